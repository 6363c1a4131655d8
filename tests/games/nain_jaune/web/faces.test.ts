import { expect, it } from "vitest";

import { loadFamily, refined } from "mazzo/cards";
import { keepsTo } from "../../../../web/tests/cards/checks";
import { faces } from "../../../../src/mazzo/games/nain_jaune/web/faces";

it("draws every card, no two alike", async () => {
  const deck = refined(await loadFamily("french"), faces);
  for (const card of deck.cards) expect(keepsTo(deck.face(card)), card).toBe("");
  expect(new Set(deck.cards.map((card) => deck.face(card))).size).toBe(deck.cards.length);
});
