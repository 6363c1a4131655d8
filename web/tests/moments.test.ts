/** Which moment is staged, for how long, and what it sounds like: by what the parts of a game say of its events. */
import { describe, expect, it } from "vitest";

import type { EventShown } from "../src/api/types";
import { apart, around } from "../src/moments/deal";
import { GENERIC, leaving, momentOf, PACE, paceOf, soundOf, stagedIn, STILL, type Moments } from "../src/moments/moment";

const MOMENTS: Moments = {
  ...GENERIC,
  grand: { long: 2000, sound: "brush", tone: "vermilion", rests: 450, flies: 650 },
  small: { long: 1500, sound: "horn", tone: "teal" },
  quiet: { long: 5000, sound: "coins" },
  some: [{ long: 900, when: ({ params }) => params?.["number"] === 12, sound: "bell" }, { long: 600, sound: "slide" }],
};

let number = 0;
function event(type: string, ...keys: string[]): EventShown {
  return { number: ++number, at: 0, type, happened: keys.map((key) => ({ key, params: {} })) };
}
const moved = (...keys: string[]): EventShown[] => [event("moved", ...keys)];
const keysOf = (latest: readonly EventShown[]): string[] => stagedIn(latest, MOMENTS).map(({ event: { key } }) => key);

describe("what is staged of a move", () => {
  it("is the greatest of what happened: one with a ribbon, then the longest", () => {
    expect(keysOf(moved("played", "small", "grand", "quiet"))).toEqual(["grand"]);
    expect(keysOf(moved("played", "quiet"))).toEqual(["quiet"]);
    expect(keysOf(moved("passed"))).toEqual([]);
  });

  it("depends on what the event says", () => {
    const told = (count: number) => momentOf({ key: "some", params: { number: count } }, MOMENTS)?.sound;
    expect([told(11), told(12)]).toEqual(["slide", "bell"]);
  });

  it("is followed by what the count has a ribbon for, and by nothing else of it", () => {
    const [move, count] = [event("moved", "played"), event("counted", "quiet", "won")];
    expect(keysOf([move, count])).toEqual(["played", "won"]);
    expect(keysOf([move, event("counted", "quiet")])).toEqual(["played"]);
  });

  it("knows what was told before", () => {
    const [before, now] = [event("moved", "small"), event("moved", "grand")];
    const past = stagedIn([now], MOMENTS, [before, now])[0]?.past ?? [];
    expect(past.map(({ key }) => key)).toEqual(["small", "grand"]);
  });
});

describe("how long a move is looked at", () => {
  const pace = (latest: readonly EventShown[], moving = true): number => paceOf(latest, stagedIn(latest, MOMENTS), moving);

  it("is as long as what is staged, and at least as long as any move", () => {
    expect(pace(moved("passed"))).toBe(PACE);
    expect(pace(moved("grand"))).toBe(2000);
    expect(pace([event("moved", "grand"), event("counted", "won")])).toBe(4200);
    expect(pace([event("arrived")])).toBe(0);
  });

  it("is what somebody likes, but for what takes its time", () => {
    const at = (pace: "quick" | "calm", latest: readonly EventShown[]): number => paceOf(latest, stagedIn(latest, MOMENTS), true, pace);
    expect(at("quick", moved("laid"))).toBeLessThan(PACE);
    expect(at("calm", moved("laid"))).toBeGreaterThan(PACE);
    expect(at("quick", moved("trick"))).toBe(pace(moved("trick")));
    expect(at("calm", moved("trick"))).toBeGreaterThan(pace(moved("trick")));
    expect([at("quick", moved("grand")), at("calm", moved("grand"))]).toEqual([2000, 2000]);
  });

  it("is the last frame of a ribbon where nothing moves", () => {
    expect(pace(moved("grand"), false)).toBe(STILL);
    expect(pace(moved("played", "trick"), false)).toBe(0);
  });

  it("tells how what was taken leaves", () => {
    expect(leaving(moved("grand"), MOMENTS, false)).toEqual({ rests: 450, flies: 650 });
    expect(leaving(moved("trick"), MOMENTS, true)).toEqual({ rests: 900, flies: 240 });
  });
});

describe("what a move sounds like", () => {
  it("is its moment; that it is one's turn is heard unless there is a ribbon", () => {
    expect(soundOf(moved("played"), MOMENTS, false)).toBe("tap");
    expect(soundOf(moved("played", "trick"), MOMENTS, false)).toBe("slide");
    expect(soundOf(moved("played"), MOMENTS, true)).toBe("turn");
    expect(soundOf(moved("grand"), MOMENTS, true)).toBe("brush");
    expect(soundOf([event("dealt", "dealt")], MOMENTS, true)).toBe("rustle");
  });

  it("is nothing when nothing happens", () => {
    expect(soundOf(moved("passed"), MOMENTS, false)).toBeNull();
    expect(soundOf([], MOMENTS, false)).toBeNull();
  });
});

describe("the deal", () => {
  it("goes around, one card to each, as long as somebody gets another", () => {
    expect(around([["a", "b"], ["c", "d", "e"], []])).toEqual(["a", "c", "b", "d", "e"]);
  });

  it("takes no longer the more cards there are", () => {
    expect(apart(4)).toBe(30);
    expect(apart(60) * 59).toBeLessThan(1000);
  });
});
