/** What is staged in Primiera. */
import type { GameEvent } from "mazzo/api/messages";
import type { Moment, Moments } from "mazzo/moments/moment";

export const SEVEN_OF_COINS = "7d";

const listed = (event: GameEvent | undefined, name: string): readonly string[] => [event?.params?.[name] ?? []].flat().map(String);
const seatOf = ({ params }: GameEvent): number => Number(params?.["seat"] ?? -1);
const rankOf = (card: string): string => card.slice(0, -1);

/** Over several cards that are taken, the sum that takes them. */
function sumOf(event: GameEvent | undefined): Readonly<Record<string, string>> {
  const [taken, [card = ""]] = [listed(event, "takes"), listed(event, "card")];
  if (taken.length < 2) return {};
  return { ...Object.fromEntries(taken.map((each, at) => [each, at ? `+ ${rankOf(each)}` : rankOf(each)])), [card]: `= ${rankOf(card)}` };
}

const captured: Moment = { long: 1150, sound: "slide", above: sumOf };
const herald: Moment = { long: 2200, sound: "horn", tone: "ochre", ribbon: 350, lit: "middle" };

export const moments: Moments = {
  captured: [
    {
      ...captured,
      when: (event) => [...listed(event, "takes"), ...listed(event, "card")].includes(SEVEN_OF_COINS),
      long: 1500,
      tone: "teal",
      ribbon: 250,
      named: "seven",
    },
    captured,
  ],
  sweep: {
    long: 1900,
    sound: "brush",
    tone: "vermilion",
    ribbon: 450,
    lit: "middle",
    above: (_, past) => sumOf(past.findLast((each) => each.key === "captured")),
    gain: (event) => ({ seat: seatOf(event), amount: 1 }),
    rests: 450,
    flies: 650,
  },
  teams: { ...herald, pennants: 1300 },
  alone: herald,
  no_herald: herald,
};
