/** Where people sit in the window, by the number of those who follow the one below, clockwise. */

export type Corner = "top" | "left" | "right" | "left-far" | "left-near" | "right-near" | "right-far";

const FOLLOWING: Readonly<Record<number, readonly Corner[]>> = {
  1: ["top"],
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left-near", "left-far", "right-far", "right-near"],
  5: ["left-near", "left-far", "top", "right-far", "right-near"],
};
const ACROSS: Readonly<Record<Corner, Corner>> = {
  top: "top",
  left: "right",
  right: "left",
  "left-far": "right-far",
  "left-near": "right-near",
  "right-near": "left-near",
  "right-far": "left-far",
};

/** The place of each seat, by its number; `own` sits below. More than six have no places. */
export function places(seats: number, own: number, clockwise: boolean): readonly (Corner | "bottom" | "")[] {
  const following = FOLLOWING[seats - 1] ?? [];
  return Array.from({ length: seats }, (_, seat) => {
    const after = (seat - own + seats) % seats;
    if (!following.length) return "";
    if (after === 0) return "bottom";
    const corner = following[after - 1] ?? "top";
    return clockwise ? corner : ACROSS[corner];
  });
}
