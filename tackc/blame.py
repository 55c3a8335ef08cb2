"""Which declarations a diagnostic is about: an error that a spec brought about names the spec, and what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from tack_runtime.dtypes import ArrayType, Leaf
from tack_runtime.signature import Signature, SignatureSyntaxError, parse_type
from tackc.compiler.diagnostics import Diagnostic
from tackc.compiler.signatures import with_leaves
from tackc.plan import Plan, Wanted, checked_alone

_MOST: Final = 3  # declarations that one diagnostic names
_INSTEAD: Final = re.compile(r"which this signature leaves open; give that dimension as a number, as in ([\w.]+)=(.+) \(")


class Blamed:
    """The diagnostics of one kernel, each once, with the signatures that have it."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._found: dict[Diagnostic, list[Wanted]] = {}

    def add(self, wanted: Wanted, diagnostics: Iterable[Diagnostic]) -> None:
        """What is wrong with the kernel for a signature."""
        for diagnostic in diagnostics:
            self._found.setdefault(diagnostic, []).append(wanted)

    def findings(self) -> Iterator[Diagnostic]:
        """The diagnostics, with notes where types are to blame that only specs or calls of `tack.specialize` ask for."""
        if not self._found:
            return
        anyway = checked_alone(self._plan.program, self._plan.options)
        annotated = [str(each.signature) for each in self._plan.wanted if "annotations" in each.origins]
        for diagnostic, signatures in self._found.items():
            if diagnostic in anyway or any("annotations" in wanted.origins for wanted in signatures):
                yield diagnostic
                continue
            named = list(dict.fromkeys((", ".join(each.origins), str(each.signature)) for each in signatures))
            notes = [f"asked for by {origin}: {signature}" for origin, signature in named[:_MOST]]
            notes += [f"and by {len(named) - _MOST} more"] if len(named) > _MOST else []
            notes += [f"the annotations declare {' and '.join(annotated[:_MOST])}"] if annotated else []
            help_ = diagnostic.help or _instead(diagnostic, signatures[0].signature)
            yield replace(diagnostic, notes=(*diagnostic.notes, *notes), help=help_)


def _instead(diagnostic: Diagnostic, signature: Signature) -> str:
    """The signature to write where a dimension was left open that the code needs as a number."""
    found = _INSTEAD.search(diagnostic.message)
    if found is None:
        return ""
    try:
        type_ = parse_type(found[2])
    except SignatureSyntaxError:
        return ""

    def change(name: str, old: Leaf) -> Leaf:
        return type_ if name == found[1] and isinstance(type_, ArrayType) else old

    return f"write, with the number that you need: {with_leaves(signature, change)}"
