/** The rule book as a tree, and what of it is read at a table with certain options. */
import type { Book, BookFigure, BookList, BookOnly, BookPara, BookRuling, BookTable, BookTerm, BookText, BookValue, BookWhen, Chapter } from "../api/types";

export type { Book, BookFigure, BookTable, Chapter, TermEntry } from "../api/types";
export type Inline = BookText | BookTerm | BookRuling | BookValue | BookWhen;
export type Block = BookPara | BookList | BookTable | BookFigure | BookOnly;
export type Options = Readonly<Record<string, string | number>>;

/** Which book is read: that of a table with these options, or `all` that is played anywhere. */
export interface Reading {
  readonly options: Options;
  readonly all: boolean;
}

interface Condition {
  readonly option: string;
  readonly values: readonly string[];
}

/** Whether a table with these options plays so. */
export const holds = ({ option, values }: Condition, options: Options): boolean => values.includes(String(options[option] ?? ""));

const isRead = (condition: Condition, { options, all }: Reading): boolean => all || holds(condition, options);

/** The words of running text, without its rulings. */
export const plain = (inline: readonly Inline[], reading: Reading): string => inline.map((node) => plainNode(node, reading)).join("");

function plainNode(node: Inline, reading: Reading): string {
  switch (node.type) {
    case "text":
    case "term":
      return node.text;
    case "value":
      return String(reading.options[node.option] ?? "");
    case "when":
      return isRead(node, reading) ? plain(node.inline, reading) : "";
    case "ruling":
      return "";
  }
}

/** Whether running text says anything. */
export const says = (inline: readonly Inline[], reading: Reading): boolean => plain(inline, reading).trim() !== "";

/** The words of a block: those of its items, if it is a list. */
export function texts(block: Block, reading: Reading): readonly string[] {
  switch (block.type) {
    case "para":
      return [plain(block.inline, reading)];
    case "list":
      return block.items.map((item) => plain(item, reading));
    case "table":
      return [[...block.head, ...block.rows.flat()].map((cell) => plain(cell, reading)).join(" ")];
    case "figure":
      return [plain(block.caption ?? [], reading)];
    case "only":
      return isRead(block, reading) ? block.blocks.flatMap((each) => texts(each, reading)) : [];
  }
}

/** Whether anything of a block is read. A figure is, whatever stands below it. */
export function stands(block: Block, reading: Reading): boolean {
  if (block.type === "figure") return true;
  if (block.type === "only") return isRead(block, reading) && block.blocks.some((each) => stands(each, reading));
  return texts(block, reading).some((text) => text.trim() !== "");
}

/** The chapters and blocks of which anything is read. */
export function read(book: Book, reading: Reading): readonly Chapter[] {
  const chapters = book.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter((block) => stands(block, reading)) }));
  return chapters.filter((chapter) => chapter.blocks.length > 0);
}
