/** A Herald that has just decided lies as its player holds it: its arrow points at the partner. The next card straightens it. */
import type { EventShown } from "mazzo/api/types";
import { placed, sideOf } from "mazzo/games/around";
import type { Scene } from "./types";

const DECIDES: ReadonlySet<string> = new Set(["teams", "alone"]);
/** In degrees, by where the player sits. */
const TURNS = { bottom: 0, left: 90, top: 180, right: -90 };

export function turned(scene: Scene, latest: readonly EventShown[]): ReadonlyMap<string, number> {
  const decided = latest.flatMap((event) => event.happened ?? []).findLast((event) => DECIDES.has(event.key))?.params;
  const place = placed(scene).get(Number(decided?.["seat"] ?? -1));
  return new Map(place ? [[String(decided?.["card"]), TURNS[sideOf(place)]]] : []);
}
