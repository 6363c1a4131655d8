/** The parts of Nain Jaune. */
import Layout from "./Layout.svelte";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import type { Scene } from "./types";

export const parts = {
  Layout,
  Seat,
  Sheet,
  holds: (scene: Scene, seat: number) => scene.players[seat]?.tokens,
};
