/**
 * Puts together what a table looks like from what has changed, as docs/protocol.md says: an object has a patch for each part
 * that has changed; a list of one is what stands there now, an empty one says that nothing does, one of two is the same in
 * short, one of three says from which place how many elements of a list make way for which others. What was there before
 * stays as it was.
 */
type Plain = Readonly<Record<string, unknown>>;

export type Patch = Plain | readonly unknown[];

export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    if (patch.length === 2) return lengthened(patch[0], patch[1]);
    const [begin, gone, put] = patch as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, begin), ...put, ...list.slice(begin + gone)];
  }
  const parts = Object.entries(patch) as [string, Patch][];
  if (!parts.length) return old;
  const changed = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, part] of parts) {
    if (Array.isArray(part) && !part.length) delete changed[key];
    else changed[key] = patched(changed[key], part);
  }
  return changed;
}

/** Elements that look alike: what they have in common is in templates. */
function lengthened(templates: readonly unknown[], rows: unknown): unknown {
  const element = (row: unknown, key: unknown): unknown => {
    if (typeof row === "number") return filled(templates[row], [row], key);
    return Array.isArray(row) ? filled(templates[row[0] as number], row, key) : row;
  };
  if (Array.isArray(rows)) return rows.map((row, place) => element(row, place));
  return Object.fromEntries(Object.entries(rows as Plain).map(([key, row]) => [key, element(row, key)]));
}

function filled(part: unknown, row: readonly unknown[], key: unknown): unknown {
  if (typeof part === "number") return part < 0 ? key : row[part];
  if (Array.isArray(part)) return part[0];
  return Object.fromEntries(Object.entries(part as Plain).map(([name, inner]) => [name, filled(inner, row, key)]));
}
