/** Finds the words of a glossary in a sentence that somebody else wrote: a line of the log, a hint, a refusal. */
import type { TermEntry } from "../api/types";

type Terms = Readonly<Record<string, Pick<TermEntry, "forms">>>;

export interface Piece {
  readonly text: string;
  /** The term that it is a form of, if it is one. */
  readonly term?: string;
}

/** What makes a word longer; a hyphen does, an apostrophe does not: `l’ultimo`. */
const OF_A_WORD = /[\p{L}\p{M}\p{N}\-‑]/u;

/** Every form with its term, the longest first; the same glossary is asked again and again. */
const prepared = new WeakMap<Terms, readonly (readonly [form: string, term: string])[]>();

function formsOf(terms: Terms): readonly (readonly [string, string])[] {
  let found = prepared.get(terms);
  if (!found) {
    found = Object.entries(terms)
      .flatMap(([term, { forms }]) => forms.map((form) => [form.normalize(), term] as const))
      .sort(([one], [other]) => other.length - one.length);
    prepared.set(terms, found);
  }
  return found;
}

/** The sentence in pieces: the longest forms first, each term once, and none inside another word. */
export function linked(text: string, terms: Terms): readonly Piece[] {
  let pieces: readonly Piece[] = [{ text: text.normalize() }];
  const seen = new Set<string>();
  for (const [form, term] of formsOf(terms)) {
    if (seen.has(term)) continue;
    for (const [number, piece] of pieces.entries()) {
      const at = piece.term ? -1 : placeOf(form, pieces, number);
      if (at < 0) continue;
      const end = at + form.length;
      const parts = [{ text: piece.text.slice(0, at) }, { text: piece.text.slice(at, end), term }, { text: piece.text.slice(end) }];
      pieces = [...pieces.slice(0, number), ...parts.filter((each) => each.text), ...pieces.slice(number + 1)];
      seen.add(term);
      break;
    }
  }
  return pieces;
}

/** Where a form stands by itself in a piece, or -1. */
function placeOf(form: string, pieces: readonly Piece[], number: number): number {
  const text = pieces[number]?.text ?? "";
  const before = lastOf(pieces[number - 1]?.text ?? "");
  const after = firstOf(pieces[number + 1]?.text ?? "");
  for (const spelling of spellings(form)) {
    for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
      const left = at > 0 ? lastOf(text.slice(0, at)) : before;
      const right = firstOf(text.slice(at + spelling.length)) || after;
      if (!OF_A_WORD.test(left) && !OF_A_WORD.test(right)) return at;
    }
  }
  return -1;
}

/** A sentence may begin with it. What is written with a capital is a name, and always is: `Top` is not `top`. */
function spellings(form: string): readonly string[] {
  const capital = form.charAt(0).toUpperCase() + form.slice(1);
  return capital === form ? [form] : [form, capital];
}

const firstOf = (text: string): string => [...text.slice(0, 2)][0] ?? "";
const lastOf = (text: string): string => [...text.slice(-2)].at(-1) ?? "";
