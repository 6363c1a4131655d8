/** How good somebody is at puzzles: a rating in which each puzzle is an opponent. As `mazzo.review.solving` has it. */

export interface Solver {
  readonly rating: number;
  readonly tried: number;
  /** At the first try. */
  readonly solved: number;
}

export const NEW: Solver = { rating: 1000, tried: 0, solved: 0 };
const QUICK = 64;
const STEADY = 24;
const SETTLED = 20;

/** A solver after the first try at a puzzle of that difficulty. */
export function after(solver: Solver, difficulty: number, right: boolean): Solver {
  const expected = 1 / (1 + 10 ** ((difficulty - solver.rating) / 400));
  const step = QUICK + ((STEADY - QUICK) * Math.min(solver.tried, SETTLED)) / SETTLED;
  return {
    rating: solver.rating + step * (Number(right) - expected),
    tried: solver.tried + 1,
    solved: solver.solved + Number(right),
  };
}
