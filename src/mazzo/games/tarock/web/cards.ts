/** The cards of Tarock in words: in few letters for sentences, in full for labels; and points in thirds. */
import { HIDDEN } from "mazzo/cards";
import { t } from "mazzo/words/words.svelte";

export const SYMBOLS: Readonly<Record<string, string>> = { h: "♥", d: "♦", s: "♠", c: "♣" };
const MATTO = "T22";
const TENS = ["", "X", "XX"] as const;
const ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"] as const;
const THIRDS = ["", "⅓", "⅔"] as const;
/** What a whole pack counts, in thirds of a point. */
export const WHOLE = 210;

export const dashed = (key: string): string => key.replaceAll("_", "-");

export const isTarock = (card: string): boolean => /^T\d+$/.test(card);

/** A number as it is printed on a tarock. */
export const roman = (number: number): string => `${TENS[Math.floor(number / 10)] ?? ""}${ONES[number % 10] ?? ""}`;

/** A card in few letters: `K♥`, `10♠`, `XVII`, `Matto`. */
export function short(card: string): string {
  if (card === HIDDEN) return card;
  if (card === MATTO) return t("tarock-matto");
  if (isTarock(card)) return roman(Number(card.slice(1)));
  const rank = card.slice(0, -1);
  return (/\d/.test(rank) ? rank : t(`tarock-letter-${rank.toLowerCase()}`)) + (SYMBOLS[card.slice(-1)] ?? "");
}

/** Cards side by side in few letters. */
export const compact = (cards: readonly string[]): string => cards.map(short).join(" ");

/** A card in full, for who hears it. */
export function label(card: string): string {
  if (card === HIDDEN) return t("card-hidden");
  if (card === MATTO) return t("tarock-matto");
  if (isTarock(card)) return t("tarock-web-tarock", { number: Number(card.slice(1)), name: short(card) });
  const rank = card.slice(0, -1);
  return t("tarock-web-card", {
    rank: /\d/.test(rank) ? rank : t(`tarock-web-rank-${rank.toLowerCase()}`),
    suit: t(`tarock-web-suit-${card.slice(-1)}`),
  });
}

/** Thirds of a point as a number: `38`, `38⅓`. */
export const points = (thirds: number): string => `${Math.floor(thirds / 3)}${THIRDS[thirds % 3] ?? ""}`;
