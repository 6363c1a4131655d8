import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // The parts of a game lie in its package, outside this folder.
  resolve: { alias: { mazzo: here("src") }, dedupe: ["svelte", "@fluent/bundle", "vitest"] },
  server: { fs: { allow: [here("..")] } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ["tests/**/*.test.ts", "../tests/games/**/*.test.ts"] },
});
