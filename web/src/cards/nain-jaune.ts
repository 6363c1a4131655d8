import { court } from "./courts";
import { type Deck, oneOf, remember } from "./deck";
import { dwarf } from "./dwarf";
import { GOLD_RIM, SHEET } from "./frame";
import { type FrenchSuit, ace, frenchIndices, frenchSign, pips } from "./french";

const SUITS = ["s", "h", "d", "c"] as const;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
const BOX_CARDS: ReadonlySet<string> = new Set(["10d", "Jc", "Qs", "Kh", "7d"]);

function picture(rank: (typeof RANKS)[number], suit: FrenchSuit): string {
  if (rank === "A") return ace(suit);
  if (rank === "J" || rank === "Q" || rank === "K") return court(rank, suit);
  return rank === "7" && suit === "d" ? dwarf() : pips(Number(rank), suit);
}

function face(card: string): string {
  const suit = oneOf(SUITS, card.slice(-1));
  const rank = oneOf(RANKS, card.slice(0, -1));
  return SHEET + (BOX_CARDS.has(card) ? GOLD_RIM : "") + picture(rank, suit) + frenchIndices(rank, suit);
}

const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: SUITS,
  sign: (suit) => frenchSign(oneOf(SUITS, suit)),
};
