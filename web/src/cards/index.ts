/**
 * The cards as SVG. Call `loadDeck(game)` once; from then on `face(game, card)` answers at once.
 * Faces belong to families of decks, each a module of its own that is fetched when a game with such cards is shown; a
 * game may draw some of its cards otherwise.
 */
import { known, knownGames } from "../games/known";
import { BACK } from "./back";
import { type Deck, type Faces, remember } from "./deck";

export type { Deck, Faces } from "./deck";

const LOADERS: Readonly<Record<string, () => Promise<{ readonly deck: Deck }>>> = {
  italian: () => import("./italian"),
  french: () => import("./french"),
  tarock: () => import("./tarock"),
  numbers: () => import("./numbers"),
};

/** What the packages of games draw in their own way, unlike their family. */
const REFINED = import.meta.glob<{ readonly faces: Faces }>("../../../src/mazzo/games/*/web/faces.ts");

/** How scenes write a card whose face is not known. */
export const HIDDEN = "??";

export const FAMILIES: readonly string[] = Object.keys(LOADERS);

const loaded = new Map<string, Deck>();

export async function loadFamily(family: string): Promise<Deck> {
  const load = LOADERS[family];
  if (!load) throw new Error(`no such family of cards: ${family}`);
  return (await load()).deck;
}

/** A deck in which a game draws some cards in its own way. */
export function refined(deck: Deck, faces: Faces | undefined): Deck {
  return faces ? { ...deck, face: remember(deck.cards, (card) => faces(card, deck.face)) } : deck;
}

export async function loadDeck(game: string): Promise<Deck> {
  const ready = loaded.get(game);
  if (ready) return ready;
  await knownGames();
  const family = known(game)?.deck;
  if (!family) throw new Error(`no deck for the game ${game}`);
  const [plain, faces] = await Promise.all([loadFamily(family), loadFaces(game)]);
  const deck = refined(plain, faces);
  loaded.set(game, deck);
  return deck;
}

async function loadFaces(game: string): Promise<Faces | undefined> {
  const load = REFINED[`../../../src/mazzo/games/${game}/web/faces.ts`];
  if (load) return (await load()).faces;
  if (!known(game)?.module) return undefined;
  // Only who plays such a game needs to know how its parts are fetched.
  const { outsideFaces } = await import("../games/outside");
  return outsideFaces(game);
}

function deckOf(game: string): Deck {
  const deck = loaded.get(game);
  if (!deck) throw new Error(`the deck of ${game} is not loaded`);
  return deck;
}

/** Whether there is such a card in the deck of a game. */
export const knows = (game: string, card: string): boolean => deckOf(game).cards.includes(card);

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
