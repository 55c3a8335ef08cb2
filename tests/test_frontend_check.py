"""Checking kernels whose argument types nobody declared: what is wrong whatever they are, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from programs import build, options

from tackc.compiler.errors import CATALOGUE
from tackc.compiler.frontend import check

# What depends on the types of arguments, or on a signature.
_NEED_TYPES = {
    f"TK{number:03}" for number in (*range(23, 31), 32, 33, 35, 37, 38, *range(50, 55), *range(56, 64), 75, 80, 81, 90)
}
LOWERING = Path(__file__).parent / "cases" / "lowering"
_ANNOTATION = re.compile(r": tack\.\w+(\([^)]*\))?(\[[^]]*\])?")


def untyped(text: str) -> str:
    """The text without the annotations of parameters."""
    return "\n".join(_ANNOTATION.sub("", line) if line.startswith("def ") else line for line in text.splitlines()) + "\n"


def codes(text: str) -> list[str]:
    return [diagnostic.code for diagnostic in check(build(text)[0], options(text))]


@pytest.mark.parametrize("code", sorted(CATALOGUE.keys() - _NEED_TYPES))
def test_what_needs_no_types_is_found(code: str) -> None:
    assert codes(CATALOGUE[code].example if code in ("TK022", "TK039") else untyped(CATALOGUE[code].example)) == [code]


@pytest.mark.parametrize("code", sorted(_NEED_TYPES))
def test_what_needs_types_is_not_guessed(code: str) -> None:
    text = untyped(CATALOGUE[code].example)
    found = check(build(text)[0], options(text))
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


def test_an_annotated_assignment_is_one_finding() -> None:
    """L-016: the name has a value after it."""
    assert codes("@tack.kernel\ndef k(x):\n    for i in range(3):\n        v: tack.f32 = 1.0\n        x[i] = v\n") == ["TK004"]


@pytest.mark.parametrize("separator", ["\x0c", "\u2028", "\x85", "\x1d"])
def test_lines_are_those_that_python_counts(separator: str) -> None:
    """L-028: other characters that Unicode calls line ends stand inside a line."""
    text = f"@tack.kernel\ndef k(x):  # a{separator}b\n    for i in range(3):  # {separator}\n        x[i] = missing\n"
    (finding,) = check(build(text)[0])
    assert "line 4, column 16" in finding.message
    assert finding.source == "        x[i] = missing"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("for j in range(2):\n for v in range(3):\n  pass\n x[j] = v", ["TK014"]),
        ("v = 1\nfor j in range(2):\n x[j] = v\n for v in range(3):\n  pass", ["TK014"]),
        ("v = 1\nfor j in range(2):\n x[j] = v\n for v in range(3):\n  pass\n v = 2", []),
        ("v = 1\nfor j in range(2):\n x[j] = v\n for v in range(3):\n  pass\n if j > 0:\n  continue\n v = 2", ["TK014"]),
        ("v = 1\nwhile v < 3:\n for v in range(3):\n  pass", ["TK014"]),
        ("v = 1\nwhile v < 3:\n for v in range(3):\n  pass\n v = 3", []),
        ("v = 1\nfor j in range(2):\n x[j] = v\n for n in range(2):\n  for v in range(3):\n   pass\n  v = 4", []),
        ("v = 1\nfor j in range(2):\n x[j] = v\n for n in range(2):\n  for v in range(3):\n   if n:\n    break", ["TK014"]),
        ("v = 1\nfor j in range(2):\n for n in range(2):\n  x[j] = v\n for v in range(3):\n  pass", ["TK014"]),
    ],
)
def test_a_loop_variable_ends_with_its_loop_whatever_the_turn(body: str, expected: list[str]) -> None:
    """L-022"""
    lines = "".join(f"        {line}\n" for line in body.split("\n"))
    assert codes(f"@tack.kernel\ndef k(x):\n    for i in range(3):\n{lines}") == expected
