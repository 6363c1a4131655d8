// The same examples as for the server: tests/table/patches.json.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { patched, type Patch } from "../src/api/patch";

interface Example {
  readonly old: unknown;
  readonly patch: Patch;
  readonly new: unknown;
}

const examples = JSON.parse(readFileSync(new URL("../../tests/table/patches.json", import.meta.url), "utf8")) as Example[];

test.each(examples)("$patch", (example) => {
  const before = JSON.stringify(example.old);
  expect(patched(example.old, example.patch)).toEqual(example.new);
  expect(JSON.stringify(example.old)).toBe(before);
});
