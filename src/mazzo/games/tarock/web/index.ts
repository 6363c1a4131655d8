/** Tarock in the browser. */
import Tally from "./Tally.svelte";

export const parts = { Tally };
