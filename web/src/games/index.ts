/** The layouts of the games: each is fetched when its game is played. The frame around them is the same for all. */
import type { Component } from "svelte";

import type { Scene } from "../api/messages";
import type { Choice, EventShown, TableShown } from "../api/types";
import type { Phrases } from "../words/phrases";
import { knownGames } from "./known";

/** What a layout is given. It draws the scene and offers its moves; it knows no rule. */
export interface LayoutProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly table: TableShown;
  readonly phrases: Phrases;
  /** The events that brought about what is shown now. */
  readonly latest: readonly EventShown[];
  /** Make a move that the scene lists. */
  readonly play: (choice: Choice) => void;
  /** Say why something cannot be done, or what is to be chosen next. */
  readonly say: (text: string) => void;
  /** Ask for the last decision back; in an open turn of Primo the last move. */
  readonly back: () => void;
}

export interface SeatProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly seat: number;
  readonly phrases: Phrases;
  readonly latest: readonly EventShown[];
}

export interface SheetProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly phrases: Phrases;
}

/** The parts of a game's drawing. */
export interface GameParts {
  /** The middle of the table, and the own hand. */
  readonly Layout: Component<LayoutProps>;
  /** What everybody may know of a seat, below its name. */
  readonly Seat: Component<SeatProps>;
  /** The count of a round. */
  readonly Sheet: Component<SheetProps>;
  /** What a seat has now, where that is not its total of the rounds before. */
  readonly holds?: (scene: Scene, seat: number) => number | undefined;
}

const LOADERS = import.meta.glob<{ readonly parts: unknown }>("../../../src/mazzo/games/*/web/index.ts");

export async function loadParts(game: string): Promise<GameParts> {
  const load = LOADERS[`../../../src/mazzo/games/${game}/web/index.ts`];
  if (!load) throw new Error(`no layout for the game ${game}`);
  const [{ parts }] = await Promise.all([load(), knownGames()]);
  // A game's parts take its own scene; the server never sends them another's.
  return parts as GameParts;
}
