/** The table of a lesson as any board is given it: the learner, and bots around. Nobody else has anything to say there. */
import type { Scene } from "../api/messages";
import type { TableShown } from "../api/types";
import { known } from "../games/known";
import { BOTS } from "../people/bots";
import { settings } from "../state/settings.svelte";

interface Given {
  readonly game: string;
  readonly options: TableShown["options"];
  readonly seats: number;
  readonly you: number;
}

export function tableOf({ game, options, seats, you }: Given, scene: Scene | null): TableShown {
  const level = known(game)?.levels[0] ?? "";
  const others = BOTS.filter((name) => name !== settings.name);
  return {
    abandoned: false,
    late: false,
    back: [],
    banks: [],
    clock: null,
    commitment: "",
    contributions: [],
    decisions: (scene?.waiting ?? []).map((seat) => ({ seat, by: -1, number: 0 })),
    ended_by: [],
    game,
    hints: false,
    talk: "off",
    programs: false,
    rated: false,
    host: false,
    host_name: "",
    level,
    levels: [],
    locked: true,
    match: 1,
    may_show: [you],
    options,
    public: false,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === you
        ? { kind: "person", name: settings.name, present: true, yours: true }
        : { kind: "bot", name: others[(seat - you + seats) % seats - 1] ?? "", level, present: true },
    ),
    seed: "",
    showing: you,
    shuffle: null,
    status: "playing",
    voids: [],
    winners: [],
    wish: null,
  };
}
