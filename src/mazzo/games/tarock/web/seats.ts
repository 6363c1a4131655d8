import type { Scene } from "./types";
/** Where the seats are around the trick: as the frame shows them, the viewer's own below. */

export type Place = "left" | "top" | "right" | "bottom";
const PLACES: readonly Place[] = ["left", "top", "right", "bottom"];

/** The seats with their places, in turn order after the viewer; a watcher sees forehand on the left. */
export function placed(scene: Scene): readonly (readonly [number, Place])[] {
  const own = scene.order.indexOf(scene.viewer);
  const seats = [...scene.order.slice(own + 1), ...scene.order.slice(0, own + 1)];
  return seats.map((seat, number) => [seat, PLACES[number] ?? "bottom"]);
}

/** The seats in turn order, beginning with that one. */
export function from(scene: Scene, seat: number): readonly number[] {
  const place = scene.order.indexOf(seat);
  return [...scene.order.slice(place), ...scene.order.slice(0, place)];
}

/** Whether the contract is still being settled. */
export const bidding = (scene: Scene): boolean => scene.phase === "auction" || scene.phase === "choice";
