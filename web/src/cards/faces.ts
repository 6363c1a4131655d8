/**
 * What the French courts have in common. A half figure stands on the seam of its card: x = 0 is its axis, y = 0 the
 * seam, upwards is negative; the head's middle is (0, -86). The upper left belongs to the index: nothing left of
 * x = -46 above y = -46.
 */

/** A face from the front, without hair. */
export const FACE = `
p M-19-108V-84C-19-68-9-58 0-58C9-58 19-68 19-84V-108Z
k!= e 8.5 -89 2.6 2.2
n2= M4-96q5-4 11-1
n2 M1-92l-4 13h6
`;

/** A face in profile that looks left. */
export const PROFILE = `
p M16-108H-15L-16-97L-25-82L-17-79L-19-74L-16-72L-18-65C-14-58-4-58 2-60V-48H20V-90Z
k! e -9 -89 2.4 2.2
n2 M-15-96q5-3 9 0
n2 M-17-72l7 1
`;

export const MOUTH = "n2 M-5-70q5 3 10 0";
export const LIPS = "r! M-5-70Q-2-73 0-71Q2-73 5-70Q0-65-5-70Z";

/** A closed hand around something upright at (x, y). */
export function fist(x: number, y: number): string {
  return `p M${x - 8} ${y - 8}h12q5 0 5 5v6q0 6-6 6h-11z\nn1.5 M${x - 8} ${y - 3}h9M${x - 8} ${y + 3}h9`;
}
