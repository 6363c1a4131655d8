/** The cards of Tarock in few letters, and points in thirds. */
import { HIDDEN } from "mazzo/cards";
import type { Phrases } from "mazzo/words/phrases";
import { t } from "mazzo/words/words.svelte";

export const SYMBOLS: Readonly<Record<string, string>> = { h: "♥", d: "♦", s: "♠", c: "♣" };
const THIRDS = ["", "⅓", "⅔"] as const;
/** What a whole pack counts, in thirds of a point. */
export const WHOLE = 210;

export const dashed = (key: string): string => key.replaceAll("_", "-");

/** A contract. */
export const contractName = (contract: string): string => t(`tarock-contract-${dashed(contract)}`);

/** Cards side by side in few letters. */
export const compact = (cards: readonly string[], phrases: Phrases): string =>
  cards.map((card) => (card === HIDDEN ? card : phrases.short(card))).join(" ");

/** Thirds of a point as a number: `38`, `38⅓`. */
export const points = (thirds: number): string => `${Math.floor(thirds / 3)}${THIRDS[thirds % 3] ?? ""}`;
