/** What a card captures, chosen on the table: while it is chosen, the sum is said. */
import { Choosing, inHand, type Given } from "mazzo/games/generic";

/** Where the rest of a sum is still to be chosen. */
const OPEN = "…";
const valueOf = (card: string): number => Number(card.slice(0, -1));

/** A sum as it is said: 4 + 3 = 7. */
export function sum(taken: readonly string[], card: string): string {
  const values = taken.map(valueOf);
  const whole = values.reduce((all, each) => all + each, 0) === valueOf(card);
  return `${[...values, ...(whole ? [] : [OPEN])].join(" + ")} = ${valueOf(card)}`;
}

export class Capturing extends Choosing {
  #say: (text: string) => void;

  constructor(given: () => Given) {
    super(given);
    this.#say = (text) => given().say(text);
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
