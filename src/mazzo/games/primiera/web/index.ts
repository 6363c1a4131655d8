/** The parts of Primiera. */
import type { LookProps } from "mazzo/games";
import type { Given } from "mazzo/games/generic";
import { Capturing, lastCapture } from "./capturing.svelte";
import Middle from "./Middle.svelte";
import { moments } from "./moments";
import Seat from "./Seat.svelte";
import Slip from "./Slip.svelte";
import Tally from "./Tally.svelte";
import { turned } from "./turned";
import type { Scene } from "./types";

/** What was captured last lies on top of a heap. */
function look({ scene, area, log, choosing }: LookProps<Scene>): (() => void) | undefined {
  const capture = scene.phase === "play" ? lastCapture(log, area.seat ?? -1) : undefined;
  return capture && (() => (choosing as Capturing).look(capture));
}

export const parts = {
  choosing: (given: () => Given) => new Capturing(given),
  Middle,
  Seat,
  Slip,
  Tally,
  turned,
  look,
  moments,
};
