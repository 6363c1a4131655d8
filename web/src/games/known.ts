/** The games that this server offers, asked for once. */
import { games } from "../api/rest";
import type { GameShown } from "../api/types";

let asked: Promise<readonly GameShown[]> | null = null;
let found: ReadonlyMap<string, GameShown> = new Map();

/** All of them, in the order in which people are shown them. */
export function knownGames(): Promise<readonly GameShown[]> {
  asked ??= games().then(
    (all) => {
      found = new Map(all.map((game) => [game.name, game]));
      return all;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** One of them, once they are known. */
export const known = (game: string): GameShown | undefined => found.get(game);
