/** The cards of Nain Jaune: the five of the board have a gold rim, and on the 7 of diamonds stands the dwarf. */
import type { Faces } from "mazzo/cards";
import { frenchCard } from "mazzo/cards/french";
import { draw } from "mazzo/cards/pen";
import { dwarf } from "./dwarf";

const BOX_CARDS: ReadonlySet<string> = new Set(["10d", "Jc", "Qs", "Kh", "7d"]);
const RIM = "M18 8H182Q192 8 192 18V282Q192 292 182 292H18Q8 292 8 282V18Q8 8 18 8Z";
const GOLD_RIM = draw(`n8 ${RIM}\ng4.5 ${RIM}`);

export const faces: Faces = (card, plain) => {
  const drawn = card === "7d" ? frenchCard("7", "d", dwarf()) : plain(card);
  return BOX_CARDS.has(card) ? drawn + GOLD_RIM : drawn;
};
