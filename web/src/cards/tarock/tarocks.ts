import { SHEET } from "../frame";
import { type Layer, PAPER, PLUM, at, draw, layered, letters, turned } from "../pen";
import { star } from "../shapes";
import { COCKATOO, FOOL, JUGGLER, MARABOU, MOON, OWL } from "./birds";
import { ANCHOR, GRAPES, HUNT, MILL, MOUNTAIN, SHIP, SLEIGH } from "./country";
import { BELL, BRIDGE, DANCE, FAIR, FOUNTAIN, KEY, LIGHTHOUSE, LUTE, MARKET } from "./town";

const ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");

/** The emblems in order, T1 first; T22 is the Matto. */
const EMBLEMS: readonly (string | readonly Layer[])[] = [
  JUGGLER, OWL, COCKATOO, MARABOU, MILL, BRIDGE, BELL, LUTE, KEY, ANCHOR, GRAPES,
  LIGHTHOUSE, SHIP, FOUNTAIN, FAIR, MOUNTAIN, SLEIGH, HUNT, MARKET, DANCE, MOON, FOOL,
];

/** How wide each numeral is set, by the number of its letters. */
const WIDTH = [0, 22, 44, 62, 82, 102];

/** The sign of the tarocks: a star. */
export const TAROCK_SIGN = draw(`u! ${star(8, 21, 10)}\np! o 0 0 4.5`);

/** The corner of a tarock is a block cut in reverse, so that its 7 is never taken for a suit's. */
const TILE = draw("u M22 13H50Q60 13 60 23V56Q60 66 50 66H22Q12 66 12 56V23Q12 13 22 13Z");

/** A tarock's face: its number in the corner, the Roman numeral above and below, the emblem between. */
export function tarock(number: number): string {
  const emblem = EMBLEMS[number - 1];
  if (!emblem) throw new Error(`no such card: T${number}`);
  const picture = typeof emblem === "string" ? draw(emblem) : layered(emblem);
  const roman = ROMAN[number - 1];
  if (!roman) {
    const bell = at(34, 44, BELL_SIGN, 0.9);
    return SHEET + at(100, 152, picture, 0.98) + bell + turned(bell);
  }
  const corner =
    TILE +
    letters(String(number), 36, 58, 52, number > 9 ? { fill: PAPER, width: 40 } : { fill: PAPER }) +
    letters(roman, 126, 55, 46, { fill: PLUM, width: WIDTH[roman.length] ?? 102 });
  return SHEET + at(100, 150, picture, 0.96) + corner + turned(corner);
}

/** The Matto has no number: a bell stands in its corner. */
const BELL_SIGN = draw(`
o M-20 16C-14 8-14-2-13-8C-12-20-6-24 0-24C6-24 12-20 13-8C14-2 14 8 20 16Z
r M-23 14H23V21H-23Z
k o0 25 5
n3 M0-24V-30
`);
