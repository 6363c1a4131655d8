import { describe, expect, it } from "vitest";

import type { Place } from "../src/games/around";
import { way, type Plate } from "../src/table/felt/threads";

const MIDDLE = { left: 240, top: 130, width: 900, height: 440 };
const FELT = { width: 1380, height: 830, upright: false, middle: MIDDLE };
const at = (place: Place, left: number, top: number): Plate => ({ place, left, top, width: 220, height: 76, foot: top + 170 });
const PLATES: readonly Plate[] = [
  at("bottom", 14, 740),
  at("left-near", 14, 400),
  at("left-far", 14, 150),
  at("left", 14, 200),
  at("top", 440, 14),
  at("right", 1146, 200),
  at("right-far", 1146, 150),
  at("right-near", 1146, 400),
];
const pairs = PLATES.flatMap((one, number) => PLATES.slice(number + 1).map((other) => [one, other] as const));

describe("a thread between partners", () => {
  it.each(pairs)("goes round the middle: $place to $place", (one, other) => {
    const numbers = (way(one, other, FELT).match(/-?\d+/g) ?? []).map(Number);
    const points = numbers.flatMap((x, number) => (number % 2 ? [] : [[x, numbers[number + 1] ?? 0] as const]));
    expect(points.length).toBeGreaterThan(1);
    points.slice(1).forEach(([toX, toY], number) => {
      const [fromX, fromY] = points[number] ?? [0, 0];
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
        const inside = x > MIDDLE.left && x < MIDDLE.left + MIDDLE.width && y > MIDDLE.top && y < MIDDLE.top + MIDDLE.height;
        expect(inside, `${x} ${y}`).toBe(false);
      }
    });
  });

  /** The heights at which a thread runs across the table. */
  const across = (drawn: string): readonly string[] => [...drawn.matchAll(/(-?\d+) (-?\d+)L(-?\d+) \2/g)].map((found) => found[2] ?? "");

  it.each([false, true])("does not lie on that of the others, upright: %s", (upright) => {
    const [own, left, top, right] = (["bottom", "left", "top", "right"] as const).map((place) => PLATES.find((each) => each.place === place) as Plate) as [Plate, Plate, Plate, Plate];
    const [one, other] = [across(way(own, top, { ...FELT, upright })), across(way(left, right, { ...FELT, upright }))];
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    expect(one.filter((height) => other.includes(height))).toEqual([]);
  });
});
