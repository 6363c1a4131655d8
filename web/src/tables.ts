/** Tables in a list: in which order they are shown, and by what code others find one. */
import type { Summary } from "./api/types";

const STATES: readonly Summary["status"][] = ["playing", "counted", "shuffling", "open", "finished"];

/** Those that wait for this person first, then those that are being played; of equals the one where something happened last. */
export function waitingFirst(tables: readonly Summary[]): readonly Summary[] {
  const rank = (table: Summary): number => (table.yours ? -1 : STATES.indexOf(table.status));
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
}

/** The code in what somebody typed or pasted: a link to a table, or the code itself. */
export function codeIn(text: string): string {
  const typed = text.trim();
  const code = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed.split("/").filter(Boolean).at(-1) ?? "";
  return code.toLowerCase();
}
