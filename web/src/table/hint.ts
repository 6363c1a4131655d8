/** A hint on the page: which cards and areas it is about, and its values as people read them. */
import type { Choice, MoveValue } from "../api/types";
import { signed } from "../words/numbers";

/** How many moves are listed. */
const MOST_LISTED = 6;

interface Marks {
  /** Cards of the own hand. */
  readonly held: readonly string[];
  /** Cards that lie on the table. */
  readonly lying: readonly string[];
  readonly areas: readonly string[];
  /** A move without cards: what is said by a button. */
  readonly said: readonly string[];
}

/** What a move is about. What is moved on the table shows by its areas; what is exchanged is in the hand. */
export function marksOf(choice: Choice | undefined): Marks {
  const areas = [choice?.source, choice?.to].filter((each) => typeof each === "string");
  const takes = choice?.takes ?? [];
  const said = choice && !choice.card && !takes.length ? [choice.move] : [];
  if (choice?.source) return { held: [], lying: [], areas, said };
  return choice?.card ? { held: [choice.card], lying: takes, areas, said } : { held: takes, lying: [], areas, said };
}

/** Mark it all within an element; what is returned takes the marks away again. */
export function mark(root: ParentNode, marks: Marks): () => void {
  const marked: Element[] = [];
  const add = (selector: string, fits: (element: Element) => boolean): void => {
    const found = [...root.querySelectorAll(selector)].find((each) => fits(each) && !marked.includes(each));
    if (!found) return;
    found.setAttribute("data-hinted", "");
    marked.push(found);
  };
  const inHand = (element: Element): boolean => element.closest('[role="toolbar"]') !== null;
  for (const card of marks.held) add(`[data-card="${card}"]`, inHand);
  for (const card of marks.lying) add(`[data-card="${card}"]`, (element) => !inHand(element));
  for (const area of marks.areas) add(`[data-area="${area}"]`, () => true);
  for (const move of marks.said) add(`[data-move="${move}"]`, () => true);
  return () => marked.forEach((each) => each.removeAttribute("data-hinted"));
}

/** The best moves, each with its points and how sure they are: `+1.5 ± 0.4`. */
export function listed(values: readonly MoveValue[], language: string): readonly { move: string; points: string }[] {
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  // The sign is ours, the decimal sign the language's.
  const written = (text: string): string => text.replaceAll(".", (0.5).toLocaleString(language).charAt(1));
  return values.slice(0, MOST_LISTED).map(({ move, value, error }) => ({ move, points: written(`${signed(tenths(value))} ± ${tenths(error)}`) }));
}
