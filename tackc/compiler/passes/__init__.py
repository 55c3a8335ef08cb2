"""Passes over IR: pure functions, one per file."""
