import { INK, PAPER, at, letters, turned } from "./pen";

/** The sheet: paper, a soft corner, a thin inner rule. */
export const SHEET =
  `<rect x="1.5" y="1.5" width="197" height="297" rx="15" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>` +
  `<rect x="7.5" y="7.5" width="185" height="285" rx="10" fill="none" stroke="${INK}" stroke-width="var(--rule,1)" stroke-opacity="var(--rule-opacity,.4)"/>`;

/** Letters that are wide in every serif are set to one width, so that the corner never grows. */
const WIDTHS: Readonly<Record<string, number>> = { "10": 43, A: 41, K: 41, N: 40, Q: 40 };

/** Rank and sign in the upper left corner: this alone decides which card it is. All of it is left of x = 60. */
export function index(rank: string, sign: string, scale: number, fill = INK): string {
  const width = WIDTHS[rank];
  return letters(rank, 35, 61, 60, width ? { fill, width } : { fill }) + at(35, 88, sign, scale);
}

/** The same in both corners. */
export function indices(corner: string): string {
  return corner + turned(corner);
}
