/** Hints: what they mark, how values read, and that they go when their decision is made. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { News } from "../src/api/messages";
import type { Choice } from "../src/api/types";
import { TableClient } from "../src/state/table.svelte";
import { listed, mark, marksOf } from "../src/table/hint";

describe("what a hint is about", () => {
  it("is a card of the hand and what it takes", () => {
    expect(marksOf({ move: "7d x 4b+3c", card: "7d", takes: ["4b", "3c"] })).toEqual({ held: ["7d"], lying: ["4b", "3c"], areas: [], said: [] });
    expect(marksOf({ move: "5y>E", card: "5y", to: "E" })).toEqual({ held: ["5y"], lying: [], areas: ["E"], said: [] });
  });
  it("is what is exchanged, or the areas of a row that moves", () => {
    expect(marksOf({ move: "swap 7b+7b", takes: ["7b", "7b"] })).toEqual({ held: ["7b", "7b"], lying: [], areas: [], said: [] });
    const shifted: Choice = { move: "A10>E", takes: ["10y", "9b"], source: "A", to: "E" };
    expect(marksOf(shifted)).toEqual({ held: [], lying: [], areas: ["A", "E"], said: [] });
  });
  it("may be a word, or nothing", () => {
    const nothing = { held: [], lying: [], areas: [], said: [] };
    expect([marksOf({ move: "pass" }), marksOf(undefined)]).toEqual([{ ...nothing, said: ["pass"] }, nothing]);
  });
});

/** A piece of page, as far as marks ask it. */
class Piece {
  readonly attributes = new Set<string>();
  constructor(
    readonly selector: string,
    readonly inHand: boolean,
  ) {}
  closest = (): Piece | null => (this.inHand ? this : null);
  setAttribute = (name: string): void => void this.attributes.add(name);
  removeAttribute = (name: string): void => void this.attributes.delete(name);
}

describe("marking", () => {
  const page = (...pieces: Piece[]) =>
    ({ querySelectorAll: (selector: string) => pieces.filter((each) => each.selector === selector) }) as unknown as ParentNode;

  it("marks each card once, in the hand or on the table, and takes the marks away", () => {
    const [lying, one, two, three] = [false, true, true, true].map((inHand) => new Piece('[data-card="7b"]', inHand));
    const pieces = [lying, one, two, three].map((each) => each!);
    const unmark = mark(page(...pieces), { held: ["7b", "7b"], lying: [], areas: [], said: [] });
    expect(pieces.map((each) => each.attributes.size)).toEqual([0, 1, 1, 0]);
    unmark();
    expect(pieces.map((each) => each.attributes.size)).toEqual([0, 0, 0, 0]);
    mark(page(...pieces), { held: [], lying: ["7b", "9c"], areas: [], said: [] });
    expect(pieces.map((each) => each.attributes.size)).toEqual([1, 0, 0, 0]);
  });
});

describe("values", () => {
  it("read with a sign, one decimal and how sure they are, the best few", () => {
    const values = [1.26, 0, -0.04, -12.5, 3, 2, 1].map((value, place) => ({ move: `m${place}`, value, error: place / 4 }));
    expect(listed(values, "en").map((each) => each.points)).toEqual(["+1.3 ± 0", "0 ± 0.3", "0 ± 0.5", "−12.5 ± 0.8", "+3 ± 1", "+2 ± 1.3"]);
    expect(listed(values.slice(0, 2), "de").map((each) => each.points)).toEqual(["+1,3 ± 0", "0 ± 0,3"]);
  });
});

describe("a table that is asked for a hint", () => {
  class FakeSocket {
    static readonly OPEN = 1;
    static last: FakeSocket;
    readyState = 1;
    onopen?: () => void;
    onmessage?: (message: { data: string }) => void;
    sent: { type: string; id: string; seat: number; decision: number }[] = [];
    constructor() {
      FakeSocket.last = this;
    }
    send = (text: string): void => void this.sent.push(JSON.parse(text));
    close(): void {}
    say = (message: object): void => this.onmessage?.({ data: JSON.stringify(message) });
  }
  const news = (decision: number, deciding = 0): object =>
    ({
      type: "news",
      fresh: true,
      number: decision,
      now: 0,
      events: [],
      table: {
        status: "playing",
        match: 1,
        seats: [],
        decisions: [{ seat: 0, by: 0, number: decision }],
        hints: true,
        voids: [],
        contributions: [],
      },
      scene: { deciding, viewer: 0, moves: [{ move: "7d" }], round: 1 },
    }) as unknown as News;
  const told = { type: "hint", seat: 0, move: "7d", reason: { code: "sweep", params: {} }, values: [] };

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("document", { hidden: true, addEventListener: () => undefined, removeEventListener: () => undefined });
    vi.stubGlobal("location", new URL("http://home.test/"));
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("shows it as long as the decision stands", async () => {
    const client = new TableClient("k7qf3m2xab");
    const socket = FakeSocket.last;
    socket.say(news(17));
    const asking = client.askHint();
    const wanted = socket.sent.at(-1);
    expect(wanted).toMatchObject({ type: "hint", seat: 0, decision: 17 });
    expect(client.hinting).toBe(true);
    void client.askHint();
    expect(socket.sent.filter((each) => each.type === "hint")).toHaveLength(1);
    socket.say({ ...told, id: wanted?.id, decision: 17 });
    await asking;
    expect([client.hint?.move, client.hinting]).toEqual(["7d", false]);
    socket.say(news(17));
    expect(client.hint?.move).toBe("7d");
    socket.say(news(18));
    expect(client.hint).toBeNull();
    client.close();
  });

  it("says why there is none", async () => {
    const client = new TableClient("k7qf3m2xab");
    const socket = FakeSocket.last;
    socket.say(news(17));
    const asking = client.askHint();
    socket.say({ type: "refused", id: socket.sent.at(-1)?.id, reason: { code: "no_hints", params: {} } });
    await asking;
    expect([client.hint, client.refusal?.code, client.hinting]).toEqual([null, "no_hints", false]);
    client.close();
  });
});
