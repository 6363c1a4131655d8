/** What a move has just taken from the table, for a moment in which it is looked at. */
import type { Scene } from "../../api/messages";
import type { Area, EventShown } from "../../api/types";
import { HIDDEN } from "../../cards";
import { known } from "../known";
import { idOf } from "./offers";

/** Where cards lie that are taken; what is stacked or held open is not looked at once more. */
const LOOKED_AT: ReadonlySet<string> = new Set(["row", "trick"]);
const CARDS: ReadonlySet<string> = new Set(["card", "cards", "any_card"]);
/** Events that are further apart do not belong together: somebody leafs through a replay. */
const TOGETHER = 3;

export interface Moment {
  readonly scene: Scene;
  readonly latest: readonly EventShown[];
}

/** The areas with what is just being taken from them, and who gets each card. */
export interface Lingering {
  readonly areas: readonly Area[];
  readonly takers: ReadonlyMap<string, number>;
}

const cardsOf = (area: Area | undefined): readonly string[] => area?.cards ?? [];
const lastOf = (moment: Moment): number => moment.latest.at(-1)?.number ?? -1;

interface Told {
  readonly seat: number;
  readonly cards: readonly string[];
  /** Whether it names several: then it says where they went. */
  readonly several: boolean;
}

/** Whom and which cards the events of the last move name. */
function told({ scene, latest }: Moment): readonly Told[] {
  const says = known(scene.game)?.says.event ?? {};
  return latest
    .flatMap((event) => (event.type === "moved" ? (event.happened ?? []) : []))
    .map(({ key, params = {} }) => {
      const ofKind = (fits: (kind: string) => boolean): unknown[] =>
        Object.entries(params).flatMap(([name, value]) => (fits(says[key]?.[name] ?? "") ? value : []));
      const seat = ofKind((kind) => kind === "seat")[0];
      const cards = ofKind((kind) => CARDS.has(kind)).map(String);
      return { seat: typeof seat === "number" ? seat : -1, cards, several: ofKind((kind) => kind === "cards").length > 0 };
    });
}

/** Who has got a card: the seat named by the event that mentions this card among several, else by the first that mentions none. */
function takerOf(card: string, events: readonly Told[]): number {
  const named = events.filter(({ seat, cards }) => seat >= 0 && cards.includes(card));
  const taking = named.findLast(({ several }) => several) ?? events.find(({ seat, cards }) => seat >= 0 && !cards.length);
  return (taking ?? named.at(-1))?.seat ?? -1;
}

/** What is taken in this moment, if anything. */
export function lingering(before: Moment | null, now: Moment): Lingering | null {
  const events = told(now);
  if (!events.length || !before || before.scene.round !== now.scene.round) return null;
  const step = (now.latest[0]?.number ?? 0) - lastOf(before);
  const goes = step > 0 && step <= TOGETHER;
  const lies = visible(now.scene);
  const named = events.flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card }))).filter(({ card }) => !lies.has(card));
  const earlier = new Map((before.scene.areas ?? []).map((area) => [idOf(area), area]));
  const takers = new Map<string, number>();
  let home = "";
  for (const [id, area] of earlier) {
    if (!LOOKED_AT.has(area.kind ?? "row") || (area.seat ?? -1) >= 0) continue;
    // A trick goes as a whole; of a row only what is told, for the rest may just lie lower.
    const whole = goes && area.kind === "trick";
    const gone = cardsOf(area).filter((card) => !lies.has(card) && (whole || named.some((each) => each.card === card)));
    for (const card of gone) takers.set(card, takerOf(card, events));
    if (gone.length) home ||= id;
  }
  if (!home) return null;
  // What was played and taken in one move lay nowhere: it is seen where the others were taken.
  const played = new Map(named.filter(({ card }) => !takers.has(card)).map(({ card, seat }) => [card, seat]));
  const areas = joinedAreas(before.scene, now.scene).map((area) => {
    const was = earlier.get(idOf(area));
    const gone = cardsOf(was).filter((card) => takers.has(card) && !cardsOf(area).includes(card));
    const added = idOf(area) === home ? played : new Map<string, number>();
    const cards = [...gone, ...added.keys(), ...cardsOf(area)];
    const seats = [...gone.map((card) => was?.seats?.[cardsOf(was).indexOf(card)] ?? -1), ...added.values(), ...(area.seats ?? [])];
    return { ...area, cards, seats: area.kind === "trick" ? seats : (area.seats ?? []) };
  });
  for (const card of played.keys()) takers.set(card, takerOf(card, events));
  return { areas, takers };
}

/** Every card that is to be seen somewhere. */
function visible(scene: Scene): ReadonlySet<string> {
  const lying = (scene.areas ?? []).flatMap((area) => cardsOf(area));
  return new Set([...lying, ...(scene.hand ?? []), ...(scene.choosable ?? []), HIDDEN]);
}

/** The areas of now, and empty those that have gone with their cards. */
function joinedAreas(before: Scene, now: Scene): readonly Area[] {
  const there = new Set((now.areas ?? []).map(idOf));
  const left = (before.areas ?? []).filter((area) => !there.has(idOf(area)) && LOOKED_AT.has(area.kind ?? "row"));
  return [...(now.areas ?? []), ...left.map((area) => ({ ...area, cards: [], seats: [], count: 0 }))];
}

/** The cards of a row, each where it lay before. */
export function steady(before: readonly string[], now: readonly string[]): readonly string[] {
  const there = new Set(now);
  return [...new Set([...before.filter((card) => there.has(card)), ...now])];
}
