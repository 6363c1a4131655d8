import { t } from "mazzo/words/words.svelte";
import type { GameWords } from "mazzo/words/phrases";
import Tally from "./Tally.svelte";

const CARD = /^(10|[1-9])([sbcd])$/;

const words: GameWords = {
  card(card) {
    const [, rank, suit] = CARD.exec(card) ?? [];
    if (!rank) return card;
    const named = { suit: t(`primiera-suit-${suit}`) };
    return rank === "1" ? t("primiera-card-herald", named) : t("primiera-card", { rank, ...named });
  },
  move(move) {
    const [card = "", taken] = move.split(" x ");
    const takes = taken?.split("+").map((each) => words.card(each)).join(" + ");
    return takes ? `${words.card(card)} × ${takes}` : words.card(card);
  },
};

export const parts = { words, Tally };
