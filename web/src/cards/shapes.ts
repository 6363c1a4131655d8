/** Outlines that are reckoned rather than drawn by hand. */

const turn = Math.PI / 180;

/** A number short enough for markup. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function polar(radius: number, degrees: number): readonly [number, number] {
  return [radius * Math.sin(degrees * turn), -radius * Math.cos(degrees * turn)];
}

/** A star of n rays about (x, y), its first ray upwards. */
export function star(n: number, outer: number, inner: number, x = 0, y = 0): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const [dx, dy] = polar(i % 2 ? inner : outer, (i * 180) / n);
    return `${short(x + dx)} ${short(y + dy)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Strokes from one radius to another, all around. */
export function rays(n: number, from: number, to: number, x = 0, y = 0, start = 0): string {
  return Array.from({ length: n }, (_, i) => {
    const [ax, ay] = polar(from, start + (i * 360) / n);
    const [bx, by] = polar(to, start + (i * 360) / n);
    return `M${short(x + ax)} ${short(y + ay)}L${short(x + bx)} ${short(y + by)}`;
  }).join("");
}

/** Dots in offset rows within a box, as one path for the pen. */
export function dots(x0: number, y0: number, x1: number, y1: number, step: number, radius: number): string {
  const found: string[] = [];
  for (let row = 0, y = y0; y <= y1; row++, y += step) {
    for (let x = x0 + (row % 2 ? step / 2 : 0); x <= x1; x += step) found.push(`o${short(x)} ${short(y)} ${radius}`);
  }
  return found.join("");
}
