/** What was solved on this device, game by game, and the rating that comes of it. It is told to nobody. */
import type { PuzzleListed } from "../api/types";
import { after, NEW, type Solver } from "./rating";

const KEY = "mazzo.puzzles";

interface Kept extends Solver {
  /** The puzzles that were tried: only a first try counts. */
  readonly seen: readonly string[];
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

let games: Readonly<Record<string, Kept>> = $state.raw(read());

export const solverOf = (game: string): Kept => ({ ...NEW, seen: [], ...games[game] });

export const isSeen = (game: string, id: string): boolean => solverOf(game).seen.includes(id);

/** Note the first try at a puzzle; another one changes nothing. */
export function note(game: string, id: string, difficulty: number, right: boolean): void {
  const before = solverOf(game);
  if (before.seen.includes(id)) return;
  games = { ...read(), [game]: { ...after(before, difficulty, right), seen: [...before.seen, id] } };
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Forgotten when the page is closed.
  }
}

/** The puzzle to go on with: of those that are new the one nearest to one's strength; when none is new, the one after it. */
export function nextOf(game: string, puzzles: readonly PuzzleListed[], now: string): string {
  const { rating, seen } = solverOf(game);
  const fresh = puzzles.filter(({ id }) => id !== now && !seen.includes(id));
  const nearest = fresh.sort((one, other) => Math.abs(one.difficulty - rating) - Math.abs(other.difficulty - rating))[0];
  const place = puzzles.findIndex(({ id }) => id === now);
  return (nearest ?? puzzles[(place + 1) % puzzles.length])?.id ?? "";
}
