/** The review of a match: how far it is, and what is judged so far. Whoever played has it judged at once. */
import * as rest from "../api/rest";
import type { DecisionJudged, Reason, ReviewShown, ReviewState } from "../api/types";
import type { Source } from "../replay/source";
import { askReview, cancelReview, readReview, reviewState, type ReviewLevel } from "./asking";

/** How often is looked how far it is, in milliseconds. */
const AGAIN = 1000;

export class ReviewClient {
  state: ReviewState | null = $state.raw(null);
  review: ReviewShown | null = $state.raw(null);
  refusal: Reason | null = $state.raw(null);
  #timer = 0;
  #closed = false;
  /** Whether whoever is here has asked for it, so that it is asked for again if an engine that is better by now judges anew. */
  #wanted = false;
  /** Of how many seats `review` tells, and which level that is. */
  #read = "";

  constructor(readonly source: Source) {}

  /** See what there is. `mine` has it judged if nobody has. */
  async open(mine: boolean): Promise<void> {
    await this.#do(async () => {
      const thorough = await reviewState(this.source, "thorough");
      const found = thorough.ready ? thorough : await reviewState(this.source, "quick");
      await this.#see(found);
      this.#wanted = mine;
      if (found.state === "none" && mine) await this.#see(await askReview(this.source, "quick"));
    });
  }

  ask(level: ReviewLevel = this.state?.level ?? "quick"): Promise<void> {
    return this.#do(async () => {
      await rest.becomeGuest();
      this.#wanted = true;
      await this.#see(await askReview(this.source, level));
    });
  }

  stop(): Promise<void> {
    return this.#do(async () => {
      if (this.state) await this.#see(await cancelReview(this.source, this.state.level));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #do(what: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    this.refusal = null;
    try {
      await what();
    } catch (error) {
      this.refusal = error instanceof rest.Refused ? error.reason : { code: "server_error", params: {} };
    }
    if (!this.#closed && this.state?.state === "asked") {
      const { level } = this.state;
      const look = (): void =>
        void this.#do(async () => {
          const found = await reviewState(this.source, level);
          await this.#see(found.state === "none" && this.#wanted ? await askReview(this.source, level) : found);
        });
      this.#timer = setTimeout(look, AGAIN) as unknown as number;
    }
  }

  async #see(found: ReviewState): Promise<void> {
    this.state = found;
    const read = `${found.level} ${found.rougher} ${found.ready}`;
    if (!found.ready || read === this.#read) return;
    this.review = await readReview(this.source, found.level);
    this.#read = read;
  }
}

/** The decisions that are worth a look: what surely cost something, and what was well found; on request also what may have. */
export function turning(review: ReviewShown, players: readonly number[], unsure: boolean): readonly DecisionJudged[] {
  const finest = new Set(review.players.map((each) => each.finest));
  return review.decisions.filter(
    (each) => players.includes(each.player) && (each.sure || finest.has(each.number) || (unsure && each.cost > 0)),
  );
}

/** The round in which a move of the match is, and the frame after it. */
export function momentAfter(review: ReviewShown, number: number): readonly [number, number] {
  const round = Math.max(0, review.rounds.findIndex((last) => number <= last));
  return [round + 1, number - (review.rounds[round - 1] ?? 0)];
}

/** The number of the last move before a frame. */
export function numberAt(review: ReviewShown, round: number, place: number): number {
  return Math.min(review.rounds[round - 1] ?? 0, (review.rounds[round - 2] ?? 0) + place);
}

/** How far ahead a seat was after so many moves. */
export function leadAt(course: readonly { readonly number: number; readonly lead: number }[], number: number): number {
  return course.findLast((each) => each.number <= number)?.lead ?? 0;
}
