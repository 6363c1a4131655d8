/** Numbers from 1 to 13 in two colours, and two special cards. */
import { type Deck, oneOf, remember } from "./deck";
import { SHEET, indices } from "./frame";
import { at, draw, letters } from "./pen";
import { dots } from "./shapes";

type Colour = "y" | "b";

const FIELD = "M26 14H174Q186 14 186 26V274Q186 286 174 286H26Q14 286 14 274V26Q14 14 26 14Z";
const CORNER = "M14 26Q14 14 26 14H66V100Q66 108 58 108H14Z";

function stripes(): string {
  let path = "";
  for (let y = 22; y < 284; y += 13) path += `M20 ${y}H180`;
  return path;
}

/** The field of a colour: yellow has dots and a disc, blue has stripes and a lozenge. */
const GROUND: Readonly<Record<Colour, string>> = {
  y:
    draw(`o ${FIELD}`) +
    `<g opacity="var(--texture,1)">${draw(`k! ${dots(24, 24, 180, 280, 16, 1.9)}`)}</g>` +
    draw("p o100 150 57"),
  b:
    draw(`t ${FIELD}`) +
    `<g opacity="var(--texture,1)">${draw(`w2.5 ${stripes()}`)}</g>` +
    draw("p M100 62L168 150L100 238L32 150Z"),
};

/** The colours' small signs: a dotted sun, three waves. */
const SIGN: Readonly<Record<Colour, string>> = {
  y: draw("o o0 0 15\nk! o0 0 4"),
  b: draw("t M0-19L16 0L0 19L-16 0Z\nw3 M-7-4H7M-7 4H7"),
};

function numberCard(number: string, colour: Colour): string {
  const wide = number.length > 1;
  const corner =
    draw(`p ${CORNER}`) +
    letters(number, 40, 62, 58, wide ? { width: 44 } : {}) +
    at(40, 86, SIGN[colour], 0.9);
  const fitted = wide ? { width: colour === "y" ? 80 : 76 } : {};
  return SHEET + GROUND[colour] + letters(number, 100, 183, wide ? 92 : 104, fitted) + indices(corner);
}

/** Top: a stair upwards, and what may be laid on its head. */
const STAIR = draw(`
m M40 258V226H70V192H100V158H130V124H160V258Z
w2.5 M46 233H64M76 199H94M106 165H124M136 131H154
n2 M70 226V258M100 192V258M130 158V258
r M117 38L147 76H129V108H105V76H87Z
w2 M116 49L105 63
`);
const STAIR_SIGN = draw("m M-18 18V6H-6V-6H6V-18H18V18Z");

/** Nimm: an open hand. */
const HAND = draw(`
p M66 258C66 236 56 224 46 206L30 176C24 164 38 156 46 166L66 192V112C66 98 86 98 86 112V84C86 68 108 68 108 84V94C108 80 130 80 130 94V116C132 104 150 104 150 118V206C150 232 142 240 142 258Z
n M86 112V168M108 94V166M130 116V168
n2 M72 206C84 194 106 194 118 214M78 226C92 220 106 222 112 232
u M60 256H148V274H60Z
w2 M70 265H138
`);
const HAND_SIGN = draw("p M-8 18C-8 10-14 6-19-4C-19-9-14-9-12-6L-8-1V-12C-8-16-2-16-2-12V-16C-2-20 4-20 4-16V-13C4-17 10-17 10-13V-8C11-11 16-11 16-7V6C16 12 13 13 13 18Z\nn2 M-2-12V0M4-14V0M10-10V0");

function special(picture: string, sign: string, ground: string): string {
  const corner = draw(`p ${CORNER}`) + at(40, 61, sign, 1.05);
  return SHEET + draw(`${ground} ${FIELD}`) + draw("p M40 26H160Q174 26 174 40V260Q174 274 160 274H40Q26 274 26 260V40Q26 26 40 26Z") + picture + corner;
}

function face(card: string): string {
  if (card === "top") return special(STAIR, STAIR_SIGN, "m");
  if (card === "nimm") return special(HAND, HAND_SIGN, "u");
  return numberCard(card.slice(0, -1), oneOf(COLOURS, card.slice(-1)));
}

const COLOURS = ["y", "b"] as const;
const NUMBERS = Array.from({ length: 13 }, (_, i) => String(i + 1));
const CARDS = [...NUMBERS.flatMap((number) => COLOURS.map((colour) => number + colour)), "top", "nimm"];

export const deck: Deck = {
  cards: CARDS,
  face: remember(CARDS, face),
  suits: COLOURS,
  sign: (suit) => SIGN[oneOf(COLOURS, suit)],
};
