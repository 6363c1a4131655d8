"""What Primiera has learnt from play-outs: a net for each form, which values a move. card.md says how."""
