/** In which order one learns a game: a few lessons, the first deal, then the others when they matter. Nothing is locked. */
import * as rest from "../api/rest";
import type { LessonListed, LessonsListed } from "../api/types";
import { FIRST } from "./first.svelte";

export interface Path {
  readonly early: readonly LessonListed[];
  readonly first: boolean;
  readonly late: readonly LessonListed[];
}

export const pathOf = ({ lessons, first, before }: LessonsListed): Path => ({ early: lessons.slice(0, before), first, late: lessons.slice(before) });

/** Everything in its order. */
export const stepsOf = ({ early, first, late }: Path): readonly string[] => [
  ...early.map(({ id }) => id),
  ...(first ? [FIRST] : []),
  ...late.map(({ id }) => id),
];

/** The address of what follows, or nothing. */
export function following(game: string, path: Path, lesson: string): string {
  const steps = stepsOf(path);
  const next = steps[steps.indexOf(lesson) + 1];
  return next && steps.includes(lesson) ? addressOf(game, next) : "";
}

export const addressOf = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

const asked = new Map<string, Promise<LessonsListed>>();

/** The lessons of a game in a language, asked for once. */
export function lessonsOf(game: string, lang: string): Promise<LessonsListed> {
  const key = `${game} ${lang}`;
  const found = asked.get(key) ?? rest.lessons(game, lang);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}
