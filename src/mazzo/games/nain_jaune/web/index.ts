/** The parts of Nain Jaune. */
import type { Given } from "mazzo/games/generic";
import { Claiming } from "./claiming.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Seat from "./Seat.svelte";
import Tally from "./Tally.svelte";
import type { Scene } from "./types";

export const parts = {
  choosing: (given: () => Given) => new Claiming(given),
  Hand,
  Middle,
  Seat,
  Tally,
  holds: (scene: Scene, seat: number) => scene.players[seat]?.tokens,
};
