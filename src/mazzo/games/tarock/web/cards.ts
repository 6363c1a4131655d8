/** The cards of Tarock in words: in few letters for sentences, in full for labels. */
import { HIDDEN } from "mazzo/cards";
import { t } from "mazzo/words/words.svelte";

const SYMBOLS: Readonly<Record<string, string>> = { h: "♥", d: "♦", s: "♠", c: "♣" };
const MATTO = "T22";
const TENS = ["", "X", "XX"] as const;
const ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"] as const;

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
