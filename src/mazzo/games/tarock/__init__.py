"""Tarock: Austrian Königrufen as a private group's Italian sheet has it, for four."""
