/** Numbers as people read them: with a real minus, which is as wide as a plus. */

const MINUS = "−";

/** `12`, `−3`. */
export const counted = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** `+12`, `−3`; nothing is gained or lost with `zero`. */
export const signed = (value: number, zero = "0"): string => (value ? `${value > 0 ? "+" : ""}${counted(value)}` : zero);

/** As exact as an estimate with that standard error deserves. */
export function estimated(value: number, error: number): number {
  const places = error >= 10 ? 0 : error >= 1 ? 1 : 2;
  return Number(value.toFixed(places));
}

/** Text with the minus that languages other than a few leave to the keyboard. */
export const withMinus = (text: string): string => text.replace(/^-/, MINUS);

export const HOUR = 3600;

/** Seconds in whole hours, or from a day on in whole days, as they are written in a language. */
export function hoursOrDays(seconds: number, language: string): string {
  const [unit, length] = seconds < 24 * HOUR ? (["hour", HOUR] as const) : (["day", 24 * HOUR] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(seconds / length));
}
