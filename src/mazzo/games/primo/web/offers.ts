/** What the listed moves offer to a selection for exchange. No rule is known here. */
import type { Choice } from "mazzo/api/types";
import type { Scene } from "./types";

const bag = (cards: readonly string[]): string => [...cards].sort().join("+");

/** The listed exchange of exactly these cards. */
export function exchange(scene: Scene, cards: readonly string[]): Choice | undefined {
  const wanted = bag(cards);
  return scene.moves.find((move) => exchanges(move) && bag(move.takes ?? []) === wanted);
}

/** Whether a move exchanges hand cards; a shift takes cards too, but from a column. */
export const exchanges = (move: Choice): boolean => !move.source && (move.takes?.length ?? 0) > 0;
