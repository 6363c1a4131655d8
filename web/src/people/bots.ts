/** The bots by name, the same as in the server's `seating.py`, and what each of them is like. */
import { t } from "../words/words.svelte";

export const BOTS: readonly string[] = ["Berta", "Carlo", "Dora", "Emilio", "Fosca", "Gino", "Ida", "Lino", "Mirko", "Nives", "Oskar", "Pina"];

/** One sentence about a bot; nothing about one from elsewhere. */
export function temperament(name = ""): string {
  return BOTS.includes(name) ? t(`bot-${name.toLowerCase()}`) : "";
}
