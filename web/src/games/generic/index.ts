/** The parts of any game, drawn from what every scene has. A game takes what it needs of them: `{ ...generic, Middle }`. */
import type { GameParts } from "../parts";
import Area from "./Area.svelte";
import Areas from "./Areas.svelte";
import { Choosing, type Given } from "./choosing.svelte";
import Hand from "./Hand.svelte";
import Layout from "./Layout.svelte";
import Middle from "./Middle.svelte";
import Notes from "./Notes.svelte";
import Offers from "./Offers.svelte";
import Seat from "./Seat.svelte";
import Tally from "./Tally.svelte";
import Trick from "./Trick.svelte";

export { Area, Areas, Choosing, Hand, Layout, Middle, Notes, Offers, Seat, Tally, Trick };
export { inArea, inHand, nameOf, nearest } from "./offers";
export type { Given };

export const generic: GameParts = {
  choosing: (given: () => Given): Choosing => new Choosing(given),
  Area,
  Hand,
  Layout,
  Middle,
  Seat,
  Tally,
};
