"""Scans, sorts and runs of whole arrays, on any device (Q-010..Q-018).

total = tack.algorithms.exclusive_scan(counts, starts)

Loaded when a program first mentions it (Q-017).
"""

from tack.algorithms.runs import reduce_by_key, unique
from tack.algorithms.scan import exclusive_scan, inclusive_scan
from tack.algorithms.sort import argsort, gather, sort_by_key

__all__ = ["argsort", "exclusive_scan", "gather", "inclusive_scan", "reduce_by_key", "sort_by_key", "unique"]
