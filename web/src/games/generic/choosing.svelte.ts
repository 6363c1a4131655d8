/** What somebody is about to do: what is picked, where it can go, and what it takes. Another moment forgets it. */
import { untrack } from "svelte";

import type { Scene } from "../../api/messages";
import type { Area, Choice, Reason } from "../../api/types";
import type { Phrases } from "../../words/phrases";
import { t } from "../../words/words.svelte";
import { besides, choosable, covers, goalOf, inArea, inHand, laysInMiddle, nameOf, nearest, startsOf, takings, waysOf, type Pick } from "./offers";

export interface Given {
  readonly scene: Scene;
  readonly phrases: Phrases;
  readonly play: (choice: Choice) => void;
  readonly say: (text: string, reason?: Reason) => void;
  /** A card was chosen that cannot be played, for this reason if it has one. By default the reason is said. */
  readonly refuse?: ((card: string, reason: Reason | undefined) => void) | undefined;
}

export class Choosing {
  picked: Pick | null = $state.raw(null);
  /** The cards chosen so far of those that it can take. */
  taking: readonly string[] = $state.raw([]);

  /** Whether what is picked is being dragged: then it is shown where it can go, and nothing else changes. */
  carrying = $state(false);

  #given: () => Given;
  #scene = $derived.by(() => this.#given().scene);
  #moment = $derived(
    JSON.stringify([this.#scene.round, this.#scene.deciding, this.#scene.hand, this.#scene.areas, this.#scene.moves.map((each) => each.move)]),
  );

  cards = $derived(choosable(this.#scene));
  /** Whether one decides for another. */
  forOther = $derived(this.#scene.deciding >= 0 && this.#scene.deciding !== this.#scene.viewer);
  mine = $derived(this.#scene.moves.length > 0);
  ways = $derived(waysOf(this.#scene, this.picked));
  #takings = $derived(inHand(this.picked) ? this.ways.filter((way) => way.takes?.length) : this.picked ? [] : takings(this.#scene));
  /** What lies there and can be taken. */
  targets: ReadonlySet<string> = $derived(new Set(this.#takings.flatMap((way) => way.takes ?? [])));
  /** What can be done with what is picked, and no area offers it. */
  offered = $derived(this.carrying ? [] : besides(this.#scene, this.ways));
  /** Whether what is picked can be put in the middle, wherever there. */
  layable = $derived(inHand(this.picked) && this.ways.some((way) => laysInMiddle(this.#scene, way)));
  #able = $derived(new Set(this.#scene.moves.flatMap((move) => move.card ?? [])));

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      void this.#moment;
      untrack(() => this.forget());
    });
  }

  forget(): void {
    if (this.picked) this.#given().say("");
    this.picked = null;
    this.taking = [];
  }

  able(card: string): boolean {
    return this.#able.has(card);
  }

  /** What can be done with a card. */
  waysOf(card: string): readonly Choice[] {
    return waysOf(this.#scene, { card, place: -1 });
  }

  isPicked(place: number): boolean {
    return inHand(this.picked) && this.picked.place === place;
  }

  /** From which card on this area is picked, or -1. */
  pickedFrom(area: Area): number {
    return inArea(this.picked) && this.picked.source === nameOf(area) ? this.picked.from : -1;
  }

  starts(area: Area): readonly number[] {
    return startsOf(this.#scene, nameOf(area));
  }

  /** The move that leads to this area. */
  goal(area: Area): Choice | undefined {
    return goalOf(this.#scene, this.ways, area);
  }

  play(choice: Choice): void {
    this.#given().play(choice);
  }

  /** A card of those one chooses from. What leaves no choice is done at once, unless it takes something. */
  pick(card: string, place: number): void {
    const { phrases, say, refuse } = this.#given();
    if (this.isPicked(place)) return this.#again();
    const [only, ...more] = this.waysOf(card);
    if (!only) {
      this.forget();
      const reason = this.#scene.refused[card];
      if (refuse) refuse(card, reason);
      else if (reason) say(phrases.reason(reason), reason);
      else say(t("web-not-your-turn"));
    } else if (!more.length && !only.takes?.length) this.play(only);
    else this.lift(card, place);
  }

  /** Pick a card whatever it can do, to carry it somewhere; whether it can be. */
  lift(card: string, place: number): boolean {
    if (!this.mine || !this.able(card)) return false;
    if (!this.isPicked(place)) this.taking = [];
    this.picked = { card, place };
    const { ways } = this;
    this.#given().say(ways.length > 1 ? t(ways.every((way) => way.takes?.length) ? "web-which-take" : "web-which") : "");
    return true;
  }

  /** The same with the end of an area: from which card on, or -1. */
  liftPart(area: Area, at: number): number {
    const from = nearest(this.starts(area), at) ?? -1;
    if (from >= 0 && this.pickedFrom(area) !== from) this.pickPart(area, from);
    return from;
  }

  /** Put what is picked in the middle, wherever there: if that can mean several things, one has to choose. */
  lay(): boolean {
    const [only, ...more] = this.ways;
    if (!only || more.length) return false;
    this.play(only);
    return true;
  }

  /** A card that lies in an area, or a place beside it. */
  pickPart(area: Area, at: number): void {
    const from = nearest(this.starts(area), at);
    if (from === undefined) this.forget();
    else if (this.pickedFrom(area) === from) this.#again();
    else {
      this.picked = { source: nameOf(area), from };
      this.taking = [];
    }
  }

  /** Tapped again: the plain way is gone, or the only one; else nothing is picked any more. */
  #again(): void {
    const plain = this.ways.find((way) => !way.takes?.length && !way.to);
    const [only, ...more] = this.ways;
    if (plain) this.play(plain);
    else if (only && !more.length) this.play(only);
    else this.forget();
  }

  /** A card on the table that what is picked can take; whether that makes the move. */
  take(card: string): boolean {
    if (!this.targets.has(card)) return false;
    const next = this.taking.includes(card) ? this.taking.filter((each) => each !== card) : [...this.taking, card];
    const left = this.#takings.filter((way) => covers(way, next));
    if (!left.length) {
      this.taking = [card];
      return false;
    }
    this.taking = next;
    const whole = left.find((way) => way.takes?.length === next.length) ?? (left.length === 1 ? left[0] : undefined);
    if (whole) this.play(whole);
    return whole !== undefined;
  }
}
