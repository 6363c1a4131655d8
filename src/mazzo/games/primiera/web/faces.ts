/** The cards of Primiera: Heralds instead of aces, and at the foot of each card what it counts for the primiera. */
import type { Faces } from "mazzo/cards";
import { oneOf } from "mazzo/cards/deck";
import { figure, italianCard } from "mazzo/cards/italian";
import { letters } from "mazzo/cards/pen";
import { HERALDS } from "./heralds";

const SUITS = ["s", "b", "c", "d"] as const;
/** From 1 to 10. */
const COUNTS = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10];

export const faces: Faces = (card, plain) => {
  const rank = Number(card.slice(0, -1));
  const suit = oneOf(SUITS, card.slice(-1));
  const drawn = rank === 1 ? italianCard(rank, suit, figure(HERALDS[suit])) : plain(card);
  return drawn + letters(String(COUNTS[rank - 1]), 174, 280, 23, { width: 24 });
};
