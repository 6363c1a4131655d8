import { describe, expect, it } from "vitest";

import type { Scene } from "../src/api/messages";
import type { Area, Choice } from "../src/api/types";
import { besides, goalOf, grouped, keysOf, nearest, sayable, startsOf, waysOf } from "../src/games/generic/offers";

const column = (name: string, ...cards: string[]): Area => ({ key: "column", kind: "column", name, cards });
const sceneOf = (areas: readonly Area[], moves: readonly Choice[]): Scene => ({ areas, moves }) as unknown as Scene;
const moves = (choices: readonly Choice[]): readonly string[] => choices.map((each) => each.move);

describe("what goes to an area", () => {
  const areas = [column("A", "7b"), column("B", "8y", "7y", "6b"), column("C", "9b")];
  const scene = sceneOf(areas, [
    { move: "5y>B", card: "5y", to: "B" },
    { move: "8b^A", card: "8b", to: "A", above: true },
    { move: "B6>A", takes: ["6b"], source: "B", to: "A" },
    { move: "B8>C", takes: ["8y", "7y", "6b"], source: "B", to: "C" },
    { move: "swap 5y", takes: ["5y"] },
  ]);
  const goals = (ways: readonly Choice[]) => areas.map((area) => goalOf(scene, ways, area)?.move);

  it("is lit for a card, and for a part of what lies there", () => {
    expect(goals(waysOf(scene, { card: "5y", place: 2 }))).toEqual([undefined, "5y>B", undefined]);
    expect(goals(waysOf(scene, { source: "B", from: 2 }))).toEqual(["B6>A", undefined, undefined]);
    expect(goals(waysOf(scene, { source: "B", from: 0 }))).toEqual([undefined, undefined, "B8>C"]);
    expect(goals([])).toEqual([undefined, undefined, undefined]);
  });

  it("begins at the part nearest to a tap", () => {
    expect(startsOf(scene, "B")).toEqual([0, 2]);
    expect(nearest(startsOf(scene, "B"), 2)).toBe(2);
    expect(nearest(startsOf(scene, "B"), 1)).toBe(0);
    expect(nearest(startsOf(scene, "A"), 0)).toBeUndefined();
  });

  it("needs no button, other than what is said", () => {
    expect(besides(scene, waysOf(scene, { card: "5y", place: 0 }))).toEqual([]);
    expect(moves(sayable(scene))).toEqual(["swap 5y"]);
  });
});

it("finds the area that is named after the card, and one that can be chosen by itself", () => {
  const areas: Area[] = [
    { key: "box", kind: "box", name: "10d" },
    { key: "box", kind: "box", name: "Jc" },
    { key: "packet", cards: ["2h"] },
  ];
  const scene = sceneOf(areas, [
    { move: "Jc", card: "Jc", to: "box" },
    { move: "take", to: "packet" },
    { move: "pass" },
  ]);
  const goals = (ways: readonly Choice[]) => areas.map((area) => goalOf(scene, ways, area)?.move);
  expect(goals(waysOf(scene, { card: "Jc", place: 0 }))).toEqual([undefined, "Jc", undefined]);
  expect(goals([])).toEqual([undefined, undefined, "take"]);
  expect(moves(sayable(scene))).toEqual(["pass"]);
});

it("offers what takes cards, and what can be done besides, as buttons too", () => {
  const scene = sceneOf([{ key: "stock", kind: "pile", cards: ["2d"] }], [
    { move: "7d", card: "7d" },
    { move: "swap 7d", card: "7d", takes: ["2d"], to: "stock" },
  ]);
  expect(moves(besides(scene, waysOf(scene, { card: "7d", place: 0 })))).toEqual(["7d", "swap 7d"]);
});

it("puts moves with one label together", () => {
  const swap = (move: string): Choice => ({ move, label: { code: "swap" } });
  expect(grouped([swap("a"), { move: "pass" }, swap("b")]).map(moves)).toEqual([["a", "b"], ["pass"]]);
});

it("gives equal cards keys of their own, and hidden ones none", () => {
  expect(keysOf([["5y", "??"], ["5y", "6b"]])).toEqual([["card:5y", undefined], ["card:5y:2", "card:6b"]]);
});
