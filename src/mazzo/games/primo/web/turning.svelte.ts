/** A turn of Primo: which card is which, and what is picked: a card, a part of a row, or several cards for exchange. */
import type { Area, Choice } from "mazzo/api/types";
import { Choosing, inHand, nameOf, type Given } from "mazzo/games/generic";
import { t } from "mazzo/words/words.svelte";
import { exchange, exchanges } from "./offers";
import { cardsOf, follow, HAND, type Lying, type Piece } from "./pieces";
import type { Scene } from "./types";

const SPECIAL: readonly string[] = ["top", "nimm"];

export class Turning extends Choosing {
  /** The places in the hand chosen for exchange; null while none is being chosen. */
  chosen: readonly number[] | null = $state.raw(null);

  #of: () => Given;
  #shown = $derived.by(() => this.#of().scene as Scene);
  columns = $derived((this.#shown.areas ?? []).filter((area) => area.kind === "column"));
  /** What of the rows can be moved, in the order in which the arrow keys walk along it. */
  walk = $derived(this.chosen ? [] : this.columns.flatMap((area) => this.starts(area).map((at) => ({ letter: nameOf(area), at }))));
  #walked = $state(0);
  standing = $derived(this.walk[Math.min(this.#walked, this.walk.length - 1)]);
  /** Whether cards may be exchanged, and the exchange of those that are chosen. */
  canExchange = $derived(this.#shown.moves.some(exchanges));
  exchanged = $derived(exchange(this.#shown, (this.chosen ?? []).map((place) => this.#shown.hand[place] ?? "")));

  // The pieces of the last moment are followed to their new places.
  #last: { readonly scene: Scene; readonly lying: Lying } | null = null;
  #used = "";
  #lying = $derived.by(() => {
    const [scene, before] = [this.#shown, this.#last];
    const undone = before !== null && scene.undoable < before.scene.undoable && scene.deciding >= 0 && scene.idle <= before.scene.idle + 1;
    const lying = follow(before?.lying ?? {}, cardsOf(scene), this.#used, undone);
    this.#last = { scene, lying };
    this.#used = "";
    return lying;
  });

  constructor(given: () => Given) {
    super(given);
    this.#of = given;
  }

  /** What lies at a place: in the hand, in a column, or above it. */
  piecesAt(place: string): readonly Piece[] {
    return this.#lying[place] ?? [];
  }

  columnOf(letter: string | undefined): Area | undefined {
    return this.columns.find((area) => nameOf(area) === letter);
  }

  override play(choice: Choice): void {
    this.#used = inHand(this.picked) ? (this.piecesAt(HAND)[this.picked.place]?.key ?? "") : "";
    super.play(choice);
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
    else this.lift(card, place);
  }

  override lift(card: string, place: number): boolean {
    if (this.chosen || !super.lift(card, place)) return false;
    this.#say(SPECIAL.includes(card) ? t(`primo-web-${card}`) : this.#whereTo(card, 1));
    return true;
  }

  override pickPart(area: Area, at: number): void {
    if (this.chosen) return;
    super.pickPart(area, at);
    const from = this.pickedFrom(area);
    const cards = area.cards ?? [];
    if (from >= 0) this.#say(this.#whereTo(cards[from] ?? "", cards.length - from));
    else if (cards.length) this.#say(t("primo-web-stays", { column: nameOf(area) }));
    this.#walked = Math.max(0, this.walk.findIndex((each) => each.letter === nameOf(area) && each.at === from));
  }

  override liftPart(area: Area, at: number): number {
    return this.chosen ? -1 : super.liftPart(area, at);
  }

  /** Begin to choose cards for exchange. */
  choose(all: boolean): void {
    this.forget();
    this.chosen = all ? this.cards.map((_, place) => place) : [];
    this.#say(t("primo-web-exchange-which"));
  }

  /** One step along what can be moved. */
  step(by: number): void {
    const { length } = this.walk;
    if (length) this.#walked = (Math.min(this.#walked, length - 1) + by + length) % length;
  }

  #whereTo(card: string, count: number): string {
    const columns = [...new Set(this.ways.map((way) => way.to))];
    if (columns.length !== 1) return t("primo-web-where");
    return t("primo-web-goes", { card: this.#of().phrases.card(card), count, column: columns[0] ?? "" });
  }

  #say(text: string): void {
    this.#of().say(text);
  }
}
