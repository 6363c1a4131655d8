/**
 * A card, or the end of a row, is dragged with a finger, a pen or a mouse to where it can go. Before it has moved far
 * enough it may still become a tap. What can be dragged, and where to, is asked of what chooses; no rule is known here.
 */
import type { Attachment } from "svelte/attachments";

import type { Scene } from "../api/messages";
import type { Area } from "../api/types";
import type { Choosing } from "../games/generic/choosing.svelte";
import { nameOf } from "../games/generic/offers";
import { moves, settings } from "../state/settings.svelte";

const FAR = 6;
const LARGER = "1.04";
const RETURNS = 160;
/** How long what was dropped waits where it is for the table's answer. */
const PATIENCE = 4000;
/** How near a place must be, in widths of a card. */
const REACH = 0.5;

interface Given {
  readonly scene: Scene;
  readonly choosing: Choosing;
}

/** Where something can be let go; `drop` says whether that makes a move. */
interface Goal {
  readonly element: HTMLElement;
  readonly drop: () => boolean;
}

/** What moves, and where it would have to be put to stay where it was. */
interface Carried {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Lets cards within an element be dragged. */
export function dragging(given: () => Given): Attachment<HTMLElement> {
  return (root) => {
    const press = (event: PointerEvent): void => {
      const card = (event.target as Element).closest<HTMLElement>(".card[data-key]");
      if (card && event.isPrimary && event.button === 0) follow(root, given, event, card);
    };
    root.addEventListener("pointerdown", press);
    return () => root.removeEventListener("pointerdown", press);
  };
}

function follow(root: HTMLElement, given: () => Given, start: PointerEvent, card: HTMLElement): void {
  const ending = new AbortController();
  const { signal } = ending;
  let carried: readonly Carried[] = [];

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!carried.length) {
      if (Math.hypot(x, y) < FAR) return;
      carried = taken(given(), card).map(carry);
      if (!carried.length) return ending.abort();
      given().choosing.carrying = true;
    } else if (!given().choosing.picked) return cancel();
    for (const each of carried) each.element.style.translate = `${each.x + x}px ${each.y + y}px`;
    light(given(), event);
  };

  const light = (now: Given, event: PointerEvent): Goal | undefined => {
    const [places, middle] = [goalsOf(root, now), middleOf(root, now)];
    const goal = nearest(places, boxOf(carried), event) ?? nearest(middle, boxOf(carried), event);
    unlight(root);
    for (const { element } of [...places, ...middle]) element.dataset["lit"] = "";
    if (goal) goal.element.dataset["over"] = "";
    return goal;
  };

  const end = (played: boolean): void => {
    ending.abort();
    unlight(root);
    given().choosing.carrying = false;
    const release = (): void => carried.forEach(({ element }) => putBack(element));
    if (played) setTimeout(release, PATIENCE);
    else release();
  };

  /** It goes back, and letting go of the button then means nothing. */
  const cancel = (): void => {
    if (!carried.length) return;
    given().choosing.forget();
    end(false);
    window.addEventListener("pointerup", swallowClick, { once: true });
  };

  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    if (!carried.length) return ending.abort();
    const now = given();
    const goal = now.choosing.picked ? light(now, event) : undefined;
    if (!goal) now.choosing.forget();
    end(Boolean(goal?.drop()) && !settings.confirm);
    swallowClick();
  };

  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && cancel(), { signal });
}

/** What moves along with a card; nothing if it has to stay. */
function taken({ scene, choosing }: Given, card: HTMLElement): readonly HTMLElement[] {
  const hand = card.closest<HTMLElement>("[role=toolbar]");
  if (hand) {
    const place = [...hand.querySelectorAll(".card")].indexOf(card);
    return choosing.lift(card.dataset["card"] ?? "", place) ? [card] : [];
  }
  const place = card.closest<HTMLElement>("[data-area]");
  const area = areaAt(scene, place);
  if (!place || !area) return [];
  const at = (element: Element): number => Number(element.closest<HTMLElement>("[data-at]")?.dataset["at"] ?? -1);
  const from = choosing.liftPart(area, at(card));
  return from < 0 ? [] : [...place.querySelectorAll<HTMLElement>(".card[data-key]")].filter((each) => at(each) >= from);
}

/** The places that what is picked can go to: areas, and cards that it can take. */
function goalsOf(root: HTMLElement, { scene, choosing }: Given): readonly Goal[] {
  const found: Goal[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-area]")) {
    const area = areaAt(scene, element);
    const choice = area && choosing.goal(area);
    if (choice) found.push({ element, drop: () => (choosing.play(choice), true) });
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-area] [data-card]")) {
    const card = element.dataset["card"] ?? "";
    if (choosing.targets.has(card)) found.push({ element, drop: () => choosing.take(card) });
  }
  return found;
}

/** The middle as a whole, where a card is simply played. */
function middleOf(root: HTMLElement, { choosing }: Given): readonly Goal[] {
  const element = choosing.layable ? root.querySelector<HTMLElement>("[data-middle]") : null;
  return element ? [{ element, drop: () => choosing.lay() }] : [];
}

const areaAt = (scene: Scene, element: HTMLElement | null): Area | undefined =>
  (scene.areas ?? []).find((area) => nameOf(area) === element?.dataset["area"]);

const boxOf = (carried: readonly Carried[]): DOMRect => carried[0]?.element.getBoundingClientRect() ?? new DOMRect();

/** The nearest one that is near enough to the middle of a card, or to the pointer. */
function nearest(goals: readonly Goal[], card: DOMRect, pointer: PointerEvent): Goal | undefined {
  const points = [
    [pointer.clientX, pointer.clientY],
    [card.left + card.width / 2, card.top + card.height / 2],
  ] as const;
  const far = ({ element }: Goal): number => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return Math.min(...points.map(([x, y]) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))));
  };
  const near = goals.map((goal) => ({ goal, off: far(goal) })).filter(({ off }) => off <= card.width * REACH);
  return near.sort((one, other) => one.off - other.off)[0]?.goal;
}

/** Lift a card off the table: it is upright, larger, and stays where it was until it is moved. */
function carry(element: HTMLElement): Carried {
  const was = element.getBoundingClientRect();
  element.dataset["dragged"] = "";
  Object.assign(element.style, { translate: "0px 0px", scale: LARGER });
  const now = element.getBoundingClientRect();
  const [x, y] = [was.left + was.width / 2 - now.left - now.width / 2, was.top + was.height / 2 - now.top - now.height / 2];
  return { element, x, y };
}

/** What was dropped goes back where it was: the move is not made. */
export const letGo = (root: ParentNode): void => root.querySelectorAll<HTMLElement>("[data-dragged]").forEach(putBack);

function putBack(element: HTMLElement): void {
  if (element.dataset["dragged"] === undefined) return;
  const { translate, scale } = element.style;
  delete element.dataset["dragged"];
  Object.assign(element.style, { translate: "", scale: "" });
  if (element.isConnected && moves()) element.animate([{ translate, scale }], { duration: RETURNS, easing: "ease-out" });
}

function unlight(root: HTMLElement): void {
  for (const each of root.querySelectorAll<HTMLElement>("[data-lit], [data-over]")) {
    delete each.dataset["lit"];
    delete each.dataset["over"];
  }
}

/** A drag is no tap. */
function swallowClick(): void {
  const once = new AbortController();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true, signal: once.signal });
  setTimeout(() => once.abort(), 50);
}
