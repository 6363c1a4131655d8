/** What leaves the table is seen to go: a head that Nimm takes flies to its taker, a complete row is swept away. */
import { send, sight, type Sight } from "mazzo/motion";
import type { Scene } from "./types";

const STAGGER = 25;

/** Let what was seen before and is no longer there go where it went. */
export function depart(root: HTMLElement, before: Sight, was: Scene, now: Scene): void {
  const present = sight(root);
  const takers = now.players.filter((player) => player.pile.length > (was.players[player.seat]?.pile.length ?? 0));
  let late = 0;
  for (const [key, gone] of before) {
    if (present.has(key)) continue;
    const card = gone.element.dataset["card"];
    const at = takers.findIndex((player) => player.pile[0] === card);
    const taker = at < 0 ? undefined : takers.splice(at, 1)[0];
    const goal = taker && document.querySelector(`[data-seat="${taker.seat}"]`)?.getBoundingClientRect();
    send(gone, goal ?? null, STAGGER * late++);
  }
}
