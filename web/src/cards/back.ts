import { INKS } from "./pen";
import { short } from "./shapes";

/** A lattice of lozenges, each with a smaller one inside, and a border of two lines. */
function lattice(): string {
  const [across, down] = [28, 38];
  const whole: string[] = [];
  const small: string[] = [];
  for (let row = 0; row <= 14; row++) {
    for (let column = row % 2; column <= 12; column += 2) {
      const [x, y] = [16 + (column * across) / 2, 17 + (row * down) / 2];
      const lozenge = (share: number): string =>
        `M${short(x)} ${short(y - (down / 2) * share)}l${short((across / 2) * share)} ${short((down / 2) * share)} ` +
        `${short((-across / 2) * share)} ${short((down / 2) * share)} ${short((-across / 2) * share)} ${short((-down / 2) * share)}z`;
      if (row > 0 && row < 14 && column > 0 && column < 12) {
        whole.push(lozenge(1));
        small.push(lozenge(0.34));
      }
    }
  }
  return (
    `<path d="${whole.join("")}" fill="none" stroke="${INKS.p}" stroke-width="1.6" stroke-opacity=".75"/>` +
    `<path d="${small.join("")}" fill="${INKS.o}"/>`
  );
}

/** The back of every card of every deck. */
export const BACK =
  `<rect x="1.5" y="1.5" width="197" height="297" rx="15" fill="${INKS.p}" stroke="${INKS.k}" stroke-width="2.5"/>` +
  `<rect x="11" y="11" width="178" height="278" rx="8" fill="${INKS.t}" stroke="${INKS.k}" stroke-width="2.5"/>` +
  `<rect x="16" y="16" width="168" height="268" rx="4" fill="none" stroke="${INKS.p}" stroke-width="1.6"/>` +
  lattice();
