/** 1: the aces. One large sign of the suit, in an oval frame. */
import { at, draw } from "../pen";
import { COIN, CUP, type ItalianSuit, STRAIGHT_SWORD, staff } from "./suits";

/** Two lines, and a leaf where they bend. */
const FRAME = draw(`
n e 0 0 64 112
n1.5 e 0 0 57 105
m M-8-112C-8-122 0-127 0-127C0-127 8-122 8-112C4-108-4-108-8-112ZM-8 112C-8 122 0 127 0 127C0 127 8 122 8 112C4 108-4 108-8 112Z
o= o 64 0 6
`);

/** A ribbon around what stands upright, its ends behind it. */
const RIBBON = draw(`
r M-14 26C-34 20-44 34-50 22L-44 40L-52 54C-40 58-30 44-14 48ZM14 26C34 20 44 34 50 22L44 40L52 54C40 58 30 44 14 48Z
p M-16 24C-6 30 6 30 16 24V48C6 54-6 54-16 48Z
n1.5 M-10 36C-4 39 4 39 10 36
`);

const framed = (inner: string): string => at(114, 158, FRAME + inner);

export const ACES: Readonly<Record<ItalianSuit, string>> = {
  s: framed(at(0, 0, STRAIGHT_SWORD, 0.82) + at(0, -24, RIBBON, 0.82)),
  b: framed(at(0, 0, staff("o"), 0.9) + at(0, -34, RIBBON, 0.82)),
  c: framed(at(0, 2, draw(CUP), 1.95)),
  d: framed(at(0, 0, draw(COIN), 1.9)),
};
