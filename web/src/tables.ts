/** Tables in a list: which of them waits for this person, and by what code others find one. */
import type { Summary } from "./api/types";

/** Whether a table can go on only with this person. */
export const isWaiting = (table: Summary): boolean => (table as Summary & { yours?: boolean }).yours === true;

const RUNNING: readonly Summary["status"][] = ["playing", "counted", "shuffling", "open", "finished"];

/** Those that wait for this person first, then those that are being played; of equals the one where something happened last. */
export function waitingFirst(tables: readonly Summary[]): readonly Summary[] {
  const rank = (table: Summary): number => (isWaiting(table) ? -1 : RUNNING.indexOf(table.status));
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
}

/** The code in what somebody typed or pasted: a link to a table, or the code itself. */
export function codeIn(text: string): string {
  const typed = text.trim();
  const code = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed.split("/").filter(Boolean).at(-1) ?? "";
  return code.toLowerCase();
}

/** One or two letters that stand for somebody. */
export function initials(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  const letters = [...first];
  return second ? `${letters[0] ?? ""}${[...second][0] ?? ""}` : letters.slice(0, 2).join("");
}
