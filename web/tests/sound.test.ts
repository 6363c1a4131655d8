/** Short sounds without files: silence for whoever has not asked for them, or does not look, and never two at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { play, type Sound } from "../src/sound";
import { ANSWERED, inherited, set, settings, USUAL } from "../src/state/settings.svelte";

const ALL: readonly Sound[] = ["rustle", "tap", "slide", "brush", "horn", "chord", "coins", "riffle", "bell", "pencil", "turn"];

describe("playing a sound", () => {
  const page = { hidden: false };
  let made = 0;
  const started = vi.fn();
  const faded = vi.fn();
  const loud = vi.fn();
  const param = { value: 0, setValueAtTime: loud, exponentialRampToValueAtTime: vi.fn(), linearRampToValueAtTime: faded };
  const pitch = { ...param, setValueAtTime: vi.fn() };
  const node = () => ({ gain: param, frequency: pitch, Q: param, connect: (next: unknown) => next, start: started, stop: vi.fn() });

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
    for (const each of [started, faded, loud]) each.mockClear();
    settings.volume = 0;
    page.hidden = false;
  });

  it("is left out unless it is wanted, and while the page is hidden", () => {
    play("tap");
    settings.volume = 1;
    page.hidden = true;
    play("bell");
    expect([made, started.mock.calls.length]).toEqual([0, 0]);
  });

  it("needs no file, and one audio context for all", () => {
    settings.volume = 0.5;
    for (const sound of ALL) {
      started.mockClear();
      play(sound);
      expect(started).toHaveBeenCalled();
    }
    expect(made).toBe(1);
  });

  it("is never heard with another: the one before fades", () => {
    settings.volume = 0.5;
    play("horn");
    faded.mockClear();
    play("tap");
    expect(faded).toHaveBeenCalledTimes(1);
    expect(faded.mock.calls[0]?.[0]).toBe(0);
  });

  it("is as loud as somebody likes it", () => {
    const loudness = (volume: number): number => {
      settings.volume = volume;
      loud.mockClear();
      play("tap");
      return Math.max(...loud.mock.calls.map(([value]) => Number(value)));
    };
    expect(loudness(0.2)).toBeLessThan(loudness(0.9));
  });
});

describe("the volume", () => {
  it("is taken from what was kept before there was one", () => {
    expect(inherited({ sound: true })).toEqual({ volume: USUAL, offered: ANSWERED });
    expect(inherited({ sound: false })).toEqual({});
    expect(inherited({ sound: true, volume: 0.2, offered: ANSWERED })).toEqual({ volume: 0.2, offered: ANSWERED });
  });

  it("is answered once it was chosen", () => {
    settings.offered = "table";
    set("volume", 0);
    expect(settings.offered).toBe(ANSWERED);
  });
});
