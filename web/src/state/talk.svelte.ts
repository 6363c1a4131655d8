/** What is said at one table, as far as this client hears it and its owner wants to. */
import type { TalkLine, TalkMessage } from "../api/types";
import { lineText } from "../words/talk";
import { settings } from "./settings.svelte";

const LONGEST = 200;

/** What somebody has just said, for a bubble. */
export interface Spoken {
  readonly text: string;
  /** The drawing in place of words, if it is one. */
  readonly emote: string;
  /** When it was heard here. */
  readonly since: number;
}

export class Talk {
  lines: readonly TalkLine[] = $state.raw([]);
  muted: readonly number[] = $state.raw([]);
  silenced: readonly number[] = $state.raw([]);
  /** Whether the host has silenced this person. */
  quiet = $state(false);
  /** What each seat has said last, since this client listens. */
  spoken: ReadonlyMap<number, Spoken> = $state.raw(new Map());
  /** What was said last, by whomever. */
  latest: TalkLine | null = $state.raw(null);
  /** How many lines nobody has looked at here. */
  unread = $state(0);

  hear(message: TalkMessage): void {
    this.muted = message.muted ?? [];
    this.silenced = message.silenced ?? [];
    this.quiet = message.quiet ?? false;
    const told = message.lines.filter(wanted);
    this.lines = (message.fresh ? told : [...this.lines, ...told]).slice(-LONGEST);
    if (message.fresh) return;
    const spoken = new Map(this.spoken);
    for (const line of told) {
      this.latest = line;
      if (line.own) continue;
      this.unread += 1;
      if (line.seat !== undefined && line.seat >= 0 && line.kind !== "silenced" && line.kind !== "voiced") {
        spoken.set(line.seat, { text: lineText(line), emote: line.kind === "emote" ? (line.key ?? "") : "", since: performance.now() });
      }
    }
    this.spoken = spoken;
  }

  /** Somebody looks at what was said. */
  read(): void {
    this.unread = 0;
  }
}

/** Whether this person wants to hear it. */
function wanted(line: TalkLine): boolean {
  return settings.talk === "all" || (settings.talk === "people" && line.kind !== "bot");
}
