/** The shuffle and the deal as docs/shuffle.md describes them; the server's Python does exactly the same. */
import type { Step } from "../api/types";
import { hex, joined, sha256, unhex } from "./sha256";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const DOMAIN = bytes("mazzo/1");
const SEALED = { keys: bytes("mazzo/2"), commits: bytes("mazzo/2/commit"), lists: bytes("mazzo/2/list") } as const;
const WORDS = 2 ** 32;

interface Deal<Card = number> {
  readonly hands: Card[][];
  readonly table: Card[];
  readonly stock: Card[];
}

function fourBytes(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}

const afterLengths = (parts: readonly string[]): Uint8Array[] =>
  parts.map(unhex).flatMap((part) => [Uint8Array.of(part.length), part]);

/** SHA-256("mazzo/1" ‖ seed ‖ number ‖ each contribution after its length). Round r has key r; key 0 draws the dealer. */
export function key(seed: string, contributions: readonly string[], number: number): Uint8Array {
  return sha256(joined(DOMAIN, unhex(seed), fourBytes(number), ...afterLengths(contributions)));
}

/** Version 2: SHA-256("mazzo/2/commit" ‖ context ‖ seat ‖ secret), what a seat says before anybody reveals. */
export function commitOf(context: string, seat: number, secret: string): string {
  return hex(sha256(joined(SEALED.commits, unhex(context), Uint8Array.of(seat), unhex(secret))));
}

/** Version 2: L = SHA-256("mazzo/2/list" ‖ SHA-256(seed) ‖ context ‖ each commitment after its length). */
export function listingOf(commitment: string, context: string, commits: readonly string[]): string {
  return hex(sha256(joined(SEALED.lists, unhex(commitment), unhex(context), ...afterLengths(commits))));
}

/** Version 2: SHA-256("mazzo/2" ‖ seed ‖ number ‖ L ‖ each contribution after its length). */
export function sealedKey(seed: string, listing: string, contributions: readonly string[], number: number): Uint8Array {
  return sha256(joined(SEALED.keys, unhex(seed), fourBytes(number), unhex(listing), ...afterLengths(contributions)));
}

/** The stream of 32-bit words of a key. */
export function* words(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView(sha256(joined(key, fourBytes(block))).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

/** The next number of a stream below n, all equally likely. */
function below(stream: Generator<number, never>, n: number): number {
  const fair = Math.floor(WORDS / n) * n;
  for (;;) {
    const word = stream.next().value;
    if (word < fair) return word % n;
  }
}

export const draw = (key: Uint8Array, n: number): number => below(words(key), n);

/** The packs, each shuffled on its own, from one stream. */
export function shuffled(key: Uint8Array, packs: readonly (readonly number[])[]): number[][] {
  const stream = words(key);
  return packs.map((pack) => {
    const deck = [...pack];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = below(stream, i + 1);
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    return deck;
  });
}

/** Lay out shuffled packs as a plan says. */
export function deal(plan: readonly Step[], decks: readonly (readonly number[])[], seats: number): Deal {
  const dealt: Deal = { hands: Array.from({ length: seats }, () => []), table: [], stock: [] };
  for (const step of plan) {
    const place = step.place === "hand" ? dealt.hands[step.seat ?? -1] : step.place === "table" ? dealt.table : dealt.stock;
    let cards = step.cards.map(([pack, position]) => decks[Number(pack)]?.[Number(position)] ?? -1);
    // `through`: the numbers of that shuffled pack give the order; `positions` are those that are used, else all.
    const order = step.through === undefined ? undefined : decks[step.through];
    if (order) {
      const numbers = step.positions?.length ? step.positions.map((position) => order[position] ?? -1) : order;
      cards = numbers.map((number) => cards[number] ?? -1);
    }
    place?.push(...cards);
  }
  return dealt;
}
