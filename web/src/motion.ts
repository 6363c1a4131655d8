/**
 * Cards move from where they were to where they go. Everything that moves has a `data-key` that stays the same while it
 * changes its place. Only transform and opacity are animated.
 */

const DURATION = 200;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const STAGGER = 30;
const LONGEST = 1000;
const LEAVING = 240;

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}
export type Sight = ReadonlyMap<string, Seen>;

/** How something leaves: after how long, how fast, and with what it is gathered on its way. */
export interface Manner {
  readonly delay?: number;
  readonly long?: number;
  readonly bundle?: Bundle;
}
interface Bundle {
  readonly x: number;
  readonly y: number;
  /** Its place among those that go together, counted from their middle. */
  readonly at: number;
}

const running = new Set<Animation>();

/** An animation that a tap may end. */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, ended?: () => void): Animation {
  const made = element.animate(frames, { easing: EASE, ...timing });
  running.add(made);
  made.onfinish = made.oncancel = () => {
    running.delete(made);
    ended?.();
  };
  return made;
}

/** Let everything be where it goes, at once. */
export function hasten(): void {
  for (const each of [...running]) each.finish();
}

/** Everything with a key, and where it is. */
export function sight(root: ParentNode): Sight {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    found.set(element.dataset["key"] ?? "", { element, box: element.getBoundingClientRect() });
  }
  return found;
}

const middleOf = (box: DOMRect): { readonly x: number; readonly y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const boxOf = (element: Element | null | undefined): DOMRect | null => {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
};

/** Where the cards of a seat come from: its fan, else its plate. */
export function handOf(root: ParentNode, seat: number): DOMRect | null {
  const backs = root.querySelectorAll<HTMLElement>(`[data-seat="${seat}"] [data-fan] > :not(.number)`);
  const back = backs[Math.floor(backs.length / 2)];
  const box = boxOf(back);
  if (!box || !back) return boxOf(root.querySelector(`[data-plate="${seat}"]`));
  // A back may be turned; it is as wide as it is held upright.
  const { x, y } = middleOf(box);
  return new DOMRect(x - back.offsetWidth / 2, y - back.offsetHeight / 2, back.offsetWidth, back.offsetHeight);
}

/** Where goes what a seat wins: to what lies with it, else to its plate. */
export const heapOf = (root: ParentNode, seat: number): DOMRect | null =>
  boxOf(root.querySelector(`[data-owner="${seat}"]`)) ?? boxOf(root.querySelector(`[data-plate="${seat}"]`));

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
      else animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, delay, fill: "backwards" });
    }
  }
}

/** The way from one box to another, as a transform of what lies in the other, also where that lies turned. */
function way(element: HTMLElement, from: DOMRect, to: DOMRect): string {
  const [one, other] = [middleOf(from), middleOf(to)];
  const [x, y] = [one.x - other.x, one.y - other.y];
  const turn = (Number(element.closest<HTMLElement>("[data-turned]")?.dataset["turned"] ?? 0) * Math.PI) / 180;
  const [along, across] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
  const scale = Math.min(1.5, Math.sqrt((from.width * from.height) / (to.width * to.height)));
  return `translate(${along}px, ${across}px) scale(${scale})`;
}

function glide(root: ParentNode, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, lifted: boolean): void {
  if (!to.width || !from.width) return;
  const land = lifted ? lift(root, element) : undefined;
  animate(element, [{ transform: way(element, from, to) }, { transform: "none" }], { duration: DURATION, delay, fill: "backwards" }, land);
}

const aloft = new WeakMap<HTMLElement, number>();

/** What comes and goes is above everything else on its way: so is every part of the table that it is drawn in. */
function lift(root: ParentNode, element: HTMLElement): () => void {
  const lifted: HTMLElement[] = [];
  for (let each: HTMLElement | null = element; each && each !== root; each = each.parentElement) lifted.push(each);
  for (const each of lifted) {
    aloft.set(each, (aloft.get(each) ?? 0) + 1);
    each.dataset["aloft"] = "";
  }
  return () => {
    for (const each of lifted) {
      const left = (aloft.get(each) ?? 1) - 1;
      aloft.set(each, left);
      if (!left) delete each.dataset["aloft"];
    }
  };
}

/** A picture of something that is no longer there, where it was. */
function ghostOf({ element, box }: Seen): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-key", "data-card", "data-aloft", "aria-label", "role"]) ghost.removeAttribute(name);
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
  return ghost;
}

/** How far cards of a bundle are turned, in degrees, and how far apart they lie, as a share of their width. */
const TURNED = 11;
const APART = 0.42;

/** Let a picture of what is no longer there go to where it went, or out of sight. */
export function send(seen: Seen, goal: DOMRect | null, { delay = 0, long = LEAVING, bundle }: Manner = {}): void {
  const { box } = seen;
  if (!box.width) return;
  const ghost = ghostOf(seen);
  const from = middleOf(box);
  const to = goal ? middleOf(goal) : { x: from.x, y: from.y - box.height / 2 };
  const scale = goal ? Math.max(0.3, Math.min(0.6, goal.width / box.width)) : 0.9;
  const turn = bundle ? bundle.at * TURNED : 0;
  const end = { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(${turn / 2}deg) scale(${scale})` };
  const gathered = bundle && {
    transform: `translate(${bundle.x + bundle.at * box.width * APART - from.x}px, ${bundle.y - from.y}px) rotate(${turn}deg) scale(0.9)`,
    opacity: 1,
    offset: 0.4,
  };
  const frames = [{ transform: "none", opacity: 1 }, ...(gathered ? [gathered] : []), { ...end, opacity: 1, offset: 0.92 }, { ...end, opacity: 0 }];
  animate(ghost, frames, { duration: long, delay, fill: "both" }, () => ghost.remove());
}

/** Let several go together: gathered on the way, and as one to their goal. */
export function sendTogether(those: readonly Seen[], goal: DOMRect | null, manner: Manner = {}): void {
  const [x, y] = [those.map(({ box }) => middleOf(box).x), those.map(({ box }) => middleOf(box).y)].map(
    (all) => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length),
  );
  those.forEach((seen, number) => {
    const bundle = those.length > 1 ? { bundle: { x: x ?? 0, y: y ?? 0, at: number - (those.length - 1) / 2 } } : {};
    send(seen, goal, { ...manner, ...bundle });
  });
}
