// Generated from `mazzo schema`: make types. Do not edit.

import type { Area, Choice, Fact, Reason, Tally } from "mazzo/api/types";

/** One seat, as everybody sees it. */
export interface Player {
  readonly captured: number;
  readonly cards: number;
  readonly open_hand: readonly (string)[];
  readonly opening: string;
  readonly partner: number;
  readonly seat: number;
  readonly sweeps: number;
}

/** The table of Primiera. */
export interface Scene {
  readonly areas?: readonly (Area)[];
  readonly asked?: Reason | null;
  readonly choosable?: readonly (string)[];
  readonly dealer: number;
  readonly deciding: number;
  readonly doubled: boolean;
  readonly factor: number;
  readonly facts?: readonly (Fact)[];
  readonly game: string;
  readonly hand: readonly (string)[];
  readonly held: readonly (number)[];
  readonly herald: string;
  readonly herald_seat: number;
  readonly last_capture: number;
  readonly moves: readonly (Choice)[];
  readonly notes?: readonly (Reason)[];
  readonly order: readonly (number)[];
  readonly phase: string;
  readonly players: readonly (Player)[];
  readonly refused: Readonly<Record<string, Reason>>;
  readonly round: number;
  readonly sheet: readonly (SideSheet)[];
  readonly sides?: readonly (readonly (number)[])[];
  readonly stock: number;
  readonly table: readonly (string)[];
  readonly tally?: Tally | null;
  readonly target: number;
  readonly teams_known: boolean;
  readonly totals: readonly (number)[];
  readonly variant: string;
  readonly viewer: number;
  readonly waiting: readonly (number)[];
}

/** The count of one side at the end of a round. */
export interface SideSheet {
  readonly best: readonly (string)[];
  readonly cards: number;
  readonly coins: number;
  readonly points: number;
  readonly primiera: number;
  readonly seats: readonly (number)[];
  readonly seven_of_coins: boolean;
  readonly sweeps: number;
  readonly won: readonly (string)[];
}
