import { at, draw } from "../pen";
import { short, star } from "../shapes";

export type ItalianSuit = "s" | "b" | "c" | "d";

/** A coin: a sun face with rays. */
export const COIN = `
o ${star(16, 27, 20)}
o o0 0 15.5
k!= e 5.5 -3 1.9 2.3
n2 M0-3V4M-6 7q6 5 12 0
n2= M2.500-7.5q3-2 6 0
`;

/** A lidded chalice. */
export const CUP = `
o M-4 12H4L5 20L15 27V31H-15V27L-5 20Z
r M-20-8C-20 8-10 15 0 15C10 15 20 8 20-8Z
o M-23-13H23V-6H-23Z
r M-19-13C-18-24-8-27 0-27C8-27 18-24 19-13Z
o o0 -30 4
w2 M-13-1C-12 4-8 8-4 9M-12-17C-10-21-6-23-2-23
`;

/** The signs of the index are plainer and bolder than the pips: they are read at a few pixels. */
const SIGNS: Readonly<Record<ItalianSuit, string>> = {
  s: `
t M-7 6C-14-8-10-22 11-28C6-17 9-5 7 6Z
o M-17 4C-9 10 9 10 17 4V11C9 17-9 17-17 11Z
k M-4 15H4V27H-4Z
`,
  b: `
m M6-2C10-17 24-18 24-18C25-6 16 2 7 5ZM-7 10C-10-4-24-5-24-5C-24 7-16 15-7 16Z
o M-7 28L-8 8L-10-16C-11-30 11-30 10-16L8 8L7 28Z
`,
  c: `
o M-5 12H5L6 20L16 25V29H-16V25L-6 20Z
r M-21-8C-21 8-11 15 0 15C11 15 21 8 21-8Z
r M-19-13C-18-24-9-27 0-27C9-27 18-24 19-13Z
o M-24-13H24V-5H-24Z
`,
  d: `
o ${star(12, 28, 20)}
n o0 0 11
k! o 0 0 4
`,
};

export const ITALIAN_SIGN: Readonly<Record<ItalianSuit, string>> = {
  s: at(0, 0, draw(SIGNS.s), 0.8),
  b: at(0, 0, draw(SIGNS.b), 0.8),
  c: at(0, 0, draw(SIGNS.c), 0.74),
  d: at(0, 0, draw(SIGNS.d), 0.74),
};

/** A curved blade from the hilt below to the tip above, bowed to the left; level 0 is the innermost. */
function curvedSword(level: number): string {
  const [hilt, tip, side] = [11 + 19 * level, 8 + 12 * level, 20 + 21 * level];
  const bow = (by: number): string => short(-(2 * side + (hilt + tip) / 2) + by);
  const blade = `M${hilt - 5} 84Q${bow(-13)} -14 ${tip} -116Q${bow(9)} -14 ${hilt + 5} 84Z`;
  const grip = draw("o M-15-6C-8 0 8 0 15-6V1C8 7-8 7-15 1Z\no M-3 5H4V22H-3Z\nk o0 25 4");
  return draw(`t ${blade}`) + at(hilt - 1, 86, grip, 1, -30 - 7 * level);
}

export const STRAIGHT_SWORD = draw(`
p M0-118L8-98L6 78H-6L-8-98Z
n2 M0-96V60
r M-20 76H20V84H-20Z
r M-4 84H4V108H-4Z
k o0 112 6
`);

/** A knotted staff with leaves, upright. */
export function staff(wood: string): string {
  return draw(`
m M6-78C14-98 28-98 28-98C30-84 18-72 7-70ZM-6 66C-14 46-26 48-26 48C-26 62-16 72-6 74Z
${wood} M-7 108C-8 92-5 84-8 70C-5 40-8 20-6-10C-9-20-5-40-7-64C-9-80-9-92-7-104C-3-112 4-112 7-104C9-92 8-80 6-64C8-40 5-22 8-10C6 20 9 40 6 70C8 84 6 94 7 108C3 112-4 112-7 108Z
n2 M-2-92q3-4 4 2M1-46l-3 9M2 24l-3 9M-1 84q3 3 4-2
`);
}

/** Swords: bowed pairs that cross above and below; a straight one between them if they are odd. */
function swords(count: number): string {
  const pairs = Array.from({ length: count >> 1 }, (_, i) => (count >> 1) - 1 - i);
  const crossed = pairs.map((level) => curvedSword(level) + at(0, 0, curvedSword(level), "-1 1")).join("");
  return at(count > 5 ? 110 : 106, 148, crossed + (count % 2 ? STRAIGHT_SWORD : ""));
}

/** Clubs: a lattice of staves; an upright one before them if they are odd. */
function clubs(count: number): string {
  const each = count >> 1;
  const offsets = Array.from({ length: each }, (_, i) => (i - (each - 1) / 2) * (each > 2 ? 30 : 40));
  const lattice = (wood: string, turn: number): string =>
    offsets.map((x) => at(x, 0, staff(wood), each > 2 ? 0.93 : 1, turn)).join("");
  const tilt = each > 2 ? 13 : 18;
  return at(each > 2 ? 113 : each > 1 ? 110 : 104, 152, lattice("m", -tilt) + lattice("o", tilt) + (count % 2 ? staff("r") : ""));
}

type Place = readonly [x: number, y: number];

/** Cups and coins stand in rows, a little to the right of the index. */
const ROUND_PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [[106, 82], [106, 214]],
  3: [[130, 72], [104, 150], [78, 228]],
  4: [[84, 72], [150, 72], [84, 226], [150, 226]],
  5: [[84, 74], [150, 74], [117, 148], [84, 222], [150, 222]],
  6: [[84, 66], [146, 66], [84, 148], [146, 148], [84, 230], [146, 230]],
  7: [[82, 60], [148, 60], [115, 104], [82, 148], [148, 148], [82, 232], [148, 232]],
};

function round(count: number, pip: string, scale: number): string {
  return (ROUND_PLACES[count] ?? []).map(([x, y]) => at(x, y, pip, scale)).join("");
}

/** The pips of a number card from 2 to 7. */
export function italianPips(count: number, suit: ItalianSuit): string {
  if (suit === "s") return swords(count);
  if (suit === "b") return clubs(count);
  const scale = [0, 0, 1.7, 1.2, 1.02, 1, 0.96, 0.86][count] ?? 1;
  return round(count, draw(suit === "c" ? CUP : COIN), scale);
}
