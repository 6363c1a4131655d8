import { expect, it, vi } from "vitest";

import type { Scene } from "../src/api/messages";
import type { Area, EventShown } from "../src/api/types";

const says = {
  event: {
    captured: { seat: "seat", card: "card", takes: "cards" },
    leftovers: { seat: "seat", cards: "cards" },
    played: { seat: "seat", card: "card" },
    trick: { seat: "seat", points: "points" },
    called: { seat: "seat", card: "card" },
  },
};
vi.mock("../src/games/known", () => ({ known: () => ({ says }), knownGames: () => Promise.resolve([]) }));

const { lingering, steady } = await import("../src/games/generic/lingering");

const scene = (areas: readonly Area[], hand: readonly string[] = []): Scene => ({ game: "any", round: 1, areas, hand }) as unknown as Scene;
const moved = (number: number, ...happened: { key: string; params: Record<string, unknown> }[]): EventShown[] => [
  { number, type: "moved", happened } as unknown as EventShown,
];
const table = (...cards: string[]): Area => ({ key: "table", cards });
const trick = (cards: readonly string[], seats: readonly number[]): Area => ({ key: "trick", kind: "trick", cards, seats });

it("shows what a card has taken, the card last, and who gets it", () => {
  const before = { scene: scene([table("2s", "5c", "7d")]), latest: moved(1) };
  const events = moved(2, { key: "captured", params: { seat: 3, card: "7c", takes: ["2s", "5c"] } });
  const found = lingering(before, { scene: scene([table("7d")]), latest: events });
  expect(found?.areas[0]?.cards).toEqual(["2s", "5c", "7c", "7d"]);
  expect([...(found?.takers ?? [])]).toEqual([["2s", 3], ["5c", 3], ["7c", 3]]);
});

it("gives what was left to whom it went", () => {
  const before = { scene: scene([table("2s", "5c")]), latest: moved(1) };
  const events = moved(
    2,
    { key: "captured", params: { seat: 3, card: "2d", takes: ["2s"] } },
    { key: "leftovers", params: { seat: 1, cards: ["5c"] } },
  );
  expect(lingering(before, { scene: scene([]), latest: events })?.takers.get("5c")).toBe(1);
});

it("shows a whole trick, each card with who laid it, and its winner", () => {
  const before = { scene: scene([trick(["3s", "4s"], [0, 1])]), latest: moved(4) };
  const events = moved(5, { key: "played", params: { seat: 2, card: "9s" } }, { key: "trick", params: { seat: 2, points: 3 } });
  const found = lingering(before, { scene: scene([trick([], [])]), latest: events });
  expect(found?.areas[0]).toMatchObject({ cards: ["3s", "4s", "9s"], seats: [0, 1, 2] });
  expect(new Set(found?.takers.values())).toEqual(new Set([2]));
});

it("shows nothing where nothing was taken, or somebody leafs back", () => {
  const lying = { scene: scene([trick(["3s"], [0])]), latest: moved(7) };
  expect(lingering(null, lying)).toBeNull();
  expect(lingering(lying, { scene: scene([trick(["3s"], [0])]), latest: moved(8, { key: "called", params: { seat: 1, card: "Kh" } }) })).toBeNull();
  expect(lingering(lying, { scene: scene([trick([], [])]), latest: moved(3, { key: "called", params: { seat: 1, card: "Kh" } }) })).toBeNull();
});

it("leaves alone what only lies lower in a row, and what went to the own hand", () => {
  const before = { scene: scene([table("2s", "3s", "4s")]), latest: moved(1) };
  const after = { scene: scene([table("3s", "4s", "5s")]), latest: moved(2, { key: "played", params: { seat: 0, card: "5s" } }) };
  expect(lingering(before, after)).toBeNull();
  const drawn = { scene: scene([table("3s", "4s")], ["2s"]), latest: moved(2, { key: "captured", params: { seat: 0, card: "2s" } }) };
  expect(lingering(before, drawn)).toBeNull();
});

it("keeps every card of a row where it lay", () => {
  expect(steady(["9c", "2s", "5d"], ["2s", "5d", "7c", "9c"])).toEqual(["9c", "2s", "5d", "7c"]);
});
