/** Primo in the browser: its words and its parts. */
import { t } from "mazzo/words/words.svelte";
import type { GameWords } from "mazzo/words/phrases";
import Layout from "./Layout.svelte";
import Seat from "./Seat.svelte";

const CARD = /^(\d+)([yb])$/;
const LAID = /^(\w+)([>^])([A-F])$/;
const SHIFTED = /^([A-F])(\d+)>([A-F])$/;

const words: GameWords = {
  card(card) {
    const [, number, colour] = CARD.exec(card) ?? [];
    return number ? t(`primo-card-${colour}`, { number }) : t(`primo-card-${card}`);
  },
  move(move) {
    const [, source, number, target] = SHIFTED.exec(move) ?? [];
    if (source && number && target) return t("primo-web-shift", { column: source, number, target });
    const [, card, how, column] = LAID.exec(move) ?? [];
    if (card && column) return t(how === "^" ? "primo-offer-above" : "primo-offer", { card: words.card(card), column });
    const exchanged = move.startsWith("swap ") ? move.slice(5).split("+").length : 0;
    const said = exchanged ? t("primo-web-exchange-cards", { count: exchanged }) : t(`primo-web-${move}`);
    return t("primo-web-quoted", { words: said });
  },
};

export const parts = { words, Layout, Seat };
