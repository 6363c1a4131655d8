"""What the moves of a finished match were worth, each judged by what its player saw then."""
