"""Checking kernels whose argument types nobody declared: what is wrong whatever they are, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from programs import build

from tackc.compiler.errors import CATALOGUE
from tackc.compiler.frontend import check

# What depends on the types of arguments, or on a signature.
_NEED_TYPES = {f"TK{number:03}" for number in (*range(23, 31), 32, 33, 35, 37, 38)}
LOWERING = Path(__file__).parent / "cases" / "lowering"
_ANNOTATION = re.compile(r": tack\.\w+(\[[^]]*\])?")


def untyped(text: str) -> str:
    """The text without the annotations of parameters."""
    return "\n".join(_ANNOTATION.sub("", line) if line.startswith("def ") else line for line in text.splitlines()) + "\n"


def codes(text: str) -> list[str]:
    return [diagnostic.code for diagnostic in check(build(text)[0])]


@pytest.mark.parametrize("code", sorted(CATALOGUE.keys() - _NEED_TYPES))
def test_what_needs_no_types_is_found(code: str) -> None:
    assert codes(CATALOGUE[code].example if code in ("TK022", "TK039") else untyped(CATALOGUE[code].example)) == [code]


@pytest.mark.parametrize("code", sorted(_NEED_TYPES))
def test_what_needs_types_is_not_guessed(code: str) -> None:
    found = check(build(untyped(CATALOGUE[code].example))[0])
    assert {diagnostic.code for diagnostic in found if diagnostic.severity == "error"} <= {code}


@pytest.mark.parametrize("code", CATALOGUE)
def test_good_programs_have_no_finding(code: str) -> None:
    assert codes(untyped(CATALOGUE[code].fix)) == []


@pytest.mark.parametrize("path", sorted(LOWERING.glob("*.case")), ids=lambda path: path.stem)
def test_cases_that_lower_have_no_finding(path: Path) -> None:
    for text in re.split(r"\[case [^]]*\]+\n", path.read_text())[1:]:
        source = re.split(r"\[(?:signature|out ir)\]\n", text)[0]
        assert codes(untyped(source)) == [], source


def test_three_mistakes_are_three_findings() -> None:
    text = """
@tack.kernel
def k(x, n):
    for i in range(n):
        x[i] = missing
        assert n > 0
        x[i] = round(x[i])
"""
    assert codes(text) == ["TK013", "TK004", "TK034"]
