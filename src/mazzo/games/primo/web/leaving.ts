/** What leaves the table is seen to go: a head that Nimm takes flies to its taker, a complete row folds into the corner. */
import { heapOf, send, sight, type Sight } from "mazzo/motion";
import type { Scene } from "./types";

const STAGGER = 25;
/** A row is looked at from its head to its tail before it folds. */
const LOOKED_AT = 400;
const FOLDING = 420;

/** Let what was seen before and is no longer there go where it went. */
export function depart(root: HTMLElement, before: Sight, was: Scene, now: Scene): void {
  const present = sight(root);
  const takers = now.players.filter((player) => player.pile.length > (was.players[player.seat]?.pile.length ?? 0));
  const corner = root.querySelector(".stock [data-heap]")?.getBoundingClientRect() ?? null;
  let late = 0;
  for (const [key, gone] of before) {
    if (present.has(key)) continue;
    const card = gone.element.dataset["card"];
    const at = takers.findIndex((player) => player.pile[0] === card);
    const taker = at < 0 ? undefined : takers.splice(at, 1)[0];
    const delay = STAGGER * late++;
    if (taker) send(gone, heapOf(root, taker.seat), { delay });
    else send(gone, corner, { delay: LOOKED_AT + delay, long: FOLDING });
  }
}
