import { type Deck, oneOf, remember } from "./deck";
import { SHEET, index } from "./frame";
import { HERALDS } from "./italian/heralds";
import { KINGS } from "./italian/kings";
import { KNAVES } from "./italian/knaves";
import { RIDERS } from "./italian/riders";
import { ITALIAN_SIGN, type ItalianSuit, italianPips } from "./italian/suits";
import { at, layered, letters } from "./pen";

const SUITS = ["s", "b", "c", "d"] as const;
/** What a rank counts for the primiera, from 1 to 10. */
const PRIMIERA = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10];
const FIGURES = [KNAVES, RIDERS, KINGS];

function picture(rank: number, suit: ItalianSuit): string {
  const figures = rank === 1 ? HERALDS : FIGURES[rank - 8];
  return figures ? at(100, 146, layered(figures[suit]), 0.97) : italianPips(rank, suit);
}

function face(card: string): string {
  const suit = oneOf(SUITS, card.slice(-1));
  const rank = Number(card.slice(0, -1));
  const foot = letters(String(PRIMIERA[rank - 1]), 174, 280, 23, { width: 24 });
  return SHEET + picture(rank, suit) + index(String(rank), ITALIAN_SIGN[suit], 0.9) + foot;
}

const CARDS = SUITS.flatMap((suit) => PRIMIERA.map((_, i) => `${i + 1}${suit}`));

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: SUITS,
  sign: (suit) => ITALIAN_SIGN[oneOf(SUITS, suit)],
};
