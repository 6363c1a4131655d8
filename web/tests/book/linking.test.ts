import { describe, expect, it } from "vitest";

import { linked } from "../../src/book/linking";

const terms = (forms: Record<string, string[]>) => Object.fromEntries(Object.entries(forms).map(([term, forms]) => [term, { forms }]));
/** The text with its links in brackets. */
const shown = (text: string, forms: Record<string, string[]>): string =>
  linked(text, terms(forms)).map((piece) => (piece.term ? `[${piece.term}:${piece.text}]` : piece.text)).join("");

describe("words of the glossary in a sentence", () => {
  it("links the longest first", () => {
    const forms = { trick: ["trick", "tricks"], last: ["last trick"] };
    expect(shown("You take the last trick.", forms)).toBe("You take the [last:last trick].");
    expect(shown("A trick, then the last trick.", forms)).toBe("A [trick:trick], then the [last:last trick].");
    expect(shown("No tricks", forms)).toBe("No [trick:tricks]");
  });

  it("links each term once, whatever its form", () => {
    expect(shown("A sweep, two sweeps and a herald", { sweep: ["sweep", "sweeps"], herald: ["herald"] })).toBe(
      "A sweep, two [sweep:sweeps] and a [herald:herald]",
    );
    expect(shown("row by row", { row: ["row"] })).toBe("[row:row] by row");
  });

  it("finds none inside another word, with accents and other scripts too", () => {
    expect(shown("the stopper stops at the top", { top: ["top"] })).toBe("the stopper stops at the [top:top]");
    expect(shown("les atoutés, l’atout", { trump: ["atout"] })).toBe("les atoutés, l’[trump:atout]");
    expect(shown("un carré, le carre", { square: ["carr", "carre"] })).toBe("un carré, le [square:carre]");
    expect(shown("Überstich und Stich", { trick: ["Stich"] })).toBe("Überstich und [trick:Stich]");
    expect(shown("éroi roi", { king: ["roi"] })).toBe("éroi [king:roi]");
    expect(shown("Solo-Rufer, Rufer", { call: ["Rufer"] })).toBe("Solo-Rufer, [call:Rufer]");
    expect(shown("sweep2 and sweep.", { sweep: ["sweep"] })).toBe("sweep2 and [sweep:sweep].");
  });

  it("knows a letter and its accent written as one or as two", () => {
    expect(shown("re\u0300gle", { rule: ["r\u00e8gle"] })).toBe("[rule:r\u00e8gle]");
  });

  it("lets a sentence begin with a word, and takes no plain word for a name", () => {
    expect(shown("Sweep! A sweep.", { sweep: ["sweep"] })).toBe("Sweep! A [sweep:sweep].");
    expect(shown("Sweep!", { sweep: ["sweep"] })).toBe("[sweep:Sweep]!");
    expect(shown("the top of the pile, then Top", { top: ["Top"] })).toBe("the top of the pile, then [top:Top]");
  });

  it("takes brackets and dots as they are, and leaves a text without terms alone", () => {
    expect(shown("va (v.?) b", { odd: ["v.?"] })).toBe("va ([odd:v.?]) b");
    expect(linked("Nothing here", {})).toEqual([{ text: "Nothing here" }]);
    expect(linked("", terms({ sweep: ["sweep"] }))).toEqual([{ text: "" }]);
  });

  it("keeps every letter", () => {
    const text = "Ein Überstich, der letzte Stich und der König";
    expect(linked(text, terms({ trick: ["Stich"], last: ["letzte Stich"], king: ["König"] })).map((piece) => piece.text).join("")).toBe(text);
  });
});
