/** The parts of Tarock: how its cards and moves are said, its table, its seats and its settlement. */
import type { GameWords } from "mazzo/words/phrases";
import { has, joined, t } from "mazzo/words/words.svelte";
import { dashed, isTarock, label, short } from "./cards";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Seat from "./Seat.svelte";
import Tally from "./Tally.svelte";

/** Tarocks that have a name besides their number. */
const NAMED: readonly string[] = ["T1", "T21"];
/** Suit cards, for telling them from words. */
const SUITED = /^(10|[1-9JNQK])[hdsc]$/;

const words: GameWords & { full(card: string): string } = {
  full: label,
  card(card) {
    return NAMED.includes(card) ? t(`tarock-card-${card.toLowerCase()}`, { card: short(card) }) : short(card);
  },
  move(move) {
    const [verb = "", rest = ""] = move.split(" ");
    if (verb === "call") return rest === "fourth" ? t("tarock-offer-fourth") : words.card(rest);
    if (verb === "take") {
      const number = Number(rest);
      return number ? t("tarock-offer-packet", { number }) : joined(rest.split("+").map((card) => words.card(card)));
    }
    if (verb === "lay" || isTarock(move) || SUITED.test(move)) return words.card(rest || verb);
    const key = ["contract", "bonus", "say"].map((family) => `tarock-${family}-${dashed(move)}`).find(has);
    return key ? t(key) : move;
  },
};

export const parts = { words, Hand, Middle, Seat, Tally };
