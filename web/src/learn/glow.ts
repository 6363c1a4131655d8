/** What glows on the table: cards, areas and seats that a lesson shows, and the right moves once they are told. */
import type { Scene } from "../api/messages";
import type { Target } from "../api/types";
import { marksOf } from "../table/hint";

const GLOW = "data-glow";
const inHand = (element: Element): boolean => element.closest('[role="toolbar"]') !== null;
const quoted = (text: string): string => JSON.stringify(text);

/** The first that is in sight; a card of the hand before one that lies on the table. */
function first(root: ParentNode, selector: string, fits: (element: Element) => boolean = () => true): Element[] {
  return [...root.querySelectorAll(selector)].filter((each) => fits(each) && each.checkVisibility()).slice(0, 1);
}

const areas = (name: string): string => `[data-area=${quoted(name)}], [data-box=${quoted(name)}]`;

/** Where a target is drawn. */
export function placesOf(root: ParentNode, { card, area, seat = -1 }: Target): Element[] {
  if (card && area) {
    const found = [...root.querySelectorAll(areas(area))].flatMap((each) => first(each, `[data-card=${quoted(card)}]`));
    return found.length ? found.slice(0, 1) : first(root, `[data-card=${quoted(card)}]`);
  }
  if (card) {
    const cards = `[data-card=${quoted(card)}]`;
    const held = first(root, cards, inHand);
    return held.length ? held : first(root, cards);
  }
  if (area) {
    const found = first(root, areas(area));
    return found.length ? found : first(root, `[data-owner] ${areas(area)}`);
  }
  return seat >= 0 ? first(root, `[data-plate="${seat}"]`) : [];
}

/** What these moves are about, or only that with which they begin. */
export function placesOfMoves(root: ParentNode, scene: Scene, wanted: readonly string[], whole = true): Element[] {
  return scene.moves
    .filter((choice) => wanted.includes(choice.move))
    .flatMap((choice) => {
      const { held, lying, areas: goals, said } = marksOf(choice);
      const hand = held.flatMap((card) => first(root, `[data-card=${quoted(card)}]`, inHand));
      if (hand.length && !whole) return hand;
      return [
        ...hand,
        ...lying.flatMap((card) => first(root, `[data-card=${quoted(card)}]`, (each) => !inHand(each))),
        ...goals.flatMap((name) => first(root, areas(name))),
        ...said.flatMap((move) => first(root, `[data-move=${quoted(move)}]`)),
      ];
    });
}

/** Let everything glow that is found, also when it is drawn anew; what is returned ends it. */
export function glow(root: HTMLElement, find: () => readonly Element[]): () => void {
  let lit: readonly Element[] = [];
  const light = (): void => {
    const found = find();
    lit.filter((each) => !found.includes(each)).forEach((each) => each.removeAttribute(GLOW));
    found.forEach((each) => each.setAttribute(GLOW, ""));
    lit = found;
  };
  const watch = new MutationObserver(light);
  watch.observe(root, { childList: true, subtree: true });
  light();
  return () => {
    watch.disconnect();
    lit.forEach((each) => each.removeAttribute(GLOW));
  };
}
