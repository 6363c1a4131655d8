/** What this browser saw of a match before anybody could know its seed. It stays here, so that nobody can change it later. */
import { hex, joined, sha256, unhex } from "./sha256";

/** Of one shuffle of version 2: what was promised, and this browser's own part in it. */
export interface Try {
  readonly commitment: string;
  readonly seat?: number;
  /** What this browser has committed to, kept before it is. */
  readonly secret?: string;
  /** The list of commitments as it was shown, and its digest. */
  readonly commits?: readonly string[];
  readonly listing?: string;
  /** Whether the secret has been sent. */
  readonly revealed?: boolean;
}

/** Of one match at one table. */
export interface Kept {
  /** The SHA-256 of the seed as it was first seen in the match. */
  readonly commitment: string;
  /** What this browser added to the shuffles, in version 1. */
  readonly added?: string;
  /** By context; in version 2 a match may have several, of which the last counts. */
  readonly tries?: Readonly<Record<string, Try>>;
  /** By round: the seat that was shown here, and its cards right after the deal. */
  readonly hands?: Readonly<Record<number, { readonly seat: number; readonly cards: readonly string[] }>>;
}

const KEY = "mazzo.fair";
const OWN = "mazzo.own";
const MOST = 30;

/** Bytes of this browser that nobody else knows or can guess; the same in all its windows. */
const own = ownBytes();

function ownBytes(): string {
  const drawn = hex(crypto.getRandomValues(new Uint8Array(32)));
  try {
    if (!localStorage.getItem(OWN)) localStorage.setItem(OWN, drawn);
    return localStorage.getItem(OWN) ?? drawn;
  } catch {
    return drawn;
  }
}

/** This browser's part in a shuffle: each comes once, and two windows that are asked at the same moment have the same. */
export const secretFor = (context: string, seat: number): string => hex(sha256(joined(unhex(own), unhex(context), Uint8Array.of(seat))));

type Everything = Record<string, Kept>;
/** What this page has kept: a browser that stores nothing can still reveal what it has committed to, until it is reloaded. */
let here: Everything = {};
const nameOf = (table: string, match: number): string => `${table}/${match}`;

function all(): Everything {
  try {
    return { ...here, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Everything) };
  } catch {
    return here;
  }
}

function change(table: string, match: number, made: (before: Kept) => Kept): void {
  const known = all();
  const name = nameOf(table, match);
  const next = made(known[name] ?? { commitment: "" });
  const others = Object.entries(known).filter(([each]) => each !== name);
  const kept = Object.fromEntries([...others, [name, next]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    here = {};
  } catch {
    here = kept;
  }
}

export const kept = (table: string, match: number): Kept | undefined => all()[nameOf(table, match)];

/** The first commitment counts: a later one could be to another seed. */
export function keepCommitment(table: string, match: number, commitment: string): void {
  if (!kept(table, match)?.commitment) change(table, match, (before) => ({ ...before, commitment }));
}

export function keepTry(table: string, match: number, context: string, made: Try): void {
  change(table, match, (before) => ({ ...before, tries: { ...before.tries, [context]: made } }));
}

export function keepHand(table: string, match: number, round: number, seat: number, cards: readonly string[]): void {
  if (kept(table, match)?.hands?.[round]) return;
  change(table, match, (before) => ({ ...before, hands: { ...before.hands, [round]: { seat, cards } } }));
}
