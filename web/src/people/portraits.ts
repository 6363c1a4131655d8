/** The portraits of the bots and of the robot, as SVG: fetched when the first of them is shown. */
import { INK, INKS, PAPER, layered } from "../cards/pen";
import type { Ground, Head } from "./head";
import { CARLO, EMILIO, GINO, LINO, MIRKO, OSKAR } from "./heads/men";
import { PINA, ROBOT } from "./heads/others";
import { BERTA, DORA, FOSCA, IDA, NIVES } from "./heads/women";

const mixed = (one: string, share: number, other: string): string => `color-mix(in srgb,var(--${one}) ${share}%,var(--${other}))`;

/** What the deck has no ink for: skin in four tones, the blush of a cheek, the sky. */
const TINTS = {
  f: mixed("paper", 88, "vermilion"),
  s: mixed("paper", 58, "ochre"),
  h: `color-mix(in srgb,${mixed("ochre", 62, "plum")} 76%,var(--paper))`,
  d: mixed("ochre", 42, "plum"),
  v: mixed("paper", 58, "vermilion"),
  y: mixed("paper", 62, "teal"),
};

const GROUNDS: Readonly<Record<Ground, string | undefined>> = {
  vermilion: INKS.r,
  ochre: INKS.o,
  teal: INKS.t,
  moss: INKS.m,
  plum: INKS.u,
  rose: TINTS.v,
  sky: TINTS.y,
  paper: PAPER,
};

/** By the names of `bots.ts`. */
const HEADS: Readonly<Record<string, Head>> = {
  Berta: BERTA,
  Carlo: CARLO,
  Dora: DORA,
  Emilio: EMILIO,
  Fosca: FOSCA,
  Gino: GINO,
  Ida: IDA,
  Lino: LINO,
  Mirko: MIRKO,
  Nives: NIVES,
  Oskar: OSKAR,
  Pina: PINA,
};

/** The ring of the plate, and the marks that the gouge left along it. */
const EDGE =
  `<circle r="40.5" fill="none" stroke="${PAPER}" stroke-width="6" stroke-dasharray="1 5.36" stroke-opacity="0.3" opacity="var(--texture,1)"/>` +
  `<circle r="44.5" fill="none" stroke="${PAPER}" stroke-width="1.2" opacity="0.75"/>`;
const RIM = `<circle r="48" fill="none" stroke="${INK}" stroke-width="4"/>`;

function portrait(head: Head): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"><circle r="48" fill="${GROUNDS[head.ground]}"/>${EDGE}${layered(head.layers, TINTS)}${RIM}</svg>`;
}

/** The portrait of a bot, if it is one of the house. Whoever shows it clips it to a circle. */
export function portraitOf(name: string): string | undefined {
  const head = Object.hasOwn(HEADS, name) ? HEADS[name] : undefined;
  return head && portrait(head);
}

export const robot = (): string => portrait(ROBOT);
