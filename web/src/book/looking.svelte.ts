/** Looking something up: the term whose sheet is open, and where the chapters of the book are read. */
import { getContext, setContext } from "svelte";

/** Goes to a chapter. */
export type LookUp = (chapter: string) => void;

const LOOK_UP = Symbol("look up");

/** Within this component chapters are read in such a way: in a table's drawer, on the page of the book. */
export const setLookUp = (lookUp: LookUp): LookUp => setContext(LOOK_UP, lookUp);
export const getLookUp = (): LookUp | undefined => getContext<LookUp | undefined>(LOOK_UP);

export interface OpenTerm {
  readonly game: string;
  readonly term: string;
  /** What was pressed; there the keyboard goes on. */
  readonly opener: HTMLElement;
  readonly more: LookUp;
}

let open: OpenTerm | null = $state.raw(null);

export const openTerm = (): OpenTerm | null => open;
export const setOpenTerm = (term: OpenTerm): void => {
  open = term;
};

/** That sheets are closed is told a moment later: by then another one may be open, and stays. */
export const closeTerm = (term: OpenTerm): void => {
  if (open === term) open = null;
};
