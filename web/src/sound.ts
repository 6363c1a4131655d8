/**
 * Short, soft sounds that the browser makes itself: no files. Only for whoever wants them, one at a time, and never from
 * a page that nobody sees.
 */
import { settings } from "./state/settings.svelte";

export type Sound = "rustle" | "tap" | "slide" | "brush" | "horn" | "chord" | "coins" | "riffle" | "bell" | "pencil" | "turn";

/** A part of a sound: a tone, or the rustle of paper around a pitch. */
interface Part {
  /** In hertz; what it glides to, if it does. */
  readonly pitch: number;
  readonly to?: number;
  readonly wave?: OscillatorType | "paper";
  /** In seconds. */
  readonly after?: number;
  readonly long: number;
  readonly attack?: number;
  readonly loud: number;
}

const paper = (after: number, long: number, loud: number, pitch = 2200, to = pitch): Part => ({ wave: "paper", pitch, to, after, long, loud });
const many = (count: number, part: (number: number) => Part): readonly Part[] => Array.from({ length: count }, (_, number) => part(number));
const note = (pitch: number, after: number, long: number, loud: number, attack = 0.008): Part => ({ pitch, after, long, loud, attack });

const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  /** Cards that are dealt. */
  rustle: many(9, (number) => paper(number * 0.075, 0.06, 0.1, 1900 + 170 * (number % 3))),
  tap: [paper(0, 0.07, 0.18), { pitch: 170, to: 90, long: 0.06, loud: 0.12 }],
  slide: [paper(0, 0.24, 0.11, 1400, 3000)],
  /** A brush over the table, and two notes. */
  brush: [paper(0, 0.4, 0.13, 900, 3600), note(659, 0.3, 0.3, 0.06), note(988, 0.42, 0.5, 0.06)],
  horn: [392, 587].flatMap((pitch, number) => [
    { pitch, wave: "triangle" as const, after: number * 0.26, long: number ? 0.8 : 0.3, attack: 0.07, loud: 0.09 },
    { pitch: pitch * 2, wave: "sine" as const, after: number * 0.26, long: number ? 0.7 : 0.28, attack: 0.09, loud: 0.025 },
  ]),
  chord: [98, 147, 196, 247].map((pitch) => ({ pitch, wave: "triangle", long: 1.3, attack: 0.05, loud: 0.055 })),
  coins: many(8, (number) => note(2400 + 310 * ((number * 5) % 7), number * 0.055, 0.14, 0.03, 0.002)),
  riffle: many(13, (number) => paper(number * 0.03, 0.035, 0.1, 1500 + 110 * number)),
  bell: [
    [523, 1.6, 0.07],
    [1046, 1.2, 0.035],
    [1412, 0.8, 0.018],
  ].map(([pitch = 0, long = 0, loud = 0]) => note(pitch, 0, long, loud, 0.004)),
  pencil: many(4, (number) => paper(number * 0.13, 0.1, 0.05, 3600, number % 2 ? 4600 : 3000)),
  turn: [note(523, 0, 0.22, 0.05), note(784, 0.1, 0.3, 0.045)],
};
const ATTACK = 0.008;
const SILENCE = 0.0001;
/** How long the one before takes to fall silent, in seconds. */
const FADE = 0.06;

let context: AudioContext | null = null;
let singing: GainNode | null = null;

export function play(sound: Sound): void {
  // A page may not sound before somebody has done something on it.
  if (!settings.volume || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  hush(context);
  singing = context.createGain();
  // Ears hear a volume by its square.
  singing.gain.setValueAtTime(settings.volume ** 2 * 2, context.currentTime);
  singing.connect(context.destination);
  for (const part of SOUNDS[sound]) sing(context, singing, part);
}

/** Never two at once. */
function hush(audio: AudioContext): void {
  if (!singing) return;
  const { gain } = singing;
  gain.setValueAtTime(gain.value, audio.currentTime);
  gain.linearRampToValueAtTime(0, audio.currentTime + FADE);
  singing = null;
}

function sing(audio: AudioContext, into: AudioNode, part: Part): void {
  const start = audio.currentTime + (part.after ?? 0);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(part.loud, start + (part.attack ?? ATTACK));
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + part.long);
  volume.connect(into);
  const source = part.wave === "paper" ? rustle(audio, volume, part, start) : hum(audio, volume, part, start);
  source.start(start);
  source.stop(start + part.long);
}

/** Keep a pitch, or glide to another. */
function bend(pitch: AudioParam, { pitch: from, to = from, long }: Part, start: number): void {
  pitch.setValueAtTime(from, start);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, start + long);
}

function hum(audio: AudioContext, volume: GainNode, part: Part, start: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = part.wave === "paper" ? "sine" : (part.wave ?? "sine");
  bend(source.frequency, part, start);
  source.connect(volume);
  return source;
}

function rustle(audio: AudioContext, volume: GainNode, part: Part, start: number): AudioBufferSourceNode {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  bend(filter.frequency, part, start);
  filter.Q.value = 0.8;
  source.connect(filter).connect(volume);
  return source;
}
