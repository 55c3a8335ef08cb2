"""Text cases: source, and the IR, facts or diagnostics that the compiler makes of it. `--bless` rewrites the expectations.

[case name, with the clauses that it shows]
@tack.kernel
def k(x: tack.f32[:]): ...
[signature]                      optional: another signature than the annotations give
k(x=f64[:])
[out ir]                         the printed kernel, the dimensions that the code reads, and the warnings
[out uniformity]                 or what the uniformity analysis says of its statements
[out lanes]                      or how its values and its control differ between lanes
[out error]                      or the rendered diagnostics
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from programs import build, options

from tack_runtime.signature import parse_signature
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.frontend import lower
from tackc.compiler.lanes.annotate import print_lanes
from tackc.compiler.lanes.shapes import analyze
from tackc.compiler.printer import print_kernel
from tackc.compiler.uniformity import print_facts
from tackc.compiler.verify import verify

CASES = Path(__file__).parent / "cases"
HEADER = re.compile(r"\[(case [^]\n]+|signature|out ir|out uniformity|out lanes|out error)\]\n")


@dataclass(frozen=True)
class Case:
    name: str
    source: str
    signature: str
    kind: str  # "ir", "uniformity", "lanes" or "error"; "" before the first blessing
    expected: str


def read_cases(path: Path) -> tuple[str, list[Case]]:
    """The comment at the top of a file, and its cases."""
    top, *parts = HEADER.split(path.read_text())
    cases: list[Case] = []
    for header, text in zip(parts[::2], parts[1::2], strict=True):
        body = text.strip("\n") + "\n"
        if header.startswith("case "):
            cases.append(Case(header.removeprefix("case "), body, "", "", ""))
        elif header == "signature":
            cases[-1] = replace(cases[-1], signature=body)
        else:
            cases[-1] = replace(cases[-1], kind=header.removeprefix("out "), expected=body)
    return top, cases


def actual(case: Case) -> tuple[str, str]:
    """What the frontend makes of a case: its kind and its text."""
    program, signature = build(case.source)
    if case.signature:
        signature = parse_signature(case.signature.strip())
    try:
        lowered = lower(program, signature, options=options(case.source))
    except CompileError as error:
        return "error", "\n".join(diagnostic.render() for diagnostic in error.diagnostics) + "\n"
    verify(lowered.kernel, "frontend")
    if case.kind == "uniformity":
        return "uniformity", print_facts(lowered.kernel)
    if case.kind == "lanes":
        return "lanes", print_lanes(analyze(lowered.kernel))
    dims = "".join(f"reads {name}.shape[{axis}]\n" for name, axis in sorted(lowered.dims_read))
    warnings = "".join(warning.render() + "\n" for warning in lowered.warnings)
    return "ir", print_kernel(lowered.kernel) + dims + warnings


def written(top: str, cases: list[Case]) -> str:
    """The text of a file."""
    parts = [top]
    for case in cases:
        parts.append(f"[case {case.name}]\n{case.source}")
        parts += [f"[signature]\n{case.signature}"] if case.signature else []
        parts += [f"[out {case.kind}]\n{case.expected}"] if case.kind else []
        parts.append("\n")
    return "".join(parts).rstrip("\n") + "\n"


ALL = [(path, case) for path in sorted(CASES.rglob("*.case")) for case in read_cases(path)[1]]


@pytest.mark.parametrize(("path", "case"), ALL, ids=[f"{path.stem}: {case.name}" for path, case in ALL])
def test_case(path: Path, case: Case, request: pytest.FixtureRequest) -> None:
    kind, text = actual(case)
    if not request.config.getoption("--bless"):
        assert (case.kind, case.expected) == (kind, text)
        return
    top, cases = read_cases(path)
    blessed = [replace(other, kind=kind, expected=text) if other.name == case.name else other for other in cases]
    path.write_text(written(top, blessed))


@pytest.mark.parametrize("path", sorted(CASES.rglob("*.case")), ids=lambda path: path.stem)
def test_names_differ_and_files_are_in_form(path: Path) -> None:
    top, cases = read_cases(path)
    assert len({case.name for case in cases}) == len(cases)
    assert written(top, cases) == path.read_text()


def test_a_changed_expectation_is_noticed() -> None:
    case = ALL[0][1]
    assert actual(replace(case, source=case.source.replace("def ", "def other_")))[1] != actual(case)[1]
