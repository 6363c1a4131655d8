/** Where the cards of Tarock lie: in the trick, in the middle, or aside in a corner of the table. */
import type { Area } from "mazzo/api/types";
import { HIDDEN } from "mazzo/cards";
import type { Scene } from "./types";

const ASIDE: readonly string[] = ["talon", "talon_left", "discards"];

/** What lies in the corner: the talon, and what was laid away when it is complete. */
export function aside(scene: Scene): readonly Area[] {
  return (scene.areas ?? []).filter((area) => ASIDE.includes(area.key) && !(area.key === "discards" && scene.phase === "lay"));
}

/** What of it lies face up. */
export const open = (scene: Scene): readonly Area[] => aside(scene).filter((area) => area.cards?.some((card) => card !== HIDDEN));

export const areaOf = (scene: Scene, key: string): Area | undefined => (scene.areas ?? []).find((area) => area.key === key);

/** The last trick with what the talon added to it. */
export function lastTrick(scene: Scene): Area | undefined {
  const trick = areaOf(scene, "last_trick");
  const added = areaOf(scene, "talon_card");
  if (!trick || !added) return trick;
  const winner = scene.tricks.at(-1)?.winner ?? -1;
  return { ...trick, cards: [...(trick.cards ?? []), ...(added.cards ?? [])], seats: [...(trick.seats ?? []), winner] };
}
