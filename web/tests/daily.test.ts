import { beforeEach, expect, test, vi } from "vitest";

import { checked, keep } from "../src/daily/promise";
import { barsOf, compared, within } from "../src/daily/spread";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

const SPREAD = [
  { result: -3.67, count: 2 },
  { result: 0, count: 1 },
  { result: 4, count: 3 },
];

test("every result is in one bar, and so are marks beyond them", () => {
  const bars = barsOf(SPREAD, [9.5]);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  for (const result of [-3.67, 0, 4, 9.5]) expect(bars.filter((bar) => within(bar, result))).toHaveLength(1);
  expect(barsOf([{ result: -400, count: 1 }, { result: 400, count: 1 }], []).length).toBeLessThanOrEqual(15);
});

test("few results stand in the middle, with room beside them", () => {
  const bars = barsOf([{ result: 0.5, count: 1 }], []);
  expect(bars.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(bars[4]).toEqual({ from: 0, to: 1, count: 1 });
});

test("one is compared with the others, not with oneself", () => {
  expect(compared(SPREAD, 0)).toEqual({ count: 6, average: (12 - 7.34) / 6, better: 3, worse: 2, same: 0 });
  expect(compared(SPREAD, -11 / 3)).toMatchObject({ better: 4, same: 1, worse: 0 });
});

// As `mazzo.learn.daily.promised` has it, for the bytes 0 to 31.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const PROMISE = "184e48572db2727d3725959bf3d48993d7cfd13e66c6c2386b7bc519dcedb5ce";
const told = { day: "2026-11-18", promise: PROMISE, promised_at: 0, secret: SECRET };

test("a secret is checked against its hash, best against the one that was seen before", () => {
  expect(checked({ ...told, secret: "" })).toBe("closed");
  expect(checked(told)).toBe("told");
  expect(checked({ ...told, secret: SECRET.replace("00", "01") })).toBe("wrong");
  keep([{ ...told, secret: "" }]);
  expect(checked(told)).toBe("seen");
});

test("a hash that was exchanged later is noticed, even with a secret that fits it", () => {
  keep([{ ...told, promise: "00", secret: "" }]);
  keep([{ ...told, secret: "" }]);
  expect(checked({ ...told, secret: "" })).toBe("wrong");
  expect(checked(told)).toBe("wrong");
});
