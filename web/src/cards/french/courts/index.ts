import { type FrenchSuit } from "../suits";
import { at, draw, layered, turned } from "../../pen";
import { JACKS } from "./jacks";
import { KINGS } from "./kings";
import { KNIGHTS } from "./knights";
import { QUEENS } from "./queens";

export type Court = "J" | "N" | "Q" | "K";

function half(rank: Court, suit: FrenchSuit): string {
  if (rank === "K") return draw(KINGS[suit]);
  if (rank === "Q") return draw(QUEENS[suit]);
  if (rank === "J") return draw(JACKS[suit]);
  return layered(KNIGHTS[suit]);
}

/** A double-ended court: two halves that meet at the seam. */
export function court(rank: Court, suit: FrenchSuit): string {
  const figure = at(106, 150, half(rank, suit));
  return turned(figure) + figure + SEAM;
}

const SEAM = draw("o M8 145H192V155H8Z\nn2 M20 150h8M44 150h8M68 150h8M92 150h16M124 150h8M148 150h8M172 150h8");
