/** How a book is shown now: what all its parts are drawn by. */
import type { Reading } from "./tree";

export interface Shown extends Reading {
  readonly game: string;
  /** The words that are looked for. */
  readonly words: readonly string[];
  /** The option whose sentences are marked. */
  readonly mark: string;
  /** Whether rulings are named. */
  readonly rulings: boolean;
}
