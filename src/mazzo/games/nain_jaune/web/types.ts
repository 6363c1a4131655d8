// Generated from `mazzo schema`: make types. Do not edit.

import type { Area, Choice, Fact, Reason, Tally } from "mazzo/api/types";

/** One box of the board. */
export interface Box {
  readonly card: string;
  readonly stack: readonly (number)[];
  readonly tokens: number;
}

/** A card on the pile, and who laid it. */
export interface Laid {
  readonly card: string;
  readonly seat: number;
}

/** The settlement of one seat when the round is over: what it gained and, below zero, what it paid. */
export interface Line {
  readonly boxes: number;
  readonly cards: number;
  readonly change: number;
  readonly fines: number;
  readonly grand_opera: number;
  readonly seat: number;
  readonly stake: number;
}

/** One seat, as everybody sees it. */
export interface Player {
  readonly cards: number;
  readonly holds: readonly (string)[];
  readonly left: readonly (string)[];
  readonly seat: number;
  readonly stack: readonly (number)[];
  readonly tokens: number;
  readonly without: readonly (string)[];
}

/** The end of a turn that came by a move: who passed or stopped on which rank, and when. */
export interface Rest {
  readonly laid: number;
  readonly proved: string;
  readonly rank: string;
  readonly seat: number;
}

/** The table of Nain Jaune. */
export interface Scene {
  readonly areas?: readonly (Area)[];
  readonly asked?: Reason | null;
  readonly boxes: readonly (Box)[];
  readonly choosable?: readonly (string)[];
  readonly dealer: number;
  readonly deciding: number;
  readonly factor: number;
  readonly facts?: readonly (Fact)[];
  readonly game: string;
  readonly going: boolean;
  readonly hand: readonly (string)[];
  readonly held: readonly (number)[];
  readonly last: number;
  readonly manual: boolean;
  readonly moves: readonly (Choice)[];
  readonly needed: string;
  readonly notes?: readonly (Reason)[];
  readonly order: readonly (number)[];
  readonly out: number;
  readonly phase: string;
  readonly pile: readonly (Laid)[];
  readonly players: readonly (Player)[];
  readonly refused: Readonly<Record<string, Reason>>;
  readonly rests: readonly (Rest)[];
  readonly round: number;
  readonly sheet: readonly (Line)[];
  readonly sides?: readonly (readonly (number)[])[];
  readonly stock: number;
  readonly tally?: Tally | null;
  readonly totals: readonly (number)[];
  readonly viewer: number;
  readonly waiting: readonly (number)[];
}
