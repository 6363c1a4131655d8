import { describe, expect, it } from "vitest";

import type { Learned, LessonListed } from "../src/api/types";
import { better } from "../src/learn/learned.svelte";
import { fitting } from "../src/learn/offers";
import { following, pathOf, stepsOf } from "../src/learn/path";

const learned = (state: Learned["state"], at: number, more: Partial<Learned> = {}): Learned => ({ game: "g", lesson: "l", state, at, ...more });

describe("of two states of a lesson", () => {
  it("the better one counts, whichever is told first", () => {
    const pairs: readonly (readonly [Learned, Learned, Learned])[] = [
      [learned("begun", 1, { step: 5 }), learned("begun", 2, { step: 3 }), learned("begun", 2, { step: 3 })],
      [learned("done", 1, { hash: "old" }), learned("begun", 2), learned("done", 1, { hash: "old" })],
      [learned("unaided", 1, { hash: "old" }), learned("done", 2, { hash: "new" }), learned("unaided", 2, { hash: "new" })],
      [learned("done", 1, { hash: "old" }), learned("unaided", 2, { hash: "new" }), learned("unaided", 2, { hash: "new" })],
    ];
    for (const [one, other, both] of pairs) {
      expect(better(one, other)).toEqual(both);
      expect(better(other, one)).toEqual(both);
    }
  });
});

describe("the path", () => {
  const lesson = (id: string): LessonListed => ({ id, title: id, idea: "", chapter: "", steps: 1, mark: "" });
  const lessons = ["a", "b", "c", "d", "e", "f"].map(lesson);
  const listed = { game: "g", lang: "en", lessons, first: true, before: 4, offers: {} };

  it("leads through four lessons to the first deal, then to the others", () => {
    const path = pathOf(listed);
    expect(stepsOf(path)).toEqual(["a", "b", "c", "d", "first", "e", "f"]);
    expect(following("g", path, "d")).toBe("/learn/g/first");
    expect(following("g", path, "first")).toBe("/learn/g/e");
    expect(following("g", path, "f")).toBe("");
    expect(following("g", path, "no such lesson")).toBe("");
  });

  it("has no first deal where there is none", () => {
    expect(following("g", pathOf({ ...listed, first: false }), "d")).toBe("/learn/g/e");
  });
});

describe("the lesson that fits a match", () => {
  const offers = { refused: { must_beat: "beat" }, others: { sweep: "eleven", out: "last" }, own: { lost: "birds" } };
  const event = (key: string, params: Record<string, number | number[]>) => ({ key, params });

  it("is about what was refused before what happened", () => {
    const events = [event("sweep", { seat: 1 }), event("sweep", { seat: 2 }), event("lost", { seat: 0 })];
    expect(fitting(offers, new Set(["must_beat", "other"]), events, 0)).toEqual(["beat", "eleven", "birds"]);
  });

  it("tells what others did from what one did oneself", () => {
    expect(fitting(offers, new Set(), [event("sweep", { seat: 0 }), event("lost", { seat: 1 })], 0)).toEqual([]);
    expect(fitting(offers, new Set(), [event("out", { seats: [0, 1] })], 0)).toEqual([]);
    expect(fitting(offers, new Set(), [event("out", { seats: [1, 2] })], 0)).toEqual(["last"]);
    expect(fitting(offers, new Set(), [event("sweep", {})], 0)).toEqual([]);
    expect(fitting(offers, new Set(), [event("sweep", { seat: 2 })], 0, [0, 2])).toEqual([]);
    expect(fitting(offers, new Set(), [event("sweep", { seat: 1 })], 0, [0, 2])).toEqual(["eleven"]);
  });
});
