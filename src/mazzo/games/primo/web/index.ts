/** Primo in the browser. */
import type { Given } from "mazzo/games/generic";
import Actions from "./Actions.svelte";
import Corner from "./Corner.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import { moments } from "./moments";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import { Turning } from "./turning.svelte";

export const parts = {
  choosing: (given: () => Given): Turning => new Turning(given),
  Actions,
  Corner,
  Hand,
  Middle,
  Seat,
  Slip,
  handBeside: true,
  moments,
};
