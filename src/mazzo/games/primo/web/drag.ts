/** Dragging with a finger, a pen or a mouse. Before it has moved far enough it may still become a tap. */
import type { Attachment } from "svelte/attachments";

import { moves } from "mazzo/state/settings.svelte";

const FAR = 8;
/** How long what was dropped waits where it is for the table's answer. */
const PATIENCE = 1500;

interface Dragging {
  /** The keys of what moves along with this card; none if it cannot be moved. */
  take(key: string): readonly string[];
  /** The column the pointer is over, if any. */
  over(column: string | null): void;
  /** Whether letting go there plays something. */
  drop(column: string | null): boolean;
}

export function dragging(hands: Dragging): Attachment<HTMLElement> {
  return (root) => {
    const press = (event: PointerEvent): void => {
      const card = (event.target as Element).closest<HTMLElement>("[data-key]");
      if (card && event.isPrimary && event.button === 0) follow(root, hands, event, card.dataset["key"] ?? "");
    };
    root.addEventListener("pointerdown", press);
    return () => root.removeEventListener("pointerdown", press);
  };
}

function follow(root: HTMLElement, hands: Dragging, start: PointerEvent, key: string): void {
  const ending = new AbortController();
  const { signal } = ending;
  let carried: readonly string[] = [];

  const elements = (): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("[data-key]")].filter((each) => carried.includes(each.dataset["key"] ?? ""));

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!carried.length) {
      if (Math.hypot(x, y) < FAR) return;
      carried = hands.take(key);
      if (!carried.length) return ending.abort();
    }
    hands.over(columnAt(root, event));
    for (const element of elements()) {
      element.classList.add("dragged");
      element.style.translate = `${x}px ${y}px`;
    }
  };

  const release = (): void => {
    for (const element of elements()) {
      const { translate } = element.style;
      element.classList.remove("dragged");
      element.style.translate = "";
      if (translate && moves()) element.animate([{ translate }, { translate: "none" }], { duration: 180, easing: "ease-out" });
    }
  };

  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    ending.abort();
    if (!carried.length) return;
    hands.over(null);
    const played = event.type === "pointerup" && hands.drop(columnAt(root, event));
    if (played) setTimeout(release, PATIENCE);
    else release();
    if (event.type === "pointerup") swallowClick();
  };

  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
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

/** The column below the pointer; a little above or below its edge will do. */
function columnAt(root: HTMLElement, event: PointerEvent): string | null {
  for (const column of root.querySelectorAll<HTMLElement>("[data-area]")) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    const slack = (right - left) / 3;
    if (event.clientX >= left && event.clientX < right && event.clientY > top - slack && event.clientY < bottom + slack) {
      return column.dataset["area"] ?? null;
    }
  }
  return null;
}
