"""What all games share: cards as bits, shuffles, and the contracts a game fulfils."""
