import { beforeAll, describe, expect, it } from "vitest";

import { type Deck, FAMILIES, HIDDEN, back, face, loadDeck, loadFamily, refined, svg } from "../../src/cards";
import { keepsTo } from "./checks";
import { wellFormed } from "./xml";

const SIZES: Readonly<Record<string, number>> = { italian: 40, french: 52, tarock: 78, numbers: 28 };

describe.each(FAMILIES)("the %s family", (family) => {
  let deck: Deck;
  beforeAll(async () => {
    deck = await loadFamily(family);
  });

  it("has all its cards", () => {
    expect(new Set(deck.cards).size).toBe(SIZES[family]);
    expect(deck.cards.length).toBe(SIZES[family]);
  });

  it("has a face for every card, no two alike", () => {
    expect(new Set(deck.cards.map((card) => deck.face(card))).size).toBe(deck.cards.length);
  });

  it("draws well, and the same card the same way", () => {
    for (const card of deck.cards) {
      expect(keepsTo(deck.face(card)), card).toBe("");
      expect(deck.face(card)).toBe(deck.face(card));
    }
  });

  it("has a sign for every suit, no two alike", () => {
    const signs = deck.suits.map((suit) => deck.sign(suit));
    expect(new Set(signs).size).toBe(deck.suits.length);
    for (const each of signs) expect(wellFormed(svg(each, "-24 -24 48 48"))).toBe("");
  });

  it.each(["", "0s", "11d", "Zz", "14y", "T0", "T23", "3", "1.5s", " 7d", "07d", "T05", "constructor"])("refuses %j", (card) => {
    expect(() => deck.face(card)).toThrow("no such card");
  });
});

describe("a game that draws a card otherwise", () => {
  it("leaves the others as they are", async () => {
    const plain = await loadFamily("italian");
    const deck = refined(plain, (card, drawn) => (card === "1c" ? "<g/>" : drawn(card)));
    expect(deck.face("1c")).toBe("<g/>");
    expect(deck.face("2c")).toBe(plain.face("2c"));
    expect(() => deck.face("11c")).toThrow("no such card");
    expect(refined(plain, undefined)).toBe(plain);
  });
});

describe("the back", () => {
  it("is well-formed, the same for every game, and what a hidden card shows", () => {
    expect(wellFormed(svg(back()))).toBe("");
    expect(face("whist", HIDDEN)).toBe(back());
  });
});

describe("a deck that is not there", () => {
  it("is refused", async () => {
    await expect(loadFamily("marble")).rejects.toThrow("no such family");
    await expect(loadDeck("whist")).rejects.toThrow();
    expect(() => face("whist", "As")).toThrow("not loaded");
  });
});
