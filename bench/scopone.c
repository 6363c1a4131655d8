/* The classic game of Primiera as a plain C kernel, the limit against which compiled play-outs are measured.
 *
 * Cards, moves, their canonical order and the generator are the engine's own, so that both play the same rounds.
 */
#include <stdint.h>

#define ONES 0x40100401ULL
#define SUIT 0x3FFULL
#define COINS (SUIT << 30)
#define SEVEN_OF_COINS (1ULL << 36)
#define EACH_RANK 0x41041041041041ULL
#define LAYS 32
#define NUMBER 31

typedef uint64_t Cards;

typedef struct {
    uint32_t a, b, c, d;
} Rng;

typedef struct {
    Cards hands[4], piles[4], table;
    int sweeps[4];
    int seat, last, left;
} Round;

static const int PRIMIERA[11] = {0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10};

static uint32_t word(Rng *rng) {
    uint32_t total = rng->a + rng->d;
    uint32_t result = (total << 7 | total >> 25) + rng->a;
    uint32_t shifted = rng->b << 9;
    rng->c ^= rng->a;
    rng->d ^= rng->b;
    rng->b ^= rng->c;
    rng->a ^= rng->d;
    rng->c ^= shifted;
    rng->d = rng->d << 11 | rng->d >> 21;
    return result;
}

static int below(Rng *rng, int n) {
    return (int)((uint64_t)word(rng) * (uint64_t)n >> 32);
}

static int lowest(Cards cards) {
    return __builtin_ctzll(cards);
}

static int size(Cards cards) {
    return __builtin_popcountll(cards);
}

/* In how many ways a card of each rank can be played, six bits a rank; LAYS is set where it can take nothing. */
static uint64_t ways(Cards table) {
    uint64_t equal = 0, sums = 0;
    for (; table; table &= table - 1) {
        int shift = 6 * (lowest(table) % 10);
        equal += 1ULL << shift;
        sums += (1ULL << shift) + ((sums & ((1ULL << (54 - shift)) - 1)) << (shift + 6));
    }
    uint64_t matched = (equal | equal >> 1 | equal >> 2) & EACH_RANK;
    uint64_t result = equal | (sums & ~(matched * 63));
    uint64_t half = result | result >> 3;
    uint64_t taking = (half | half >> 1 | half >> 2) & EACH_RANK;
    return result | (EACH_RANK & ~taking) * (LAYS + 1);
}

/* The n-th set that adds up to a total, or 0; n falls by the number of sets passed over. */
static Cards nth_sum(Cards rest, int total, int *n) {
    for (rest &= ((1ULL << total) - 1) * ONES; rest; rest &= rest - 1) {
        int left = total - lowest(rest) % 10 - 1;
        if (left) {
            Cards others = nth_sum(rest & (rest - 1), left, n);
            if (others)
                return (rest & -rest) | others;
        } else if ((*n)-- == 0) {
            return rest & -rest;
        }
    }
    return 0;
}

static Cards nth_capture(Cards table, int rank, int n) {
    Cards equal = table & ONES << (rank - 1);
    if (!equal)
        return nth_sum(table, rank, &n);
    while (n--)
        equal &= equal - 1;
    return equal & -equal;
}

static void play(Round *round, int card, Cards taken) {
    int seat = round->seat;
    round->hands[seat] ^= 1ULL << card;
    round->left--;
    if (taken) {
        round->table ^= taken;
        round->piles[seat] |= taken | 1ULL << card;
        round->last = seat;
        if (!round->table && round->left)
            round->sweeps[seat]++;
    } else {
        round->table |= 1ULL << card;
    }
    if (!round->left) {
        round->piles[round->last] |= round->table;
        round->table = 0;
    }
    round->seat = (seat + 1) & 3;
}

static void play_random(Round *round, Rng *rng) {
    uint64_t number = ways(round->table);
    Cards hand = round->hands[round->seat];
    int count = 0;
    for (Cards rest = hand; rest; rest &= rest - 1)
        count += number >> 6 * (lowest(rest) % 10) & NUMBER;
    int n = below(rng, count);
    for (int rank = 1;; rank++, number >>= 6) {
        Cards held = hand & ONES << (rank - 1);
        int here = number & NUMBER;
        for (; held; held &= held - 1) {
            if (n < here) {
                play(round, lowest(held), number & LAYS ? 0 : nth_capture(round->table, rank, n));
                return;
            }
            n -= here;
        }
    }
}

static int primiera(Cards pile) {
    int total = 0;
    for (int suit = 0; suit < 4; suit++) {
        int best = 0;
        for (Cards held = pile >> 10 * suit & SUIT; held; held &= held - 1) {
            int value = PRIMIERA[lowest(held) + 1];
            if (value > best)
                best = value;
        }
        if (!best)
            return 0;
        total += best;
    }
    return total;
}

static void score(const Round *round, int64_t *totals) {
    int points[2], first[2], second[2], third[2];
    for (int team = 0; team < 2; team++) {
        Cards pile = round->piles[team] | round->piles[team + 2];
        points[team] = round->sweeps[team] + round->sweeps[team + 2] + ((pile & SEVEN_OF_COINS) != 0);
        first[team] = size(pile);
        second[team] = size(pile & COINS);
        third[team] = primiera(pile);
    }
    for (int team = 0; team < 2; team++) {
        points[team] += first[team] > first[!team];
        points[team] += second[team] > second[!team];
        points[team] += third[team] > third[!team];
    }
    for (int seat = 0; seat < 4; seat++)
        totals[seat] += points[seat & 1];
}

/* Play n copies of a deal to the end with random moves, add each one's scores to the totals, return the decisions. */
int64_t playouts(const uint64_t *hands, uint64_t table, uint32_t *words, int64_t n, int64_t *totals) {
    Rng rng = {words[0], words[1], words[2], words[3]};
    Round start = {{hands[0], hands[1], hands[2], hands[3]}, {0}, table, {0}, 0, 0, 36};
    int64_t decisions = 0;
    while (n--) {
        Round round = start;
        for (; round.left; decisions++)
            play_random(&round, &rng);
        score(&round, totals);
    }
    words[0] = rng.a, words[1] = rng.b, words[2] = rng.c, words[3] = rng.d;
    return decisions;
}
