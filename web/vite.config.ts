import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `make dev` has the server: everything that is not the client's goes there.
const server = process.env.MAZZO_SERVER;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What only the command line and the terminal say: the first part of each language, and these keys in the second. */
const TERMINAL = /^(?:board|error|learn|online|pair|play|turn|what)-[\w-]+ =.*\n(?:[ }].*\n)*/gm;

/** What nobody says: remarks, and the lines between. Of what sets lines in, one sign is enough. */
const REMARKS = /^(?:#.*)?\n/gm;

/** Leaves out the words that no page says. */
const wordsOfPages = {
  name: "words-of-pages",
  enforce: "pre" as const,
  load(id: string): string | undefined {
    const [path = "", query] = id.split("?");
    if (query !== "raw" || !/locales\/[\w-]+\.ftl$/.test(path)) return undefined;
    const text = readFileSync(path, "utf8");
    const pages = text.slice(text.indexOf("### ", 4)).replace(TERMINAL, "");
    return `export default ${JSON.stringify(pages.replace(REMARKS, "").replace(/^ +/gm, " "))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), wordsOfPages],
  // The parts of a game lie in its package, outside this folder.
  resolve: { alias: { mazzo: here("src") }, dedupe: ["svelte", "@fluent/bundle", "vitest"] },
  server: {
    fs: { allow: [here("..")] },
    proxy: server ? { "^/(api|games|schema)/": { target: server, ws: true } } : {},
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ["tests/**/*.test.ts", "../tests/games/**/*.test.ts"] },
});
