/** The parts of Nain Jaune. */
import type { Said, SeatProps } from "mazzo/games";
import type { Given } from "mazzo/games/generic";
import Actions from "./Actions.svelte";
import { callOf } from "./calls";
import { Claiming } from "./claiming.svelte";
import Corner from "./Corner.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import { moments } from "./moments";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import Tally from "./Tally.svelte";
import type { Scene } from "./types";

export const parts = {
  choosing: (given: () => Given) => new Claiming(given),
  Actions,
  Corner,
  Hand,
  Middle,
  Seat,
  Slip,
  Tally,
  holds: (scene: Scene, seat: number) => scene.players[seat]?.tokens,
  vocal: true,
  says: ({ latest, seat, phrases }: SeatProps<Scene>): Said | null => callOf(latest, seat, phrases),
  moments,
};
