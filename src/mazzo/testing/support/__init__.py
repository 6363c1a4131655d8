"""What tests of games, tables and clients share."""
