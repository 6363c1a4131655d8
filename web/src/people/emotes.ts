/** Small drawings of how somebody feels: lines in a square of 24, without any colour of their own. */

const FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";
const EYES = "M9 9.5v.5M15 9.5v.5";

export const EMOTES: Readonly<Record<string, string>> = {
  smile: `${FACE}${EYES}M8 14q4 4 8 0`,
  laugh: `${FACE}M7.5 10.5q1.5-2 3 0M13.5 10.5q1.5-2 3 0M7.5 13.5h9q-1 4-4.5 4t-4.5-4z`,
  wink: `${FACE}M9 9.5v.5M13.5 10h3M8 14q4 4 8 0`,
  wow: `${FACE}${EYES}M12 13.5a2 2.3 0 1 0 0 4.6 2 2.3 0 0 0 0-4.6z`,
  sad: `${FACE}${EYES}M8 16.5q4-4 8 0`,
  clap: "M8 13l5-6q1-1 2 0t0 2l-3 4M10.5 10.5L6 15q-2 3 1 5t6-1l6-7q1-1 0-2t-2 0l-3 3.5M5 4l1.5 2M9.5 3v2.5M3 8.5l2.5 1",
  cheers: "M5 4h6l-1 7a2 2 0 0 1-4 0zM8 13v6M5.5 20h5M13 4h6l-1 7a2 2 0 0 1-4 0zM16 13v6M13.5 20h5M5.6 8h4.8M13.6 8h4.8",
  heart: "M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 20 9.5C20 15 12 20 12 20z",
};
