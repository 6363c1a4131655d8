import { describe, expect, it } from "vitest";

import { draw } from "../../src/cards/pen";
import { wellFormed } from "./xml";

describe("the pen", () => {
  it("draws circles, ellipses and boxes as paths", () => {
    expect(draw("k o 0 0 4")).toContain('d="M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z"');
    expect(draw("k e 10 5 4 2")).toContain('d="M6 5a4 2 0 1 1 8 0a4 2 0 1 1 -8 0z"');
    expect(draw("k b 1 2 3 4")).toContain('d="M1 2h3v4h-3z"');
  });

  it("mirrors, drops the outline and sets the width of a line", () => {
    expect(draw("r= M0 0h9z").match(/<path/g)).toHaveLength(2);
    expect(draw("r! M0 0h9z")).toContain('stroke="none"');
    expect(draw("n2.5 M0 0h9")).toContain('stroke-width="2.5"');
    expect(draw("w2 M0 0h9")).toContain('stroke="var(--paper,#fbf6e9)"');
  });

  it("takes further colours from a palette", () => {
    expect(draw("h M0 0h9z", { h: "var(--coat)" })).toContain('fill="var(--coat)"');
  });

  it("refuses what it cannot read", () => {
    expect(() => draw("M0,0h9")).toThrow("cannot read");
    expect(() => draw("z M0 0h9")).toThrow("no such ink");
  });
});

describe("the reader of XML in these tests", () => {
  it.each(["<a>", "<a></b>", "<a/><b/>", '<a x="1" x="2"/>', "<a>text</a>", "<a x=1/>", "a < b"])("refuses %s", (markup) => {
    expect(wellFormed(markup)).not.toBe("");
  });

  it("accepts a tree", () => {
    expect(wellFormed('<a x="1"><b/><text>t</text></a>')).toBe("");
  });
});
