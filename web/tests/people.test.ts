import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { BOTS } from "../src/people/bots";
import { initials, initialsPicture } from "../src/people/initials";
import { portraitOf, robot } from "../src/people/portraits";
import { wellFormed } from "./cards/xml";

describe("initials", () => {
  it.each([
    ["Giulia", "Gi"],
    ["giulia", "Gi"],
    ["G", "G"],
    ["Anna Maria", "AM"],
    ["  anna \t maria ", "AM"],
    ["Emilio Fortebraccio della Rovere", "ER"],
    ["Jean-Luc", "JL"],
    ["ßen", "ße"],
    ["A\u030asa", "A\u030as"],
    ["👩‍🚀", "👩‍🚀"],
    ["🇮🇹 Ugo", "🇮🇹"],
    ["Ugo 🇮🇹", "U"],
    ["Ugo🦊", "Ug"],
    ["U🦊", "U"],
    ["李小龙", "李"],
    ["さくら", "さ"],
    ["דוד", "דו"],
    ["محمد", "مح"],
    ["محمد علي", "م\u200cع"],
    ["7", "7"],
    ["", ""],
    [" - ", ""],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    ["<b", "&lt;b"],
    ["& co", "&amp;C"],
    ["a>b", "A&gt;"],
    ["👩‍🚀", "👩‍🚀"],
    ["", ""],
  ])("of %j are written as text", (name, written) => {
    expect(initialsPicture(name)).toContain(`>${written}</text>`);
  });

  it("have a ring of another colour at another seat", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => initialsPicture("Anna", seat))).size).toBe(6);
  });
});

describe.each(BOTS)("%s", (name) => {
  it("has a portrait in the colours of the theme", () => {
    const drawn = portraitOf(name) ?? "";
    expect(wellFormed(drawn)).toBe("");
    expect(drawn).not.toMatch(/\s(id|class|style|href)=|url\(|NaN|undefined/);
    for (const [, colour] of drawn.matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(colour).toMatch(/^(none|var\(--.*\)|color-mix\(.*var\(--.*\))$/);
  });
});

describe("the portraits", () => {
  it("are all different, the robot's too", () => {
    expect(new Set([...BOTS.map(portraitOf), robot()]).size).toBe(BOTS.length + 1);
  });

  it.each(["Anna", "berta", "constructor", ""])("have none of %j", (name) => {
    expect(portraitOf(name)).toBeUndefined();
  });
});

const locales = new URL("../../src/mazzo/locales/", import.meta.url);

describe.each(readdirSync(locales).filter((file) => file.endsWith(".ftl")))("%s", (file) => {
  it("has a sentence that names each bot", () => {
    const words = readFileSync(new URL(file, locales), "utf8");
    for (const name of BOTS) expect(words).toMatch(new RegExp(`^bot-${name.toLowerCase()} = ${name}\\b.*\\.$`, "m"));
  });
});
