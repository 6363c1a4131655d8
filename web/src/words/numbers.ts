/** Numbers as people read them: with a real minus, which is as wide as a plus. */

const MINUS = "−";

/** `12`, `−3`. */
export const counted = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** `+12`, `−3`; nothing is gained or lost with `zero`. */
export const signed = (value: number, zero = "0"): string => (value ? `${value > 0 ? "+" : ""}${counted(value)}` : zero);

/** Text with the minus that languages other than a few leave to the keyboard. */
export const withMinus = (text: string): string => text.replace(/^-/, MINUS);
