/** Tarock in the browser: bids and announcements as tickets, kings, talon and discards as cards, and the settlement. */
import type { LookProps } from "mazzo/games";
import type { Given } from "mazzo/games/generic";
import Actions from "./Actions.svelte";
import { lastTrick } from "./aside";
import { Looking } from "./choosing.svelte";
import Corner from "./Corner.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import { moments } from "./moments";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import { says } from "./spoken";
import Tally from "./Tally.svelte";
import type { Scene } from "./types";

const choosing = (given: () => Given): Looking => new Looking(given);

/** The last trick lies on the heap of who won it. */
function look({ scene, area, choosing }: LookProps<Scene>): (() => void) | undefined {
  if (scene.phase !== "play" || !lastTrick(scene) || scene.tricks.at(-1)?.winner !== area.seat) return undefined;
  return () => (choosing as Looking).look("last");
}

export const parts = { choosing, Actions, Corner, Hand, Middle, Seat, Slip, Tally, says, look, moments };
