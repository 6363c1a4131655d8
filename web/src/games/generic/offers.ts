/** What the listed moves offer to a card, to a part of what lies on the table, and to an area. No rule is known here. */
import type { Scene } from "../../api/messages";
import type { Area, Choice } from "../../api/types";
import { HIDDEN } from "../../cards";

/** A card of those one chooses from; its place tells it from equal ones. */
interface HandPick {
  readonly card: string;
  readonly place: number;
}
/** The end of an area from one of its cards on. */
interface PartPick {
  readonly source: string;
  readonly from: number;
}
export type Pick = HandPick | PartPick;

export const inHand = (pick: Pick | null): pick is HandPick => pick !== null && "card" in pick;
export const inArea = (pick: Pick | null): pick is PartPick => pick !== null && "source" in pick;

/** What lies with whoever has it: won cards, tokens, a hand that is held open. */
const WITH_SEAT: ReadonlySet<string> = new Set(["pile", "tokens", "fan"]);

/** Whether it is drawn at a seat. */
export const liesWithSeat = (area: Area): boolean => WITH_SEAT.has(area.kind ?? "") && (area.seat ?? -1) >= 0;

/** What an area is told by from one moment to the next. */
export const idOf = (area: Area): string => JSON.stringify([area.key, area.name, area.seat]);

/** By this name choices aim at an area. */
export const nameOf = (area: Area): string => area.name || area.key;

/** The cards that are chosen from: the own hand, unless one decides for another. */
export function choosable(scene: Scene): readonly string[] {
  return scene.choosable?.length ? scene.choosable : (scene.hand ?? []);
}

/** Whether a move leads to this area; of several with one key to the one that is named after the card. */
function leadsTo(choice: Choice, area: Area): boolean {
  if (!choice.to) return false;
  return nameOf(area) === choice.to || (area.key === choice.to && area.name === choice.card);
}

const takesOf = (choice: Choice): readonly string[] => choice.takes ?? [];
const goesToArea = (scene: Scene, choice: Choice): boolean => (scene.areas ?? []).some((area) => leadsTo(choice, area));

/** The moves of what was picked. */
export function waysOf(scene: Scene, pick: Pick | null): readonly Choice[] {
  if (inHand(pick)) return scene.moves.filter((move) => move.card === pick.card);
  if (!inArea(pick)) return [];
  return scene.moves.filter((move) => move.source === pick.source && startOf(scene, move) === pick.from);
}

/** From which card on a move takes the end of its source. */
function startOf(scene: Scene, move: Choice): number {
  const area = (scene.areas ?? []).find((each) => nameOf(each) === move.source);
  return (area?.cards ?? []).length - takesOf(move).length;
}

/** From which cards on the end of this area can be moved. */
export function startsOf(scene: Scene, area: string): readonly number[] {
  const found = scene.moves.filter((move) => move.source === area && !move.card).map((move) => startOf(scene, move));
  return [...new Set(found)].sort((one, other) => one - other);
}

/** The one of these places that is nearest: a tap need not hit a narrow strip. */
export function nearest(places: readonly number[], at: number): number | undefined {
  return places.reduce<number | undefined>(
    (best, each) => (best === undefined || Math.abs(each - at) < Math.abs(best - at) ? each : best),
    undefined,
  );
}

/** The move that an area offers: to what was picked, or by itself if nothing is. */
export function goalOf(scene: Scene, ways: readonly Choice[], area: Area): Choice | undefined {
  const offered = ways.length ? ways : scene.moves.filter((move) => !move.card && !move.source);
  return offered.find((choice) => leadsTo(choice, area));
}

/** Whether a card is simply laid in the middle: it goes to no area, or only takes what is in a box. */
export const laysInMiddle = (scene: Scene, choice: Choice): boolean =>
  (scene.areas ?? []).every((area) => area.kind === "box" || !leadsTo(choice, area));

/** The moves of what was picked that no area offers. */
export const besides = (scene: Scene, ways: readonly Choice[]): readonly Choice[] =>
  ways.filter((choice) => !goesToArea(scene, choice) || takesOf(choice).some((card) => !inSource(scene, choice, card)));

const inSource = (scene: Scene, choice: Choice, card: string): boolean =>
  (scene.areas ?? []).some((area) => nameOf(area) === choice.source && (area.cards ?? []).includes(card));

/** The moves that take cards which lie on the table, by themselves: they can be tapped one by one. */
export function takings(scene: Scene): readonly Choice[] {
  const lying = new Set((scene.areas ?? []).flatMap((area) => area.cards ?? []));
  return scene.moves.filter((move) => !move.card && !move.source && takesOf(move).length > 0 && takesOf(move).every((card) => lying.has(card)));
}

/** The moves that are neither a card nor an area: what is said. */
export const sayable = (scene: Scene): readonly Choice[] =>
  scene.moves.filter((move) => !move.card && !move.source && !goesToArea(scene, move));

/** What is said, by its label; many moves with one label are better chosen from a list. */
export function grouped(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const code = choice.label?.code ?? choice.move;
    found.set(code, [...(found.get(code) ?? []), choice]);
  }
  return [...found.values()];
}

/** Whether a way takes all these cards. */
export const covers = (way: Choice, cards: readonly string[]): boolean => cards.every((card) => takesOf(way).includes(card));

/** What cards keep while they move: their name, and of equal ones the second a number of its own, and so on. */
export function keysOf(places: readonly (readonly string[])[]): readonly (readonly (string | undefined)[])[] {
  const seen = new Map<string, number>();
  return places.map((cards) =>
    cards.map((card) => {
      if (card === HIDDEN) return undefined;
      const number = (seen.get(card) ?? 0) + 1;
      seen.set(card, number);
      return number > 1 ? `card:${card}:${number}` : `card:${card}`;
    }),
  );
}

/** What lies with somebody: won cards, tokens. */
export const ownedBy = (scene: Scene, seat: number): readonly Area[] =>
  (scene.areas ?? []).filter((area) => area.seat === seat && area.kind !== "fan" && liesWithSeat(area));

/** The hand that somebody holds open, if it is. */
export const openOf = (scene: Scene, seat: number): Area | undefined =>
  (scene.areas ?? []).find((area) => area.kind === "fan" && area.seat === seat);

/** What lies in the corner: heaps that are nobody's and that no move aims at. */
export const inCorner = (scene: Scene): readonly Area[] =>
  (scene.areas ?? []).filter(
    (area) => area.kind === "pile" && (area.seat ?? -1) < 0 && !scene.moves.some((choice) => choice.source === nameOf(area) || leadsTo(choice, area)),
  );

const isCorner = (scene: Scene): ((area: Area) => boolean) => {
  const found = new Set(inCorner(scene).map(idOf));
  return (area) => found.has(idOf(area));
};

/** What lies in the middle. */
export function inMiddle(scene: Scene): (area: Area) => boolean {
  const aside = isCorner(scene);
  return (area) => !liesWithSeat(area) && !aside(area);
}

/** Whether words stand beside it: a single area needs none, nor does a trick, or a box with its card. */
export function isNamed(scene: Scene, area: Area, cards: number): boolean {
  const kind = area.kind ?? "row";
  return kind !== "trick" && !(kind === "box" && cards > 0) && (scene.areas ?? []).filter(inMiddle(scene)).length > 1;
}
