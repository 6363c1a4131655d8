/** One lesson as somebody goes through it. The server keeps nothing of it: with each step all that was done is sent. */
import * as rest from "../api/rest";
import type { LessonCommand } from "../api/messages";
import type { LessonSeen, Reason } from "../api/types";
import { preferred } from "../words/words.svelte";
import { begunOf, keep, note } from "./learned.svelte";
import { Showing } from "./showing.svelte";

export class LessonClient {
  readonly showing = new Showing();
  seen: LessonSeen | null = $state.raw(null);
  /** What was said last: it stays while a move is asked for. */
  said = $state("");
  /** Why the server would not go on. */
  refusal: Reason | null = $state.raw(null);
  /** How often something was tried in vain: cards that were tried go back. */
  missed = $state(0);

  #done: readonly LessonCommand[] = [];
  #busy = false;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** Go on where one was, if the lesson is still the same. */
  async open(): Promise<void> {
    const begun = begunOf(this.game, this.lesson);
    this.#done = (begun?.done ?? []) as readonly LessonCommand[];
    await this.#ask(this.#done, !begun);
    if (begun && this.seen && (this.seen.mark !== begun.mark || this.seen.kind === "end")) await this.again();
  }

  close(): void {
    this.showing.close();
  }

  do(...commands: readonly LessonCommand[]): Promise<void> {
    return this.#ask([...this.#done, ...commands], true);
  }

  /** Try a move; whoever does not wait until it is asked for has read enough. */
  try(move: string): Promise<void> {
    const read: readonly LessonCommand[] = this.seen?.kind === "say" ? [{ type: "next" }] : [];
    return this.do(...read, { type: "move", move });
  }

  /** From the beginning, as if nothing had been done. */
  again(): Promise<void> {
    keep(this.game, this.lesson, null);
    return this.#ask([], true);
  }

  async #ask(done: readonly LessonCommand[], moving: boolean): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.refusal = null;
    try {
      this.#see(await rest.lesson(this.game, this.lesson, preferred(), done), done, moving);
    } catch (error) {
      this.refusal = error instanceof rest.Refused ? error.reason : { code: "server_error" };
    }
    this.#busy = false;
  }

  #see(seen: LessonSeen, done: readonly LessonCommand[], moving: boolean): void {
    this.#done = done;
    if (seen.wrong) this.missed += 1;
    if (seen.text || !done.length) this.said = seen.text;
    this.seen = seen;
    this.showing.show(moving ? seen.frames : [], seen.scene);
    this.#keep(seen);
  }

  #keep(seen: LessonSeen): void {
    const { game, lesson } = this;
    const over = seen.kind === "end";
    keep(game, lesson, over || !this.#done.length ? null : { mark: seen.mark, done: this.#done });
    if (!this.#done.length) return;
    const state = over ? (seen.unaided ? "unaided" : "done") : "begun";
    note({ game, lesson, state, step: over ? 0 : seen.step, hash: seen.mark, at: Date.now() });
  }
}
