import { expect, it } from "vitest";

import type { Scene } from "../src/api/messages";
import { seatwise } from "../src/table/seatwise";

const scene = (columns: number[][], values: (number | null)[], won?: boolean[]): Scene =>
  ({ tally: { columns, lines: [{ key: "points", values, ...(won && { won }) }, { key: "note", values: [] }] } }) as unknown as Scene;

it("puts columns, values and marks in the order of seats", () => {
  const { tally } = seatwise(scene([[2], [3], [0], [1]], [20, 30, 0, null], [true, false, false, true]));
  expect(tally?.columns).toEqual([[0], [1], [2], [3]]);
  expect(tally?.lines[0]).toEqual({ key: "points", values: [0, null, 20, 30], won: [false, true, true, false] });
  expect(tally?.lines[1]).toEqual({ key: "note", values: [] });
});

it("orders sides by the first who sits there", () => {
  expect(seatwise(scene([[1, 3], [2, 0]], [1, 2])).tally?.columns).toEqual([[2, 0], [1, 3]]);
});

it("leaves a scene without a count as it is", () => {
  const bare = {} as Scene;
  expect(seatwise(bare)).toBe(bare);
});
