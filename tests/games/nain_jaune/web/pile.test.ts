/** As much of the pile is seen as there is room for, and who laid what. */
import { expect, it } from "vitest";

import { IN_ROW, seenOf } from "../../../../src/mazzo/games/nain_jaune/web/pile";

const cards = (text: string, seat = 0) => text.split(" ").map((card) => ({ card, seat }));
const laid = [...cards("5c 6c", 1), ...cards("7h", 2), ...cards("8h 9d 10h", 3), ...cards("Jh Qh", 0)];

it("keeps a place for the next card in its later row", () => {
  for (let count = 0; count <= 30; count++) {
    const pile = Array.from({ length: count }, () => ({ card: "2s", seat: 0 }));
    const { below, rows } = seenOf(pile, true);
    expect(below + rows.flat().length).toBe(count);
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(rows.slice(0, -1).every((row) => row.length === IN_ROW)).toBe(true);
    expect(rows.at(-1)?.length).toBeLessThan(IN_ROW);
  }
});

it("stays as it was when the last card was laid", () => {
  const pile = cards("2s 3s 4s 5s 6s");
  expect(seenOf(pile, false).rows).toHaveLength(1);
  expect(seenOf(pile, true).rows).toHaveLength(2);
});

it("tells where the part of a player begins", () => {
  const { rows } = seenOf(laid, true);
  expect(rows.flat().flatMap((each) => (each.begins ? [each.card] : []))).toEqual(["5c", "7h", "8h", "Jh"]);
});

it("tells where a new run begins, though the same player goes on", () => {
  const { rows } = seenOf(cards("Qh Kd 3s 4s"), true);
  expect(rows.flat().flatMap((each) => (each.fresh ? [each.card] : []))).toEqual(["3s"]);
  expect(rows.flat().flatMap((each) => (each.begins ? [each.card] : []))).toEqual(["Qh", "3s"]);
});

it("says of the first card that is seen who laid it", () => {
  const { below, rows } = seenOf(cards("A23456789K".split("").map((rank) => `${rank}s`).join(" ")), true);
  expect(below).toBe(IN_ROW);
  expect(rows[0]?.[0]?.begins).toBe(true);
});
