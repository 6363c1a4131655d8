/** Brings a part of the book into sight. */
import { moves } from "../state/settings.svelte";

/** The box in which an element is scrolled; none if that is the page itself. */
export function boxOf(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

/** A heading comes to the top, below what stays there. */
export function bringUp(heading: HTMLElement): void {
  const box = boxOf(heading);
  if (!box) return heading.scrollIntoView({ block: "start" });
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  box.scrollTop += heading.getBoundingClientRect().top - box.getBoundingClientRect().top - margin;
}

/** A sentence comes to the middle of its box. The page itself stays where it is: something else is used there just now. */
export function bringToMiddle(sentence: Element): void {
  const box = boxOf(sentence);
  if (!box) return;
  const [at, frame] = [sentence.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = box.scrollTop + at.top - frame.top - (frame.height - Math.min(at.height, frame.height)) / 2;
  box.scrollTo({ top, behavior: moves() ? "smooth" : "auto" });
}
