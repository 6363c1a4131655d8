/** The count of a round with its columns as people sit, whoever began the round. */
import type { Scene } from "../api/messages";

function permuted<T>(values: readonly T[] | undefined, places: readonly number[]): readonly T[] | undefined {
  return values?.length === places.length ? places.map((place) => values[place] as T) : values;
}

export function seatwise(scene: Scene): Scene {
  const { tally } = scene;
  if (!tally) return scene;
  const first = (place: number): number => Math.min(...(tally.columns[place] ?? []));
  const places = [...tally.columns.keys()].sort((one, other) => first(one) - first(other));
  const lines = tally.lines.map((line) => {
    const won = permuted(line.won, places);
    return { ...line, values: permuted(line.values, places) ?? [], ...(won && { won }) };
  });
  return { ...scene, tally: { ...tally, columns: permuted(tally.columns, places) ?? [], lines } };
}
