/** Deals a whole match again and compares it with what the server says was dealt, and with what this browser saw. */
import type { ProvedRound, ShuffleProof } from "../api/types";
import type { Kept } from "./kept";
import { hex, sha256, unhex } from "./sha256";
import { deal, draw, key, shuffled } from "./shuffle";

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
  | { readonly kind: "seed" | "promise" | "added"; readonly ok: boolean }
  | { readonly kind: "unseen"; readonly ok: true }
  | { readonly kind: "dealer"; readonly ok: boolean; readonly expected: number; readonly found: number }
  | { readonly kind: "round"; readonly ok: boolean; readonly number: number; readonly cards: number; readonly differences: readonly Difference[] }
  | { readonly kind: "hand"; readonly ok: boolean; readonly number: number; readonly missing: readonly string[] };

/** Everything that was checked, in order. */
export function verify(proof: ShuffleProof, seen: Kept | undefined): Line[] {
  const lines: Line[] = [{ kind: "seed", ok: hex(sha256(unhex(proof.seed))) === proof.commitment }];
  if (seen?.commitment) lines.push({ kind: "promise", ok: seen.commitment === proof.commitment });
  else lines.push({ kind: "unseen", ok: true });
  if (seen?.added) lines.push({ kind: "added", ok: proof.contributions.includes(seen.added) });
  const dealer = draw(key(proof.seed, proof.contributions, 0), proof.dealers);
  const found = proof.rounds[0]?.dealer ?? -1;
  lines.push({ kind: "dealer", ok: dealer === found, expected: dealer, found });
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

function checked(proof: ShuffleProof, round: ProvedRound): Line {
  const decks = shuffled(key(proof.seed, proof.contributions, round.number), proof.packs);
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
