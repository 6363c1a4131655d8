/** Sentences by the kinds that a game declares, and cards by the family of its deck. */
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Choice, GameShown, TableShown } from "../src/api/types";
import { knownGames } from "../src/games/known";
import { Phrases } from "../src/words/phrases";
import { loadTableSays } from "../src/words/tables";
import { loadWords } from "../src/words/words.svelte";

const WORDS = `
anything-event-took = { $seat } takes { $cards }, not { $else }.
anything-event-named = { $rank }, { $suit }, { $mood }, { $done }, { $strange }
anything-mood-very-good = splendid
anything-move-take = { $card } takes { $cards }
anything-reason-must = You must: { $moves }.
anything-card-qs = the Black Lady
`;

const SAYS: Partial<GameShown["says"]> = {
  event: {
    took: { seat: "seat", cards: "cards", else: "any_card" },
    named: { rank: "rank", suit: "suit", mood: "term:mood", done: "flag" },
  },
  reason: { must: { moves: "moves" } },
  move: { take: { card: "card", cards: "cards" } },
};

const TABLE = {
  game: "anything",
  seats: [{ kind: "person", name: "Anna", yours: true }, { kind: "person", name: "Berta" }, { kind: "nobody" }],
  locked: true,
  hints: false,
} as unknown as TableShown;

const MOVES: Choice[] = [
  { move: "Kh x 2c+Qs", card: "Kh", takes: ["2c", "Qs"], label: { code: "take", params: { card: "Kh", cards: ["2c", "Qs"] } } },
  { move: "10d", card: "10d" },
  { move: "odd", label: { code: "unheard", params: {} } },
];

const answers: Readonly<Record<string, unknown>> = {
  "/api/games": [{ name: "anything", deck: "french", says: { advice: {}, ask: {}, note: {}, tally: {}, ...SAYS } }],
  "/api/says": { event: { locked: { locked: "flag" }, stood: { who: "seats" }, rematched: {}, ended: { who: "seats" }, abandoned: {} }, reason: { bot_plays: { seat: "seat" } } },
};

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path in answers ? JSON.stringify(answers[path]) : WORDS)));
  await Promise.all([loadWords("en"), loadTableSays(), knownGames()]);
});

const phrases = (): Phrases => new Phrases(TABLE, 0, MOVES);

describe("cards", () => {
  it("are said by their deck, unless the game has a name for one", () => {
    expect([phrases().card("10d"), phrases().card("Kh"), phrases().card("Qs")]).toEqual(["10♦", "K♥", "the Black Lady"]);
    expect(phrases().short("Qs")).toBe("Q♠");
    expect(phrases().card("??")).toBe("a hidden card");
    expect(phrases().card("what")).toBe("what");
  });
  it("are said in full to who hears them", () => {
    expect([phrases().full("Kh"), phrases().full("7c"), phrases().full("??")]).toEqual(["King of Hearts", "7 of Clubs", "a hidden card"]);
  });
});

describe("sentences", () => {
  it("say each parameter as its kind asks", () => {
    const took = { key: "took", params: { seat: 1, cards: ["2c", "Kh"], else: ["3c", "4c"] } };
    expect(phrases().event(took)).toBe("Berta takes 2♣ and K♥, not 3♣ or 4♣.");
    const named = { key: "named", params: { rank: "Q", suit: "s", mood: "very_good", done: 1, strange: "as it is" } };
    expect(phrases().event(named)).toBe("Queen, Spades, splendid, yes, as it is");
  });
  it("keep names from right to left apart from what follows them", () => {
    const seats = [TABLE.seats[0], { kind: "person", name: "דוד" }] as unknown as TableShown["seats"];
    const took = { key: "took", params: { seat: 1, cards: ["2c"], else: ["3c"] } };
    expect(new Phrases({ ...TABLE, seats }, 0).event(took)).toBe("\u2068דוד\u2069 takes 2♣, not 3♣.");
  });
  it("say moves by their labels, else as their cards, else in notation", () => {
    const moves = [...MOVES.map((choice) => choice.move), "elsewhere"];
    expect(phrases().reason({ code: "must", params: { moves } })).toBe("You must: K♥ takes 2♣ and the Black Lady, 10♦, odd or elsewhere.");
  });
});

describe("what a game from elsewhere says wrongly", () => {
  it("is said as well as can be, and stops nothing", () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(phrases().event({ key: "unheard", params: { seat: 1, more: "x" } })).toBe("event-unheard: 1, x");
    expect(phrases().event({ key: "took", params: { seat: 1 } })).toBe("Berta takes {$cards}, not {$else}.");
    const took = { key: "took", params: { seat: 9, cards: "?", else: [] } };
    expect(phrases().event(took)).toBe("9 takes ?, not nothing.");
    const named = { key: "named", params: { rank: 99, suit: "x", mood: "none", done: [], strange: true } };
    expect(phrases().event(named as never)).toBe("99, x, none, yes, true");
    expect(phrases().event({ key: "named", params: { rank: "Q", suit: "s", mood: "very_good", done: 0, strange: null } } as never)).toMatch(/null$/);
    expect(silent).toHaveBeenCalled();
    silent.mockRestore();
  });
});

describe("tables", () => {
  const event = (type: string, seats: readonly number[] = []) => ({ number: 1, at: 0, type, seats });
  it("say what happens there", () => {
    expect(phrases().shown(event("locked"))).toEqual(["Nobody else can sit down now."]);
    expect(phrases().shown(event("stood", [0]))).toEqual(["You have given up your seat."]);
    expect(phrases().shown(event("moved"))).toEqual([]);
  });
  it("say who has ended a match, also a host without a seat", () => {
    const ended = (seats: readonly number[], names: readonly string[]) => ({ ...event("finished", seats), cause: "ended", names });
    expect(phrases().shown(ended([0], ["Anna"]))).toEqual(["You ended the match; nobody has won."]);
    expect(phrases().shown(ended([1], ["Berta"]))).toEqual(["Berta ended the match; nobody has won."]);
    expect(phrases().shown(ended([], ["Carla"]))).toEqual(["Carla ended the match; nobody has won."]);
    expect(phrases().shown({ ...event("finished"), cause: "abandoned" })).toEqual(["The match was ended early; nobody has won."]);
    expect(phrases().shown({ ...event("finished", [1]), cause: "won" })).toEqual([]);
  });
  it("say why they refuse", () => {
    expect(phrases().reason({ code: "bot_plays", params: { seat: 1 } })).toBe("A bot is playing for Berta.");
    expect(phrases().reason({ code: "unheard_of", params: {} })).toBe("Something went wrong on the server.");
  });
});
