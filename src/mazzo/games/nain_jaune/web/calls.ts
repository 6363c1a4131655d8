/** What a seat calls out, as the sheet prints it. */
import type { GameEvent } from "mazzo/api/messages";
import type { EventShown } from "mazzo/api/types";
import type { Said } from "mazzo/games";
import type { Phrases } from "mazzo/words/phrases";
import { t, type Param } from "mazzo/words/words.svelte";

/** The cards of the board by the names that are called. */
const TAKERS: Readonly<Record<string, string>> = { "10d": "ten", Jc: "jack", Qs: "queen", Kh: "king", "7d": "dwarf" };

/** The events that are called out. A king that takes its box is both: one hears that it takes, and sees who goes on. */
const CALLS: Readonly<Record<string, string>> = {
  grand_opera: "opera",
  takes_box: "takes",
  king_restart: "king",
  without: "without",
  stopped: "stop",
  passed: "pass",
};

/** The most important call of a seat among events. */
export function callOf(latest: readonly EventShown[], seat: number, phrases: Phrases): Said | null {
  const said = latest.flatMap((event) => event.happened ?? []).filter((event) => event.params?.["seat"] === seat);
  for (const [key, name] of Object.entries(CALLS)) {
    const found = said.findLast((event: GameEvent) => event.key === key);
    if (found) return { text: t(`nain_jaune-web-call-${name}`, texts(found, phrases)) };
  }
  return null;
}

function texts(event: GameEvent, phrases: Phrases): Record<string, Param> {
  const { rank, card } = (event.params ?? {}) as Readonly<Record<string, string>>;
  return { rank: rank ? phrases.rank(rank) : "", taker: TAKERS[card ?? ""] ?? "" };
}
