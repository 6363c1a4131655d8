/** What was played, in words: forms of games, dates, and how a match ended. */
import type { MatchPlayed, SeatPlayed } from "../api/types";
import { dashed, gameName, has, t } from "./words.svelte";

/** The form of a game: `4 players, partners opposite`. */
export function formName(game: string, form: string): string {
  const [seats = "", ...rest] = form.split("-");
  const key = `${game}-family-${dashed(rest.join("-"))}`;
  const players = t("history-form", { count: Number(seats) });
  return rest.length && has(key) ? `${players}, ${t(key)}` : players;
}

export const gameAndForm = (game: string, form: string): string => `${gameName(game)} · ${formName(game, form)}`;

/** A day, as people write it where they read this. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || "en", { dateStyle: "medium" }).format(at);
}

export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || "en", { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** How a match ended for whoever the history is about. */
export function resultOf(match: MatchPlayed): string {
  if (match.outcome === "abandoned") return t("history-abandoned");
  if (match.outcome === "voided") return t("history-voided");
  return match.won ? t("history-won") : t("history-place", { place: match.place, count: match.seats.length });
}

export const nameOf = (seat: SeatPlayed): string => (seat.kind === "nobody" ? t("name-robot") : seat.name || t("history-nobody"));

/** A season by its number: 20261 is the first half of 2026. */
export const seasonName = (season: number): string => t("ratings-season", { half: season % 10, year: String(Math.floor(season / 10)) });
