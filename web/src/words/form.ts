/** What is played, in words. */
import type { Clock, Preset, Summary } from "../api/types";
import { formOf, type Form, type Played, type Values } from "../form";
import { known } from "../games/known";
import { dashed, gameName, has, optionValue, t } from "./words.svelte";

/** Facts beside each other; where a line ends, the dot stays with what was said. */
export const inOneLine = (facts: readonly string[]): string => facts.join("\u00a0· ");

/** What the value of an option changes, in as few words as there are for it. */
export function brief(game: string, key: string, value: string | number): string {
  const short = [`${game}-brief-${dashed(key)}-${dashed(value)}`, `${game}-brief-${dashed(key)}`].find(has);
  if (short) return t(short, { value });
  return t("rules-option", { option: t(`${game}-option-${dashed(key)}`), value: optionValue(game, key, value) });
}

export const briefly = (game: string, options: Values = {}): string[] => Object.entries(options).map(([key, value]) => brief(game, key, value));

/** A preset by its key; empty is the rules as they stand. */
export const presetName = (game: string, key: string): string => (key ? t(`${game}-preset-${dashed(key)}`) : t("form-plain"));

/** How a preset is played, and what differs from the rules. */
export function presetAbout(game: string, { seats, options, hints = true, level }: Preset): string {
  return inOneLine([
    t("web-players-count", { count: seats }),
    ...briefly(game, options),
    ...(hints ? [] : [t("form-no-hints")]),
    ...(level ? [t("form-bots", { level: t(`level-${level}`) })] : []),
  ]);
}

const found = (game: string, played: Played): Form => formOf(known(game)?.options ?? [], known(game)?.presets ?? [], played);

/** What a table of a game is called: `Whist, family`. */
export function tableName(game: string, played: Played): string {
  const { preset } = found(game, played);
  return preset ? `${gameName(game)}, ${presetName(game, preset)}` : gameName(game);
}

/** The seconds of a day: from so many for a turn on, a table is played over days. */
export const DAY = 24 * 3600;

function clockText(clock: Clock | null): string {
  if (!clock) return t("form-no-clock");
  return clock.seconds < DAY ? t("form-clock", { seconds: clock.seconds }) : t("form-days", { days: clock.seconds / DAY });
}

/** Everything that whoever sits down should know, in one line. */
export function formLine(game: string, played: Played, clock: Clock | null): string {
  const { preset, options } = found(game, played);
  return inOneLine([
    presetName(game, preset),
    ...briefly(game, options),
    t(played.hints ? "form-hints" : "form-no-hints"),
    clockText(clock),
    t("form-bots", { level: t(`level-${played.level}`) }),
  ]);
}

/** What of a table, as it is shown or listed, decides its form. */
export const playedAt = ({ options, seats, hints = false, level }: Pick<Summary, "options" | "hints" | "level"> & { readonly seats: readonly unknown[] }): Played => ({
  options,
  seats: seats.length,
  hints,
  level,
});
