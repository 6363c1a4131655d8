"""Mazzo: a card table for Primiera, Primo, Nain Jaune and Tarock."""

__version__ = "0.1.0"
