/** What stands for somebody who has no portrait: one or two signs of the name, and a picture of them. */
import { INK, INKS, PAPER, letters } from "../cards/pen";

const BREAKS = /[\s\p{Dash_Punctuation}_.]+/u;
/** As wide as two letters, and enough alone. */
const WIDE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
/** Scripts that join the letters of a word; those of two words stay apart. */
const JOINED = /[\p{scx=Arabic}\p{scx=Syriac}]/u;
const NON_JOINER = "\u200c";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const signs = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** "Giulia" is Gi, "Anna Maria" AM; a sign as wide as two letters stands alone. */
export function initials(name: string): string {
  const words = name.trim().split(BREAKS).filter(Boolean).map(signs);
  const first = words[0]?.[0];
  if (!first) return "";
  if (WIDE.test(first)) return first;
  const last = words.length > 1 ? words.at(-1)?.[0] : undefined;
  if (last === undefined) return raised(first) + narrow(words[0]?.[1]);
  return raised(first) + (JOINED.test(last) ? NON_JOINER : "") + raised(narrow(last));
}

/** As a capital, unless that makes more of it than one sign. */
function raised(sign: string): string {
  const capital = sign.toUpperCase();
  return signs(capital).length === 1 ? capital : sign;
}

const narrow = (sign = ""): string => (WIDE.test(sign) ? "" : sign);

const ESCAPED: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/** Rings in turn, so that two guests with the same initials can be told apart. */
const RINGS = [INKS.r, INKS.t, "var(--ochre-dark,#8f6208)", INKS.m, INKS.u, INK];

/** The initials on paper, in the frame of a portrait. */
export function initialsPicture(name: string, seat = 0): string {
  const text = initials(name);
  const size = signs(text).length > 1 ? 38 - 4 * (text.match(/[MW]/gi)?.length ?? 0) : 44;
  const written = letters(text.replace(/[<>&]/g, (sign) => ESCAPED[sign] ?? ""), 0, Math.round(size * 0.35), size);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">` +
    `<circle r="48" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>` +
    `<circle r="42" fill="none" stroke="${RINGS[seat % RINGS.length]}" stroke-width="2"/>${written}</svg>`
  );
}
