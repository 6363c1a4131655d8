/**
 * This browser's part in a shuffle of version 2 (docs/shuffle.md). What the server shows is never just believed: whatever
 * does not fit what was seen before is a warning, and then nothing is revealed.
 */
import type { Command } from "../api/messages";
import type { TableShown, VoidShown } from "../api/types";
import type { Kept, Try } from "./kept";
import { hex, sha256, unhex } from "./sha256";
import { commitOf, listingOf } from "./shuffle";

/** What does not fit; the words are `shuffle-warning-…`. */
export type Warning = "missing" | "elsewhere" | "list" | "changed" | "blamed" | "revealed" | "void";

export interface Step {
  /** What to send now. */
  readonly say?: Command;
  /** What to keep before it is sent. */
  readonly keep?: Try;
  readonly warning?: Warning;
}

type Table = Pick<TableShown, "status" | "commitment" | "contributions" | "shuffle" | "voids" | "earlier_voids">;

/** What this browser does about a shuffle that is prepared: commit, then, if the list fits, reveal. */
export function nextStep(table: Table, seen: Kept | undefined, random: () => string): Step {
  const shuffle = table.shuffle;
  if (!shuffle?.context) return {};
  const { context, asks = "", seat = -1, commits = [] } = shuffle;
  const earlier = seen?.tries?.[context];
  // Before the match somebody may sit down elsewhere: nothing was revealed, so this browser draws another part.
  const before = table.status === "open" && earlier?.seat !== seat ? undefined : earlier;
  if (before && before.commitment !== table.commitment) return { warning: "changed" };
  if (asks === "commit" && seat >= 0) {
    // A context comes once: to commit again to what was revealed would be to play with open cards. But another window of
    // this browser, which keeps the same, may just be ahead of this one.
    if (before?.listing) return {};
    if (before?.secret && before.seat !== seat) return { warning: "changed" };
    const secret = before?.secret ?? random();
    return { keep: { commitment: table.commitment, seat, secret }, say: { type: "commit", commit: commitOf(context, seat, secret) } };
  }
  const known: Try = before ?? { commitment: table.commitment };
  if (!commits.length) return before ? {} : { keep: known };
  const listing = listingOf(table.commitment, context, commits);
  if (known.listing && known.listing !== listing) return { warning: "changed" };
  if (listing !== shuffle.listing) return { warning: "list" };
  const keep: Try = { ...known, listing, commits };
  if (known.secret === undefined || known.seat === undefined) return { keep };
  const mine = commits[known.seat];
  if (!mine) return { keep, warning: "missing" };
  if (mine !== commitOf(context, known.seat, known.secret)) return { keep, warning: "elsewhere" };
  if (asks !== "reveal") return { keep };
  return { keep: { ...keep, revealed: true }, say: { type: "reveal", bytes: known.secret, listing } };
}

/** Whether a shuffle that does not count, or one from which cards were dealt, is the one that this browser saw. */
export function doubts(table: Table, seen: Kept | undefined): { readonly about: string; readonly warning: Warning }[] {
  const tries = seen?.tries ?? {};
  const found = table.voids.flatMap((void_) => {
    const known = tries[void_.context];
    const warning = known && doubtOfVoid(void_, known);
    return warning ? [{ about: void_.context, warning }] : [];
  });
  if (!table.contributions.length) return found;
  const isVoid = new Set(table.voids.map((each) => each.context));
  // Those that came before all that are shown may be void as well; the record will tell.
  const since = table.earlier_voids ? Object.keys(tries).findIndex((context) => isVoid.has(context)) : 0;
  const dealt = Object.entries(tries).slice(since);
  for (const [about, known] of dealt.filter(([context]) => !isVoid.has(context))) {
    if (!known.listing || !known.commits) continue;
    if (known.commitment !== table.commitment) found.push({ about, warning: "changed" });
    else if (!opened(known.commits, table.contributions, about)) found.push({ about, warning: "revealed" });
  }
  return found;
}

function doubtOfVoid(shown: VoidShown, known: Try): Warning | undefined {
  if (hex(sha256(unhex(shown.seed))) !== known.commitment) return "void";
  if (known.listing && listingOf(known.commitment, shown.context, shown.commits) !== known.listing) return "changed";
  return known.revealed && shown.seats.includes(known.seat ?? -1) ? "blamed" : undefined;
}

/** Whether everybody has added exactly what they had committed to. */
export function opened(commits: readonly string[], added: readonly string[], context: string): boolean {
  return commits.length === added.length && commits.every((commit, seat) => (added[seat] ? commitOf(context, seat, added[seat]) : "") === commit);
}
