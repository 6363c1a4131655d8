/** The parts of Primo. */
import Layout from "./Layout.svelte";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";

export const parts = { Layout, Seat, Sheet };
