/** The sum that is said while cards are chosen. */
import { expect, it } from "vitest";

import { sum } from "../../../../src/mazzo/games/primiera/web/capturing.svelte";

it("is whole once the cards add up", () => {
  expect(sum(["4b", "3c"], "7d")).toBe("4 + 3 = 7");
  expect(sum(["10s"], "10b")).toBe("10 = 10");
});

it("is left open before", () => {
  expect(sum(["4b"], "7d")).toBe("4 + … = 7");
});
