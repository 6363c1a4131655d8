/** What is staged in Nain Jaune. */
import type { GameEvent } from "mazzo/api/messages";
import type { Gain, Moment, Moments } from "mazzo/moments/moment";

/** In the order in which the Grand Opera empties them. */
const BOXES = ["10d", "Jc", "Qs", "Kh", "7d"];
const DWARF = "7d";

const gained = ({ params }: GameEvent): Gain => ({ seat: Number(params?.["seat"] ?? -1), amount: Number(params?.["tokens"] ?? 0), tokens: true });

const cardOf = ({ params }: GameEvent): string => String(params?.["card"] ?? "");
const box: Moment = { long: 1800, sound: "coins", tone: "ochre", ribbon: 250, lit: { areas: (event) => [cardOf(event)] }, gain: gained };

export const moments: Moments = {
  takes_box: [{ ...box, when: (event) => cardOf(event) === DWARF, named: "dwarf" }, box],
  grand_opera: { long: 3000, sound: "coins", tone: "vermilion", ribbon: 250, lit: { areas: () => BOXES, apart: 300 }, gain: gained },
  out: { long: 1700, sound: "bell", tone: "teal", ribbon: 300, lit: { plates: (event) => [gained(event).seat] } },
};
