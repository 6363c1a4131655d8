/** Which card is which, and what the listed moves offer. */
import { describe, expect, it } from "vitest";

import type { Choice } from "mazzo/api/types";
import { exchange } from "../../../../src/mazzo/games/primo/web/offers";
import { cardsOf, follow, HAND, type Lying } from "../../../../src/mazzo/games/primo/web/pieces";
import type { Scene } from "../../../../src/mazzo/games/primo/web/types";

function scene(hand: string[], columns: string[][], moves: Choice[] = [], tops: string[] = []): Scene {
  const shared = { game: "primo", viewer: 0, round: 1, dealer: 1, order: [0, 1], factor: 1, totals: [0, 0], held: [hand.length, 0], refused: {} };
  const rest = { colours: "ignored", games: 1, phase: "play", played: 0, undoable: 0, gone: 0, players: [], idle: 0, idle_limit: 20, out: -1 };
  return { ...shared, ...rest, waiting: [0], deciding: 0, hand, columns, moves, tops };
}

const keys = (lying: Lying, place: string) => lying[place]?.map((piece) => piece.key);

describe("pieces", () => {
  const before = follow({}, cardsOf(scene(["5y", "5y", "top"], [["7b"], ["6b"], [], [], [], []])), "", false);

  it("gives equal cards names of their own", () => {
    const all = Object.values(before).flat();
    expect(new Set(all.map((piece) => piece.key)).size).toBe(all.length);
  });

  it("moves the very copy that was played", () => {
    const [first, second, top] = keys(before, HAND) ?? [];
    const after = follow(before, cardsOf(scene(["5y", "top"], [["7b"], ["6b", "5y"], [], [], [], []])), first ?? "", false);
    expect(keys(after, HAND)).toEqual([second, top]);
    expect(keys(after, "B")?.[1]).toBe(first);
  });

  it("follows a shifted row, and Top to its column", () => {
    const after = follow(before, cardsOf(scene(["5y", "5y"], [["7b", "6b"], [], [], [], [], []], [], ["C"])), "", false);
    expect(keys(after, "A")).toEqual([...(keys(before, "A") ?? []), ...(keys(before, "B") ?? [])]);
    expect(keys(after, "top C")).toEqual(keys(before, HAND)?.slice(2));
  });

  it("brings a card back to the hand only when a move is taken back", () => {
    const laid = follow(before, cardsOf(scene(["5y", "top"], [["7b"], ["6b", "5y"], [], [], [], []])), "", false);
    const now = cardsOf(scene(["5y", "5y", "top"], [["7b"], ["6b"], [], [], [], []]));
    const played = keys(laid, "B")?.[1] ?? "";
    expect(keys(follow(laid, now, "", true), HAND)).toContain(played);
    expect(keys(follow(laid, now, "", false), HAND)).not.toContain(played);
  });
});

it("finds the exchange of a selection, whichever copies it has", () => {
  const moves: Choice[] = [
    { move: "swap 5y", takes: ["5y"] },
    { move: "swap 5y+5y", takes: ["5y", "5y"] },
    { move: "B6>A", takes: ["6b"], source: "B", to: "A" },
  ];
  const shown = scene(["5y", "8b", "5y"], [["7b"], ["8y", "7y", "6b"], ["9b"], [], [], []], moves);
  expect(exchange(shown, ["5y", "5y"])?.move).toBe("swap 5y+5y");
  expect(exchange(shown, ["8b"])).toBeUndefined();
  expect(exchange(shown, ["6b"])).toBeUndefined();
  expect(exchange(shown, [])).toBeUndefined();
});
