/** Primo in the browser: six columns, which take a board of their own. */
import Layout from "./Layout.svelte";
import Seat from "./Seat.svelte";

export const parts = { Layout, Seat };
