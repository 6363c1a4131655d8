"""What Primo has learnt: the value of how a turn ends."""
