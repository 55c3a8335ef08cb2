"""Vectors and matrices. Each test runs its program just in time and from a bundle."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import PROGRAMS, load_source


def test_s001_6_pull(program) -> None:
    """S001-6: vector and matrix constants, their products and components (C-006, V-007, V-008, V-013, V-022)."""
    program("vectors").host("pull")


def test_s001_6_constants_on_the_host() -> None:
    """S001-6: they convert, and are no tuples (C-007)."""
    sun = load_source(PROGRAMS / "vectors.py").SUN
    with pytest.raises(TypeError):
        sun + sun
    assert np.array(sun, np.float32).tolist() == [0.5, 0.5, 0]


def test_s000_8_scatter(program) -> None:
    """S000-8: a vector indexes a grid, and updates a vector atomically, one component after the other (X-007, X-008, V-022)."""
    program("vectors").host("scatter")
