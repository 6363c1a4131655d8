import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepCommitment, keepHand, keepTry, kept } from "../../src/fair/kept";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was seen first counts", () => {
  keepCommitment("table", 1, "aa");
  keepCommitment("table", 1, "bb");
  keepTry("table", 1, "cc", { commitment: "aa", seat: 0, secret: "dd" });
  keepHand("table", 1, 2, 0, ["7d"]);
  keepHand("table", 1, 2, 0, ["Qs"]);
  expect(kept("table", 1)).toEqual({ commitment: "aa", tries: { cc: { commitment: "aa", seat: 0, secret: "dd" } }, hands: { 2: { seat: 0, cards: ["7d"] } } });
  expect(kept("table", 2)).toBeUndefined();
});

test("only the latest matches are kept", () => {
  for (let match = 1; match <= 40; match++) keepCommitment("table", match, String(match));
  expect(kept("table", 10)).toBeUndefined();
  expect(kept("table", 40)?.commitment).toBe("40");
});

test("a browser that stores nothing knows it until it is reloaded", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "no JSON",
    setItem: () => {
      throw new Error("full");
    },
  });
  keepCommitment("table", 1, "aa");
  expect(kept("table", 1)?.commitment).toBe("aa");
  expect(kept("table", 2)).toBeUndefined();
});
