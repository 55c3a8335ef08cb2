"""Every code of the catalogue is shown by its example and by a case, and every fix compiles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from programs import build, options

from tackc.compiler.diagnostics import CompileError
from tackc.compiler.errors import CATALOGUE
from tackc.compiler.frontend import lower

CASES = Path(__file__).parent / "cases"


ERRORS = [code for code, entry in CATALOGUE.items() if entry.exception is not None]
WARNINGS = sorted(CATALOGUE.keys() - set(ERRORS))


@pytest.mark.parametrize("code", WARNINGS)
def test_the_example_of_a_warning_compiles_and_shows_the_code(code: str) -> None:
    program, signature = build(CATALOGUE[code].example)
    warnings = lower(program, signature).warnings
    assert [(warning.code, warning.severity) for warning in warnings] == [(code, "warning")]
    assert warnings[0].render().startswith(f"warning[{code}]: Kernel '")


@pytest.mark.parametrize("code", ERRORS)
def test_the_example_shows_the_code(code: str) -> None:
    program, signature = build(CATALOGUE[code].example)
    with pytest.raises(CompileError) as caught:
        lower(program, signature, options=options(CATALOGUE[code].example))
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == [code]


@pytest.mark.parametrize("code", ERRORS)
def test_the_exception_has_the_text_and_the_type(code: str) -> None:
    """H-001, H-002"""
    program, signature = build(CATALOGUE[code].example)
    with pytest.raises(CompileError) as caught:
        lower(program, signature, options=options(CATALOGUE[code].example))
    raised = caught.value.diagnostics[0].exception()
    assert type(raised) is CATALOGUE[code].exception
    assert str(raised).startswith("Kernel '") or str(raised).startswith("Device function '")


@pytest.mark.parametrize("code", CATALOGUE)
def test_the_fix_compiles(code: str) -> None:
    program, signature = build(CATALOGUE[code].fix)
    assert lower(program, signature).warnings == ()


def test_every_code_has_a_case() -> None:
    texts = "\n".join(path.read_text() for path in sorted(CASES.glob("diagnostics/*.case")))
    assert sorted(CATALOGUE.keys() - set(re.findall(r"(?:error|warning)\[(TK\d+)\]", texts))) == []


def test_codes_are_tk_and_a_number_and_stand_in_order() -> None:
    assert all(re.fullmatch(r"TK\d{3}", code) for code in CATALOGUE)
    assert list(CATALOGUE) == sorted(CATALOGUE)
