/** Events, reasons, moves and cards in words for one viewer. What a parameter is, its game declares. */
import type { GameEvent } from "../api/messages";
import type { Area, Choice, EventShown, Fact, Reason, Sentences, TableShown, TallyLine } from "../api/types";
import { Refused } from "../api/rest";
import { HIDDEN, knows } from "../cards";
import { known } from "../games/known";
import { tableSays } from "./tables";
import { dashed, has, joined, t, type Param } from "./words.svelte";

/** What people need not hear about themselves. */
const OWN_SILENT = new Set(["got_ready", "arrived", "departed"]);
/** The viewer's own seat in a sentence; the words choose the person of the verb by it. */
const YOU = "you";
const TERM = "term:";

type Kinds = Readonly<Record<string, string>>;
type Given = Readonly<Record<string, unknown>>;

const list = (value: unknown): readonly Param[] => (Array.isArray(value) ? (value as Param[]) : [value as Param]);
const texts = (value: unknown): readonly string[] => list(value).map(String);

/** What of a table sentences speak of. */
type Spoken = Pick<TableShown, "game" | "seats" | "locked" | "hints" | "programs">;

export class Phrases {
  readonly #deck: string;

  /** `moves` are those that the viewer may make now. */
  constructor(
    readonly table: Spoken,
    readonly viewer: number,
    readonly moves: readonly Choice[] = [],
  ) {
    this.#deck = `deck-${known(table.game)?.deck ?? ""}`;
  }

  /** A seat's name, for labels. */
  name(seat: number): string {
    const shown = this.table.seats[seat];
    // No seat at all: a game from elsewhere may say anything.
    if (!shown) return String(seat);
    if (shown.kind === "nobody") return t("name-robot");
    // Whoever was deleted has no name any more.
    return shown.name || t(seat === this.viewer || shown.yours ? "name-you" : "name-gone");
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

  /** A card in a sentence; what is not a card stays as it is. */
  card(card: string): string {
    const own = `${this.table.game}-card-${card.toLowerCase()}`;
    return has(own) ? t(own) : this.short(card);
  }

  /** A card as any game with this deck says it. */
  short(card: string): string {
    if (card === HIDDEN) return t("card-hidden");
    const whole = `${this.#deck}-card-${card.toLowerCase()}`;
    if (has(whole)) return t(whole);
    const [rank, suit] = this.#parts(card);
    return suit ? t(`${this.#deck}-card`, { rank: this.corner(rank), suit: t(`${this.#deck}-suit-${suit}`) }) : card;
  }

  /** A card in full, for who hears it. */
  full(card: string): string {
    const whole = [this.table.game, this.#deck].map((start) => `${start}-full-${card.toLowerCase()}`).find(has);
    if (whole) return t(whole);
    const [rank, suit] = this.#parts(card);
    if (suit && has(`${this.#deck}-full`)) return t(`${this.#deck}-full`, { rank: this.rank(rank), suit: this.suit(suit) });
    if (card !== HIDDEN && !suit && has(`${this.#deck}-full-other`)) return t(`${this.#deck}-full-other`, { card: this.short(card) });
    return this.card(card);
  }

  /** A rank as it is printed in the corner of a card. */
  corner(rank: string): string {
    const key = `${this.#deck}-rank-${rank.toLowerCase()}`;
    return has(key) ? t(key) : rank;
  }

  /** A rank by itself. */
  rank(rank: string): string {
    const full = `${this.#deck}-full-rank-${rank.toLowerCase()}`;
    return has(full) ? t(full) : this.corner(rank);
  }

  /** A suit by itself. */
  suit(suit: string): string {
    const key = [`${this.#deck}-full-suit-${suit}`, `${this.#deck}-suit-${suit}`].find(has);
    return key ? t(key) : suit;
  }

  /** The rank and the suit of a card; what has no suit is all rank. */
  #parts(card: string): readonly [string, string] {
    return has(`${this.#deck}-suit-${card.slice(-1)}`) ? [card.slice(0, -1), card.slice(-1)] : [card, ""];
  }

  /** A move that the viewer may make now; any other in notation. */
  move(move: string): string {
    const found = this.moves.find((each) => each.move === move);
    return found ? this.choice(found) : move;
  }

  /** A move by its label, else as its card. */
  choice(choice: Choice): string {
    const { label } = choice;
    if (label) return has(this.#key("move", label.code)) ? this.said("move", label) : choice.move;
    return choice.card ? this.card(choice.card) : choice.move;
  }

  /** A move, or the moves of a turn; words for one may have commas in them. */
  chosen(choices: readonly Choice[]): string {
    return choices.map((each) => this.choice(each)).join(" · ");
  }

  event(event: GameEvent): string {
    return this.said("event", { code: event.key, params: event.params ?? {} });
  }

  /** What the ribbon of an event says, by its key or by another name; and the small line below it. */
  moment(event: GameEvent, named = event.key): readonly [string, string] {
    const own = `${this.table.game}-moment-${dashed(named)}`;
    const kinds = known(this.table.game)?.says.event[event.key] ?? {};
    const params = event.params ?? {};
    // On a ribbon there is room for the whole name of a card.
    const cards = Object.keys(kinds).filter((name) => kinds[name] === "card");
    const full = Object.fromEntries(cards.map((name) => [name, this.full(String(params[name]))]));
    const spoken = { ...this.#spoken(params, kinds), ...full };
    const small = `${this.table.game}-moment-${dashed(named)}-small`;
    const title = t(has(own) ? own : `moment-${dashed(named)}`, spoken);
    return [title.charAt(0).toUpperCase() + title.slice(1), has(small) ? t(small, spoken) : this.event(event)];
  }

  /** Everything that an event of the table says: what happened in the game, or at the table. */
  shown(event: EventShown): string[] {
    const said = (event.happened ?? []).map((each) => this.event(each));
    if (said.length) return said;
    const type = event.type === "finished" ? (event.cause ?? "") : event.type;
    const kinds = tableSays()?.event[type];
    if (!kinds) return [];
    const seats = event.seats?.length ? event.seats : event.seat == null ? [] : [event.seat];
    if (OWN_SILENT.has(type) && seats.some((seat) => this.table.seats[seat]?.yours)) return [];
    const { locked, hints, programs } = this.table;
    const known: Given = { who: seats, cause: event.cause ?? "", moves: event.moves ?? 0, locked, hints, programs };
    const given = Object.fromEntries(Object.keys(kinds).map((name) => [name, known[name]]));
    const params = this.#spoken(given, kinds);
    // A host without a seat.
    if ("who" in kinds && !seats.length) params.who = joined(event.names ?? []);
    return [t(`table-event-${dashed(type)}`, params)];
  }

  /** Why something was refused, by the rules or by the table. */
  reason(reason: Reason): string {
    if (has(this.#key("reason", reason.code))) return this.said("reason", reason);
    return refusalText({ ...reason, params: this.#spoken(reason.params ?? {}, tableSays()?.reason[reason.code]) });
  }

  /** Why a move is advised. */
  advice(reason: Reason): string {
    return this.said("advice", reason);
  }

  /** What else is to be known. */
  note(reason: Reason): string {
    return this.said("note", reason);
  }

  /** What is asked of the viewer. */
  asked(reason: Reason): string {
    return this.said("ask", reason);
  }

  /** A line of the count. */
  line(line: TallyLine): string {
    return this.said("tally", { code: line.key, params: line.params ?? {} });
  }

  /** What an area is, and with whom it lies. */
  area(area: Area): string {
    const name = area.name && knows(this.table.game, area.name) ? this.card(area.name) : (area.name ?? "");
    const words = t(this.#key("area", area.key), { name, count: area.count ?? 0 });
    return area.seat === undefined || area.seat < 0 ? words : t("web-area-of", { name: this.name(area.seat), area: words });
  }

  /** What everybody may know of a seat. */
  fact(fact: Fact): string {
    return t(this.#key("fact", fact.key), { value: this.spoken(fact.kind ?? "number", fact.value ?? 1) });
  }

  /** A code of one of the game's families of sentences. */
  said(family: keyof Sentences, reason: Reason): string {
    const kinds = known(this.table.game)?.says[family][reason.code];
    return t(this.#key(family, reason.code), this.#spoken(reason.params ?? {}, kinds));
  }

  /** A game has words of its own where the shared ones would not do. */
  #key(family: string, code: string): string {
    const own = `${this.table.game}-${family}-${dashed(code)}`;
    return has(own) ? own : `${family}-${dashed(code)}`;
  }

  #spoken(params: Given, kinds: Kinds = {}): Record<string, Param> {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.spoken(kinds[name] ?? "text", value)]));
  }

  /** A value in words. */
  spoken(kind: string, value: unknown): Param {
    switch (kind) {
      case "seat":
      case "seats":
        // The viewer first: "you and Berta".
        return this.allOf(list(value).map(Number).sort((one, other) => Number(other === this.viewer) - Number(one === this.viewer)));
      case "card":
      case "cards":
        return joined(texts(value).map((card) => this.card(card)));
      case "any_card":
        return joined(texts(value).map((card) => this.card(card)), "list-or");
      case "rank":
        return joined(texts(value).map((rank) => this.rank(rank)));
      case "suit":
        return joined(texts(value).map((suit) => this.suit(suit)));
      case "moves":
        return joined(texts(value).map((move) => this.move(move)), "list-or");
      case "flag":
        return value ? "yes" : "no";
    }
    if (!kind.startsWith(TERM)) return value as Param;
    const family = `${this.table.game}-${kind.slice(TERM.length)}`;
    return joined(texts(value).map((each) => (has(`${family}-${dashed(each)}`) ? t(`${family}-${dashed(each)}`) : each)));
  }
}

/** A refusal outside any table. */
export function refusalText(reason: Reason): string {
  const key = `table-reason-${dashed(reason.code)}`;
  return t(has(key) ? key : "table-reason-server-error", (reason.params ?? {}) as Record<string, Param>);
}

/** What went wrong outside any table. */
export const problemText = (error: unknown): string => (error instanceof Refused ? refusalText(error.reason) : String(error));
