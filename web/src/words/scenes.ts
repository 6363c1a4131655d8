/** What a scene holds, in words: moves, areas, facts, notes and lines of the count, by the kinds that the game declares. */
import type { Area, Choice, Fact, Reason, Sentences, TallyLine } from "../api/types";
import { HIDDEN, knows } from "../cards";
import { known } from "../games/known";
import type { GameWords, Phrases } from "./phrases";
import { has, joined, t, type Param, type Params } from "./words.svelte";

const TERM = "term:";

const dashed = (key: string): string => key.replaceAll("_", "-");
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The words of a key: the game's own, else those that all games share. */
function either(game: string, key: string, params: Params): string {
  const own = `${game}-${key}`;
  return has(own) || !has(key) ? t(own, params) : t(key, params);
}

/** A card as its deck names it, unless the game has a name of its own for it. */
export function cardWords(game: string, card: string): string {
  if (card === HIDDEN) return t("card-hidden");
  const deck = `deck-${known(game)?.deck ?? ""}`;
  const whole = [`${game}-card-${card.toLowerCase()}`, `${deck}-card-${card.toLowerCase()}`].find(has);
  if (whole) return t(whole);
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  if (!has(`${deck}-suit-${suit}`)) return card;
  return t(`${deck}-card`, { rank: rankWords(game, rank), suit: t(`${deck}-suit-${suit}`) });
}

/** A card in full, for who hears it. */
export function fullCard(phrases: Phrases, card: string): string {
  const words: GameWords & { full?(card: string): string } = phrases.game;
  return card === HIDDEN ? t("card-hidden") : (words.full?.(card) ?? phrases.card(card));
}

function rankWords(game: string, rank: string): string {
  const key = `deck-${known(game)?.deck ?? ""}-rank-${rank.toLowerCase()}`;
  return has(key) ? t(key) : rank;
}

function suitWords(game: string, suit: string): string {
  const key = `deck-${known(game)?.deck ?? ""}-suit-${suit}`;
  return has(key) ? t(key) : suit;
}

function spoken(phrases: Phrases, kind: string, value: unknown): Param {
  const game = phrases.table.game;
  const cards = (): readonly string[] => list(value).map((card) => phrases.card(String(card)));
  switch (kind) {
    case "seat":
    case "seats": {
      const seats = list(value).map(Number);
      return phrases.allOf(seats.sort((one, other) => Number(other === phrases.viewer) - Number(one === phrases.viewer)));
    }
    case "card":
    case "cards":
      return joined(cards());
    case "any_card":
      return joined(cards(), "list-or");
    case "rank":
      return joined(list(value).map((rank) => rankWords(game, String(rank))));
    case "suit":
      return joined(list(value).map((suit) => suitWords(game, String(suit))));
  }
  if (kind.startsWith(TERM)) {
    return joined(list(value).map((each) => either(game, `${kind.slice(TERM.length)}-${dashed(String(each))}`, {})));
  }
  return value as Param;
}

function said(phrases: Phrases, family: keyof Sentences, code: string, params: Readonly<Record<string, unknown>>): string {
  const game = phrases.table.game;
  const kinds = known(game)?.says[family][code] ?? {};
  const words = Object.entries(params).map(([name, value]) => [name, spoken(phrases, kinds[name] ?? "text", value)] as const);
  return either(game, `${family}-${dashed(code)}`, Object.fromEntries(words));
}

export const noteWords = (phrases: Phrases, note: Reason): string => said(phrases, "note", note.code, note.params ?? {});

export const askWords = (phrases: Phrases, asked: Reason): string => said(phrases, "ask", asked.code, asked.params ?? {});

export const lineWords = (phrases: Phrases, line: TallyLine): string => said(phrases, "tally", line.key, line.params ?? {});

/** A move: by its label, else as its card. */
export function choiceWords(phrases: Phrases, choice: Choice): string {
  if (choice.label) return said(phrases, "move", choice.label.code, choice.label.params ?? {});
  return choice.card && !choice.takes?.length && !choice.to ? phrases.card(choice.card) : phrases.game.move(choice.move);
}

/** What an area is, and with whom it lies. */
export function areaWords(phrases: Phrases, area: Area): string {
  const { game } = phrases.table;
  const name = area.name && knows(game, area.name) ? phrases.card(area.name) : (area.name ?? "");
  const words = either(game, `area-${dashed(area.key)}`, { name, count: area.count ?? 0 });
  return area.seat === undefined || area.seat < 0 ? words : t("web-area-of", { name: phrases.name(area.seat), area: words });
}

export function factWords(phrases: Phrases, fact: Fact): string {
  return either(phrases.table.game, `fact-${dashed(fact.key)}`, { value: spoken(phrases, fact.kind ?? "number", fact.value ?? 1) });
}
