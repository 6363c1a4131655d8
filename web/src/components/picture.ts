/**
 * Draws a card where nobody reads it: to screen readers, to a search in the page and to voice control a card is its
 * label alone, not the letters in its corners. The picture still takes its colours from the page.
 */
import type { Attachment } from "svelte/attachments";

/** As attributes: the server lets no page bring styles of its own. */
const FULL = 'width="100%" height="100%"';

export function picture(svg: string): Attachment<HTMLElement> {
  return (host) => {
    const root = drawings.get(host) ?? host.attachShadow({ mode: "closed", clonable: true });
    drawings.set(host, root);
    root.innerHTML = svg.replace("<svg ", `<svg ${FULL} `);
  };
}

/** A closed drawing cannot be asked for again. */
const drawings = new WeakMap<HTMLElement, ShadowRoot>();
