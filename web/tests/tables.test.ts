import { expect, it } from "vitest";

import type { Summary } from "../src/api/types";
import { codeIn, waitingFirst } from "../src/tables";
import { places } from "../src/table/sitting";

it("finds the code in what is typed or pasted", () => {
  for (const text of ["k7qf3m2xab", " K7QF3M2XAB ", "http://192.168.1.20:8000/t/k7qf3m2xab", "/t/k7qf3m2xab/", "http://x/t/k7qf3m2xab/replay/2#a"]) {
    expect(codeIn(text)).toBe("k7qf3m2xab");
  }
  expect(codeIn("  ")).toBe("");
});

it("shows first what waits for this person", () => {
  const table = (id: string, status: string, changed_at: number, yours = false) => ({ id, status, changed_at, yours }) as unknown as Summary;
  const tables = [table("open", "open", 9), table("old", "playing", 1), table("new", "playing", 2), table("mine", "counted", 0, true)];
  expect(waitingFirst(tables).map(({ id }) => id)).toEqual(["mine", "new", "old", "open"]);
});

it("seats the next player on the left in a clockwise game, else on the right", () => {
  expect(places(4, 1, true)).toEqual(["right", "bottom", "left", "top"]);
  expect(places(4, 1, false)).toEqual(["left", "bottom", "right", "top"]);
  expect(places(2, 0, true)).toEqual(["bottom", "top"]);
  expect(places(6, 0, true)).toEqual(["bottom", "left-near", "left-far", "top", "right-far", "right-near"]);
  expect(places(7, 0, true)).toEqual(Array(7).fill(""));
});
