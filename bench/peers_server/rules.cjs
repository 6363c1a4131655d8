// The game that the peers play: like Nain Jaune with four people. Cards follow each other by rank; whoever holds the next
// one goes on, and if nobody does, the last player begins anew. Who has no card left ends the round, and another is dealt.
const SEATS = 4;
const HAND = 12;
const TOP = 12;
const BOXES = new Map([[9, 0], [23, 1], [37, 2], [51, 3], [6, 4]]);
const rank = (card) => card % 13;

/** What is dealt: a hand for each seat. `shuffled` are the 52 cards. */
function hands(shuffled) {
  return Array.from({ length: SEATS }, (_, seat) => shuffled.slice(seat * HAND, (seat + 1) * HAND).sort((one, other) => one - other));
}

const fits = (card, run) => run < 0 || rank(card) === run + 1;

/** Who goes on after a card, and from which rank; `holds` says whether a seat has a card of a rank. */
function following(seat, card, holds) {
  const run = rank(card);
  if (run < TOP) {
    for (let step = 0; step < SEATS; step++) {
      const next = (seat + step) % SEATS;
      if (holds(next, run + 1)) return { next, run };
    }
  }
  return { next: seat, run: -1 };
}

module.exports = { SEATS, HAND, BOXES, rank, hands, fits, following };
