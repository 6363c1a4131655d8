// The same examples as for the terminal: tests/forms.json.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { Field, Preset } from "../src/api/types";
import { completed, formOf, type Values } from "../src/form";

interface Example {
  readonly about: string;
  readonly options: Values;
  readonly seats: number;
  readonly hints?: boolean;
  readonly level?: string;
  readonly preset: string;
  readonly differs: Values;
}

const { fields, presets, examples } = JSON.parse(readFileSync(new URL("../../tests/forms.json", import.meta.url), "utf8")) as {
  readonly fields: readonly Field[];
  readonly presets: readonly Preset[];
  readonly examples: readonly Example[];
};
// As the server sends them, with everything that was left out.
const sent = presets.map((preset) => ({ level: "club", hints: true, options: {}, ...preset }));

test.each(examples)("$about", ({ options, seats, hints = true, level = "club", preset, differs }) => {
  const form = formOf(fields, sent, { options: completed(fields, options), seats, hints, level });
  expect(form).toEqual({ preset, options: differs });
});
