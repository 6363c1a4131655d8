/** The Italian deck of forty. */
import { type Deck, oneOf, remember } from "./deck";
import { SHEET, index } from "./frame";
import { ACES } from "./italian/aces";
import { KINGS } from "./italian/kings";
import { KNAVES } from "./italian/knaves";
import { RIDERS } from "./italian/riders";
import { ITALIAN_SIGN, type ItalianSuit, italianPips } from "./italian/suits";
import { type Layer, at, layered } from "./pen";

const SUITS = ["s", "b", "c", "d"] as const;
const RANKS = Array.from({ length: 10 }, (_, i) => i + 1);
const FIGURES = [KNAVES, RIDERS, KINGS];

function picture(rank: number, suit: ItalianSuit): string {
  if (rank === 1) return ACES[suit];
  const figures = FIGURES[rank - 8];
  return figures ? figure(figures[suit]) : italianPips(rank, suit);
}

/** A standing figure in its place. */
export const figure = (layers: readonly Layer[]): string => at(100, 146, layered(layers), 0.97);

/** A card of the deck around any picture. */
export function italianCard(rank: number, suit: ItalianSuit, inner: string): string {
  return SHEET + inner + index(String(rank), ITALIAN_SIGN[suit], 0.9);
}

function face(card: string): string {
  const suit = oneOf(SUITS, card.slice(-1));
  const rank = Number(card.slice(0, -1));
  return italianCard(rank, suit, picture(rank, suit));
}

const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: SUITS,
  sign: (suit) => ITALIAN_SIGN[oneOf(SUITS, suit)],
};
