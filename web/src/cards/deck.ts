/** A deck: its cards as the scenes write them, and how each of them looks. */
export interface Deck {
  readonly cards: readonly string[];
  /** The inside of an SVG of 200 by 300. */
  face(card: string): string;
  /** The suits as the scenes write them; plain colours are suits too. */
  readonly suits: readonly string[];
  /** The sign of a suit alone, the inside of an SVG whose viewBox is -24 -24 48 48. */
  sign(suit: string): string;
}

/** How a game draws cards of its own, unlike its family; `plain` draws them as the family does. */
export type Faces = (card: string, plain: (card: string) => string) => string;

/** Draws every card of a deck when it is first asked for, and keeps it. */
export function remember(cards: readonly string[], draw: (card: string) => string): (card: string) => string {
  const known = new Set(cards);
  const drawn = new Map<string, string>();
  return (card) => {
    if (!known.has(card)) throw new Error(`no such card: ${card}`);
    let face = drawn.get(card);
    if (face === undefined) drawn.set(card, (face = draw(card)));
    return face;
  };
}

/** A member of a list of names; the caller has checked that the card is there. */
export function oneOf<T extends string>(names: readonly T[], name: string): T {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`no such name: ${name}`);
  return found;
}
