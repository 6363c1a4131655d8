/** Primiera in the browser: any board, with its own count. */
import { moments } from "./moments";
import Tally from "./Tally.svelte";

export const parts = { Tally, moments };
