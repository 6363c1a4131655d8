/** What is staged in Primo. */
import type { GameEvent } from "mazzo/api/messages";
import { PACE, type Moment, type Moments } from "mazzo/moments/moment";

const laid: Moment = { long: PACE, sound: "tap" };
const columnOf = ({ params }: GameEvent): readonly string[] => [String(params?.["column"] ?? "")];
const inColumn = { areas: columnOf };

export const moments: Moments = {
  topped: laid,
  shifted: { long: PACE, sound: "slide" },
  cleared: { long: 1900, sound: "riffle", tone: "teal", ribbon: 400, lit: inColumn },
  top: { long: 1400, sound: "brush", tone: "ochre", ribbon: 100, lit: inColumn },
  nimm: { long: 1600, sound: "brush", tone: "vermilion", ribbon: 100, lit: inColumn },
  out: { long: 1900, sound: "bell", tone: "plum", ribbon: 300, lit: { plates: ({ params }) => [Number(params?.["seat"] ?? -1)] } },
};
