/** How large cards can be so that everything that lies in the middle of a table finds room there. */

/** Lengths in pixels, as the style sheet has them for this window. */
export interface Sizes {
  readonly largest: number;
  readonly hand: number;
  readonly back: number;
  readonly pile: number;
  /** The height of a line of words below a card. */
  readonly line: number;
  readonly gap: number;
  /** Whether a trick lies in a row instead of around the middle. */
  readonly low: boolean;
}
export interface Room {
  readonly width: number;
  readonly height: number;
}
/** What lies together. */
export interface Lying {
  readonly kind: string;
  readonly count: number;
  /** Whether words stand below it, or below each of its cards. */
  readonly named: boolean;
  readonly signed: boolean;
  /** Whether a trick lies as people sit. */
  readonly around: boolean;
}
export interface Fit {
  /** The width of a card, and how many lie side by side. */
  readonly card: number;
  readonly columns: number;
  /** How high a column of cards may be. */
  readonly tall: number;
}

const STEPS = 40;
const SMALLEST = 0.2;
/** Cards do not change their size with each that comes: there is always room for so many. */
const FEWEST = 4;
const HIGH = 1.5;
/** How much of a column can be seen at least, in widths of a card. */
const COLUMN = 2.5;
const BOX = { width: 18, height: 16, digits: 1.5 };

interface Block {
  readonly width: number;
  readonly height: number;
  readonly card: number;
  readonly columns: number;
}

/** How wide a card of this kind is where there is room. */
function wishOf({ kind }: Lying, sizes: Sizes): number {
  if (kind === "pile") return sizes.hand * 0.8;
  if (kind === "fan") return sizes.back * 1.15;
  if (kind === "column") return sizes.hand;
  if (kind === "box") return sizes.pile;
  return kind === "trick" ? sizes.largest * 1.15 : sizes.largest;
}

function blockOf(lying: Lying, sizes: Sizes, room: Room, scale: number): Block {
  const { kind, count, named, signed, around } = lying;
  const card = wishOf(lying, sizes) * scale;
  const words = (named ? sizes.line : 0);
  const block = (width: number, height: number, columns = count): Block => ({ width, height: height + words, card, columns });
  if (kind === "trick" && around) return sizes.low ? block(card * 4.4, card * HIGH) : block(card * 3.3, card * 2.9);
  if (kind === "pile") return block(card * (1 + 0.28 * Math.max(0, count - 1)), card * HIGH);
  if (kind === "fan") return block(card * (1 + 0.5 * Math.max(0, count - 1)), card * HIGH);
  if (kind === "column") return block(card, card * (count > 1 ? COLUMN : HIGH));
  if (kind === "box") return block(card + BOX.width, card * HIGH + BOX.height + BOX.digits * sizes.line);
  const most = Math.max(1, Math.floor((room.width + sizes.gap) / (card + sizes.gap)));
  const rows = Math.ceil(Math.max(1, count) / most);
  const columns = Math.max(Math.ceil(count / rows), Math.min(FEWEST, most));
  return block(columns * (card + sizes.gap), rows * (card * HIGH + (signed ? sizes.line : 0)) + (rows - 1) * sizes.gap, columns);
}

/** The heights of the lines that the blocks fill from left to right. */
function linesOf(blocks: readonly Block[], sizes: Sizes, room: Room): readonly Block[][] {
  const lines: Block[][] = [];
  let used = Infinity;
  for (const block of blocks) {
    if (used + sizes.gap + block.width > room.width) {
      lines.push([]);
      used = -sizes.gap;
    }
    lines.at(-1)?.push(block);
    used += sizes.gap + block.width;
  }
  return lines;
}

const heightOf = (line: readonly Block[]): number => Math.max(0, ...line.map((block) => block.height));

/** For each what it is drawn with: all a little smaller until they fit. */
export function fitted(lying: readonly Lying[], room: Room, sizes: Sizes): readonly Fit[] {
  for (let step = STEPS; ; step--) {
    const scale = SMALLEST + ((1 - SMALLEST) * step) / STEPS;
    const blocks = lying.map((each) => blockOf(each, sizes, room, scale));
    const lines = linesOf(blocks, sizes, room);
    const height = lines.reduce((sum, line) => sum + heightOf(line), sizes.gap * (lines.length - 1));
    const wide = Math.max(0, ...blocks.map((block) => block.width));
    if (step > 0 && (height > room.height || wide > room.width)) continue;
    const left = Math.max(0, room.height - height);
    return blocks.map(({ card, columns }, at) => {
      const line = lines.find((each) => each.includes(blocks[at] as Block)) ?? [];
      return { card, columns, tall: heightOf(line) + left - (lying[at]?.named ? sizes.line : 0) };
    });
  }
}
