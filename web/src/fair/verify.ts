/** Deals a whole match again and compares it with what the server says was dealt, and with what this browser saw. */
import type { ProvedRound, ShuffleProof } from "../api/types";
import type { Kept } from "./kept";
import { hex, sha256, unhex } from "./sha256";
import { opened } from "./part";
import { deal, draw, key, listingOf, sealedKey, shuffled } from "./shuffle";

/** A card, or the number of cards, that is not what it should be. */
export interface Difference {
  /** `hand`, `table` or `stock`. */
  readonly place: string;
  readonly seat: number;
  /** From 1. */
  readonly position: number;
  readonly expected: string;
  readonly found: string;
}

export type Line =
  | { readonly kind: "seed" | "promise" | "added" | "commits" | "list"; readonly ok: boolean }
  | { readonly kind: "void"; readonly ok: boolean; readonly names: readonly string[] }
  | { readonly kind: "unseen"; readonly ok: true }
  | { readonly kind: "dealer"; readonly ok: boolean; readonly expected: number; readonly found: number }
  | { readonly kind: "round"; readonly ok: boolean; readonly number: number; readonly cards: number; readonly differences: readonly Difference[] }
  | { readonly kind: "hand"; readonly ok: boolean; readonly number: number; readonly missing: readonly string[] };

/** Everything that was checked, in order. */
export function verify(proof: ShuffleProof, seen: Kept | undefined): Line[] {
  const lines: Line[] = [...voids(proof, seen), { kind: "seed", ok: hashes(proof.seed, proof.commitment) }];
  const known = seen?.tries?.[proof.context ?? ""];
  const promised = known?.commitment ?? seen?.commitment;
  if (promised) lines.push({ kind: "promise", ok: promised === proof.commitment });
  else lines.push({ kind: "unseen", ok: true });
  if (seen?.added) lines.push({ kind: "added", ok: proof.contributions.includes(seen.added) });
  if (isSealed(proof)) lines.push(...sealed(proof, seen));
  const dealer = proof.dealers.length ? proof.dealers[draw(keyOf(proof, 0), proof.dealers.length)] : undefined;
  const found = proof.rounds[0]?.dealer ?? -1;
  lines.push({ kind: "dealer", ok: dealer === found, expected: dealer ?? -1, found });
  for (const round of proof.rounds) {
    lines.push(checked(proof, round));
    const hand = seen?.hands?.[round.number];
    if (hand) {
      const missing = without(hand.cards, round.hands[hand.seat] ?? []);
      lines.push({ kind: "hand", ok: !missing.length, number: round.number, missing });
    }
  }
  return lines;
}

const isSealed = (proof: ShuffleProof): boolean => (proof.shuffle ?? 1) > 1;

const hashes = (seed: string, commitment: string): boolean => hex(sha256(unhex(seed))) === commitment;

/** The digest of the list of commitments, in version 2. */
export const listingIn = (proof: ShuffleProof): string => listingOf(proof.commitment, proof.context ?? "", proof.commits ?? []);

const keyOf = (proof: ShuffleProof, number: number): Uint8Array =>
  isSealed(proof)
    ? sealedKey(proof.seed, listingIn(proof), proof.contributions, number)
    : key(proof.seed, proof.contributions, number);

/** The shuffles that came to nothing: their seeds are known, and they are those that this browser saw. */
function voids(proof: ShuffleProof, seen: Kept | undefined): Line[] {
  return (proof.voids ?? []).map((each) => {
    const known = seen?.tries?.[each.context];
    const same = !known?.listing || known.listing === listingOf(each.commitment, each.context, each.commits);
    const promised = (known?.commitment ?? each.commitment) === each.commitment;
    return { kind: "void", ok: hashes(each.seed, each.commitment) && same && promised, names: each.names };
  });
}

/** Version 2: everybody added what was fixed before, and the list is the one that this browser saw. */
function sealed(proof: ShuffleProof, seen: Kept | undefined): Line[] {
  const { commits = [], context = "" } = proof;
  const lines: Line[] = [{ kind: "commits", ok: opened(commits, proof.contributions, context) }];
  const known = seen?.tries?.[context];
  if (known?.secret !== undefined && known.revealed) {
    lines.push({ kind: "added", ok: proof.contributions[known.seat ?? -1] === known.secret });
  }
  // A list that this browser saw and that is neither this one nor void was shown to it alone.
  const told = new Set([context, ...(proof.voids ?? []).map((each) => each.context)]);
  const lists = Object.entries(seen?.tries ?? {}).filter(([, each]) => each.listing);
  const hidden = lists.some(([each]) => !told.has(each));
  if (lists.length) lines.push({ kind: "list", ok: !hidden && (known?.listing ?? listingIn(proof)) === listingIn(proof) });
  return lines;
}

function checked(proof: ShuffleProof, round: ProvedRound): Line {
  const decks = shuffled(keyOf(proof, round.number), proof.packs);
  const dealt = deal(round.plan, decks, round.hands.length);
  const named = (cards: readonly number[]) => cards.map((card) => proof.cards[card] ?? "");
  const differences = [
    ...dealt.hands.flatMap((hand, seat) => compared("hand", seat, named(hand), round.hands[seat] ?? [])),
    ...compared("table", -1, named(dealt.table), round.table),
    ...compared("stock", -1, named(dealt.stock), round.stock),
  ];
  const cards = [...round.hands, round.table, round.stock].reduce((sum, place) => sum + place.length, 0);
  return { kind: "round", ok: !differences.length, number: round.number, cards, differences };
}

function compared(place: string, seat: number, ours: readonly string[], theirs: readonly string[]): Difference[] {
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => ({
    place,
    seat,
    position: index + 1,
    expected: ours[index] ?? "",
    found: theirs[index] ?? "",
  })).filter((each) => each.expected !== each.found);
}

/** What of the first is not in the second, counting equal cards. */
function without(some: readonly string[], all: readonly string[]): string[] {
  const left = [...all];
  return some.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
