import { describe, expect, it } from "vitest";

import { fits, marked, searched, wanted } from "../../src/book/search";
import type { Chapter, Inline } from "../../src/book/tree";

const said = (text: string): Inline[] => [{ type: "text", text }];
const here = { options: { form: "a" }, all: false };
const found = (query: string, chapters: readonly Chapter[], reading = here): readonly string[] =>
  searched(chapters, wanted(query), reading).map(({ id, blocks }) => `${id} ${blocks.length}`);

const CHAPTERS: readonly Chapter[] = [
  { id: "deal", title: "The deal", blocks: [{ type: "para", inline: said("Everybody gets ten cards.") }, { type: "para", inline: said("Then one begins.") }] },
  {
    id: "turn",
    title: "Your turn",
    blocks: [
      { type: "list", items: [said("Capture a card"), said("or lay one")] },
      { type: "para", inline: [{ type: "when", option: "form", values: ["b"], inline: said("Deal cards again.") }] },
    ],
  },
  { id: "prices", title: "Prices", blocks: [{ type: "table", head: [said("What"), said("Cents")], rows: [[said("a card"), said("5")]] }] },
];

describe("looking for words in a book", () => {
  it("looks past case and accents", () => {
    expect(fits("Après la règle", wanted("REGLE apres"))).toBe(true);
    expect(fits("Der Überstich", wanted("uberstich"))).toBe(true);
    expect(fits("Le pli de l’Empereur", wanted("l'empereur"))).toBe(true);
    expect(fits("Der Stich", wanted("stich Karo"))).toBe(false);
    expect(wanted("  two   words ")).toEqual(["two", "words"]);
  });

  it("marks what it finds as it is written, whatever overlaps", () => {
    const shown = (text: string, query: string) => marked(text, wanted(query)).map((part) => (part.found ? `[${part.text}]` : part.text)).join("");
    expect(shown("La Règle, les règles", "regle")).toBe("La [Règle], les [règle]s");
    expect(shown("a\u0300 re\u0300gle", "regle")).toBe("a\u0300 [re\u0300gle]");
    expect(shown("last trick", "tric trick last")).toBe("[last] [tric][k]");
    expect(shown("nothing", "some")).toBe("nothing");
    expect(shown("İstanbul whist", "whist")).toBe("İstanbul [whist]");
  });

  it("keeps the chapters, blocks and items that have all the words", () => {
    expect(found("card", CHAPTERS)).toEqual(["deal 1", "turn 1", "prices 1"]);
    expect(found("capture card", CHAPTERS)).toEqual(["turn 1"]);
    expect(found("", CHAPTERS)).toEqual(["deal 2", "turn 2", "prices 1"]);
    expect(found("nowhere", CHAPTERS)).toEqual([]);
    const [turn] = searched(CHAPTERS, wanted("capture"), here);
    expect(turn?.blocks).toEqual([{ type: "list", items: [said("Capture a card")] }]);
  });

  it("keeps the whole of a chapter whose heading has them", () => {
    expect(found("deal", CHAPTERS)).toEqual(["deal 2"]);
  });

  it("finds what others play only where that is shown", () => {
    expect(found("again", CHAPTERS)).toEqual([]);
    expect(found("again", CHAPTERS, { ...here, all: true })).toEqual(["turn 1"]);
  });
});
