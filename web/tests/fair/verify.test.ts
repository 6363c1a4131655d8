import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { ShuffleProof } from "../../src/api/types";
import type { Kept } from "../../src/fair/kept";
import { listingIn, verify } from "../../src/fair/verify";

// Real matches, written by the server's `proof`: the robot's pile and Primo's cards are reordered by a pack of numbers.
function proofOf(game: string): ShuffleProof {
  return JSON.parse(readFileSync(new URL(`./proof-${game}.json`, import.meta.url), "utf8")) as ShuffleProof;
}

/** The proof with another card at one place. */
function changed(proof: ShuffleProof, round: number, seat: number, position: number, card: string): ShuffleProof {
  const copy = structuredClone(proof) as { rounds: { hands: string[][] }[] } & ShuffleProof;
  copy.rounds[round]!.hands[seat]![position] = card;
  return copy;
}

describe.each(["primiera", "primo"])("a match of %s", (game) => {
  const proof = proofOf(game);
  const honest = {
    commitment: proof.commitment,
    added: proof.contributions[0]!,
    hands: { 1: { seat: 0, cards: [...proof.rounds[0]!.hands[0]!].sort() } },
  };

  test("proves itself", () => {
    const lines = verify(proof, honest);
    expect(lines.every((line) => line.ok)).toBe(true);
    const kinds = lines.map((line) => line.kind);
    expect(kinds).toEqual(["seed", "promise", "added", "dealer", "round", "hand", ...proof.rounds.slice(1).map(() => "round")]);
    expect(verify(proof, undefined).map((line) => line.kind)[1]).toBe("unseen");
  });

  test("a changed card is found, and named", () => {
    const before = proof.rounds[0]!.hands[1]![2]!;
    const other = proof.cards.find((card) => card !== before)!;
    const wrong = verify(changed(proof, 0, 1, 2, other), honest).filter((line) => !line.ok);
    expect(wrong).toMatchObject([
      { kind: "round", number: 1, differences: [{ place: "hand", seat: 1, position: 3, expected: before, found: other }] },
    ]);
  });

  test("a missing card is found", () => {
    const copy = structuredClone(proof) as { rounds: { hands: string[][] }[] } & ShuffleProof;
    const gone = copy.rounds[0]!.hands[1]!.pop()!;
    expect(verify(copy, honest).find((line) => !line.ok)).toMatchObject({ differences: [{ expected: gone, found: "" }] });
  });

  test("another seed breaks the promise, the dealer or the cards", () => {
    const seed = proof.seed.replace(/^../, proof.seed.startsWith("00") ? "01" : "00");
    const wrong = verify({ ...proof, seed }, honest).filter((line) => !line.ok).map((line) => line.kind);
    expect(wrong).toContain("seed");
    expect(wrong).toContain("round");
  });

  test("a seed that was chosen later differs from what this browser saw", () => {
    expect(verify(proof, { ...honest, commitment: "00".repeat(32) }).find((line) => line.kind === "promise")?.ok).toBe(false);
    expect(verify(proof, { ...honest, added: "ff".repeat(16) }).find((line) => line.kind === "added")?.ok).toBe(false);
  });

  test("cards that this browser saw and the proof does not know", () => {
    const cards = [...honest.hands[1].cards, "nothing"];
    const lines = verify(proof, { ...honest, hands: { 1: { seat: 0, cards } } });
    expect(lines.find((line) => line.kind === "hand")).toMatchObject({ ok: false, missing: ["nothing"] });
  });

  test("another first dealer is found", () => {
    const first = { ...proof.rounds[0]!, dealer: proof.rounds[0]!.dealer + 1 };
    const lines = verify({ ...proof, rounds: [first, ...proof.rounds.slice(1)] }, honest);
    expect(lines.find((line) => line.kind === "dealer")?.ok).toBe(false);
  });
});

describe("a match whose shuffle was sealed, after one that came to nothing", () => {
  const proof = proofOf("sealed");
  const [gone] = proof.voids!;
  const context = proof.context!;
  const known = {
    commitment: proof.commitment,
    seat: 0,
    secret: proof.contributions[0]!,
    commits: proof.commits!,
    listing: listingIn(proof),
    revealed: true,
  };
  const honest: Kept = { commitment: "", tries: { [gone!.context]: { commitment: gone!.commitment }, [context]: known } };
  const wrong = (changed: Partial<ShuffleProof>, seen: Kept | undefined = honest): string[] =>
    verify({ ...proof, ...changed }, seen)
      .filter((line) => !line.ok)
      .map((line) => line.kind);

  test("proves itself", () => {
    expect(wrong({})).toEqual([]);
    const kinds = verify(proof, honest).map((line) => line.kind);
    expect(kinds.slice(0, 7)).toEqual(["void", "seed", "promise", "commits", "added", "list", "dealer"]);
    expect(verify(proof, honest)[0]).toMatchObject({ names: ["Bert"] });
    expect(verify(proof, undefined).every((line) => line.ok)).toBe(true);
  });

  test("what somebody added must have been committed to", () => {
    const contributions = [proof.contributions[0]!, "00".repeat(32), "", ""];
    expect(wrong({ contributions })).toContain("commits");
    expect(wrong({ contributions })).toContain("round");
  });

  test("another list than this browser saw is found", () => {
    expect(wrong({}, { ...honest, tries: { [context]: { ...known, listing: "00".repeat(32) } } })).toEqual(["list"]);
    expect(wrong({}, { ...honest, tries: { ...honest.tries, ["c0".repeat(32)]: known } })).toEqual(["list"]);
  });

  test("another promise, or a part that is not ours, is found", () => {
    expect(wrong({}, { ...honest, tries: { [context]: { ...known, commitment: "00".repeat(32) } } })).toEqual(["promise"]);
    expect(wrong({}, { ...honest, tries: { [context]: { ...known, secret: "00".repeat(32) } } })).toEqual(["added"]);
  });

  test("a void shuffle with another seed is found", () => {
    expect(wrong({ voids: [{ ...gone!, seed: "00".repeat(32) }] })).toEqual(["void"]);
    expect(wrong({}, { ...honest, tries: { [gone!.context]: { ...known, listing: "00".repeat(32) } } })).toContain("void");
  });
});
