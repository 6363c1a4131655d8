/** The tarock deck: four French suits with four courts each, and twenty-two tarocks. Games leave out what they do not use. */
import { type Court, court } from "./french/courts";
import { frenchIndices, frenchSign, pips } from "./french/suits";
import { type Deck, oneOf, remember } from "./deck";
import { SHEET } from "./frame";
import { TAROCK_SIGN, tarock } from "./tarock/tarocks";

const SUITS = ["h", "d", "s", "c"] as const;
const COURTS = ["J", "N", "Q", "K"] as const;
const RANKS: readonly string[] = [...Array.from({ length: 10 }, (_, i) => String(i + 1)), ...COURTS];

function isCourt(rank: string): rank is Court {
  return (COURTS as readonly string[]).includes(rank);
}

function face(card: string): string {
  if (card.startsWith("T")) return tarock(Number(card.slice(1)));
  const suit = oneOf(SUITS, card.slice(-1));
  const rank = card.slice(0, -1);
  return SHEET + (isCourt(rank) ? court(rank, suit) : pips(Number(rank), suit)) + frenchIndices(rank, suit);
}

const CARDS = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)),
  ...Array.from({ length: 22 }, (_, i) => `T${i + 1}`),
];

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: [...SUITS, "T"],
  sign: (suit) => (suit === "T" ? TAROCK_SIGN : frenchSign(oneOf(SUITS, suit))),
};
