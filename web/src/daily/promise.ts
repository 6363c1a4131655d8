/** The hashes of days' secrets as this browser saw them first. They stay here, so that nobody can change them later. */
import type { DayTold } from "../api/types";
import { hex, joined, sha256, unhex } from "../fair/sha256";

const KEY = "mazzo.days";
const MOST = 30;
const DOMAIN = new TextEncoder().encode("mazzo/daily/1/promise/");

type Seen = Readonly<Record<string, string>>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** Keep the hashes of days whose secret is still closed; what was seen first stays. */
export function keep(days: readonly DayTold[]): void {
  const fresh = Object.fromEntries(days.filter(({ secret }) => !secret).map(({ day, promise }) => [day, promise]));
  const all = Object.entries({ ...fresh, ...read() }).sort(([one], [other]) => one.localeCompare(other));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Forgotten when the page is closed.
  }
}

/** Whether a secret fits its hash: also the one seen here before, only the one told now, or not. */
export function checked({ day, promise, secret }: DayTold): "closed" | "seen" | "told" | "wrong" {
  const before = read()[day];
  if (before && before !== promise) return "wrong";
  if (!secret) return "closed";
  if (hex(sha256(joined(DOMAIN, unhex(secret)))) !== promise) return "wrong";
  return before ? "seen" : "told";
}
