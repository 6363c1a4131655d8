/** As much of the pile is shown as there is room for. */
import { expect, it } from "vitest";

import { fitting } from "../../../../src/mazzo/games/nain_jaune/web/fitting";

const CARD = 60;

it("shows more of a long run, which overlaps", () => {
  const alone = Array<number>(20).fill(1);
  const changing = Array.from({ length: 20 }, (_, place) => place % 2);
  expect(fitting(alone, 390, CARD)).toBe(9);
  expect(fitting(changing, 390, CARD)).toBe(4);
});

it("is never wider than the room there is", () => {
  for (const width of [150, 320, 390, 600, 900]) {
    const shown = fitting(Array.from({ length: 30 }, (_, place) => place % 3), width, CARD);
    expect(shown * CARD + (shown + 1) * 5).toBeLessThanOrEqual(width - CARD);
  }
});

it("always shows the latest card, and nothing of nothing", () => {
  expect(fitting([0, 1], 0, CARD)).toBe(1);
  expect(fitting([], 390, CARD)).toBe(0);
});
