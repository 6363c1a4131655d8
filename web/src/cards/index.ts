/**
 * The cards as SVG. Call `loadDeck(game)` once; from then on `face(game, card)` answers at once.
 * A deck is a module of its own that is fetched only when its game is played.
 */
import { BACK } from "./back";
import type { Deck } from "./deck";

export type { Deck } from "./deck";

const LOADERS: Readonly<Record<string, () => Promise<{ readonly deck: Deck }>>> = {
  primiera: () => import("./primiera"),
  primo: () => import("./primo"),
  nain_jaune: () => import("./nain-jaune"),
  tarock: () => import("./tarock"),
};

/** How scenes write a card whose face is not known. */
export const HIDDEN = "??";

/** The games that have a deck. */
export const GAMES: readonly string[] = Object.keys(LOADERS);

const loaded = new Map<string, Deck>();

export async function loadDeck(game: string): Promise<Deck> {
  const known = loaded.get(game);
  if (known) return known;
  const load = LOADERS[game];
  if (!load) throw new Error(`no deck for the game ${game}`);
  const { deck } = await load();
  loaded.set(game, deck);
  return deck;
}

function deckOf(game: string): Deck {
  const deck = loaded.get(game);
  if (!deck) throw new Error(`the deck of ${game} is not loaded`);
  return deck;
}

/** The inside of an SVG of 200 by 300; the back for a hidden card. */
export function face(game: string, card: string): string {
  return card === HIDDEN ? BACK : deckOf(game).face(card);
}

/** The back, the same for all decks. */
export function back(): string {
  return BACK;
}

/** The sign of a suit, the inside of an SVG whose viewBox is -24 -24 48 48. */
export function sign(game: string, suit: string): string {
  return deckOf(game).sign(suit);
}

/** A whole SVG around a face or a back. It says nothing to a screen reader: the label is its owner's. */
export function svg(inner: string, viewBox = "0 0 200 300"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true" focusable="false">${inner}</svg>`;
}
