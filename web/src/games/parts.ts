/** Of what the drawing of a game is made. The generic board has every part; a game replaces those that it draws otherwise. */
import type { Component } from "svelte";

import type { Scene } from "../api/messages";
import type { Area, Choice, EventShown, Reason, TableShown } from "../api/types";
import type { Moments } from "../moments/moment";
import type { Phrases } from "../words/phrases";
import type { Choosing, Given } from "./generic/choosing.svelte";

/** What the parts on the felt are given. They draw the scene and offer its moves; they know no rule. */
export interface MiddleProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly table: TableShown;
  readonly phrases: Phrases;
  /** The events that brought about what is shown now. */
  readonly latest: readonly EventShown[];
  readonly parts: GameParts;
  /** Make a move that the scene lists. */
  readonly play: (choice: Choice) => void;
  /** Say why something cannot be done, or what is to be chosen next; with the reason, if that is a rule. */
  readonly say: (text: string, reason?: Reason) => void;
  /** Ask for the last decision back; in an open turn the last move. */
  readonly back: () => void;
  /** What is being picked, and what it can do. */
  readonly choosing: Choosing;
}

export interface AreaProps<S extends Scene = Scene> extends MiddleProps<S> {
  readonly area: Area;
  /** What each of its cards keeps while it moves. */
  readonly keys: readonly (string | undefined)[];
  /** Cards that have just been taken and lie there for a moment. */
  readonly gone: ReadonlySet<string>;
  /** Who has just won what lies there, or -1. */
  readonly winner: number;
}

export interface SeatProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly seat: number;
  readonly phrases: Phrases;
  readonly latest: readonly EventShown[];
}

export interface LookProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly area: Area;
  /** What has happened in the match, as far as it is known here. */
  readonly log: readonly EventShown[];
  readonly choosing: Choosing;
}

export interface TallyProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly phrases: Phrases;
}

/** What somebody says, in a bubble. */
export interface Said {
  readonly text: string;
  /** Whether it stands there as long as it is true; else it is heard for a while. */
  readonly lasting?: boolean;
  /** What is drawn in place of the text. */
  readonly emote?: string;
  /** When it was said, if it may be over. */
  readonly since?: number;
}

export interface GameParts {
  /** How one chooses: by default a card, then what it takes or where it goes. */
  readonly choosing: (given: () => Given) => Choosing;
  /** What lies in the middle of the table. */
  readonly Middle: Component<MiddleProps>;
  /** What can be done besides laying a card. */
  readonly Actions: Component<MiddleProps>;
  /** Cards that lie together. */
  readonly Area: Component<AreaProps>;
  /** The own cards, or those that one chooses from. */
  readonly Hand: Component<MiddleProps>;
  /** A slip of paper with what else is to be known. */
  readonly Slip: Component<MiddleProps>;
  /** What lies in the corner: a stock, a talon, what is out of the game. */
  readonly Corner: Component<MiddleProps>;
  /** What everybody may know of a seat, beside its score: one phrase. */
  readonly Seat: Component<SeatProps>;
  /** The count of a round. */
  readonly Tally: Component<TallyProps>;
  /** What a seat has now, where that is not its total of the rounds before. */
  readonly holds?: (scene: Scene, seat: number) => number | undefined;
  /** What a seat says now. */
  readonly says?: (given: SeatProps) => Said | null;
  /** Cards in the middle that do not lie straight, with the degrees by which they are turned. */
  readonly turned?: (scene: Scene, latest: readonly EventShown[]) => ReadonlyMap<string, number>;
  /** What a tap on a heap that lies with somebody shows once more, if anything; a button or the log says the same. */
  readonly look?: (given: LookProps) => (() => void) | undefined;
  /** Whether people say something again and again: then the place where they say it is always kept free. */
  readonly vocal?: boolean;
  /** Whether the hand stands beside the middle where the window is low. */
  readonly handBeside?: boolean;
  /** What is staged, by the key of an event: its ribbon says `<game>-moment-<key>`. */
  readonly moments?: Moments;
}
