import { expect, it } from "vitest";

import { codeIn, initials } from "../src/tables";
import { places } from "../src/table/sitting";

it("finds the code in what is typed or pasted", () => {
  for (const text of ["k7qf3m2xab", " K7QF3M2XAB ", "http://192.168.1.20:8000/t/k7qf3m2xab", "/t/k7qf3m2xab/", "http://x/t/k7qf3m2xab/replay/2#a"]) {
    expect(codeIn(text)).toBe("k7qf3m2xab");
  }
  expect(codeIn("  ")).toBe("");
});

it("stands for somebody by one or two letters", () => {
  expect(initials("Giulia")).toBe("Gi");
  expect(initials("Anna  Maria")).toBe("AM");
  expect(initials("ي")).toBe("ي");
  expect(initials("")).toBe("");
});

it("seats the next player on the left in a clockwise game, else on the right", () => {
  expect(places(4, 1, true)).toEqual(["right", "bottom", "left", "top"]);
  expect(places(4, 1, false)).toEqual(["left", "bottom", "right", "top"]);
  expect(places(2, 0, true)).toEqual(["bottom", "top"]);
  expect(places(6, 0, true)).toEqual(["bottom", "left-near", "left-far", "top", "right-far", "right-near"]);
  expect(places(7, 0, true)).toEqual(Array(7).fill(""));
});
