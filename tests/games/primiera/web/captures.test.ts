/** What was taken stays a moment where it lay. */
import { expect, it } from "vitest";

import type { EventShown } from "mazzo/api/types";
import { beside, lately, takers } from "../../../../src/mazzo/games/primiera/web/captures";

const moved = (...happened: { key: string; params: Record<string, unknown> }[]): EventShown[] => [
  { number: 1, type: "moved", seat: 2, happened } as unknown as EventShown,
];
const captured = { key: "captured", params: { seat: 2, card: "9c", takes: ["4s", "5d"] } };

it("keeps the cards in their places, and the one that takes them beside", () => {
  const seen = lately(moved(captured));
  expect(beside(["2s", "4s", "7d", "5d"], ["2s", "7d"], seen)).toEqual(["2s", "4s", "7d", "5d", "9c"]);
  expect(beside(["2s", "4s", "7d", "5d", "9c"], ["2s", "7d"], null)).toEqual(["2s", "7d"]);
});

it("tells who gets what in the end", () => {
  const seen = lately(moved(captured, { key: "leftovers", params: { seat: 0, cards: ["2s"] } }));
  expect(seen && Object.fromEntries(takers(seen))).toEqual({ "2s": 0, "9c": 2, "4s": 2, "5d": 2 });
});

it("is nothing where nothing was taken", () => {
  expect(lately(moved({ key: "played", params: { seat: 1, card: "2s" } }))).toBeNull();
  expect(beside([], ["2s"], null)).toEqual(["2s"]);
});
