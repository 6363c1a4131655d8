/**
 * Cards move from where they were to where they go. Everything that moves has a `data-key` that stays the same while it
 * changes its place. Only transform and opacity are animated.
 */

const DURATION = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const STAGGER = 30;
const LONGEST = 1000;
const ABOVE = 5;
const LEAVING = 320;

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

/** Let everything move from where it was; new things come from `origin`, or fade in. */
export function settle(root: ParentNode, before: Sight, origin: DOMRect | null): void {
  let late = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const now = element.getBoundingClientRect();
    const seen = before.get(element.dataset["key"] ?? "");
    if (seen) {
      const was = seen.box;
      if (Math.abs(was.left - now.left) <= 1 && Math.abs(was.top - now.top) <= 1) continue;
      // What only makes room stays below what comes and goes.
      glide(root, element, was, now, 0, seen.element !== element);
    } else if (before.size) {
      const delay = Math.min(LONGEST - DURATION, STAGGER * late++);
      if (origin) glide(root, element, origin, now, delay, true);
      else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: EASE, delay, fill: "backwards" });
    }
  }
}

function glide(root: ParentNode, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, lifted: boolean): void {
  if (!to.width || !from.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1.5, Math.sqrt((from.width * from.height) / (to.width * to.height)));
  const turn = (Number(element.closest<HTMLElement>("[data-turned]")?.dataset["turned"] ?? 0) * Math.PI) / 180;
  const [along, across] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
  const timing: KeyframeAnimationOptions = { duration: DURATION, easing: EASE, delay, fill: "backwards" };
  element.animate([{ transform: `translate(${along}px, ${across}px) scale(${scale})` }, { transform: "none" }], timing);
  // What comes and goes is above everything else on its way: so is every part of the table that it is drawn in.
  for (let each: HTMLElement | null = lifted ? element : null; each && each !== root; each = each.parentElement) {
    each.animate({ zIndex: [ABOVE, ABOVE] }, timing);
  }
}

/** Let a picture of what is no longer there go to where it went, or out of sight. */
export function send({ element, box }: Seen, goal: DOMRect | null, delay: number): void {
  if (!box.width) return;
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
    { duration: LEAVING, easing: EASE, delay, fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
