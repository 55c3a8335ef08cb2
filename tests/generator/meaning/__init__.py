"""What a program means, from its source text: an evaluator written from the contract that shares no code with the compiler."""

from __future__ import annotations

from .kernel import run

__all__ = ["run"]
