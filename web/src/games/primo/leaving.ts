/** What leaves the table is seen to go: a head that Nimm takes flies to its taker, a complete row is swept away. */
import type { PrimoScene } from "../../api/types";

const DURATION = 320;
const STAGGER = 25;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}
export type Sight = ReadonlyMap<string, Seen>;

/** Everything with a key, and where it is. */
export function sight(root: ParentNode): Sight {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    found.set(element.dataset["key"] ?? "", { element, box: element.getBoundingClientRect() });
  }
  return found;
}

/** Let what was seen before and is no longer there go where it went. */
export function depart(root: HTMLElement, before: Sight, was: PrimoScene, now: PrimoScene): void {
  const present = sight(root);
  const takers = now.players.filter((player) => player.pile.length > (was.players[player.seat]?.pile.length ?? 0));
  let late = 0;
  for (const [key, { element, box }] of before) {
    if (present.has(key) || !box.width) continue;
    const card = element.dataset["card"];
    const at = takers.findIndex((player) => player.pile[0] === card);
    const taker = at < 0 ? undefined : takers.splice(at, 1)[0];
    const goal = taker && document.querySelector(`[data-seat="${taker.seat}"]`)?.getBoundingClientRect();
    send(element, box, goal ?? null, STAGGER * late++);
  }
}

function send(element: HTMLElement, box: DOMRect, goal: DOMRect | null, delay: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-key", "data-card", "aria-label", "role"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "8",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    translate: "none",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const x = goal ? goal.left + goal.width / 2 - (box.left + box.width / 2) : 0;
  const y = goal ? goal.top + goal.height / 2 - (box.top + box.height / 2) : -box.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${goal ? 0.35 : 0.9})`, opacity: 0 },
    ],
    { duration: DURATION, easing: EASE, delay, fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
