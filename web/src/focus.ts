/** Where the focus goes when what had it goes away: whoever uses the keyboard, or hears the page, stays where something was done. */

const HEADINGS = "h1, h2, h3";

const inSight = (each: HTMLElement): boolean => each.isConnected && each.checkVisibility({ visibilityProperty: true });
const isIdle = (each: HTMLElement): boolean => each instanceof HTMLButtonElement && each.disabled;
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The headings before something, the nearest first. */
const above = (root: HTMLElement, held: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(HEADINGS)].filter((each) => each.compareDocumentPosition(held) & Node.DOCUMENT_POSITION_FOLLOWING).toReversed();

/** For a page: a button that was idle meanwhile has the focus again, and instead of one that is gone what is left
 * of its dialog, or the heading above it. */
export function keepFocus(root: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  let dialog: HTMLElement | null = null;
  let headings: readonly HTMLElement[] = [];
  // Whoever turns to nothing has let go of it.
  const letGo = (): void => void (held = null);
  const hold = ({ target }: FocusEvent): void => {
    held = target as HTMLElement;
    dialog = held.closest<HTMLElement>("[role=dialog]");
    headings = above(root, held);
  };
  const look = (): void => {
    if (!held || !isLost() || (inSight(held) && isIdle(held))) return;
    const left = inSight(held) ? held : dialog?.isConnected ? dialog.querySelector<HTMLElement>("a, button") : null;
    const next = left ?? headings.find(inSight) ?? root.querySelector<HTMLElement>("main h1");
    if (next !== left) next?.setAttribute("tabindex", "-1");
    next?.focus();
  };
  // What a page does with the focus itself comes first.
  const watching = new MutationObserver(() => void (held && isLost() && requestAnimationFrame(look)));
  root.addEventListener("focusin", hold);
  root.addEventListener("pointerdown", letGo);
  watching.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    watching.disconnect();
    root.removeEventListener("focusin", hold);
    root.removeEventListener("pointerdown", letGo);
  };
}
