/** Where one reads why a move is refused. */
import type { Book, Reason } from "../api/types";

/** The chapter of the phase that a refusal names, because it is not yet or no longer the time for that move; else its own. */
export function whyOf(book: Book | null | undefined, reason: Reason | null | undefined): string | undefined {
  if (!book || !reason) return undefined;
  const { phase } = reason.params ?? {};
  return (typeof phase === "string" ? book.places.phase[phase] : undefined) ?? book.places.refusal[reason.code];
}
