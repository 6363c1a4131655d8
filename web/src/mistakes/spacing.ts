/** When an exercise comes back: the more often in a row it was solved, the later; one that was missed begins anew. */
import type { Learned, MistakeListed } from "../api/types";
import { MISTAKE } from "../learn/learned.svelte";

type Named = Pick<MistakeListed, "game" | "source" | "number">;

const DAY = 86_400_000;
/** Days until it comes back, after the first time, the second … */
const DAYS = [1, 3, 7, 16, 35, 90, 180];

/** Under which name it is kept, beside the game: by table and match, or by the day. */
export function nameOf({ source, number }: Named): string {
  const [kind, name, which] = source.split("/");
  return `${MISTAKE}${kind === "daily" ? which : `${name}-${which}`}.${number}`;
}

export const addressOf = ({ source, number }: Named): string => `/mistakes/${source}/${number}`;

/** Days until one comes back that was solved so often in a row. */
export const daysOf = (step: number): number => (step ? (DAYS[Math.min(step, DAYS.length) - 1] ?? 0) : 0);

/** When it comes back; one that is new is there. */
export const dueAt = (known: Learned | undefined): number => (known ? (known.at ?? 0) + daysOf(known.step ?? 0) * DAY : 0);

/** What is kept after the first try; nothing changes if somebody solves it before its time. */
export function tried(of: Named, known: Learned | undefined, right: boolean, now: number): Learned | null {
  if (right && dueAt(known) > now) return null;
  return { game: of.game, lesson: nameOf(of), state: right ? "done" : "begun", step: right ? (known?.step ?? 0) + 1 : 0, at: now };
}

/** What is to be done now: first what comes back, the longest due first, then what is new, then what was missed. */
export function due(all: readonly MistakeListed[], knownOf: (of: MistakeListed) => Learned | undefined, now: number): readonly MistakeListed[] {
  const kind = (known: Learned | undefined): number => (known?.step ? 0 : known ? 2 : 1);
  return all
    .map((each) => ({ each, known: knownOf(each) }))
    .filter(({ known }) => dueAt(known) <= now)
    .sort((one, other) => kind(one.known) - kind(other.known) || dueAt(one.known) - dueAt(other.known))
    .map(({ each }) => each);
}
