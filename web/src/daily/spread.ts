/** Results put together into bars, few enough to be told apart on a phone. */
import type { DayCount } from "../api/types";

export interface Bar {
  /** From here on, and up to there without it; the last one takes its end, too. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST = 15;
/** A single result is no wall: there is room beside it. */
const FEWEST = 9;

/** Bars of one width that reach from the lowest of these results to the highest, with these marks among them. */
export function barsOf(spread: readonly DayCount[], others: readonly number[]): readonly Bar[] {
  const all = [...spread.map(({ result }) => result), ...others];
  const low = Math.floor(Math.min(...all));
  const reach = Math.floor(Math.max(...all)) + 1 - low;
  const width = Math.max(1, Math.ceil(reach / MOST));
  const bars = Math.ceil(reach / width);
  const room = Math.max(0, FEWEST - bars);
  const first = low - Math.floor(room / 2) * width;
  return Array.from({ length: bars + room }, (_, place) => {
    const [from, to] = [first + place * width, first + (place + 1) * width];
    const count = spread.filter(({ result }) => result >= from && result < to).reduce((sum, each) => sum + each.count, 0);
    return { from, to, count };
  });
}

export const within = ({ from, to }: Bar, result: number): boolean => result >= from && result < to;

export interface Compared {
  readonly count: number;
  readonly average: number;
  readonly better: number;
  readonly worse: number;
  /** Without oneself. */
  readonly same: number;
}

/** What all have made of it, beside one's own result. Results come rounded to hundredths. */
export function compared(spread: readonly DayCount[], yours: number): Compared {
  const own = Math.round(yours * 100) / 100;
  const sum = (of: readonly DayCount[]): number => of.reduce((all, { count }) => all + count, 0);
  const count = sum(spread);
  return {
    count,
    average: spread.reduce((all, each) => all + each.result * each.count, 0) / Math.max(1, count),
    better: sum(spread.filter(({ result }) => result > own)),
    worse: sum(spread.filter(({ result }) => result < own)),
    same: Math.max(0, sum(spread.filter(({ result }) => result === own)) - 1),
  };
}
