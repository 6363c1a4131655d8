/** What a move has just taken from the table, for a moment in which it is looked at. */
import type { EventShown } from "mazzo/api/types";

export interface Capture {
  readonly seat: number;
  /** The card played, then what it took. */
  readonly cards: readonly string[];
}

export interface Seen {
  readonly capture: Capture | null;
  /** What lay there in the end, and who gets it. */
  readonly left: Capture | null;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value == null ? [] : [String(value)]);

export function lately(latest: readonly EventShown[]): Seen | null {
  const happened = latest.flatMap((event) => (event.type === "moved" ? (event.happened ?? []) : []));
  const found = (key: string, ...names: readonly string[]): Capture | null => {
    const params = happened.findLast((each) => each.key === key)?.params;
    return params ? { seat: Number(params["seat"]), cards: names.flatMap((name) => texts(params[name])) } : null;
  };
  const capture = found("captured", "card", "takes");
  const left = found("leftovers", "cards");
  return capture || left ? { capture, left } : null;
}

/** Who gets each card. */
export function takers(seen: Seen): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const part of [seen.left, seen.capture]) for (const card of part?.cards ?? []) found.set(card, part?.seat ?? -1);
  return found;
}

/** The table with what is just being taken from it, each card where it lay before. */
export function beside(before: readonly string[], table: readonly string[], seen: Seen | null): readonly string[] {
  const all = new Set([...table, ...(seen ? takers(seen).keys() : [])]);
  return [...new Set([...before.filter((card) => all.has(card)), ...all])];
}
