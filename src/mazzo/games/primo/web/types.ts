// Generated from `mazzo schema`: make types. Do not edit.

import type { Area, Choice, Fact, Reason, Tally } from "mazzo/api/types";

/** One seat, as the viewer sees it. */
export interface Player {
  readonly cards: number;
  readonly pile: readonly (string)[];
  readonly seat: number;
}

/** The table of Primo. */
export interface Scene {
  readonly areas?: readonly (Area)[];
  readonly asked?: Reason | null;
  readonly choosable?: readonly (string)[];
  readonly colours: string;
  readonly columns: readonly (readonly (string)[])[];
  readonly dealer: number;
  readonly deciding: number;
  readonly factor: number;
  readonly facts?: readonly (Fact)[];
  readonly game: string;
  readonly games: number;
  readonly gone: number;
  readonly hand: readonly (string)[];
  readonly held: readonly (number)[];
  readonly idle: number;
  readonly idle_limit: number;
  readonly moves: readonly (Choice)[];
  readonly notes?: readonly (Reason)[];
  readonly order: readonly (number)[];
  readonly out: number;
  readonly phase: string;
  readonly played: number;
  readonly players: readonly (Player)[];
  readonly refused: Readonly<Record<string, Reason>>;
  readonly round: number;
  readonly sides?: readonly (readonly (number)[])[];
  readonly tally?: Tally | null;
  readonly tops: readonly (string)[];
  readonly totals: readonly (number)[];
  readonly undoable: number;
  readonly viewer: number;
  readonly waiting: readonly (number)[];
}
