/** Plays a match again: which round, which moment, whose cards. Each round is fetched when it is wanted. */
import * as rest from "../api/rest";
import type { Reason } from "../api/types";
import type { Frame, Replay } from "./messages";
import type { Source } from "./source";

const PACE = 1100;

/** The round and the frame that an address names: `2.14`. */
function momentOf(at: string): readonly [number, number] {
  const [, round, place] = /^(\d{1,4})\.(\d{1,5})$/.exec(at) ?? [];
  return [Math.max(1, Number(round ?? 1)), Number(place ?? 0)];
}

export class ReplayPlayer {
  replay: Replay | null = $state.raw(null);
  place = $state(0);
  playing = $state(false);
  loading = $state(false);
  failure: Reason | null = $state.raw(null);

  #timer = 0;
  #asked = 0;
  #known = new Map<string, Replay>();

  constructor(
    readonly source: Source,
    at = "",
  ) {
    const [round, place] = momentOf(at);
    void this.#load(round, null, place);
  }

  /** This moment, as an address names it. */
  get at(): string {
    return `${this.replay?.round ?? 1}.${this.place}`;
  }

  /** To a moment of any round. */
  to(round: number, place: number, seat = this.replay?.seat ?? null): void {
    this.pause();
    if (this.replay && round === this.replay.round && seat === this.replay.seat) this.go(place);
    else void this.#load(round, seat, place);
  }

  /** To what an address names. */
  follow(at: string): void {
    if (at && at !== this.at) this.to(...momentOf(at));
  }

  get frame(): Frame | undefined {
    return this.replay?.frames[this.place];
  }

  get last(): number {
    return (this.replay?.frames.length ?? 1) - 1;
  }

  /** Whether nothing comes after this moment. */
  get atEnd(): boolean {
    return this.place >= this.last && (this.replay?.round ?? 0) >= (this.replay?.rounds ?? 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  go(place: number): void {
    this.place = Math.max(0, Math.min(this.last, place));
  }

  /** One move on or back, also into the next round or the one before. */
  async step(by: 1 | -1): Promise<void> {
    const { replay } = this;
    if (!replay) return;
    const next = this.place + by;
    if (next >= 0 && next <= this.last) this.go(next);
    else if (next < 0 && replay.round > 1) await this.#load(replay.round - 1, replay.seat, Infinity);
    else if (next > 0 && replay.round < replay.rounds) await this.#load(replay.round + 1, replay.seat, 0);
  }

  toRound(round: number): void {
    void this.#load(round, this.replay?.seat ?? null, 0);
  }

  /** The same moment with the cards of another seat, wherever one has moved on to when they come. */
  showSeat(seat: number): void {
    if (this.replay) void this.#load(this.replay.round, seat, null);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.atEnd) this.toRound(1);
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.atEnd) this.pause();
      else void this.step(1).then(() => this.playing && this.#wait());
    }, PACE) as unknown as number;
  }

  /** Without a place the present one stays. */
  async #load(round: number, seat: number | null, place: number | null): Promise<void> {
    const asked = ++this.#asked;
    const name = `${round}/${seat}`;
    this.loading = true;
    try {
      const found = this.#known.get(name) ?? (await rest.replay(this.source, round, seat));
      this.#known.set(name, found);
      if (asked !== this.#asked) return;
      this.failure = null;
      this.replay = found;
      this.go(place ?? this.place);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.pause();
      this.failure = error instanceof rest.Refused ? error.reason : { code: "server_error", params: {} };
    } finally {
      if (asked === this.#asked) this.loading = false;
    }
  }
}
