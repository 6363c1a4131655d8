/** What is staged in Tarock. */
import type { GameEvent } from "mazzo/api/messages";
import type { Moment, Moments } from "mazzo/moments/moment";

const LAST_TRICK = 12;

const trick: Moment = { long: 1150, sound: "slide" };
/** What the end of a round, or of a trick, is remembered for. */
const last: Moment = { long: 2100, sound: "bell", lit: "middle", dark: true, ribbon: 500, rests: 1800 };
const caught: Moment = { long: 2000, sound: "brush", tone: "vermilion", ribbon: 300, lit: "middle", rests: 1500 };

/** The cards that won the tricks of this round, one after the other. */
function winning(past: readonly GameEvent[]): readonly string[] {
  const laid = new Map<unknown, string>();
  let won: string[] = [];
  for (const { key, params } of past) {
    if (key === "dealt") won = [];
    if (key === "played") laid.set(params?.["seat"], String(params?.["card"]));
    if (key === "trick") won.push(laid.get(params?.["seat"]) ?? "");
  }
  return won.filter(Boolean).slice(-LAST_TRICK);
}

export const moments: Moments = {
  called: { long: 1500, sound: "chord", tone: "plum", ribbon: 100, lit: "middle" },
  partner: { long: 2000, sound: "chord", tone: "plum", ribbon: 300, lit: "middle", pennants: 300, rests: 1500 },
  trick: [{ ...last, when: ({ params }) => params?.["number"] === LAST_TRICK }, trick],
  caesar: caught,
  mondo_caught: caught,
  bird_made: { ...last, tone: "plum" },
  bird_lost: { ...last, tone: "teal", sound: "chord" },
  bonus_paid: {
    when: ({ params }) => params?.["kind"] === "valat" && Boolean(params["made"]),
    named: "valat",
    long: 2600,
    sound: "bell",
    tone: "vermilion",
    ribbon: 300,
    lit: "middle",
    dark: true,
    fan: (_, past) => winning(past),
  },
};
