/** How much of the pile is shown. */

const MOST = 9;
/** A card of one's own run shows this part of the card below it. */
const SHOWN = 0.48;
/** Pixels between two runs, and by which a name may be wider than its card. */
const BETWEEN = 12;

/** How many of the latest cards fit beside the place of the next one, given who laid each; at least one is shown. */
export function fitting(seats: readonly number[], width: number, card: number): number {
  let room = width - card - BETWEEN;
  let count = 0;
  for (let place = seats.length - 1; place >= 0 && count < MOST; place--) {
    room -= count && seats[place] === seats[place + 1] ? card * SHOWN : card + BETWEEN;
    if (room < 0 && count) break;
    count++;
  }
  return count;
}
