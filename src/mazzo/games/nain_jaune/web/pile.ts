/** How much of the pile is seen, and how it lies: two rows, in the later one the place of the next card. */
import { goesOn } from "./cards";
import type { Laid } from "./types";

export const IN_ROW = 5;

/** A card that is seen. */
export interface Seen extends Laid {
  /** Whether the part of its player begins with it. */
  readonly begins: boolean;
  /** Whether it begins a new run. */
  readonly fresh: boolean;
}

/** The cards that are seen, row by row, and how many lie below them. A full table goes on by a row, so that most cards stay where they lie. */
export function seenOf(pile: readonly Laid[], open: boolean): { readonly below: number; readonly rows: readonly (readonly Seen[])[] } {
  const places = pile.length + (open ? 1 : 0);
  const below = Math.max(0, Math.ceil(places / IN_ROW) - 2) * IN_ROW;
  const cards = pile.slice(below).map((laid, at) => {
    const before = pile[below + at - 1];
    const fresh = before !== undefined && !goesOn(before.card, laid.card);
    return { ...laid, fresh: at > 0 && fresh, begins: at === 0 || fresh || before?.seat !== laid.seat };
  });
  const rows = [cards.slice(0, IN_ROW)];
  if (places - below > IN_ROW) rows.push(cards.slice(IN_ROW));
  return { below, rows };
}
