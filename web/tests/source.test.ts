import { expect, it } from "vitest";

import { sourceOf } from "../src/replay/source";

it("names a match at a table as its pages and the server do", () => {
  const source = sourceOf("t/abc/2");
  expect(source.replay(3)).toBe("/api/tables/abc/replays/2/3");
  expect(source.review).toBe("/api/tables/abc/reviews/2");
  expect(source.page("replay", "1.4")).toBe("/t/abc/replay/2#1.4");
  expect([source.home, source.table, source.match]).toEqual(["/t/abc", "abc", 2]);
});

it("names the deal of a day likewise", () => {
  const source = sourceOf("daily/whist/2026-11-18");
  expect(source.replay(1)).toBe("/api/days/2026-11-18/whist/replay");
  expect(source.review).toBe("/api/days/2026-11-18/whist/review");
  expect(source.page("review", "1.4")).toBe("/daily/whist/2026-11-18/review#1.4");
  expect([source.home, source.table]).toEqual(["/daily/whist/2026-11-18", ""]);
});
