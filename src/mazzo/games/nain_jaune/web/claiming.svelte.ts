/** Where a box is taken only by announcing its card: said too early it does no harm; forgotten, the tokens stay. */
import { Choosing } from "mazzo/games/generic";

export class Claiming extends Choosing {
  /** Whether the next card is announced. */
  claiming = $state(false);

  /** A card is laid at once, with the word or without it. Nobody is reminded of the word. */
  override pick(card: string, place: number): void {
    const ways = this.waysOf(card);
    const way = ways.find((each) => (each.to === "box") === this.claiming) ?? ways[0];
    if (!way) {
      super.pick(card, place);
      return;
    }
    this.claiming = false;
    this.play(way);
  }
}
