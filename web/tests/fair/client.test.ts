/** The whole client in front of a server, honest or not: what it sends by itself, and when it warns instead. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { kept } from "../../src/fair/kept";
import { hex, sha256, unhex } from "../../src/fair/sha256";
import { commitOf, listingOf } from "../../src/fair/shuffle";
import { TableClient } from "../../src/state/table.svelte";

interface Sent {
  readonly type: string;
  readonly id: string;
  readonly commit?: string;
  readonly bytes?: string;
  readonly listing?: string;
}

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  sent: Sent[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send = (text: string): void => void this.sent.push(JSON.parse(text) as Sent);
  close(): void {}
  say = (message: object): void => this.onmessage?.({ data: JSON.stringify(message) });
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { hidden: true, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("location", new URL("http://home.test/"));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const SEED = "5e".repeat(32);
const COMMITMENT = hex(sha256(unhex(SEED)));
const CONTEXT = "c0".repeat(32);
const THEIRS = "08".repeat(32);

/** A server with one other player, who sits at seat 1; whoever looks sits at seat 0. */
class Server {
  number = 0;
  readonly client = new TableClient("t");
  readonly socket = FakeSocket.last;

  news(parts: object): void {
    const table = { status: "shuffling", match: 1, seats: [], decisions: [], commitment: COMMITMENT, contributions: [], voids: [], shuffle: null, seed: "", ...parts };
    this.socket.say({ type: "news", fresh: false, number: ++this.number, now: 0, events: [], table, scene: null });
  }

  /** Ask for a commitment; what the browser says. */
  askCommit(): string {
    this.news({ shuffle: { context: CONTEXT, seat: 0, asks: "commit" } });
    return this.last("commit")?.commit ?? "";
  }

  list(commits: readonly string[], listing = listingOf(COMMITMENT, CONTEXT, commits)): void {
    this.news({ shuffle: { context: CONTEXT, seat: 0, asks: "reveal", commits, listing } });
  }

  last = (type: string): Sent | undefined => this.socket.sent.filter((each) => each.type === type).at(-1);
}

const other = commitOf(CONTEXT, 1, THEIRS);

test("it commits, reveals and sees that everything fits", () => {
  const server = new Server();
  const commit = server.askCommit();
  const secret = kept("t", 1)!.tries![CONTEXT]!.secret!;
  expect(commit).toBe(commitOf(CONTEXT, 0, secret));
  server.list([commit, other]);
  expect(server.last("reveal")).toMatchObject({ bytes: secret, listing: listingOf(COMMITMENT, CONTEXT, [commit, other]) });
  server.news({ status: "playing", contributions: [secret, THEIRS] });
  expect(server.client.warnings).toEqual([]);
  expect(server.socket.sent.map((each) => each.type)).toEqual(["commit", "reveal"]);
});

test("news that change nothing about the shuffle are not answered twice", () => {
  const server = new Server();
  server.askCommit();
  server.askCommit();
  expect(server.socket.sent).toHaveLength(1);
});

test("a page that is loaded again reveals what the one before it has committed to", () => {
  const before = new Server();
  const commit = before.askCommit();
  const server = new Server();
  server.list([commit, other]);
  expect(commitOf(CONTEXT, 0, server.last("reveal")!.bytes!)).toBe(commit);
});

test("a server that drops our commitment gets nothing, and we are told", () => {
  const server = new Server();
  server.askCommit();
  server.list(["", other]);
  expect(server.last("reveal")).toBeUndefined();
  expect(server.client.warnings).toEqual(["missing"]);
});

test("a server that changes the digest gets nothing, and we are told", () => {
  const server = new Server();
  server.list([server.askCommit(), other], "dd".repeat(32));
  expect(server.last("reveal")).toBeUndefined();
  expect(server.client.warnings).toEqual(["list"]);
});

test("a server that shows another list later, or refuses ours, is found out", async () => {
  const server = new Server();
  const commit = server.askCommit();
  server.list([commit, other]);
  server.list([commit, commitOf(CONTEXT, 1, "09".repeat(32))]);
  expect(server.client.warnings).toEqual(["changed"]);
  expect(server.socket.sent.filter((each) => each.type === "reveal")).toHaveLength(1);
  server.client.noteRead();
  server.socket.say({ type: "refused", id: server.last("reveal")!.id, reason: { code: "other_list", params: {} } });
  await Promise.resolve();
  await vi.waitFor(() => expect(server.client.warnings).toEqual(["list"]));
});

test("a server that says that we never revealed is contradicted", () => {
  const server = new Server();
  const commit = server.askCommit();
  const commits = [commit, other];
  server.list(commits);
  const gone = { seats: [0], names: ["Anna"], context: CONTEXT, commitment: COMMITMENT, commits, seed: SEED };
  server.news({ commitment: "bb".repeat(32), shuffle: { context: "c1".repeat(32), seat: 0 }, voids: [gone] });
  expect(server.client.warnings).toEqual(["blamed"]);
});

test("several warnings stand until they are read", () => {
  const server = new Server();
  server.askCommit();
  server.list(["", other]);
  const gone = { seats: [1], names: ["Bert"], context: CONTEXT, commitment: COMMITMENT, commits: ["", other], seed: "00".repeat(32) };
  server.news({ commitment: "bb".repeat(32), shuffle: { context: "c1".repeat(32), seat: 0 }, voids: [gone] });
  expect(server.client.warnings).toEqual(["missing", "void"]);
});

test("a server that deals from something else is found out, once", () => {
  const server = new Server();
  const commit = server.askCommit();
  server.list([commit, other]);
  const secret = server.last("reveal")!.bytes!;
  server.news({ status: "playing", contributions: [secret, "0a".repeat(32)] });
  expect(server.client.warnings).toEqual(["revealed"]);
  server.client.noteRead();
  server.news({ status: "counted", contributions: [secret, "0a".repeat(32)] });
  expect(server.client.warnings).toEqual([]);
});

test("another window that was quicker is no reason to complain", async () => {
  const server = new Server();
  server.askCommit();
  server.socket.say({ type: "refused", id: server.last("commit")!.id, reason: { code: "committed_before", params: {} } });
  await Promise.resolve();
  expect(server.client.warnings).toEqual([]);
  expect(server.client.refusal).toBeNull();
});
