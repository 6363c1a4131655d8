import { index, indices } from "../frame";
import { INK, at, turned } from "../pen";

export type FrenchSuit = "s" | "h" | "d" | "c";

/** The four signs, about 40 high around their middle. */
const SIGN: Readonly<Record<FrenchSuit, string>> = {
  s: "M0-21C4-11 19-4 19 7C19 13 15 16 11 16C7 16 4 14 2 11C2 15 4 18 8 20H-8C-4 18-2 15-2 11C-4 14-7 16-11 16C-15 16-19 13-19 7C-19-4-4-11 0-21Z",
  h: "M0 20C-6 11-20 3-20-8C-20-15-15-19-10-19C-5-19-1-16 0-11C1-16 5-19 10-19C15-19 20-15 20-8C20 3 6 11 0 20Z",
  d: "M0-22C4-13 10-6 17 0C10 6 4 13 0 22C-4 13-10 6-17 0C-10-6-4-13 0-22Z",
  c: "M-3 3A9.5 9.5 0 1 1-8-4A9.5 9.5 0 1 1 8-4A9.5 9.5 0 1 1 3 3C2 12 4 17 9 20H-9C-4 17-2 12-3 3Z",
};

const FILL: Readonly<Record<FrenchSuit, string>> = {
  s: "var(--suit-s,var(--ink,#22201c))",
  h: "var(--suit-h,var(--vermilion,#bf3b2b))",
  d: "var(--suit-d,var(--vermilion,#bf3b2b))",
  c: "var(--suit-c,var(--ink,#22201c))",
};

export function frenchSign(suit: FrenchSuit): string {
  return `<path d="${SIGN[suit]}" fill="${FILL[suit]}"/>`;
}

export function frenchIndices(rank: string, suit: FrenchSuit): string {
  return indices(index(rank, frenchSign(suit), 0.86, FILL[suit]));
}

type Place = readonly [column: number, y: number];

/** Where the pips of the upper half stand; the middle row is not repeated below. Columns: -1, 0, 1. */
const HALVES: Readonly<Record<number, readonly Place[]>> = {
  2: [[0, 62]],
  3: [[0, 62], [0, 150]],
  4: [[-1, 68], [1, 68]],
  5: [[-1, 68], [1, 68], [0, 150]],
  6: [[-1, 62], [1, 62], [-1, 150], [1, 150]],
  7: [[-1, 62], [1, 62], [-1, 150], [1, 150], [0, 106]],
  8: [[-1, 62], [1, 62], [-1, 150], [1, 150], [0, 106]],
  9: [[-1, 56], [1, 56], [-1, 118], [1, 118], [0, 150]],
  10: [[-1, 56], [1, 56], [-1, 118], [1, 118], [0, 87]],
};

/** The plain large pips of a number card; one alone stands big in the middle. */
export function pips(count: number, suit: FrenchSuit): string {
  const sign = frenchSign(suit);
  if (count === 1) return at(100, 150, sign, 2.7);
  const [scale, column] = count < 4 ? [1.3, 0] : count < 7 ? [0.92, 28] : count < 9 ? [0.88, 28] : [0.8, 27];
  const upper = HALVES[count] ?? [];
  const below = upper.filter(([x, y]) => y !== 150 && !(count === 7 && x === 0));
  const drawn = (places: readonly Place[]): string => places.map(([x, y]) => at(100 + x * column, y, sign, scale)).join("");
  return drawn(upper) + turned(drawn(below));
}

/** The ace: its sign, with a few cuts around it where the corners leave room. */
export function ace(suit: FrenchSuit): string {
  const cuts = "M100 82V66M100 218V234M42 150H26M158 150H174M144 104L155 92M56 196L45 208";
  return at(100, 150, frenchSign(suit), 2.3) + `<path d="${cuts}" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
}
