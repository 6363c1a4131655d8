/**
 * The pen: pictures are written as lines of text, one flat shape a line, and come out as SVG.
 *
 *     r M0 0h20v30z       a vermilion shape with the ink outline
 *     n2 M0 0L30 30       a line in ink, 2 wide
 *     w2 M4 4h12          a cut: a line in paper
 *     k! o 0 0 4          an ink dot without an outline
 *     o= e 30 0 9 5       an ochre ellipse, and once more mirrored at x = 0
 *
 * The first letter is the fill (INKS; n, w and g: lines), `!` drops the outline, `=` mirrors, a number is the width of
 * the line. Beside SVG's own path commands there are `o x y r` (circle), `e x y rx ry` (ellipse) and `b x y w h` (box).
 */

type Palette = Readonly<Record<string, string>>;

export const INK = "var(--ink,#22201c)";
export const PAPER = "var(--paper,#fbf6e9)";

export const PLUM = "var(--plum,#6b3a5b)";

/** The colours by letter. All of them are custom properties, so that a theme is a matter of CSS. */
export const INKS: Palette = {
  k: INK,
  p: PAPER,
  r: "var(--vermilion,#bf3b2b)",
  o: "var(--ochre,#d59a2a)",
  t: "var(--teal,#1f6f78)",
  m: "var(--moss,#4f7a3a)",
  u: PLUM,
  n: "none",
  w: "none",
  g: "none",
};

/** The lines that are not drawn in ink: cuts in paper, and gold. */
const LINES: Palette = { w: PAPER, g: "var(--ochre,#d59a2a)" };

const ROUND = /([oeb]) *(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)(?:[ ,]*(-?[\d.]+))?/g;

function path(text: string): string {
  return text.replace(ROUND, (_, kind: string, x: string, y: string, a: string, b: string | undefined) => {
    if (kind === "b") return `M${x} ${y}h${a}v${b ?? a}h-${a}z`;
    const rx = Number(a);
    const ry = Number(kind === "o" ? a : (b ?? a));
    return `M${Number(x) - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  });
}

function shape(line: string, palette: Palette): string {
  const found = /^(\w)([!=\d.]*) +(.+)$/.exec(line);
  if (!found) throw new Error(`the pen cannot read: ${line}`);
  const [, letter = "", marks = "", d = ""] = found;
  const width = marks.replace(/[!=]/g, "");
  const fill = palette[letter] ?? INKS[letter];
  if (!fill) throw new Error(`no such ink: ${line}`);
  const stroke = marks.includes("!") ? ` stroke="none"` : LINES[letter] ? ` stroke="${LINES[letter]}"` : "";
  const drawn = `<path d="${path(d)}"${fill === "none" ? "" : ` fill="${fill}"`}${stroke}${width ? ` stroke-width="${width}"` : ""}`;
  return `${drawn}/>${marks.includes("=") ? `${drawn} transform="scale(-1 1)"/>` : ""}`;
}

/** A picture from its lines. */
export function draw(source: string, palette: Palette = {}): string {
  const lines = source.split("\n").map((line) => line.trim());
  const shapes = lines.filter((line) => line && !line.startsWith("//")).map((line) => shape(line, palette));
  return `<g fill="none" stroke="${INK}" stroke-width="var(--line,3)" stroke-linejoin="round" stroke-linecap="round">${shapes.join("")}</g>`;
}

/** A picture moved, and turned or scaled if told. */
export function at(x: number, y: number, inner: string, scale: number | string = 1, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : "";
  const scaled = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${inner}</g>`;
}

/** A picture in layers, the hindmost first. */
export type Layer = readonly [source: string, x?: number, y?: number, scale?: number | string, turn?: number];

export function layered(layers: readonly Layer[], palette: Palette = {}): string {
  return layers.map(([source, x = 0, y = 0, scale = 1, turn = 0]) => at(x, y, draw(source, palette), scale, turn)).join("");
}

/** The same upside down, about the middle of the card. */
export function turned(inner: string): string {
  return `<g transform="rotate(180 100 150)">${inner}</g>`;
}

interface Lettering {
  readonly fill?: string;
  /** The width the text is set to, whichever font the reader has. */
  readonly width?: number;
  readonly anchor?: "start" | "middle" | "end";
}

/** Letters in the reader's own serif. */
export function letters(text: string, x: number, y: number, size: number, style: Lettering = {}): string {
  const fitted = style.width ? ` textLength="${style.width}" lengthAdjust="spacingAndGlyphs"` : "";
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="${style.anchor ?? "middle"}"` +
    ` font-family="var(--serif,Palatino,Georgia,serif)" fill="${style.fill ?? INK}"${fitted}>${text}</text>`
  );
}
