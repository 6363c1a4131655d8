/** The parts of Nain Jaune. */
import Tally from "./Tally.svelte";
import type { Scene } from "./types";

export const parts = {
  Tally,
  holds: (scene: Scene, seat: number) => scene.players[seat]?.tokens,
};
