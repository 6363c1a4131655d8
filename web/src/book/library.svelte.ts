/** The books of the games, each fetched once a language, when it is first asked for. */
import { book as fetchBook } from "../api/rest";
import type { Book } from "../api/types";
import { known, knownGames } from "../games/known";
import { preferred } from "../words/words.svelte";

/** By game and language; null where there is none. */
let found: Readonly<Record<string, Book | null>> = $state.raw({});
const asked = new Map<string, Promise<Book | null>>();

const nameOf = (game: string): string => `${game}/${preferred()}`;

/** The book, if it is here already. Who asks within a component hears when it has come. */
export const bookOf = (game: string): Book | null | undefined => found[nameOf(game)];

/** The book of a game in the language that is spoken here; null if it has none. What fails is asked for again. */
export function loadBook(game: string): Promise<Book | null> {
  const name = nameOf(game);
  const before = asked.get(name);
  if (before) return before;
  const coming = fetched(game, preferred());
  asked.set(name, coming);
  coming.then(
    (book) => (found = { ...found, [name]: book }),
    () => asked.delete(name),
  );
  return coming;
}

async function fetched(game: string, language: string): Promise<Book | null> {
  await knownGames();
  return known(game)?.book ? fetchBook(game, language) : null;
}
