/** Where a box is taken only by announcing its card: said too early it does no harm; forgotten, the tokens stay. */
import { Choosing, inHand } from "mazzo/games/generic";

export class Claiming extends Choosing {
  /** Whether the next card is announced. */
  claiming = $state(false);

  /** A card is laid at once, with the word or without it. Nobody is reminded of the word. */
  override pick(card: string, place: number): void {
    if (!this.#announce(card)) super.pick(card, place);
  }

  override lay(): boolean {
    return inHand(this.picked) && this.#announce(this.picked.card);
  }

  #announce(card: string): boolean {
    const ways = this.waysOf(card);
    const way = ways.find((each) => (each.to === "box") === this.claiming) ?? ways[0];
    if (!way) return false;
    this.claiming = false;
    this.play(way);
    return true;
  }
}
