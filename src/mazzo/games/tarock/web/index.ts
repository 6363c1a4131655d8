/** Tarock in the browser: bids and announcements as tickets, kings, talon and discards as cards, and the settlement. */
import type { Given } from "mazzo/games/generic";
import Actions from "./Actions.svelte";
import { Looking } from "./choosing.svelte";
import Corner from "./Corner.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import { moments } from "./moments";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import { says } from "./spoken";
import Tally from "./Tally.svelte";

const choosing = (given: () => Given): Looking => new Looking(given);

export const parts = { choosing, Actions, Corner, Hand, Middle, Seat, Slip, Tally, says, moments };
