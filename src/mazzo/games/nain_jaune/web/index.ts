/** The parts of Nain Jaune. */
import type { Given } from "mazzo/games/generic";
import type { GameWords } from "mazzo/words/phrases";
import { t } from "mazzo/words/words.svelte";
import { Claiming } from "./claiming.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Seat from "./Seat.svelte";
import Tally from "./Tally.svelte";
import type { Scene } from "./types";

const CARD = /^(10|[2-9AJQK])([shdc])(!?)$/;

const words: GameWords = {
  card(card) {
    const [, rank, suit] = CARD.exec(card) ?? [];
    return rank && suit ? t("nain_jaune-web-card", { rank, suit }) : card;
  },
  move(move) {
    if (move === "pass" || move === "stop") return t(`nain_jaune-web-${move}`);
    const [, , , announced] = CARD.exec(move) ?? [];
    return announced ? t("nain_jaune-offer-box", { card: words.card(move) }) : words.card(move);
  },
};

export const parts = {
  words,
  choosing: (given: () => Given) => new Claiming(given),
  Hand,
  Middle,
  Seat,
  Tally,
  holds: (scene: Scene, seat: number) => scene.players[seat]?.tokens,
};
