import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `make dev` has the server: everything that is not the client's goes there.
const server = process.env.MAZZO_SERVER;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // The parts of a game lie in its package, outside this folder.
  resolve: { alias: { mazzo: here("src") }, dedupe: ["svelte", "@fluent/bundle", "vitest"] },
  server: {
    fs: { allow: [here("..")] },
    proxy: server ? { "^/(api|games|schema)/": { target: server, ws: true } } : {},
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ["tests/**/*.test.ts", "../tests/games/**/*.test.ts"] },
});
