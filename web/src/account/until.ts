/** Until when a penalty holds, for sentences. */
import { preferred } from "../words/words.svelte";

/** The last moment that a browser knows: a penalty until then is for good. */
const FOR_GOOD = 8_640_000_000_000_000;

export const untilDay = (at: number): string =>
  at >= FOR_GOOD ? "never" : new Intl.DateTimeFormat(preferred(), { dateStyle: "medium" }).format(at);
