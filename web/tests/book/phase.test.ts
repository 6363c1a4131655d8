import { expect, it } from "vitest";

import type { Scene } from "../../src/api/messages";
import { phaseOf } from "../../src/book/phase";

const scene = (parts: Record<string, unknown>) => parts as unknown as Scene;

it("names the phase as the game does, else what is asked, and a counted round as over", () => {
  expect(phaseOf(scene({ phase: "opening", asked: { code: "choose" } }))).toBe("opening");
  expect(phaseOf(scene({ asked: { code: "choose" } }))).toBe("choose");
  expect(phaseOf(scene({ tally: { columns: [], lines: [] }, asked: { code: "choose" } }))).toBe("over");
  expect(phaseOf(scene({ asked: null }))).toBe("play");
  expect(phaseOf(null)).toBe("");
});
