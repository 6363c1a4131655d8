import { describe, expect, it } from "vitest";

import type { Block, Book, Inline, Options } from "../../src/book/tree";
import { holds, plain, read, says, stands } from "../../src/book/tree";

const said = (text: string): Inline => ({ type: "text", text });
const when = (option: string, values: string[], ...inline: Inline[]): Inline => ({ type: "when", option, values, inline });
const at = (options: Options, all = false) => ({ options, all });
const bookOf = (...chapters: { id: string; blocks: Block[] }[]): Book => ({
  game: "any",
  lang: "en",
  title: "Any",
  chapters: chapters.map((chapter) => ({ ...chapter, title: chapter.id })),
  terms: {},
  places: { refusal: {}, advice: {}, count: {}, phase: {} },
});

describe("what is read at a table", () => {
  it("knows a number by its writing, and no option that is not there", () => {
    expect(holds({ option: "games", values: ["1"] }, { games: 1 })).toBe(true);
    expect(holds({ option: "games", values: ["1"] }, { games: 4 })).toBe(false);
    expect(holds({ option: "form", values: ["a", "b"] }, { form: "b" })).toBe(true);
    expect(holds({ option: "form", values: ["undefined"] }, {})).toBe(false);
  });

  it("reads a sentence where its option has such a value, and within it others", () => {
    const inline = [said("Play. "), when("form", ["a", "b"], said("In pairs"), when("pay", ["double"], said(", doubled")), said("."))];
    expect(plain(inline, at({ form: "a", pay: "double" }))).toBe("Play. In pairs, doubled.");
    expect(plain(inline, at({ form: "b", pay: "single" }))).toBe("Play. In pairs.");
    expect(plain(inline, at({ form: "c", pay: "double" }))).toBe("Play. ");
    expect(plain(inline, at({ form: "c", pay: "single" }, true))).toBe("Play. In pairs, doubled.");
  });

  it("says the value of a number, words of the glossary, and no ruling", () => {
    const inline: Inline[] = [said("To "), { type: "value", option: "target" }, said(" by "), { type: "term", key: "sweep", text: "sweeps" }, { type: "ruling", id: "X-1" }];
    expect(plain(inline, at({ target: 11 }))).toBe("To 11 by sweeps");
  });

  it("leaves out what says nothing there: items, blocks, chapters", () => {
    const only: Inline[] = [when("form", ["a"], said("Only here."))];
    const para: Block = { type: "para", inline: only };
    const figure: Block = { type: "figure", rows: [] };
    const whole: Block = { type: "only", option: "form", values: ["a"], blocks: [figure] };
    expect(says(only, at({ form: "b" }))).toBe(false);
    expect(says([{ type: "ruling", id: "X-1" }], at({}))).toBe(false);
    expect([stands(para, at({ form: "a" })), stands(para, at({ form: "b" }))]).toEqual([true, false]);
    expect([stands(whole, at({ form: "a" })), stands(whole, at({ form: "b" }))]).toEqual([true, false]);
    const book = bookOf({ id: "one", blocks: [para] }, { id: "two", blocks: [whole, figure] });
    expect(read(book, at({ form: "b" })).map(({ id, blocks }) => [id, blocks.length])).toEqual([["two", 1]]);
    expect(read(book, at({ form: "b" }, true)).map(({ id, blocks }) => [id, blocks.length])).toEqual([["one", 1], ["two", 2]]);
  });
});
