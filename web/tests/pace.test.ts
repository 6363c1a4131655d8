/** Others' moves are shown one after the other, the end of a round before its count; whoever taps sees all at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { News } from "../src/api/messages";
import { TableClient } from "../src/state/table.svelte";

const PACE = 420;

/** Socket, page and system, as far as a table asks them. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}
  close(): void {}
}

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
let still = false;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = still = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("http://home.test/"));
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events = (number: number, type: string, keys: readonly string[]) =>
  keys.length ? [{ number, type, seat: 1, happened: keys.map((key) => ({ key, params: {} })) }] : [];

function said(number: number, keys: readonly string[], status = "playing", fresh = false, counted: readonly string[] = []): void {
  const table = { status, decisions: [], shuffle: null, voids: [], contributions: [], match: 1 };
  const news = { type: "news", number, now: Date.now(), fresh, events: [...events(number, "moved", keys), ...events(number, "counted", counted)], table, scene: { round: number, viewer: -1 } };
  FakeSocket.last.onmessage?.({ data: JSON.stringify(news as unknown as News) });
}

function opened(): TableClient {
  const client = new TableClient("t");
  said(1, [], "playing", true);
  return client;
}

const shown = (client: TableClient): number => client.scene?.round ?? 0;

describe("the pace of a table", () => {
  it("shows moves that come at once one after the other", () => {
    const client = opened();
    for (const number of [2, 3, 4]) said(number, ["played"]);
    expect(shown(client)).toBe(2);
    vi.advanceTimersByTime(PACE - 1);
    expect(shown(client)).toBe(2);
    vi.advanceTimersByTime(1);
    expect(shown(client)).toBe(3);
    vi.advanceTimersByTime(PACE);
    expect(shown(client)).toBe(4);
  });

  it.each(["trick", "captured"])("lets one look longer at a %s", (key) => {
    const client = opened();
    said(2, ["played", key]);
    said(3, ["played"]);
    vi.advanceTimersByTime(2 * PACE);
    expect(shown(client)).toBe(2);
    vi.advanceTimersByTime(2 * PACE);
    expect(shown(client)).toBe(3);
  });

  it("waits until a moment has been seen, and stages it as long", () => {
    const client = opened();
    client.moments = { grand: { long: 2000, tone: "ochre" } };
    said(2, ["played", "grand"]);
    said(3, ["played"]);
    expect(client.staged?.event.key).toBe("grand");
    vi.advanceTimersByTime(1999);
    expect([shown(client), client.staged?.event.key]).toEqual([2, "grand"]);
    vi.advanceTimersByTime(1);
    expect(shown(client)).toBe(3);
    expect(client.staged).toBeNull();
  });

  it("stages nothing any longer after a tap", () => {
    const client = opened();
    client.moments = { grand: { long: 2000, tone: "ochre" } };
    said(2, ["grand"]);
    said(3, ["passed"]);
    client.hurry();
    expect([shown(client), client.staged]).toEqual([3, null]);
  });

  it("shows the last frame of a moment where nothing moves", () => {
    still = true;
    const client = opened();
    client.moments = { grand: { long: 2000, tone: "ochre" } };
    said(2, ["grand"]);
    said(3, ["played"]);
    vi.advanceTimersByTime(399);
    expect([shown(client), client.staged?.event.key]).toEqual([2, "grand"]);
    vi.advanceTimersByTime(1);
    expect(shown(client)).toBe(3);
  });

  it("is hurried by a tap", () => {
    const client = opened();
    for (const number of [2, 3, 4]) said(number, ["played"]);
    client.hurry();
    expect(shown(client)).toBe(4);
    expect(client.log).toHaveLength(3);
  });

  it("keeps nobody waiting who wants no motion, or does not look", () => {
    still = true;
    const client = opened();
    for (const number of [2, 3]) said(number, ["played"]);
    expect(shown(client)).toBe(3);
    still = false;
    page.hidden = true;
    for (const number of [4, 5]) said(number, ["played"]);
    expect(shown(client)).toBe(5);
  });
});

describe("the end of a round", () => {
  it.each([
    [false, 1500],
    [true, 700],
  ])("shows the last card before the count (reduced motion: %s)", (reduced, pause) => {
    still = reduced;
    const client = opened();
    said(2, ["played", "scored"], "counted");
    expect(client.closing).toBe(true);
    vi.advanceTimersByTime(pause - 1);
    expect(client.closing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(client.closing).toBe(false);
  });

  it("stages what was won before the count", () => {
    const client = opened();
    client.moments = { played: { long: 300 }, scored: { long: 2500, tone: "ochre" } };
    said(2, ["played"], "counted", false, ["scored"]);
    vi.advanceTimersByTime(300);
    expect(client.staged?.event.key).toBe("scored");
    vi.advanceTimersByTime(2499);
    expect(client.closing).toBe(true);
    vi.advanceTimersByTime(1);
    expect([client.closing, client.staged]).toEqual([false, null]);
  });

  it("waits no longer after a tap", () => {
    const client = opened();
    said(2, ["played", "scored"], "finished");
    client.hurry();
    expect(client.closing).toBe(false);
  });

  it("shows the count at once to whoever comes later", () => {
    const client = opened();
    said(2, ["played"], "counted", true);
    expect(client.closing).toBe(false);
  });
});
