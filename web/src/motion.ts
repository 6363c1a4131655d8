/**
 * Cards move from where they were to where they go. Everything that moves has a `data-key` that stays the same while it
 * changes its place. Only transform and opacity are animated.
 */

const DURATION = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const STAGGER = 30;
const LONGEST = 1000;

export type Places = ReadonlyMap<string, DOMRect>;

/** Where everything is now. */
export function places(root: ParentNode): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    found.set(element.dataset["key"] ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** Let everything come from where it was; what is new from `origin`, or out of nothing. */
export function settle(root: ParentNode, before: Places, origin: DOMRect | null): void {
  let late = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const now = element.getBoundingClientRect();
    const was = before.get(element.dataset["key"] ?? "") ?? null;
    if (was) {
      if (Math.abs(was.left - now.left) > 1 || Math.abs(was.top - now.top) > 1) glide(element, was, now, 0);
    } else if (before.size) {
      const delay = Math.min(LONGEST - DURATION, STAGGER * late++);
      if (origin) glide(element, origin, now, delay);
      else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: EASE, delay, fill: "backwards" });
    }
  }
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  if (!to.width || !from.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1.5, from.width / to.width);
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration: DURATION, easing: EASE, delay, fill: "backwards" },
  );
}
