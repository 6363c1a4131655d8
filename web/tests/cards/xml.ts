/** A small, strict reader of XML without text entities: "" if the markup is well-formed, else what is wrong. */
export function wellFormed(markup: string): string {
  const open: string[] = [];
  const part = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>|([^<>&]+)/gy;
  let roots = 0;
  while (part.lastIndex < markup.length) {
    const start = part.lastIndex;
    const found = part.exec(markup);
    if (!found) return `cannot read: ${markup.slice(start, start + 60)}`;
    const [, closes, name = "", attributes = "", empty, text] = found;
    if (text !== undefined) {
      if (open.at(-1) !== "text" && text.trim()) return `text outside of <text>: ${text}`;
      continue;
    }
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice: ${found[0]}`;
    if (closes) {
      if (open.pop() !== name) return `closes what is not open: ${name}`;
    } else {
      if (!open.length && roots++) return "two roots";
      if (!empty) open.push(name);
    }
  }
  return open.length ? `never closed: ${open.join(" ")}` : "";
}
