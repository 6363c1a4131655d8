/** Where a box is taken only by announcing its card: said too early it does no harm; forgotten, the tokens stay. */
import type { Choice } from "mazzo/api/types";
import { Choosing, inHand } from "mazzo/games/generic";

export class Claiming extends Choosing {
  /** Whether the next card is announced. */
  claiming = $state(false);

  /** A card is laid at once, with the word or without it. Nobody is reminded of the word. */
  override pick(card: string, place: number): void {
    const way = this.#wayOf(card);
    if (way) this.#go(way);
    else super.pick(card, place);
  }

  override lay(): boolean {
    const way = inHand(this.picked) ? this.#wayOf(this.picked.card) : undefined;
    if (way) this.#go(way);
    return way !== undefined;
  }

  #wayOf(card: string): Choice | undefined {
    const ways = this.waysOf(card);
    return ways.find((each) => (each.to === "box") === this.claiming) ?? ways[0];
  }

  #go(way: Choice): void {
    this.claiming = false;
    this.play(way);
  }
}
