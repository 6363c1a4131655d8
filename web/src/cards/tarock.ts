import { type Court, court } from "./courts";
import { type Deck, oneOf, remember } from "./deck";
import { SHEET } from "./frame";
import { frenchIndices, frenchSign, pips } from "./french";
import { TAROCK_SIGN, tarock } from "./tarocks";

const SUITS = ["h", "d", "s", "c"] as const;
const COURTS = ["J", "N", "Q", "K"] as const;
const RED: readonly string[] = ["4", "3", "2", "1", ...COURTS];
const BLACK: readonly string[] = ["7", "8", "9", "10", ...COURTS];

function ranks(suit: (typeof SUITS)[number]): readonly string[] {
  return suit === "h" || suit === "d" ? RED : BLACK;
}

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
  ...SUITS.flatMap((suit) => ranks(suit).map((rank) => rank + suit)),
  ...Array.from({ length: 22 }, (_, i) => `T${i + 1}`),
];

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: [...SUITS, "T"],
  sign: (suit) => (suit === "T" ? TAROCK_SIGN : frenchSign(oneOf(SUITS, suit))),
};
