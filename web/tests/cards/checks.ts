import { svg } from "../../src/cards";
import { wellFormed } from "./xml";

/** "" if a face is as faces have to be, else what is wrong: nothing that two cards on a page could fight over, nothing
 * from elsewhere, and only colours that a theme can change. */
export function keepsTo(face: string): string {
  const [wrong] = /\s(id|class|style|href|xlink:href|src|on\w+)=|url\(|https?:|<(script|image|use|style|foreignObject)|NaN|undefined/.exec(face) ?? [];
  if (wrong) return wrong;
  const colours = [...face.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value = ""]) => value);
  const fixed = colours.find((value) => !/^(none|var\(--.*\))$/.test(value));
  return fixed ?? (face.length > 300 ? wellFormed(svg(face)) : "hardly anything is drawn");
}
