/** Tarock in the browser: what is known and said, the kings, and the settlement. */
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Seat from "./Seat.svelte";
import Tally from "./Tally.svelte";

export const parts = { Hand, Middle, Seat, Tally };
