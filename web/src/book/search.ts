/** Looks for words in a book, whatever their case, accents and apostrophes. */
import { plain, texts, type Block, type Chapter, type Reading } from "./tree";

/** A text as it is compared, and for each of its letters where that stands in the text as it is written. */
function folded(text: string): readonly [string, readonly number[]] {
  let plainly = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").replace("’", "'").toLowerCase();
    for (let each = 0; each < bare.length; each++) places.push(at);
    plainly += bare;
    at += letter.length;
  }
  return [plainly, [...places, at]];
}

/** The words that are looked for. */
export const wanted = (query: string): readonly string[] => folded(query)[0].split(/\s+/).filter(Boolean);

/** Whether all of them are there. */
export function fits(text: string, words: readonly string[]): boolean {
  const [bare] = folded(text);
  return words.every((word) => bare.includes(word));
}

export interface Part {
  readonly text: string;
  readonly found: boolean;
}

/** A text in parts, those that were looked for told from the others. */
export function marked(text: string, words: readonly string[]): readonly Part[] {
  const [bare, places] = folded(text);
  const hits: [number, number][] = [];
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) {
      hits.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
    }
  }
  const parts: Part[] = [];
  let done = 0;
  for (const [from, to] of hits.sort(([one], [other]) => one - other)) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) parts.push({ text: text.slice(done, start), found: false });
    parts.push({ text: text.slice(start, to), found: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), found: false });
  return parts;
}

/** What is left of a block that all these words are in: of a list only the items that have them. Nothing if none has. */
function sifted(block: Block, words: readonly string[], reading: Reading): Block | null {
  if (block.type === "list") {
    const items = block.items.filter((item) => fits(plain(item, reading), words));
    return items.length ? { ...block, items } : null;
  }
  if (block.type === "only") {
    const blocks = block.blocks.flatMap((each) => sifted(each, words, reading) ?? []);
    return blocks.length ? { ...block, blocks } : null;
  }
  return texts(block, reading).some((text) => fits(text, words)) ? block : null;
}

/** The chapters as far as all these words are in them. One whose heading has them stands as it is. */
export function searched(chapters: readonly Chapter[], words: readonly string[], reading: Reading): readonly Chapter[] {
  if (!words.length) return chapters;
  return chapters.flatMap((chapter) => {
    if (fits(chapter.title, words)) return [chapter];
    const blocks = chapter.blocks.flatMap((block) => sifted(block, words, reading) ?? []);
    return blocks.length ? [{ ...chapter, blocks }] : [];
  });
}
