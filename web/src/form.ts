/** What is played, told by the preset that comes nearest to it; the same as the terminal says. */
import type { Field, Preset } from "./api/types";

export type Values = Readonly<Record<string, string | number>>;

/** The preset, empty if the rules as they stand come nearest, and what differs from it. */
export interface Form {
  readonly preset: string;
  readonly options: Values;
}

/** What of a table decides its form. */
export interface Played {
  readonly options: Values;
  readonly seats: number;
  readonly hints: boolean;
  readonly level: string;
}

/** The default of an option beside these values of all. */
export const usual = (field: Field, values: Values): string | number => field.defaults?.[String(values[field.by ?? ""])] ?? field.default;

/** Whether an option decides anything beside these values of all. */
export function matters(field: Field, values: Values): boolean {
  return Object.entries(field.applies ?? {}).every(([key, allowed]) => allowed.includes(values[key] ?? ""));
}

/** These values, and of all other options the default. */
export function completed(fields: readonly Field[], chosen: Values): Values {
  const all: Record<string, string | number> = { ...chosen };
  for (const field of fields) if (!field.by) all[field.key] ??= field.default;
  for (const field of fields) all[field.key] ??= usual(field, all);
  return all;
}

/** Of presets that come equally near, that with the seats, hints and level that are played, then the first. */
export function formOf(fields: readonly Field[], presets: readonly Preset[], played: Played): Form {
  const { options: values, seats, hints, level } = played;
  const there = fields.filter((field) => matters(field, values));
  const differing = (options: Values): Values => {
    const others = there.filter((field) => values[field.key] !== (options[field.key] ?? usual(field, values)));
    return Object.fromEntries(others.map(({ key }) => [key, values[key] ?? ""]));
  };
  const found = presets.map((preset) => {
    const form: Form = { preset: preset.key, options: differing(preset.options ?? {}) };
    // Another number of players is another form.
    const others = Object.keys(form.options).length + Number(preset.seats !== seats);
    return { form, rank: [others, 0, Number((preset.hints ?? true) !== hints), Number((preset.level ?? "") !== level)] };
  });
  const plain: Form = { preset: "", options: differing({}) };
  found.push({ form: plain, rank: [Object.keys(plain.options).length, 1, 0, 0] });
  return found.reduce((best, each) => (before(each.rank, best.rank) ? each : best)).form;
}

function before(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
}
