/** What the listed moves offer to a hand card, to a part of a row, and to a selection for exchange. No rule is known here. */
import type { Choice } from "mazzo/api/types";
import { LETTERS } from "./pieces";
import type { Scene } from "./types";

/** What was picked: a card of the hand, by its place, or a row's end from one of its cards on. */
export interface HandPick {
  readonly place: number;
}
export interface RowPick {
  readonly column: string;
  readonly from: number;
}
export type Pick = HandPick | RowPick;

export const inRow = (pick: Pick | null): pick is RowPick => pick !== null && "column" in pick;
export const inHand = (pick: Pick | null): pick is HandPick => pick !== null && "place" in pick;

const rowOf = (scene: Scene, letter: string): readonly string[] =>
  scene.columns[LETTERS.findIndex((each) => each === letter)] ?? [];

/** The listed moves of what was picked, by the column they lead to. */
export function targets(scene: Scene, pick: Pick | null): ReadonlyMap<string, Choice> {
  const found = new Map<string, Choice>();
  if (!pick) return found;
  for (const move of scene.moves) {
    const fits = inRow(pick)
      ? move.source === pick.column && rowOf(scene, pick.column).length - (move.takes?.length ?? 0) === pick.from
      : move.card != null && move.card === scene.hand[pick.place];
    if (fits && move.to) found.set(move.to, move);
  }
  return found;
}

/** From which cards on the end of this row can be moved. */
export function starts(scene: Scene, letter: string): readonly number[] {
  const length = rowOf(scene, letter).length;
  const found = scene.moves.filter((move) => move.source === letter).map((move) => length - (move.takes?.length ?? 0));
  return [...new Set(found)].sort((one, other) => one - other);
}

/** The one of these places that is nearest: a tap need not hit a narrow strip. */
export function nearest(places: readonly number[], at: number): number | undefined {
  return places.reduce<number | undefined>(
    (best, each) => (best === undefined || Math.abs(each - at) < Math.abs(best - at) ? each : best),
    undefined,
  );
}

const bag = (cards: readonly string[]): string => [...cards].sort().join("+");

/** The listed exchange of exactly these cards. */
export function exchange(scene: Scene, cards: readonly string[]): Choice | undefined {
  const wanted = bag(cards);
  return scene.moves.find((move) => exchanges(move) && bag(move.takes ?? []) === wanted);
}

/** Whether a move exchanges hand cards; a shift takes cards too, but from a column. */
export const exchanges = (move: Choice): boolean => !move.source && (move.takes?.length ?? 0) > 0;
