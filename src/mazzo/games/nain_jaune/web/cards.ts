/** The cards of Nain Jaune by rank: suits matter only on the board. */

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = "shdc";

const rank = (card: string): number => RANKS.indexOf(card.slice(0, -1));
const place = (card: string): number => rank(card) * 4 + SUITS.indexOf(card.slice(-1));

export const byRank = (cards: readonly string[]): string[] => [...cards].sort((one, other) => place(one) - place(other));

/** Whether a card goes on with the run that another ends. */
export const goesOn = (before: string, card: string): boolean => rank(card) === rank(before) + 1;
