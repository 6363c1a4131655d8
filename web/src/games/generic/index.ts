/** The parts of any game, drawn from what every scene has. A game takes what it needs of them: `{ ...generic, Middle }`. */
import type { GameParts } from "../parts";
import Actions from "./Actions.svelte";
import Area from "./Area.svelte";
import Areas from "./Areas.svelte";
import { Choosing, type Given } from "./choosing.svelte";
import Corner from "./Corner.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Offers from "./Offers.svelte";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import Tally from "./Tally.svelte";
import Trick from "./Trick.svelte";

export { Actions, Area, Areas, Choosing, Corner, Hand, Middle, Offers, Seat, Slip, Tally, Trick };
export { inArea, inHand, inMiddle, nameOf, nearest } from "./offers";
export type { Given };

export const generic: GameParts = {
  choosing: (given: () => Given): Choosing => new Choosing(given),
  Actions,
  Area,
  Corner,
  Hand,
  Middle,
  Seat,
  Slip,
  Tally,
};
