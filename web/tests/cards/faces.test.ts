import { beforeAll, describe, expect, it } from "vitest";

import { type Deck, GAMES, HIDDEN, back, face, loadDeck, sign, svg } from "../../src/cards";
import { wellFormed } from "./xml";

const SIZES: Readonly<Record<string, number>> = { primiera: 40, primo: 28, nain_jaune: 52, tarock: 54 };

describe.each(GAMES)("the deck of %s", (game) => {
  let deck: Deck;
  beforeAll(async () => {
    deck = await loadDeck(game);
  });

  it("has as many cards as the game", () => {
    expect(new Set(deck.cards).size).toBe(SIZES[game]);
    expect(deck.cards.length).toBe(SIZES[game]);
  });

  it("has a face for every card, no two alike", () => {
    const faces = deck.cards.map((card) => face(game, card));
    expect(faces.every((each) => each.length > 300)).toBe(true);
    expect(new Set(faces).size).toBe(deck.cards.length);
  });

  it("draws the same card the same way", () => {
    for (const card of deck.cards) expect(face(game, card)).toBe(deck.face(card));
  });

  it("writes well-formed markup", () => {
    for (const card of deck.cards) expect(wellFormed(svg(face(game, card))), card).toBe("");
  });

  it("has nothing that two cards on a page could fight over, and nothing from elsewhere", () => {
    for (const card of [...deck.cards.map((each) => face(game, each)), ...deck.suits.map((suit) => sign(game, suit))]) {
      expect(card).not.toMatch(/\s(id|class|style|href|xlink:href|src|on\w+)=/);
      expect(card).not.toMatch(/url\(|https?:|<(script|image|use|style|foreignObject)/);
      expect(card).not.toMatch(/NaN|undefined/);
    }
  });

  it("has a sign for every suit, no two alike", () => {
    const signs = deck.suits.map((suit) => sign(game, suit));
    expect(new Set(signs).size).toBe(deck.suits.length);
    for (const each of signs) expect(wellFormed(svg(each, "-24 -24 48 48"))).toBe("");
  });

  it("shows a hidden card from behind, as every deck does", () => {
    expect(face(game, HIDDEN)).toBe(back());
  });

  it.each(["", "0s", "11d", "Zz", "14y", "T0", "T23", "3", "1.5s", " 7d", "07d", "T05", "constructor"])("refuses %j", (card) => {
    expect(() => face(game, card)).toThrow("no such card");
  });

  it("keeps to the colours that a theme can change", () => {
    for (const card of deck.cards) {
      for (const [, value] of face(game, card).matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(value).toMatch(/^(none|var\(--.*\))$/);
    }
  });
});

describe("the back", () => {
  it("is well-formed and always the same", () => {
    expect(wellFormed(svg(back()))).toBe("");
    expect(back()).toBe(back());
  });
});

describe("a deck that is not there", () => {
  it("is refused", async () => {
    await expect(loadDeck("whist")).rejects.toThrow("no deck");
    expect(() => face("whist", "As")).toThrow("not loaded");
  });
});
