/** Where people sit, as the viewer sees it: the viewer below, then around the table in the game's direction. */
import type { Scene } from "../api/messages";
import { known } from "./known";

export type Place = "left" | "top" | "right" | "bottom";

/** The places of those who follow the viewer, clockwise, by how many they are. */
const FOLLOWING: Readonly<Record<number, readonly Place[]>> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
};
const MIRRORED: Readonly<Record<Place, Place>> = { left: "right", right: "left", top: "top", bottom: "bottom" };

/** Whether the next to play sits to the left. */
export const isClockwise = (game: string): boolean => known(game)?.clockwise ?? true;

/** The others in turn order, beginning after the viewer; a watcher sees everybody. */
export function others(order: readonly number[], viewer: number): readonly number[] {
  const own = order.indexOf(viewer);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own)];
}

/** Everybody's place, the viewer's own last; none if they are too many for four sides. A watcher sits where the last does. */
export function placed(scene: Scene): ReadonlyMap<number, Place> {
  const own = scene.viewer >= 0 ? scene.viewer : (scene.order.at(-1) ?? -1);
  const after = others(scene.order, own);
  const places = FOLLOWING[after.length];
  if (!places) return new Map();
  const turned = (place: Place): Place => (isClockwise(scene.game) ? place : MIRRORED[place]);
  return new Map([...after.map((seat, number) => [seat, turned(places[number] ?? "top")] as const), [own, "bottom"]]);
}
