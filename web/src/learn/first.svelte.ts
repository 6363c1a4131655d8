/** The first deal, with a coach. All moves of all seats are kept here and sent with each step; the server keeps nothing. */
import * as rest from "../api/rest";
import type { FirstDone, FirstMove, FirstSeen, Reason } from "../api/types";
import { preferred } from "../words/words.svelte";
import { begunOf, keep, note } from "./learned.svelte";
import { Showing } from "./showing.svelte";

export const FIRST = "first";
/** After so long without a move help comes by itself, in milliseconds. */
const PATIENCE = 12_000;

type Wish = NonNullable<FirstDone["ask"]>;

/** What is kept of a deal that was begun. */
type Kept = Pick<FirstDone, "moves" | "said"> & { readonly text: string };

export class FirstClient {
  readonly showing = new Showing();
  seen: FirstSeen | null = $state.raw(null);
  /** What the coach said about what is to be decided now. */
  said = $state("");
  refusal: Reason | null = $state.raw(null);
  #moves: readonly FirstMove[] = [];
  #busy = false;
  #timer = 0;

  constructor(readonly game: string) {}

  async open(): Promise<void> {
    const [begun] = (begunOf(this.game, FIRST)?.done ?? []) as readonly Kept[];
    await this.#ask(begun?.moves ?? [], "", begun?.said ?? [], false);
    if (begun && !this.said) this.said = begun.text;
    // What was played then is not the same deal any more.
    if (this.refusal && begun) await this.again();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.showing.close();
  }

  again(): Promise<void> {
    keep(this.game, FIRST, null);
    return this.#ask([], "", [], false);
  }

  /** Begin, after the first words. */
  go(): Promise<void> {
    return this.#ask(this.#moves);
  }

  play(move: string): Promise<void> {
    const seat = this.seen?.you ?? 0;
    return this.#ask([...this.#moves, { seat, move }]);
  }

  /** *Help*, *Show me*, or *Keep* what was played. */
  ask(wish: Wish): Promise<void> {
    return this.#ask(this.#moves, wish);
  }

  takeBack(): Promise<void> {
    return this.#ask(this.#moves.slice(0, -1));
  }

  async #ask(moves: readonly FirstMove[], ask: Wish = "", said = this.seen?.said ?? [], moving = true): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.refusal = null;
    clearTimeout(this.#timer);
    try {
      this.#see(await rest.firstDeal(this.game, { lang: preferred(), moves, said, ask }), moves, moving);
    } catch (error) {
      this.refusal = error instanceof rest.Refused ? error.reason : { code: "server_error" };
    }
    this.#busy = false;
  }

  #see(seen: FirstSeen, moves: readonly FirstMove[], moving: boolean): void {
    const played = seen.frames.filter(({ move }) => move).map(({ seat, move }) => ({ seat, move }));
    this.#moves = [...moves, ...played];
    const same = seen.kind === this.seen?.kind && seen.decisions === this.seen.decisions;
    this.said = seen.text || (same ? this.said : "");
    this.seen = seen;
    const { game } = this;
    const over = seen.kind === "close";
    keep(game, FIRST, over || !this.#moves.length ? null : { mark: "", done: [{ moves: this.#moves, said: seen.said, text: this.said } satisfies Kept] });
    note({ game, lesson: FIRST, state: over ? "done" : "begun", step: over ? 0 : seen.decisions, hash: "", at: Date.now() });
    const own = seen.made ? [seen.made] : [];
    this.showing.show(moving ? [...own, ...seen.frames] : [], seen.scene, () => this.#await());
  }

  /** Whoever thinks for long is shown what might be played. */
  #await(): void {
    clearTimeout(this.#timer);
    const { kind, candidates = [], hint } = this.seen ?? {};
    if (kind !== "turn" || candidates.length || hint) return;
    this.#timer = setTimeout(() => document.hidden || void this.ask("help"), PATIENCE) as unknown as number;
  }
}
