import { expect, test } from "vitest";

import type { ShuffleShown, TableShown } from "../../src/api/types";
import type { Kept, Try } from "../../src/fair/kept";
import { doubts, nextStep, type Step } from "../../src/fair/part";
import { hex, sha256, unhex } from "../../src/fair/sha256";
import { commitOf, listingOf } from "../../src/fair/shuffle";

type Table = Pick<TableShown, "status" | "commitment" | "contributions" | "shuffle" | "voids" | "earlier_voids">;

const SEED = "5e".repeat(32);
const COMMITMENT = hex(sha256(unhex(SEED)));
const CONTEXT = "c0".repeat(32);
const OURS = "07".repeat(32);
const THEIRS = "08".repeat(32);
const SEAT = 1;
const COMMITS = [commitOf(CONTEXT, 0, THEIRS), commitOf(CONTEXT, SEAT, OURS), ""];
const LISTING = listingOf(COMMITMENT, CONTEXT, COMMITS);

/** The table as a server shows it that prepares a shuffle. */
function shuffling(shuffle: Partial<ShuffleShown> = {}, commitment = COMMITMENT): Table {
  return { status: "shuffling", commitment, contributions: [], voids: [], shuffle: { context: CONTEXT, seat: SEAT, ...shuffle } };
}
const listed = (shuffle: Partial<ShuffleShown> = {}, commitment = COMMITMENT): Table =>
  shuffling({ asks: "reveal", commits: COMMITS, listing: LISTING, ...shuffle }, commitment);

/** What is kept of one shuffle. */
const having = (known: Try, context = CONTEXT): Kept => ({ commitment: "", tries: { [context]: known } });
const committed: Try = { commitment: COMMITMENT, seat: SEAT, secret: OURS };
const revealed: Try = { ...committed, commits: COMMITS, listing: LISTING, revealed: true };
const never = (): string => {
  throw new Error("nothing new is drawn");
};
const next = (table: Table, known?: Try, random: () => string = never): Step => nextStep(table, known && having(known), random);

test("the secret is kept before it is committed to", () => {
  const step = next(shuffling({ asks: "commit" }), undefined, () => OURS);
  expect(step.keep).toEqual(committed);
  expect(step.say).toEqual({ type: "commit", commit: COMMITS[SEAT] });
  expect(step.warning).toBeUndefined();
});

test("a page that was reloaded, or another window, commits to the same", () => {
  expect(next(shuffling({ asks: "commit" }), committed).say).toEqual({ type: "commit", commit: COMMITS[SEAT] });
});

test("an honest list is answered with the secret, also after a reload", () => {
  const step = next(listed(), committed);
  expect(step).toEqual({ keep: revealed, say: { type: "reveal", bytes: OURS, listing: LISTING } });
  expect(next(listed(), revealed).say).toEqual(step.say);
  expect(next(listed({ asks: "" }), revealed).say).toBeUndefined();
});

test("who only watches keeps what was promised and says nothing", () => {
  expect(next(shuffling({ seat: -1 }))).toEqual({ keep: { commitment: COMMITMENT } });
  const step = next(listed({ seat: -1, asks: "" }), { commitment: COMMITMENT });
  expect(step).toEqual({ keep: { commitment: COMMITMENT, commits: COMMITS, listing: LISTING } });
  expect(next({ ...shuffling(), shuffle: null })).toEqual({});
});

test("another device of the same person does not reveal what it does not know", () => {
  expect(next(listed(), { commitment: COMMITMENT }).say).toBeUndefined();
  expect(next(listed()).warning).toBeUndefined();
});

/** What a server could try, and what is said about it. */
const lies: Record<string, [Table, Try, string]> = {
  "it drops our commitment": [dropped(""), committed, "missing"],
  "it puts another in its place": [dropped("ee".repeat(32)), committed, "elsewhere"],
  "it names another digest": [listed({ listing: "dd".repeat(32) }), committed, "list"],
  "it names no digest": [listed({ listing: "" }), committed, "list"],
  "it shows another list than before": [relisted(), revealed, "changed"],
  "it shows another seed's hash than before": [listed({}, "aa".repeat(32)), committed, "changed"],
  "it asks at another seat": [shuffling({ asks: "commit", seat: 2 }), committed, "changed"],
};

function dropped(mine: string): Table {
  const commits = COMMITS.map((each, seat) => (seat === SEAT ? mine : each));
  return listed({ commits, listing: listingOf(COMMITMENT, CONTEXT, commits) });
}

function relisted(): Table {
  const commits = [commitOf(CONTEXT, 0, "09".repeat(32)), ...COMMITS.slice(1)];
  return listed({ commits, listing: listingOf(COMMITMENT, CONTEXT, commits) });
}

test("whoever asks again for what is known already gets nothing: another window may be ahead, or a server lies", () => {
  expect(next(shuffling({ asks: "commit" }), revealed)).toEqual({});
});

test.each(Object.entries(lies))("a server lies: %s", (_, [table, known, warning]) => {
  const step = next(table, known);
  expect(step.warning).toBe(warning);
  expect(step.say).toBeUndefined();
  expect(step.keep?.revealed).toBeFalsy();
});

const dealt = (contributions: readonly string[], commitment = COMMITMENT): Table => ({
  status: "playing",
  commitment,
  contributions,
  shuffle: null,
  voids: [],
  earlier_voids: 0,
});
const warnings = (table: Table, known: Try): string[] => doubts(table, having(known)).map((each) => each.warning);

test("cards are dealt from what was fixed, or there is a warning", () => {
  expect(warnings(dealt([THEIRS, OURS, ""]), revealed)).toEqual([]);
  expect(warnings(dealt([THEIRS, "0a".repeat(32), ""]), revealed)).toEqual(["revealed"]);
  expect(warnings(dealt(["0a".repeat(32), OURS, ""]), revealed)).toEqual(["revealed"]);
  expect(warnings(dealt([THEIRS, OURS, THEIRS]), revealed)).toEqual(["revealed"]);
  expect(warnings(dealt([THEIRS, OURS]), revealed)).toEqual(["revealed"]);
  expect(warnings(dealt([THEIRS, OURS, ""], "aa".repeat(32)), revealed)).toEqual(["changed"]);
  expect(doubts(dealt([THEIRS, OURS, ""]), undefined)).toEqual([]);
});

function voided(seats: number[], changed: { seed?: string; commits?: string[] } = {}): Table {
  const shown = { seats, names: seats.map(String), context: CONTEXT, commitment: COMMITMENT, commits: COMMITS, seed: SEED };
  return { ...shuffling({ context: "c1".repeat(32) }, "bb".repeat(32)), voids: [{ ...shown, ...changed }] };
}

test("shuffles that came to nothing long ago are no lies, unless nobody says that there were any", () => {
  const before = (number: number): Try => ({ ...revealed, commitment: `${number}a`.repeat(32) });
  const seen: Kept = { commitment: COMMITMENT, tries: { first: before(1), second: before(2), [CONTEXT]: revealed } };
  const second = { seats: [], names: [], context: "second", commitment: "2a".repeat(32), commits: COMMITS, seed: SEED };
  const now = { ...dealt([THEIRS, OURS, ""]), voids: [second] };
  const about = (table: Table): string[] => doubts(table, seen).flatMap((each) => (each.warning === "changed" ? [each.about] : []));
  expect(about({ ...now, earlier_voids: 1 })).toEqual([]);
  expect(about({ ...now, earlier_voids: 0 })).toEqual(["first"]);
  expect(about({ ...now, voids: [], earlier_voids: 3 })).toEqual([]);
});

test("a shuffle that came to nothing is the one that was promised, and not our fault", () => {
  expect(warnings(voided([0]), revealed)).toEqual([]);
  expect(warnings(voided([SEAT]), { ...revealed, revealed: false })).toEqual([]);
  expect(warnings(voided([SEAT]), revealed)).toEqual(["blamed"]);
  expect(warnings(voided([0], { seed: "5f".repeat(32) }), revealed)).toEqual(["void"]);
  expect(warnings(voided([0], { commits: ["", COMMITS[1]!, ""] }), revealed)).toEqual(["changed"]);
});

test("after a void shuffle another secret is drawn", () => {
  const context = "c1".repeat(32);
  const step = nextStep(shuffling({ context, asks: "commit" }, "bb".repeat(32)), having(revealed), () => THEIRS);
  expect(step.say).toEqual({ type: "commit", commit: commitOf(context, SEAT, THEIRS) });
});
