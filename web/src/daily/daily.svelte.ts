/** The deal of a day as it is played here. The server keeps the moves, so it goes on where it was left, on any device. */
import { Refused, request } from "../api/rest";
import type { DayMove, DayResults, DaySeen, DaysShown, Reason } from "../api/types";
import { Showing } from "../learn/showing.svelte";
import { preferred } from "../words/words.svelte";

export const days = () => request<DaysShown>("GET", "/api/days");

const address = (day: string, game: string): string => `/api/days/${encodeURIComponent(day)}/${encodeURIComponent(game)}`;

export const results = (day: string, game: string) => request<DayResults>("GET", address(day, game));

export const recordOf = (day: string, game: string): string => `${address(day, game)}/record`;

/** `+3.7`: what somebody is ahead by. */
export const aheadBy = (result: number): string =>
  new Intl.NumberFormat(preferred(), { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(result).replace("-", "−");

/** A day as one writes it; days are those of UTC. */
export const dayName = (day: string): string => new Intl.DateTimeFormat(preferred(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export class DailyClient {
  readonly showing = new Showing();
  seen: DaySeen | null = $state.raw(null);
  refusal: Reason | null = $state.raw(null);
  #busy = false;

  constructor(
    readonly day: string,
    readonly game: string,
  ) {}

  /** Begin, or go on where it was. */
  begin(): Promise<void> {
    return this.#ask({});
  }

  async play(move: string): Promise<void> {
    await this.#ask({ after: this.seen?.made ?? 0, move });
    // Another window was quicker, or an answer never came: what is there now is shown.
    if (this.refusal?.code === "day_moved_elsewhere") await this.begin();
  }

  close(): void {
    this.showing.close();
  }

  async #ask(move: DayMove): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.refusal = null;
    try {
      this.seen = await request<DaySeen>("POST", address(this.day, this.game), move);
      this.showing.show(this.seen.frames, this.seen.scene);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.reason : { code: "server_error", params: {} };
    }
    this.#busy = false;
  }
}
