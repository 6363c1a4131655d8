import { describe, expect, it } from "vitest";

import type { Learned, MistakeListed } from "../src/api/types";
import { better } from "../src/learn/learned.svelte";
import { addressOf, daysOf, due, dueAt, nameOf, tried } from "../src/mistakes/spacing";

const DAY = 86_400_000;
const mistake = (number: number): MistakeListed => ({ game: "g", source: "t/abc/2", number, cost: 1, unit: "points", ended_at: 0 });

describe("an exercise", () => {
  it("comes back wider and wider apart while it is solved", () => {
    let [known, now]: [Learned | undefined, number] = [undefined, 1000];
    const days: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      known = tried(mistake(7), known, true, now) ?? known;
      days.push((dueAt(known) - now) / DAY);
      now = dueAt(known);
    }
    expect(days).toEqual([1, 3, 7, 16, 35, 90, 180, 180, 180]);
    expect(known?.lesson).toBe("mistake.abc-2.7");
  });

  it("begins anew when it is missed, and is there at once", () => {
    const known = tried(mistake(7), { game: "g", lesson: "mistake.abc-2.7", state: "done", step: 4, at: 0 }, false, 5);
    expect(known).toMatchObject({ state: "begun", step: 0, at: 5 });
    expect(dueAt(known ?? undefined)).toBe(5);
    expect(daysOf(0)).toBe(0);
  });

  it("gains nothing by being solved before its time", () => {
    const known: Learned = { game: "g", lesson: "mistake.abc-2.7", state: "done", step: 2, at: 0 };
    expect(tried(mistake(7), known, true, DAY)).toBeNull();
    expect(tried(mistake(7), known, true, 3 * DAY)).toMatchObject({ step: 3 });
  });

  it("counts as it was tried last, on whichever device", () => {
    const solved: Learned = { game: "g", lesson: "mistake.abc-2.7", state: "done", step: 3, at: 1 };
    const missed: Learned = { ...solved, state: "begun", step: 0, at: 2 };
    expect(better(solved, missed)).toEqual(missed);
    expect(better(missed, solved)).toEqual(missed);
  });
});

describe("a mistake in the deal of a day", () => {
  it("is kept by the day, beside those of tables", () => {
    const one: MistakeListed = { ...mistake(7), source: "daily/g/2026-11-18" };
    expect(nameOf(one)).toBe("mistake.2026-11-18.7");
    expect(addressOf(one)).toBe("/mistakes/daily/g/2026-11-18/7");
  });
});

describe("what is to be done", () => {
  it("is first what comes back, then what is new, then what was missed", () => {
    const known: Record<string, Learned> = {};
    const keep = (number: number, step: number, at: number): void => {
      const lesson = nameOf(mistake(number));
      known[lesson] = { game: "g", lesson, state: step ? "done" : "begun", step, at };
    };
    keep(1, 0, 5);
    keep(3, 1, 2);
    keep(4, 1, 1);
    keep(5, 2, 1);
    const all = [1, 2, 3, 4, 5].map(mistake);
    const found = due(all, (each) => known[nameOf(each)], DAY + 10);
    expect(found.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });
});
