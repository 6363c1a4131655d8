/** Events and reasons as sentences for one viewer. What a parameter means shows in its name, the same in all games. */
import type { GameEvent } from "../api/messages";
import type { EventShown, Reason, TableShown } from "../api/types";
import { HIDDEN } from "../cards";
import { has, joined, t, type Param } from "./words.svelte";

const SEATS = new Set(["seat", "seats", "dealer", "first", "team", "others", "to", "declarer", "joined", "of"]);
const CARDS = new Set(["card", "cards", "takes", "equal", "head", "tail", "neighbour", "left", "best", "packet1", "packet2"]);
const WORDS: Readonly<Record<string, string>> = {
  category: "category",
  contract: "contract",
  standing: "contract",
  kind: "bonus",
  phase: "phase",
  option: "option",
};
/** What nobody needs to hear of oneself. */
const OWN_SILENT = new Set(["got_ready", "arrived", "departed"]);
/** The viewer's own seat in a sentence; the words choose the person of the verb by it. */
const YOU = "you";

/** What a game's words are for its cards and moves. */
export interface GameWords {
  card(card: string): string;
  move(move: string): string;
}

const dashed = (key: string): string => key.replaceAll("_", "-");
const list = (value: unknown): readonly Param[] => (Array.isArray(value) ? (value as Param[]) : [value as Param]);

export class Phrases {
  constructor(
    readonly table: TableShown,
    readonly game: GameWords,
    readonly viewer: number,
  ) {}

  /** A seat's name, for labels. */
  name(seat: number): string {
    const shown = this.table.seats[seat];
    return shown?.kind === "nobody" ? t("name-robot") : shown?.name || t("name-you");
  }

  /** A seat in a sentence. */
  who(seat: number): string {
    return seat === this.viewer ? YOU : this.name(seat);
  }

  /** Several seats in a sentence; only one alone chooses the person of the verb. */
  allOf(seats: readonly number[]): string {
    const names = seats.map((seat) => this.who(seat));
    return joined(names.length > 1 ? names.map((name) => (name === YOU ? t("list-you") : name)) : names);
  }

  card(card: string): string {
    return card === HIDDEN ? t("card-hidden") : this.game.card(card);
  }

  event(event: GameEvent): string {
    return t(`${this.table.game}-event-${dashed(event.key)}`, this.#spoken(event.params ?? {}));
  }

  /** Everything that an event of the table says: what happened in the game, or at the table. */
  shown(event: EventShown): string[] {
    const said = (event.happened ?? []).map((each) => this.event(each));
    if (said.length) return said;
    const abandoned = event.type === "finished" && this.table.abandoned;
    const key = `table-event-${abandoned ? "abandoned" : dashed(event.type)}`;
    if (!has(key)) return [];
    const seats = event.seats?.length ? event.seats : event.seat == null ? [] : [event.seat];
    const who = this.allOf(seats);
    if (OWN_SILENT.has(event.type) && seats.some((seat) => this.table.seats[seat]?.yours)) return [];
    return [t(key, { who, cause: event.cause ?? "", moves: event.moves ?? 0, locked: this.table.locked ? "yes" : "no", hints: this.table.hints ? "yes" : "no" })];
  }

  /** Why something was refused; a game has words of its own where the shared ones would not do. */
  reason(reason: Reason): string {
    const code = dashed(reason.code);
    const keys = [`${this.table.game}-reason-${code}`, `reason-${code}`, `table-reason-${code}`];
    const key = keys.find(has) ?? "table-reason-server-error";
    return t(key, this.#spoken(reason.params ?? {}));
  }

  /** Why a move is advised. */
  advice(reason: Reason): string {
    const code = dashed(reason.code);
    const own = `${this.table.game}-advice-${code}`;
    return t(has(own) ? own : `advice-${code}`, this.#spoken(reason.params ?? {}));
  }

  #spoken(params: Readonly<Record<string, unknown>>): Record<string, Param> {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.#value(name, value)]));
  }

  #value(name: string, value: unknown): Param {
    if (SEATS.has(name)) {
      const seats = list(value).map(Number).sort((one, other) => Number(other === this.viewer) - Number(one === this.viewer));
      return this.allOf(seats);
    }
    if (CARDS.has(name)) return joined(list(value).map((card) => this.card(String(card))), name === "equal" ? "list-or" : "list-and");
    if (name === "moves" && Array.isArray(value)) return joined(value.map((move) => this.game.move(String(move))), "list-or");
    const word = WORDS[name];
    if (word) {
      const key = `${this.table.game}-${word}-${dashed(String(value))}`;
      return has(key) ? t(key) : String(value);
    }
    return value as Param;
  }
}

/** A refusal outside any table. */
export function refusalText(reason: Reason): string {
  const key = `table-reason-${dashed(reason.code)}`;
  return t(has(key) ? key : "table-reason-server-error", (reason.params ?? {}) as Record<string, Param>);
}
