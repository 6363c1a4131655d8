/** A Herald that decides lies as its player holds it. */
import { expect, it } from "vitest";

import type { EventShown } from "mazzo/api/types";
import { turned } from "../../../../src/mazzo/games/primiera/web/turned";
import type { Scene } from "../../../../src/mazzo/games/primiera/web/types";

const scene = { game: "primiera", viewer: 0, order: [0, 1, 2, 3] } as unknown as Scene;
const told = (key: string, seat: number): EventShown[] =>
  [{ type: "moved", happened: [{ key: "played", params: { seat, card: "1d" } }, { key, params: { seat, card: "1d" } }] }] as unknown as EventShown[];

it("is turned by where its player sits", () => {
  const turns = [0, 1, 2, 3].map((seat) => turned(scene, told("teams", seat)).get("1d"));
  expect(turns[0]).toBe(0);
  expect(turns[2]).toBe(180);
  expect(new Set([turns[1], turns[3]])).toEqual(new Set([90, -90]));
});

it("lies straight when it decides nothing, and once the next card is played", () => {
  expect(turned(scene, told("sweep", 1)).size).toBe(0);
  expect(turned(scene, []).size).toBe(0);
});
