import { expect, test } from "vitest";

import type { Book } from "../../src/api/types";
import { whyOf } from "../../src/book/why";

const places = { refusal: { must_follow: "play", not_now: "play" }, advice: {}, count: {}, phase: { auction: "bidding" } };
const book: Book = { game: "any", lang: "en", title: "", chapters: [], terms: {}, places };

test("a refusal leads to its chapter, and one that names a phase to what is read of that", () => {
  expect(whyOf(book, { code: "must_follow", params: { card: "Ks" } })).toBe("play");
  expect(whyOf(book, { code: "not_now", params: { phase: "auction" } })).toBe("bidding");
  expect(whyOf(book, { code: "not_now", params: { phase: "nothing of the kind" } })).toBe("play");
  expect(whyOf(book, { code: "not_now" })).toBe("play");
});

test("where nothing is refused, or there is no book, nothing can be looked up", () => {
  expect(whyOf(book, null)).toBeUndefined();
  expect(whyOf(book, { code: "unknown" })).toBeUndefined();
  expect(whyOf(null, { code: "must_follow" })).toBeUndefined();
});
