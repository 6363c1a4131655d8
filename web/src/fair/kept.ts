/** What this browser saw of a match before anybody could know its seed. It stays here, so that nobody can change it later. */

/** Of one match at one table. */
export interface Kept {
  /** The SHA-256 of the seed as it was published before the first card. */
  readonly commitment: string;
  /** What this browser added to the shuffles. */
  readonly added?: string;
  /** By round: the seat that was shown here, and its cards right after the deal. */
  readonly hands?: Readonly<Record<number, { readonly seat: number; readonly cards: readonly string[] }>>;
}

const KEY = "mazzo.fair";
const MOST = 30;

type Everything = Record<string, Kept>;
const nameOf = (table: string, match: number): string => `${table}/${match}`;

function all(): Everything {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Everything;
  } catch {
    return {};
  }
}

function change(table: string, match: number, made: (before: Kept) => Kept): void {
  const known = all();
  const name = nameOf(table, match);
  const next = made(known[name] ?? { commitment: "" });
  const others = Object.entries(known).filter(([each]) => each !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [name, next]].slice(-MOST))));
  } catch {
    // A browser that keeps nothing can only check what the server tells it.
  }
}

export const kept = (table: string, match: number): Kept | undefined => all()[nameOf(table, match)];

/** The first commitment counts: a later one could be to another seed. */
export function keepCommitment(table: string, match: number, commitment: string): void {
  if (!kept(table, match)?.commitment) change(table, match, (before) => ({ ...before, commitment }));
}

export const keepAdded = (table: string, match: number, added: string): void =>
  change(table, match, (before) => ({ ...before, added }));

export function keepHand(table: string, match: number, round: number, seat: number, cards: readonly string[]): void {
  if (kept(table, match)?.hands?.[round]) return;
  change(table, match, (before) => ({ ...before, hands: { ...before.hands, [round]: { seat, cards } } }));
}
