/** Moves of a lesson one after the other, as a table would show them; `hurry` shows at once what is still to come. */
import type { Scene } from "../api/messages";
import type { EventShown, LearnFrame } from "../api/types";
import { GENERIC, paceOf, stagedIn, standing, type Moments, type Staged } from "../moments/moment";
import { moves } from "../state/settings.svelte";

/** How long a move is looked at that only leads to where the lesson goes on, in milliseconds, as all times here. */
const QUICK = 500;
/** How long it is seen that there is no choice, before a forced move is made; and longer for whoever has to read. */
const FORCED = 1000;
const READING = 45;

export class Showing {
  scene: Scene | null = $state.raw(null);
  /** The events that brought about what is shown now. */
  latest: readonly EventShown[] = $state.raw([]);
  staged: Staged | null = $state.raw(null);
  /** Whether moves are still to come. */
  running = $state(false);
  /** Whether they only lead to where the lesson goes on. */
  quick = $state(false);
  /** The forced move that comes next, while it is said why. */
  coming: LearnFrame | null = $state.raw(null);
  moments: Moments = GENERIC;

  #queue: readonly LearnFrame[] = [];
  #last: Scene | null = null;
  #log: readonly EventShown[] = [];
  #timer = 0;
  #staging = 0;
  #ended: () => void = () => undefined;

  /** Show these moves, then what is seen now. */
  show(frames: readonly LearnFrame[], scene: Scene | null, ended: () => void = () => undefined): void {
    this.close();
    [this.#queue, this.#last, this.#ended] = [frames, scene, ended];
    this.running = frames.length > 0;
    this.quick = frames.some((each) => each.quick);
    if (this.running) this.#next();
    else this.#finish();
  }

  /** See at once where it leads. */
  hurry(): void {
    if (!this.running) return this.#stage([]);
    this.close();
    const rest = this.#queue.filter(({ move }) => move).map(eventOf);
    this.#queue = [];
    if (rest.length) this.latest = rest;
    this.#finish();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stage([]);
  }

  #next(): void {
    const frame = this.#queue[0];
    if (!frame) return this.#finish();
    const said = frame.forced && this.coming !== frame;
    if (said) {
      this.coming = frame;
      const pause = FORCED + READING * (frame.text?.length ?? 0) + (frame.reason ? READING * 40 : 0);
      this.#wait(pause);
      return;
    }
    this.#present(frame);
  }

  #present(frame: LearnFrame): void {
    this.#queue = this.#queue.slice(1);
    this.coming = null;
    // The position in which something begins is no move.
    this.latest = frame.move ? [eventOf(frame)] : [];
    this.#log = [...this.#log, ...this.latest];
    this.scene = this.#queue.length ? frame.scene : (this.#last ?? frame.scene);
    const staged = frame.quick ? [] : stagedIn(this.latest, this.moments, this.#log);
    this.#stage(staged);
    this.#wait(frame.quick ? QUICK : paceOf(this.latest, staged, moves()));
  }

  #wait(pause: number): void {
    this.#timer = setTimeout(() => this.#next(), pause) as unknown as number;
  }

  #finish(): void {
    this.coming = null;
    // What has not changed is not drawn again.
    if (JSON.stringify(this.scene) !== JSON.stringify(this.#last)) this.scene = this.#last;
    this.running = false;
    this.#ended();
  }

  /** One after the other. */
  #stage([first, ...rest]: readonly Staged[]): void {
    clearTimeout(this.#staging);
    this.staged = first ?? null;
    if (first) this.#staging = setTimeout(() => this.#stage(rest), standing(first.moment, moves())) as unknown as number;
  }
}

/** A move as a table tells it. */
const eventOf = (frame: LearnFrame): EventShown => ({
  type: "moved",
  number: 0,
  at: 0,
  seat: frame.seat,
  move: frame.seen,
  happened: frame.events,
});
