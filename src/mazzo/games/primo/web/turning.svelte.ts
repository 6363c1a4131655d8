/** What is picked in a turn of Primo: a card, a part of a row, or several cards for exchange. */
import type { Area } from "mazzo/api/types";
import { Choosing, type Given } from "mazzo/games/generic";
import { t } from "mazzo/words/words.svelte";

const SPECIAL: readonly string[] = ["top", "nimm"];

export class Turning extends Choosing {
  /** The places in the hand chosen for exchange; null while none is being chosen. */
  chosen: readonly number[] | null = $state.raw(null);

  #say: (text: string) => void;

  constructor(given: () => Given) {
    super(given);
    this.#say = (text) => given().say(text);
  }

  override forget(): void {
    super.forget();
    if (this.chosen) this.#say("");
    this.chosen = null;
  }

  override able(card: string): boolean {
    return this.chosen !== null || super.able(card);
  }

  override isPicked(place: number): boolean {
    return this.chosen ? this.chosen.includes(place) : super.isPicked(place);
  }

  /** A card is only lit by the first tap: where it can go is to be seen before it goes. */
  override pick(card: string, place: number): void {
    if (this.chosen) {
      this.chosen = this.chosen.includes(place) ? this.chosen.filter((each) => each !== place) : [...this.chosen, place];
    } else if (this.isPicked(place) || !super.able(card)) super.pick(card, place);
    else {
      this.picked = { card, place };
      this.taking = [];
      const count = new Set(this.ways.map((way) => way.to)).size;
      this.#say(SPECIAL.includes(card) ? t(`primo-web-${card}`) : t("primo-web-where", { count }));
    }
  }

  override pickPart(area: Area, at: number): void {
    if (this.chosen) return;
    super.pickPart(area, at);
    if (this.picked) this.#say(t("primo-web-where", { count: this.ways.length }));
    else if (area.cards?.length) this.#say(t("primo-web-stays", { column: area.name ?? "" }));
  }

  /** Begin to choose cards for exchange. */
  choose(all: boolean): void {
    this.forget();
    this.chosen = all ? this.cards.map((_, place) => place) : [];
    this.#say(t("primo-web-exchange-which"));
  }
}
