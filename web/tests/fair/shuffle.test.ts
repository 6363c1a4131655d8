import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { hex, sha256, unhex } from "../../src/fair/sha256";
import { commitOf, deal, draw, key, listingOf, sealedKey, shuffled, words } from "../../src/fair/shuffle";

interface Vectors {
  words: { key: string; words: number[] }[];
  draws: { key: string; n: number; number: number }[];
  shuffles: { key: string; packs: number[][]; decks: number[][] }[];
  keys: { seed: string; commitment: string; contributions: string[]; number: number; key: string }[];
  commits: { context: string; seat: number; secret: string; commit: string }[];
  lists: { commitment: string; context: string; commits: string[]; listing: string }[];
  sealed_keys: { seed: string; listing: string; contributions: string[]; number: number; key: string }[];
}
const vectors = JSON.parse(readFileSync(new URL("../../../docs/shuffle-vectors.json", import.meta.url), "utf8")) as Vectors;

test("SHA-256 is that of Node, at every length around the blocks", () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  }
});

test("the stream of a key", () => {
  for (const vector of vectors.words) {
    const stream = words(unhex(vector.key));
    expect(vector.words.map(() => stream.next().value)).toEqual(vector.words);
  }
});

test("numbers below n, also where words are rejected", () => {
  for (const vector of vectors.draws) expect(draw(unhex(vector.key), vector.n)).toBe(vector.number);
});

test("shuffled packs", () => {
  for (const vector of vectors.shuffles) expect(shuffled(unhex(vector.key), vector.packs)).toEqual(vector.decks);
});

test("commitments and keys", () => {
  for (const vector of vectors.keys) {
    expect(hex(sha256(unhex(vector.seed)))).toBe(vector.commitment);
    expect(hex(key(vector.seed, vector.contributions, vector.number))).toBe(vector.key);
  }
});

test("version 2: commitments, lists and keys", () => {
  for (const { context, seat, secret, commit } of vectors.commits) expect(commitOf(context, seat, secret)).toBe(commit);
  for (const { commitment, context, commits, listing } of vectors.lists) {
    expect(listingOf(commitment, context, commits)).toBe(listing);
  }
  for (const { seed, listing, contributions, number, key: expected } of vectors.sealed_keys) {
    expect(hex(sealedKey(seed, listing, contributions, number))).toBe(expected);
  }
  expect(vectors.sealed_keys.length).toBeGreaterThan(20);
});

test("a plan: hands, table, stock, and an order from another pack", () => {
  const decks = [
    [10, 11, 12, 13, 14],
    [2, 0, 1],
  ];
  const plan = [
    { place: "hand", seat: 1, cards: [[0, 4], [0, 0]] },
    { place: "hand", seat: 0, cards: [[0, 1], [0, 2], [0, 3]], through: 1 },
    { place: "hand", seat: 1, cards: [[0, 1], [0, 2], [0, 3]], through: 1, positions: [0, 2] },
    { place: "table", cards: [[0, 3]] },
    { place: "stock", cards: [[0, 2]] },
  ];
  expect(deal(plan, decks, 2)).toEqual({ hands: [[13, 11, 12], [14, 10, 13, 12]], table: [13], stock: [12] });
});
