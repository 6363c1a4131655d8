/** What is staged at a table, and for how long: what any game may tell, and what each game says of its own events. */
import type { GameEvent } from "../api/messages";
import type { EventShown } from "../api/types";
import type { Sound } from "../sound";

/** The colour of a ribbon. */
export type Tone = "vermilion" | "ochre" | "plum" | "teal";

/** Points or tokens that somebody gains. */
export interface Gain {
  readonly seat: number;
  readonly amount: number;
  /** Whether they run from what is lit to whoever gains them. */
  readonly tokens?: boolean;
}

/** Something found in an event; `past` is all that was told before and with it. */
type Found<What> = (event: GameEvent, past: readonly GameEvent[]) => What;

export interface Moment {
  /** How long others' moves wait for it, in milliseconds, as all times here. */
  readonly long: number;
  readonly sound?: Sound;
  /** Only events for which this is true make it. */
  readonly when?: (event: GameEvent) => boolean;
  /** The colour of the ribbon with its words; without one nothing is unrolled. */
  readonly tone?: Tone;
  /** When the ribbon unrolls. */
  readonly ribbon?: number;
  /** Its words are `<game>-moment-<named>`; by default the key of the event. */
  readonly named?: string;
  /** What is lit: the middle, areas by their names, or the plates of seats. */
  readonly lit?: "middle" | { readonly areas: Found<readonly string[]>; readonly apart?: number } | { readonly plates: Found<readonly number[]> };
  /** Whether everything else on the table darkens. */
  readonly dark?: boolean;
  /** Cards that fan out over the middle. */
  readonly fan?: Found<readonly string[]>;
  /** What stands above cards that lie on the table, by card. */
  readonly above?: Found<Readonly<Record<string, string>>>;
  readonly gain?: Found<Gain | null>;
  /** When the pennants of teams that have just been made drop, one by one. */
  readonly pennants?: number;
  /** How long what was taken lies there, and how long it is on its way to its owner. */
  readonly rests?: number;
  readonly flies?: number;
}

/** By the key of an event: its moment, or several, of which the first that fits is taken. */
export type Moments = Readonly<Record<string, Moment | readonly Moment[]>>;

/** An event that is staged. */
export interface Staged {
  readonly event: GameEvent;
  readonly moment: Moment;
  readonly past: readonly GameEvent[];
}

/** How long a move is looked at, and how long the last frame of a moment stands where nothing moves. */
export const PACE = 420;
export const STILL = 400;
const RESTS = { row: 900, trick: 900 } as const;
const FLIES = 240;

const laid: Moment = { long: PACE, sound: "tap" };
const taken: Moment = { long: PACE, sound: "slide" };
const seatsOf: Found<readonly number[]> = ({ params }) => [params?.["seats"] ?? []].flat().map(Number);

/** What any game may tell. */
export const GENERIC: Moments = {
  dealt: { long: 1500, sound: "rustle" },
  laid,
  played: laid,
  opened: laid,
  took: taken,
  cleared: taken,
  captured: { long: 1150, sound: "slide" },
  trick: { long: 1150, sound: "slide" },
  won: { long: 2200, sound: "bell", tone: "ochre", ribbon: 0, lit: { plates: seatsOf } },
};

/** What happens after a round: its count. What is worth a ribbon is staged before the paper is brought. */
const COUNT: ReadonlySet<string> = new Set(["counted", "finished"]);
const PLAY: ReadonlySet<string> = new Set(["moved", "dealt"]);

export const told = (events: readonly EventShown[]): readonly GameEvent[] => events.flatMap((event) => event.happened ?? []);

export function momentOf(event: GameEvent, moments: Moments): Moment | undefined {
  const found = [moments[event.key] ?? []].flat();
  return found.find((moment) => moment.when?.(event) ?? true);
}

/** The greatest of what happened: one with a ribbon before others, then the longest, of equals the last. */
function greatest(events: readonly GameEvent[], moments: Moments, past: readonly GameEvent[]): Staged | null {
  const weight = ({ moment }: Staged): number => (moment.tone ? 1e6 : 0) + moment.long;
  let best: Staged | null = null;
  for (const event of events) {
    const moment = momentOf(event, moments);
    const found = moment ? { event, moment, past } : null;
    if (found && (!best || weight(found) >= weight(best))) best = found;
  }
  return best;
}

/** What is staged of some news, one after the other: of the move, then of the count what has a ribbon. */
export function stagedIn(latest: readonly EventShown[], moments: Moments, log: readonly EventShown[] = latest): readonly Staged[] {
  const past = told(log);
  const ofType = (types: ReadonlySet<string>): Staged | null => greatest(told(latest.filter((event) => types.has(event.type))), moments, past);
  const [played, counted] = [ofType(PLAY), ofType(COUNT)];
  return [...(played ? [played] : []), ...(counted?.moment.tone ? [counted] : [])];
}

/** How long a moment stands. */
export const standing = (moment: Moment, moving: boolean): number => (moving ? moment.long : moment.tone ? STILL : 0);

/** How many times as long somebody looks at a move of others; what takes its time is never cut short. */
export const PACES = { quick: 0.6, normal: 1, calm: 2 } as const;

/** How long the next move waits for this news. */
export function paceOf(latest: readonly EventShown[], staged: readonly Staged[], moving: boolean, pace: keyof typeof PACES = "normal"): number {
  const times = PACES[pace];
  const timesOf = ({ tone, long }: Moment): number => (tone ? 1 : long <= PACE ? times : Math.max(1, times));
  const long = staged.reduce((sum, { moment }) => sum + standing(moment, moving) * timesOf(moment), 0);
  return moving && latest.some((event) => PLAY.has(event.type)) ? Math.max(PACE * times, long) : long;
}

/** How what was taken by a move goes: so long it lies there, so long it flies. */
export function leaving(latest: readonly EventShown[], moments: Moments, trick: boolean): { readonly rests: number; readonly flies: number } {
  const moment = stagedIn(latest, moments)[0]?.moment;
  return { rests: moment?.rests ?? (trick ? RESTS.trick : RESTS.row), flies: moment?.flies ?? FLIES };
}

/** What some news sounds like: a moment with a ribbon, else that it is one's turn, else what was done. */
export function soundOf(latest: readonly EventShown[], moments: Moments, turn: boolean): Sound | null {
  const moment = stagedIn(latest, moments)[0]?.moment;
  if (turn && !moment?.tone && moment?.sound !== "rustle") return "turn";
  return moment?.sound ?? null;
}
