/** The parts of any game, drawn from what every scene has. A game takes what it needs of them: `{ ...generic, Middle }`. */
import type { GameParts } from "../parts";
import { cardWords } from "../../words/scenes";
import Area from "./Area.svelte";
import Hand from "./Hand.svelte";
import Layout from "./Layout.svelte";
import Middle from "./Middle.svelte";
import Seat from "./Seat.svelte";
import Tally from "./Tally.svelte";

export { Area, Hand, Layout, Middle, Seat, Tally };

export function genericParts(game: string): GameParts {
  const words = { card: (card: string) => cardWords(game, card), move: (move: string) => move };
  return { words, Area, Hand, Layout, Middle, Seat, Tally };
}
