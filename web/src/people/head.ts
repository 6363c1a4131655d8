/** A head: the colour behind it, and what the pen draws, in a circle of radius 50 about the origin. */
import type { Layer } from "../cards/pen";

export type Ground = "vermilion" | "ochre" | "teal" | "moss" | "plum" | "rose" | "sky" | "paper";

export interface Head {
  readonly ground: Ground;
  readonly layers: readonly Layer[];
}
