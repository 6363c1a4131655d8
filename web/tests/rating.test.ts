// The same examples as for the terminal: tests/review/solving.json.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { after } from "../src/puzzles/rating";

interface Example {
  readonly about: string;
  readonly rating: number;
  readonly tried: number;
  readonly difficulty: number;
  readonly right: boolean;
  readonly after: number;
}

const examples = JSON.parse(readFileSync(new URL("../../tests/review/solving.json", import.meta.url), "utf8")) as Example[];

test.each(examples)("$about", ({ rating, tried, difficulty, right, after: expected }) => {
  const found = after({ rating, tried, solved: 0 }, difficulty, right);
  expect(found.rating).toBeCloseTo(expected, 3);
  expect([found.tried, found.solved]).toEqual([tried + 1, Number(right)]);
});
