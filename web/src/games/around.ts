/** Where people sit, as the viewer sees it: the viewer below, then around the table in the game's direction. */
import type { Scene } from "../api/messages";
import type { Area } from "../api/types";
import { known } from "./known";

/** A side of the table; where two share it, who sits nearer to the viewer and who farther away. */
export type Place = "left" | "left-near" | "left-far" | "top" | "right" | "right-near" | "right-far" | "bottom";

/** The places of those who follow the viewer, clockwise, by how many they are. */
const FOLLOWING: Readonly<Record<number, readonly Place[]>> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left-near", "left-far", "right-far", "right-near"],
  5: ["left-near", "left-far", "top", "right-far", "right-near"],
};

const mirrored = (place: Place): Place =>
  (place.startsWith("left") ? place.replace("left", "right") : place.replace("right", "left")) as Place;

/** Whether the next to play sits to the left. */
export const isClockwise = (game: string): boolean => known(game)?.clockwise ?? true;

/** The others in turn order, beginning after the viewer; a watcher sees everybody. */
export function others(order: readonly number[], viewer: number): readonly number[] {
  const own = order.indexOf(viewer);
  return own < 0 ? order : [...order.slice(own + 1), ...order.slice(0, own)];
}

/** Who sits below: the viewer; a watcher looks over the shoulder of the last. */
export const nearest = (scene: Scene): number => (scene.viewer >= 0 ? scene.viewer : (scene.order.at(-1) ?? -1));

/** Everybody's place in turn order, from the one after the viewer to the viewer. */
export function placed(scene: Scene): ReadonlyMap<number, Place> {
  const own = nearest(scene);
  const after = others(scene.order, own);
  const places = FOLLOWING[after.length] ?? [];
  const turned = (place: Place): Place => (isClockwise(scene.game) ? place : mirrored(place));
  return new Map([...after.map((seat, number) => [seat, turned(places[number] ?? "top")] as const), [own, "bottom"]]);
}

/** The side of a place, for what needs no more. */
export const sideOf = (place: Place): "left" | "top" | "right" | "bottom" => place.split("-")[0] as "left" | "top" | "right" | "bottom";

/** With more than four, some sit side by side: then a trick lies in the order in which it was laid. */
const MOST_AROUND = 4;

/** Whether a trick lies as people sit. */
export const laysAround = (scene: Scene, trick: Area): boolean =>
  scene.order.length <= MOST_AROUND && (trick.seats ?? []).every((seat) => scene.order.includes(seat));
