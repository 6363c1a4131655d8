/** The parts of Primiera. */
import type { Given } from "mazzo/games/generic";
import { Capturing } from "./capturing.svelte";
import Middle from "./Middle.svelte";
import { moments } from "./moments";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import Tally from "./Tally.svelte";
import { turned } from "./turned";

export const parts = {
  choosing: (given: () => Given) => new Capturing(given),
  Middle,
  Seat,
  Slip,
  Tally,
  turned,
  moments,
};
