// Generated from `mazzo schema`: make types. Do not edit.

import type { Area, Choice, Fact, Reason, Tally } from "mazzo/api/types";

/** A contra in a negative contract: its level is 1, after a recontra 2. */
export interface Contra {
  readonly declarer: number;
  readonly level: number;
  readonly seat: number;
}

/** One item of the settlement: price × times × solo × contra × wheel is what one pays another for it. */
export interface Line {
  readonly announced?: boolean;
  readonly cents: readonly (number)[];
  readonly contra?: number;
  readonly item: string;
  readonly price: number;
  readonly seats: readonly (number)[];
  readonly solo?: number;
  readonly times?: number;
  readonly wheel: number;
  readonly won: boolean;
}

/** A card of a trick, and who played it. */
export interface Played {
  readonly card: string;
  readonly seat: number;
}

/** One seat, as everybody sees it. */
export interface Player {
  readonly cards: number;
  readonly declarer: boolean;
  readonly open: readonly (string)[];
  readonly seat: number;
  readonly thirds: number;
  readonly tricks: number;
  readonly void: readonly (string)[];
}

/** Something said, and by whom: a word of the auction, an announcement. */
export interface Said {
  readonly seat: number;
  readonly word: string;
}

/** The table of Tarock. */
export interface Scene {
  readonly accused: number;
  readonly announced: readonly (Said)[];
  readonly areas?: readonly (Area)[];
  readonly asked?: Reason | null;
  readonly auction: readonly (Said)[];
  readonly called: string;
  readonly choosable?: readonly (string)[];
  readonly contract: string;
  readonly contras: readonly (Contra)[];
  readonly dealer: number;
  readonly deals: number;
  readonly deciding: number;
  readonly declarer: number;
  readonly discards: readonly (string)[];
  readonly factor: number;
  readonly facts?: readonly (Fact)[];
  readonly game: string;
  readonly hand: readonly (string)[];
  readonly held: readonly (number)[];
  readonly joined: readonly (number)[];
  readonly level: number;
  readonly moves: readonly (Choice)[];
  readonly notes?: readonly (Reason)[];
  readonly order: readonly (number)[];
  readonly partner: number;
  readonly phase: string;
  readonly players: readonly (Player)[];
  readonly refused: Readonly<Record<string, Reason>>;
  readonly round: number;
  readonly sheet: readonly (Line)[];
  readonly sides?: readonly (readonly (number)[])[];
  readonly taken: readonly (string)[];
  readonly tally?: Tally | null;
  readonly talon: readonly (string)[];
  readonly thirds: number;
  readonly totals: readonly (number)[];
  readonly trick: readonly (Played)[];
  readonly tricks: readonly (Trick)[];
  readonly viewer: number;
  readonly waiting: readonly (number)[];
}

/** A trick that is over. */
export interface Trick {
  readonly cards: readonly (string)[];
  readonly leader: number;
  readonly talon: string;
  readonly winner: number;
}
