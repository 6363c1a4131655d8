import { expect, it } from "vitest";

import { counted, signed, withMinus } from "../src/words/numbers";

it("writes a real minus", () => {
  expect([counted(-10), counted(0), counted(7)]).toEqual(["−10", "0", "7"]);
  expect([signed(-10), signed(0), signed(0, "–"), signed(7)]).toEqual(["−10", "0", "–", "+7"]);
  expect([withMinus("-3"), withMinus("3"), withMinus("a-3")]).toEqual(["−3", "3", "a-3"]);
});
