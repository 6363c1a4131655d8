/** What sounds when; and silence for whoever has not asked for sound, or does not look. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventShown } from "../src/api/types";
import { play, soundOf } from "../src/sound";
import { settings } from "../src/state/settings.svelte";

const moved = (...keys: string[]): EventShown[] => [
  { number: 1, type: "moved", seat: 0, happened: keys.map((key) => ({ key, params: {} })) } as unknown as EventShown,
];

describe("what a moment sounds like", () => {
  it("is the most telling of what happened", () => {
    expect(soundOf(moved("played"), false, false)).toBe("laid");
    expect(soundOf(moved("played", "trick"), false, false)).toBe("taken");
    expect(soundOf(moved("captured", "sweep"), false, false)).toBe("taken");
    expect(soundOf(moved("played"), false, true)).toBe("turn");
    expect(soundOf(moved("played", "scored"), true, false)).toBe("over");
  });

  it("is nothing when no card moves", () => {
    expect(soundOf(moved("passed"), false, false)).toBeNull();
    expect(soundOf([], false, false)).toBeNull();
  });
});

describe("playing a sound", () => {
  const page = { hidden: false };
  let made = 0;
  const started = vi.fn();
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = () => ({ gain: param, frequency: param, Q: param, connect: (next: unknown) => next, start: started, stop: vi.fn() });

  class FakeAudio {
    state = "running";
    currentTime = 0;
    sampleRate = 1000;
    createGain = node;
    createOscillator = node;
    createBiquadFilter = node;
    createBufferSource = node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
    constructor() {
      made++;
    }
  }

  beforeEach(() => {
    vi.stubGlobal("document", page);
    vi.stubGlobal("AudioContext", FakeAudio);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    started.mockClear();
    settings.sound = page.hidden = false;
  });

  it("is left out unless it is wanted, and while the page is hidden", () => {
    play("laid");
    settings.sound = true;
    page.hidden = true;
    play("over");
    expect([made, started.mock.calls.length]).toEqual([0, 0]);
  });

  it("needs no file, and one audio context for all", () => {
    settings.sound = true;
    for (const sound of ["laid", "taken", "turn", "over"] as const) play(sound);
    expect(made).toBe(1);
    expect(started).toHaveBeenCalledTimes(1 + 3 + 2 + 4);
  });
});
