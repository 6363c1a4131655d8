import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/surfaces.css";
import "./styles/table.css";
import { loadTableSays } from "./words/tables";
import { loadWords } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

// After an upgrade the server has other files than this page knows: one reload brings the new ones.
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("mazzo.reloaded") === location.href) return;
  sessionStorage.setItem("mazzo.reloaded", location.href);
  location.reload();
});

await Promise.all([loadWords(), loadTableSays()]);
export default mount(App, { target });
