import { describe, expect, it } from "vitest";

import { laid } from "../src/pages/laid";

const WINDOWS = [[320, 640], [390, 844], [844, 390], [720, 450], [820, 1180], [1280, 800], [1440, 900], [1920, 1080], [2560, 1440]] as const;

describe.each(WINDOWS)("%d by %d", (width, height) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("has room for %d games", (games) => {
    const { columns, rows } = laid(games, width, height);
    expect(columns * rows).toBeGreaterThanOrEqual(games);
    // No row is nearly empty: one column less would need another row.
    expect((columns - 1) * rows).toBeLessThan(games);
    expect(width / columns).toBeGreaterThanOrEqual(225);
  });
});

it("sets four side by side, or two and two, or one below the other", () => {
  expect(laid(4, 1440, 900)).toEqual({ columns: 4, rows: 1, beside: false });
  expect(laid(4, 820, 1180)).toEqual({ columns: 2, rows: 2, beside: false });
  expect(laid(4, 844, 390)).toEqual({ columns: 2, rows: 2, beside: true });
  expect(laid(4, 390, 844)).toEqual({ columns: 1, rows: 4, beside: true });
});
