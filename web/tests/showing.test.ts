/** Moves of a lesson are seen one after the other, what is forced is announced, and a tap shows where it leads. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LearnFrame, Scene } from "../src/api/types";
import { Showing } from "../src/learn/showing.svelte";

const QUICK = 500;
const FORCED = 1000;

const scene = (round: number): Scene => ({ round }) as Scene;
const frame = (number: number, more: Partial<LearnFrame> = {}): LearnFrame => ({ seat: 1, move: `m${number}`, seen: `m${number}`, events: [], scene: scene(number), ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("moves of a lesson", () => {
  it("that only lead on take half a second each", () => {
    const showing = new Showing();
    const ended = vi.fn();
    showing.show([frame(1, { quick: true }), frame(2, { quick: true })], scene(3), ended);
    expect([showing.scene?.round, showing.running, showing.quick]).toEqual([1, true, true]);
    vi.advanceTimersByTime(QUICK);
    // After the last one it is seen what is asked.
    expect(showing.scene?.round).toBe(3);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(QUICK);
    expect(showing.running).toBe(false);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("are all seen at once by whoever taps", () => {
    const showing = new Showing();
    showing.show([frame(1), frame(2), frame(3)], scene(4));
    showing.hurry();
    expect([showing.scene?.round, showing.running]).toEqual([4, false]);
    expect(showing.latest.map(({ move }) => move)).toEqual(["m2", "m3"]);
    vi.advanceTimersByTime(10_000);
    expect(showing.scene?.round).toBe(4);
  });

  it("that are forced come after a second, and later where something is to be read", () => {
    const showing = new Showing();
    showing.show([frame(1, { forced: true })], scene(1));
    expect([showing.scene, showing.coming?.move]).toEqual([null, "m1"]);
    vi.advanceTimersByTime(FORCED);
    expect([showing.scene?.round, showing.coming]).toEqual([1, null]);

    showing.show([frame(2, { forced: true, text: "x".repeat(40) })], scene(2));
    vi.advanceTimersByTime(FORCED);
    expect(showing.scene?.round).toBe(1);
    vi.advanceTimersByTime(40 * 45);
    expect(showing.scene?.round).toBe(2);
  });

  it("leave what has not changed as it is", () => {
    const showing = new Showing();
    showing.show([], scene(1));
    const before = showing.scene;
    showing.show([], scene(1));
    expect(showing.scene).toBe(before);
  });

  it("begin with a position that is no move", () => {
    const showing = new Showing();
    showing.show([frame(1, { move: "", seen: "" })], scene(1));
    expect(showing.latest).toEqual([]);
  });
});
