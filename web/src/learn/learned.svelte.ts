/**
 * What somebody has learned, kept in this browser by name, because several people may learn on one device. Of a known
 * person the server keeps it too; of two states of a lesson the better one counts.
 */
import * as rest from "../api/rest";
import type { Learned } from "../api/types";
import { settings } from "../state/settings.svelte";

const KEY = "mazzo.learned";
const RANK: Readonly<Record<Learned["state"], number>> = { begun: 0, done: 1, unaided: 2 };

/** How the name of an exercise from an own mistake begins. */
export const MISTAKE = "mistake.";
const isExercise = ({ lesson }: Learned): boolean => lesson.startsWith(MISTAKE);
/** So many are told at once. */
const TOLD = 200;

/** A lesson that was begun: all that was done in it, as long as its script is the same. */
export interface Begun {
  readonly mark: string;
  readonly done: readonly unknown[];
}

interface Pupil {
  readonly lessons: Readonly<Record<string, Learned>>;
  readonly begun: Readonly<Record<string, Begun>>;
  /** Lessons that were offered after a match: nobody is asked twice. */
  readonly offered: readonly string[];
}
const NOBODY: Pupil = { lessons: {}, begun: {}, offered: [] };

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

function kept(): Record<string, Pupil> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Pupil>;
  } catch {
    return {};
  }
}

let pupils: Readonly<Record<string, Pupil>> = $state.raw(kept());

const pupil = (): Pupil => ({ ...NOBODY, ...pupils[settings.name] });

function change(changed: Partial<Pupil>): void {
  pupils = { ...kept(), [settings.name]: { ...pupil(), ...changed } };
  try {
    localStorage.setItem(KEY, JSON.stringify(pupils));
  } catch {
    // Forgotten when the page is closed.
  }
}

/** Both put together, as the server does it: nothing that was done is lost, and the script is the one done last. Of an
 * exercise the last try counts. */
export function better(one: Learned, other: Learned): Learned {
  const [first, last] = (one.at ?? 0) <= (other.at ?? 0) ? [one, other] : [other, one];
  if (isExercise(one)) return last;
  const higher = RANK[first.state] > RANK[last.state] ? first : last;
  return last.state === "begun" ? higher : { ...last, state: higher.state };
}

export const isDone = (found: Learned | undefined): boolean => found !== undefined && found.state !== "begun";

export const learnedOf = (game: string, lesson: string): Learned | undefined => pupil().lessons[keyOf(game, lesson)];

function take(all: readonly Learned[]): void {
  const lessons = { ...pupil().lessons };
  for (const each of all) {
    const key = keyOf(each.game, each.lesson);
    const known = lessons[key];
    lessons[key] = known ? better(known, each) : each;
  }
  change({ lessons });
}

/** Note how far one is with a lesson. */
export function note(found: Learned): void {
  const before = learnedOf(found.game, found.lesson);
  take([found]);
  const now = learnedOf(found.game, found.lesson);
  if (now && (isDone(found) || isExercise(found)) && JSON.stringify(before) !== JSON.stringify(now)) void tell([now]);
}

/** A person whom the server knows, and by no other name than the one that learns here. */
async function isKnown(): Promise<boolean> {
  const { known, name = "" } = await rest.me();
  return known && (!name || !settings.name || name === settings.name);
}

async function tell(lessons: readonly Learned[]): Promise<void> {
  try {
    if (!(await isKnown())) return;
    for (let place = 0; place === 0 || place < lessons.length; place += TOLD) take(await rest.tellLearned(lessons.slice(place, place + TOLD)));
  } catch {
    // It stays on this device, and is told the next time.
  }
}

/** Put together what this device and the server know. */
export const synchronize = (): Promise<void> => tell(Object.values(pupil().lessons));

/** Forget everything, here and at the server. */
export async function forgetAll(): Promise<void> {
  if (await isKnown()) await rest.forgetLearned();
  change(NOBODY);
}

/** Whether a lesson of a game was at least begun. */
export const learns = (game: string): boolean => Object.values(pupil().lessons).some((each) => each.game === game && !isExercise(each));

export const hasLearned = (): boolean => Object.keys(pupil().lessons).length > 0;

export const begunOf = (game: string, lesson: string): Begun | undefined => pupil().begun[keyOf(game, lesson)];

/** Keep what was done so far, or nothing any more. */
export function keep(game: string, lesson: string, found: Begun | null): void {
  const { [keyOf(game, lesson)]: _, ...others } = pupil().begun;
  change({ begun: found ? { ...others, [keyOf(game, lesson)]: found } : others });
}

export const wasOffered = (game: string, lesson: string): boolean => pupil().offered.includes(keyOf(game, lesson));

export function noteOffered(game: string, lesson: string): void {
  if (!wasOffered(game, lesson)) change({ offered: [...pupil().offered, keyOf(game, lesson)] });
}
