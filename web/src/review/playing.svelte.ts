/** Playing on from a move. All that was played since is kept here and sent with each step; the server keeps nothing. */
import { Refused, request } from "../api/rest";
import type { FirstMove, PlayOnDone, PlayOnSeen, Reason } from "../api/types";
import { Showing } from "../learn/showing.svelte";
import type { Source } from "../replay/source";

type From = Required<Pick<PlayOnDone, "round" | "place" | "seat" | "cards">>;

/** What an address names: `2.14.0.anew`. */
export function fromOf(at: string): From {
  const [round, place, seat, cards] = at.split(".");
  return { round: Number(round) || 1, place: Number(place) || 0, seat: Number(seat) || 0, cards: cards === "anew" ? "anew" : "same" };
}

export class PlayOnClient {
  readonly showing = new Showing();
  seen: PlayOnSeen | null = $state.raw(null);
  refusal: Reason | null = $state.raw(null);
  #moves: readonly FirstMove[] = [];
  #seed = 0;
  #busy = false;

  constructor(
    readonly source: Source,
    readonly from: From,
  ) {}

  /** From the same move; cards that are dealt anew are others then. */
  begin(): Promise<void> {
    this.#seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
    return this.#ask([]);
  }

  play(move: string): Promise<void> {
    return this.#ask([...this.#moves, { seat: this.seen?.scene.deciding ?? this.from.seat, move }]);
  }

  close(): void {
    this.showing.close();
  }

  async #ask(moves: readonly FirstMove[]): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.refusal = null;
    try {
      const path = `${this.source.review}/play-on`;
      const seen = await request<PlayOnSeen>("POST", path, { ...this.from, seed: this.#seed, moves } satisfies PlayOnDone);
      this.#moves = [...moves, ...seen.frames.map(({ seat, move }) => ({ seat, move }))];
      this.seen = seen;
      this.showing.show([...(seen.made ? [seen.made] : []), ...seen.frames], seen.scene);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.reason : { code: "server_error", params: {} };
    }
    this.#busy = false;
  }
}
