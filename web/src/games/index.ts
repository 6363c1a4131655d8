/** The boards: one that draws any game from its scene, and for each game the parts that it draws otherwise. */
import { GENERIC, type Moments } from "../moments/moment";
import type { GameParts } from "./parts";
import { known, knownGames } from "./known";

export type { AreaProps, GameParts, LookProps, MiddleProps, Said, SeatProps, TallyProps } from "./parts";

type Own = Partial<GameParts>;

const LOADERS = import.meta.glob<{ readonly parts: unknown }>("../../../src/mazzo/games/*/web/index.ts");

export async function loadParts(game: string): Promise<GameParts> {
  const [{ generic }] = await Promise.all([import("./generic"), knownGames()]);
  return { ...generic, ...(await ownParts(game)) };
}

/** What is staged at a table: what any game tells, and what its parts say. */
export const momentsOf = (parts: GameParts): Moments => ({ ...GENERIC, ...parts.moments });

/** What the game's package brings: built with this client, or a module that the server has. */
async function ownParts(game: string): Promise<Own> {
  const load = LOADERS[`../../../src/mazzo/games/${game}/web/index.ts`];
  // A game's parts take its own scene; the server never sends them another's.
  if (load) return (await load()).parts as Own;
  if (!known(game)?.module) return {};
  return (await import("./outside")).outsideParts(game);
}
