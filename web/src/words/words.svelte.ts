/** The words people see, from the `.ftl` files that the terminal uses too; those of games come from the server, which
 * knows which games there are. A language is fetched when it is chosen. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

import { settings } from "../state/settings.svelte";
import { HOUR, hoursOrDays, withMinus } from "./numbers";

export type Param = string | number | readonly (string | number)[];
type Params = Readonly<Record<string, Param>>;

const SOURCES = import.meta.glob<string>("../../../src/mazzo/locales/*.ftl", { query: "?raw", import: "default" });

/** What is said by pages that few people open. */
const LATER = import.meta.glob<string>("../../../src/mazzo/locales/later/*.ftl", { query: "?raw", import: "default" });
let laterWords: Promise<void> | null = null;

function languageOf(path: string): string {
  return /([\w-]+)\.ftl$/.exec(path)?.[1] ?? "";
}

/** The languages there are. */
export const LANGUAGES: readonly string[] = Object.keys(SOURCES).map(languageOf).sort();

const NAMES: Readonly<Record<string, string>> = { en: "English", it: "Italiano", fr: "Français", de: "Deutsch" };
export const languageName = (language: string): string => NAMES[language] ?? language;

let bundle: FluentBundle | null = $state.raw(null);

/** The language chosen, or the first of the browser's that there is. */
export function preferred(): string {
  const wanted = [settings.language, ...navigator.languages.map((each) => each.split("-")[0] ?? ""), "en"];
  return wanted.find((each) => LANGUAGES.includes(each)) ?? "en";
}

async function wordsOfGames(language: string): Promise<string> {
  const answer = await fetch(`/api/games/words/${language}`).catch(() => null);
  return answer?.ok ? await answer.text() : "";
}

export async function loadWords(language = preferred()): Promise<void> {
  const [path] = Object.entries(SOURCES).find(([path]) => languageOf(path) === language) ?? [];
  const load = path && SOURCES[path];
  if (!load) return;
  const made = new FluentBundle(language, { useIsolating: false });
  const [shared, ofGames] = await Promise.all([load(), wordsOfGames(language)]);
  if (laterWords) await addLater(made);
  made.addResource(new FluentResource(shared));
  made.addResource(new FluentResource(ofGames));
  bundle = made;
  document.documentElement.lang = language;
}

async function addLater(to: FluentBundle): Promise<void> {
  const [, load] = Object.entries(LATER).find(([path]) => path.endsWith(`-${to.locales[0]}.ftl`)) ?? [];
  if (load) to.addResource(new FluentResource(await load()));
}

/** A page that says more than the first one: its words come with it. */
export async function later<T>(page: Promise<T>): Promise<T> {
  laterWords ??= bundle ? addLater(bundle) : Promise.resolve();
  await laterWords;
  return page;
}

export const has = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** The words for a key; the key itself where there are none, which a test does not let happen in games of this project. */
export function t(key: string, params: Params = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)]));
  if (!bundle) return "";
  if (!pattern) return [key, Object.values(params).map(String).join(", ")].filter(Boolean).join(": ");
  const problems: Error[] = [];
  const said = bundle.formatPattern(pattern, given, problems);
  if (problems.length) console.error(`${key}: ${problems.join("; ")}`);
  return said;
}

/** A number that is never grouped, and has a real minus. It still chooses plurals. */
class Plain extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that is written from right to left stands apart: else it would take the numbers and signs after it along. */
const apart = (text: string): string => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text);

function plain(value: Param): FluentVariable {
  if (typeof value === "number") return new Plain(value);
  // A game from elsewhere may send anything.
  return apart(Array.isArray(value) ? value.join(", ") : String(value));
}

/** A list in a sentence: `a, b and c`. */
export function joined(items: readonly string[], key = "list-and"): string {
  const last = items.at(-1);
  if (last === undefined) return t("list-none");
  return items.length === 1 ? last : t(key, { most: items.slice(0, -1).join(", "), last });
}

/** A code as keys are written. */
export const dashed = (code: string | number): string => String(code).replaceAll("_", "-");

/** A value of an option of a game; one that has no words, as it is. */
export function optionValue(game: string, option: string, value: string | number): string {
  const key = `${game}-option-${dashed(option)}-${dashed(value)}`;
  return has(key) ? t(key) : String(value);
}

/** A game's name, short. */
export const gameName = (game: string): string => t(`${game}-short`);

/** What a game is about, in one sentence; nothing where its package says nothing of it. */
export function gameAbout(game: string): string {
  const key = `${game}-about`;
  return has(key) ? t(key) : "";
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/** How long ago a time in milliseconds was, to the minute. */
export function ago(since: number, now = Date.now()): string {
  const past = Math.max(0, now - since);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(document.documentElement.lang || "en", { numeric: "auto" }).format(-Math.floor(past / length), unit);
}

/** How long somebody has left: in seconds, or from an hour on in whole hours or days. */
export const left = (seconds: number): string =>
  seconds < HOUR ? t("web-seconds", { count: Math.max(0, seconds) }) : hoursOrDays(seconds, document.documentElement.lang || "en");
