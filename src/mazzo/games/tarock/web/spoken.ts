/** What is said at Tarock: which moves are words, which are tickets to choose from, and what each player said last. */
import type { Choice } from "mazzo/api/types";
import type { Said, SeatProps } from "mazzo/games";
import type { Phrases } from "mazzo/words/phrases";
import { t } from "mazzo/words/words.svelte";
import type { Scene } from "./types";

/** What closes a turn. */
const CLOSING: readonly string[] = ["pass", "ok"];
/** Answers to what another has said. */
const ANSWERS: readonly string[] = ["hold", "accanto", "contra", "recontra"];
const BIDDING: readonly string[] = ["auction", "choice"];
const SPOKEN: readonly string[] = [...BIDDING, "announce", "contra"];
/** After these words somebody else's bid stands, or nobody's. */
const NO_BIDS: readonly string[] = [...CLOSING, ...ANSWERS];

export const isBidding = (scene: Scene): boolean => BIDDING.includes(scene.phase);
/** Whether something is said now rather than laid. */
export const isSpoken = (scene: Scene): boolean => SPOKEN.includes(scene.phase);
export const closes = (choice: Choice): boolean => CLOSING.includes(choice.move);
export const answers = (choice: Choice): boolean => ANSWERS.includes(choice.move);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A ticket: a bid or an announcement, with what it means. */
export interface Ticket {
  readonly key: string;
  readonly word: string;
  readonly hint: string;
  readonly price: string;
  /** What is said by taking it; none if somebody has said it already. */
  readonly choice?: Choice;
  /** Who has said it, or -1. */
  readonly by: number;
  /** Whether it is what counts now. */
  readonly stands: boolean;
}

function offered(choice: Choice, phrases: Phrases): Ticket {
  const { contract, kind, price, times, hint } = choice.label?.params ?? {};
  const word = contract ? phrases.spoken("term:contract", contract) : kind ? phrases.spoken("term:bonus", kind) : phrases.choice(choice);
  const means = hint ? String(phrases.spoken("term:hint", hint)) : "";
  return { key: choice.move, word: String(word), hint: means, price: price ? t("tarock-price", { price }) : times ? `×${String(times)}` : "", choice, by: -1, stands: false };
}

/** What has been said, the latest last: bids while they are made, then the contract; announcements. */
function spoken(scene: Scene): readonly (readonly [string, number])[] {
  if (scene.phase === "announce") return scene.announced.map(({ word, seat }) => [word, seat] as const);
  if (scene.phase === "contra") return [[scene.contract, scene.declarer]];
  const bids = scene.auction.filter(({ word }) => !NO_BIDS.includes(word)).map(({ word, seat }) => [word, seat] as const);
  // Whoever holds it has the bid of another.
  return bids.map(([word, seat]) => [word, word === scene.contract ? scene.declarer : seat] as const);
}

/** What was said and what can be said, in this order. */
export function tickets(scene: Scene, phrases: Phrases): readonly Ticket[] {
  const family = scene.phase === "announce" ? "bonus" : "contract";
  const said = spoken(scene).map(([word, by]): Ticket => ({
    key: `${word} ${by}`,
    word: String(phrases.spoken(`term:${family}`, word)),
    hint: String(phrases.spoken("term:hint", word)),
    price: "",
    by,
    stands: family === "bonus" || word === scene.contract,
  }));
  return [...said, ...scene.moves.filter((choice) => !closes(choice) && !answers(choice)).map((choice) => offered(choice, phrases))];
}

/** The word with which a move is said; what it means is told beside it. */
export function wordOf(choice: Choice, phrases: Phrases): string {
  const whole = choice.label?.code !== choice.move;
  return capital(whole ? phrases.choice(choice) : String(phrases.spoken("term:say", choice.move)));
}

/** What somebody has said last, as long as the others answer it. */
export function says({ scene: given, seat, phrases }: SeatProps): Said | null {
  const scene = given as Scene;
  const lasting = (text: string): Said | null => (text ? { text: capital(text), lasting: true } : null);
  if (isBidding(scene)) {
    const last = scene.auction.findLast((each) => each.seat === seat)?.word ?? (seat === scene.order[0] ? "my_game" : "");
    return lasting(last && String(phrases.spoken("term:say", last)));
  }
  if (scene.phase === "take" && seat === scene.declarer && scene.called.length === 2) return lasting(phrases.card(scene.called));
  if (scene.phase === "announce") {
    const said = scene.announced.filter((each) => each.seat === seat).map((each) => each.word);
    return lasting(said.length ? String(phrases.spoken("term:bonus", said)) : "");
  }
  return null;
}
