/** The messages of a table's socket, put together from the generated types. */
import type * as wire from "./types";

export type GameEvent = wire.Event;
export type { News, Scene } from "./types";
export type AnyFromServer = wire.News | wire.Change | wire.Done | wire.HintMessage | wire.TalkMessage | wire.RefusedMessage | wire.Beat | wire.Bye;

type AnyCommand =
  | wire.Sit
  | wire.Stand
  | wire.Bot
  | wire.Remove
  | wire.Replace
  | wire.Lock
  | wire.Hints
  | wire.Programs
  | wire.Start
  | wire.Commit
  | wire.Reveal
  | wire.Play
  | wire.TakeBack
  | wire.Answer
  | wire.TakeOver
  | wire.Ready
  | wire.Rematch
  | wire.Abandon;
/** Something that a learner does. */
export type LessonCommand = wire.LessonMove | wire.LessonAnswer | wire.LessonNext | wire.LessonShow;

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command before it is given its id. */
export type Command = WithoutId<AnyCommand>;
/** Something about talk, likewise. */
export type Saying = WithoutId<wire.Say | wire.Mute | wire.Silence>;
