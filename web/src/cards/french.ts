/** The French deck of fifty-two. */
import { type Deck, oneOf, remember } from "./deck";
import { SHEET } from "./frame";
import { court } from "./french/courts";
import { type FrenchSuit, ace, frenchIndices, frenchSign, pips } from "./french/suits";

const SUITS = ["s", "h", "d", "c"] as const;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;

function picture(rank: (typeof RANKS)[number], suit: FrenchSuit): string {
  if (rank === "A") return ace(suit);
  return rank === "J" || rank === "Q" || rank === "K" ? court(rank, suit) : pips(Number(rank), suit);
}

/** A card of the deck around any picture. */
export function frenchCard(rank: string, suit: FrenchSuit, inner: string): string {
  return SHEET + inner + frenchIndices(rank, suit);
}

function face(card: string): string {
  const suit = oneOf(SUITS, card.slice(-1));
  const rank = oneOf(RANKS, card.slice(0, -1));
  return frenchCard(rank, suit, picture(rank, suit));
}

const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: SUITS,
  sign: (suit) => frenchSign(oneOf(SUITS, suit)),
};
