/** What a card captures, chosen on the table: while it is chosen, the sum is said. And a past capture, looked at again. */
import type { GameEvent } from "mazzo/api/messages";
import type { EventShown } from "mazzo/api/types";
import { Choosing, inHand, type Given } from "mazzo/games/generic";
import { untrack } from "svelte";

/** Where the rest of a sum is still to be chosen. */
const OPEN = "…";
const valueOf = (card: string): number => Number(card.slice(0, -1));

/** A sum as it is said: 4 + 3 = 7. */
export function sum(taken: readonly string[], card: string): string {
  const values = taken.map(valueOf);
  const whole = values.reduce((all, each) => all + each, 0) === valueOf(card);
  return `${[...values, ...(whole ? [] : [OPEN])].join(" + ")} = ${valueOf(card)}`;
}

/** What somebody has captured last in this round. */
export function lastCapture(log: readonly EventShown[], seat: number): GameEvent | undefined {
  const round = log.slice(log.findLastIndex((event) => event.type === "dealt") + 1);
  return round.flatMap((event) => event.happened ?? []).findLast(({ key, params }) => key === "captured" && params?.["seat"] === seat);
}

export class Capturing extends Choosing {
  #say: (text: string) => void;
  /** The capture that is looked at in the middle of the table. */
  looked: GameEvent | null = $state.raw(null);

  constructor(given: () => Given) {
    super(given);
    this.#say = (text) => given().say(text);
    $effect(() => {
      void given().scene;
      untrack(() => (this.looked = null));
    });
  }

  /** Look at it, or no more. */
  look(capture: GameEvent): void {
    this.looked = this.looked === capture ? null : capture;
  }

  override forget(): void {
    super.forget();
    this.looked = null;
  }

  override lift(card: string, place: number): boolean {
    const lifted = super.lift(card, place);
    const [only, ...more] = this.ways;
    if (lifted && only && !more.length && (only.takes?.length ?? 0) > 1) this.#say(sum(only.takes ?? [], card));
    return lifted;
  }

  override take(card: string): boolean {
    const played = super.take(card);
    if (!played && inHand(this.picked) && this.taking.length) this.#say(sum(this.taking, this.picked.card));
    return played;
  }
}
