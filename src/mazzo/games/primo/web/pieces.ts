/** Which card is which from one moment to the next. The scene names kinds, of which there are several copies each. */
import type { Scene } from "./types";

const LETTERS = ["A", "B", "C", "D", "E", "F"];

/** A card with a name of its own, so that it can be seen to move. */
export interface Piece {
  readonly card: string;
  readonly key: string;
}
/** By place: `hand`, a column, or `top` and a column, where a Top card lies in this turn. */
export type Lying = Readonly<Record<string, readonly Piece[]>>;

export const HAND = "hand";
export const topOf = (letter: string): string => `top ${letter}`;

/** The cards by place, as the scene names them. */
export function cardsOf(scene: Scene): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = { [HAND]: scene.hand };
  LETTERS.forEach((letter, column) => {
    found[letter] = scene.columns[column] ?? [];
    found[topOf(letter)] = scene.tops.includes(letter) ? ["top"] : [];
  });
  return found;
}

let number = 0;
const fresh = (card: string): Piece => ({ card, key: `primo:${++number}` });

/**
 * The pieces at their new places. A card that stayed is the same piece; a new one in a column came from elsewhere if it
 * can. `used` is the piece just played, of several equal ones in hand. Only what is taken back returns to the hand.
 */
export function follow(before: Lying, now: Readonly<Record<string, readonly string[]>>, used: string, back: boolean): Lying {
  const loose = new Map(Object.entries(before).map(([place, pieces]) => [place, [...pieces]]));
  const found: Record<string, (Piece | null)[]> = {};
  for (const [place, cards] of Object.entries(now)) {
    const here = loose.get(place) ?? [];
    // The piece just played stays only where its equals do not suffice.
    here.sort((one, other) => Number(one.key === used) - Number(other.key === used));
    found[place] = cards.map((card) => taken(here, card));
  }
  const result: Record<string, readonly Piece[]> = {};
  for (const [place, cards] of Object.entries(now)) {
    result[place] = cards.map((card, at) => {
      const elsewhere = () => (place !== HAND || back ? [...loose.values()] : []);
      return found[place]?.[at] ?? elsewhere().reduce<Piece | null>((piece, some) => piece ?? taken(some, card), null) ?? fresh(card);
    });
  }
  return result;
}

/** Take a piece with this card out of a list. */
function taken(pieces: Piece[], card: string): Piece | null {
  const at = pieces.findIndex((piece) => piece.card === card);
  return at < 0 ? null : (pieces.splice(at, 1)[0] ?? null);
}
