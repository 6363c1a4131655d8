/**
 * Short, soft sounds that the browser makes itself: no files. Only for whoever wants them, and never from a page that
 * nobody sees.
 */
import type { EventShown } from "./api/types";
import { settings } from "./state/settings.svelte";

type Sound = "laid" | "taken" | "turn" | "over";

/** By which events somebody gets cards or tokens, and by which a card comes to the table. */
const TAKING: ReadonlySet<string> = new Set(["captured", "trick", "took", "took_all", "takes_box", "cleared"]);
const LAYING: ReadonlySet<string> = new Set(["laid", "played", "opened", "topped", "shifted"]);

/** What one moment of a table sounds like: the most telling of what has happened. */
export function soundOf(latest: readonly EventShown[], over: boolean, turn: boolean): Sound | null {
  if (over) return "over";
  if (turn) return "turn";
  const keys = latest.flatMap((event) => (event.happened ?? []).map((each) => each.key));
  if (keys.some((key) => TAKING.has(key))) return "taken";
  return keys.some((key) => LAYING.has(key)) ? "laid" : null;
}

interface Tone {
  /** In hertz; none for the rustle of paper. */
  readonly pitch?: number;
  readonly after: number;
  readonly long: number;
  readonly loud: number;
}

const PAPER = { long: 0.07, loud: 0.16 } as const;
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  laid: [{ after: 0, ...PAPER }],
  taken: [0, 0.06, 0.12].map((after) => ({ after, ...PAPER, loud: PAPER.loud * 0.75 })),
  turn: [
    { pitch: 523, after: 0, long: 0.22, loud: 0.05 },
    { pitch: 784, after: 0.1, long: 0.3, loud: 0.045 },
  ],
  over: [392, 494, 587, 784].map((pitch, place) => ({ pitch, after: place * 0.09, long: 0.5, loud: 0.04 })),
};
/** Where the rustle of a card lies, in hertz. */
const RUSTLE = 2200;
const ATTACK = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // A page may not sound before somebody has done something on it.
  if (!settings.sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[sound]) sing(context, tone);
}

function sing(audio: AudioContext, { pitch, after, long, loud }: Tone): void {
  const start = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + long);
  volume.connect(audio.destination);
  const source = pitch === undefined ? rustle(audio, volume, long) : hum(audio, volume, pitch);
  source.start(start);
  source.stop(start + long);
}

function hum(audio: AudioContext, volume: GainNode, pitch: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.value = pitch;
  source.connect(volume);
  return source;
}

function rustle(audio: AudioContext, volume: GainNode, long: number): AudioBufferSourceNode {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = RUSTLE;
  filter.Q.value = 0.8;
  source.connect(filter).connect(volume);
  return source;
}
