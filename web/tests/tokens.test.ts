import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

function tokens(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule for ${selector}`);
  const body = css.slice(start, css.indexOf("}", start));
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name = "", value = ""]) => [name, value]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const light = tokens(":root");
const dark = new Map([...light, ...tokens(':root[data-theme="dark"]')]);
const high = tokens(':root[data-contrast="high"]');
const themes = {
  light,
  dark,
  "high contrast": new Map([...light, ...high]),
  "high contrast, dark": new Map([...dark, ...high]),
};

describe.each(Object.entries(themes))("%s", (_, theme) => {
  const ratio = (text: string, ground: string): number => contrast(theme.get(text) ?? "", theme.get(ground) ?? "");

  it.each([
    ["on-baize", "baize"], ["on-baize-soft", "baize"], ["on-baize", "baize-lit"], ["on-baize-soft", "baize-lit"],
    ["on-wood", "wood"], ["on-wood", "wood-deep"], ["on-plate", "plate"], ["on-plate-soft", "plate"], ["on-accent", "accent"],
    ["text", "surface"], ["text-soft", "surface"], ["accent", "surface"], ["danger", "surface"],
    ["text", "surface-raised"], ["text-soft", "surface-raised"], ["accent", "surface-raised"], ["danger", "surface-raised"],
  ])("%s is read on %s (AA)", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ink", "vermilion", "ochre-dark", "teal", "plum", "moss"])("%s is seen on paper", (suit) => {
    expect(ratio(suit, "paper")).toBeGreaterThanOrEqual(suit === "moss" ? 4 : 4.3);
  });

  it("shows the focus on the table and the edge of a control", () => {
    expect(ratio("focus", "baize")).toBeGreaterThanOrEqual(3);
    for (const side of ["sun", "wave"]) expect(ratio(side, "plate")).toBeGreaterThanOrEqual(4.2);
    expect(ratio("edge", "surface")).toBeGreaterThanOrEqual(3);
  });
});

it("says the same for the system's choice as for the reader's own", () => {
  const rule = (selector: string): string => {
    const start = css.indexOf("{", css.indexOf(selector)) + 1;
    return css.slice(start, css.indexOf("}", start)).replace(/\s+/g, " ");
  };
  expect(rule(':root:not([data-theme="light"])')).toBe(rule(':root[data-theme="dark"]'));
  expect(rule(':root:not([data-contrast="normal"])')).toBe(rule(':root[data-contrast="high"]'));
});
