"""The catalogue of diagnostics: what each code means, as `tackc explain` prints it.

A code never changes its meaning. Every example is a whole program that shows its code, and every fix one that compiles; the
tests run both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tackc.compiler.errors_entry import Entry
from tackc.compiler.errors_lanes import LANES
from tackc.compiler.errors_names import NAMES
from tackc.compiler.errors_objects import OBJECTS
from tackc.compiler.errors_printing import PRINTING
from tackc.compiler.errors_structure import STRUCTURE
from tackc.compiler.errors_types import TYPES
from tackc.compiler.errors_vectors import VECTORS
from tackc.compiler.errors_workgroups import WORKGROUPS

__all__ = ["CATALOGUE", "Entry"]

_ALL: Final = (*STRUCTURE, *NAMES, *TYPES, *VECTORS, *OBJECTS, *PRINTING, *LANES, *WORKGROUPS)
CATALOGUE: Final[Mapping[str, Entry]] = {entry.code: entry for entry in sorted(_ALL, key=lambda entry: entry.code)}
