import { expect, it } from "vitest";

import { counted, estimated, hoursOrDays, signed, withMinus } from "../src/words/numbers";

it("writes a real minus", () => {
  expect([counted(-10), counted(0), counted(7)]).toEqual(["−10", "0", "7"]);
  expect([signed(-10), signed(0), signed(0, "–"), signed(7)]).toEqual(["−10", "0", "–", "+7"]);
  expect([withMinus("-3"), withMinus("3"), withMinus("a-3")]).toEqual(["−3", "3", "a-3"]);
});

it("is as exact as an error allows", () => {
  expect([estimated(30.04, 22.03), estimated(8.44, 4.55), estimated(0.294, 0.09)]).toEqual([30, 8.4, 0.29]);
});

it("says how long it is in whole days or hours", () => {
  expect([259_199, 86_400, 86_399, 3600].map((seconds) => hoursOrDays(seconds, "en"))).toEqual(["2 days", "1 day", "23 hr", "1 hr"]);
  for (const language of ["de", "fr", "it"]) expect(hoursOrDays(259_199, language)).toMatch(/^2\D+$/);
});
