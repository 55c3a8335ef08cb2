"""Running kernels of vectors from their source: in the interpreter and as CPU code, which agree bit for bit, and as the evaluator
of drawn programs has them."""

from __future__ import annotations

from typing import Any, Final

import cpu_run
import numpy as np
from generator import meaning
from programs import build

from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.frontend import lower

LEVELS: Final = sorted({cpu_run.LEVELS[0], cpu_run.LEVELS[-1]})


def kernel_of(text: str) -> ir.Kernel:
    """The kernel that emitters take."""
    return pipeline.run(lower(*build(text)).kernel)


def findings(text: str) -> tuple[Diagnostic, ...]:
    """What is wrong with the (last) kernel of a text."""
    try:
        lower(*build(text))
    except CompileError as error:
        return error.diagnostics
    return ()


def run(text: str, *, exact: bool = True, **arguments: Any) -> Any:
    """Run the (last) kernel of a text; arrays change in place, as the interpreter changes them, and its result is returned.

    `exact`: compiled code gives the same bits; else floats are near, as elementary functions are (N-014).
    """
    kernel = kernel_of(text)
    before = {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in arguments.items()}
    result = interpret.run(kernel, arguments)
    judge(text, before, (arguments, result), exact)
    for level in LEVELS:
        for entry in cpu_run.ENTRIES:
            compiled = {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in before.items()}
            returned = cpu_run.run(kernel, compiled, level, entry=entry)
            same(returned, result, exact)
            for name, value in arguments.items():
                same(compiled[name], value, exact)
    return result


def judge(text: str, before: dict[str, Any], wanted: tuple[dict[str, Any], Any], exact: bool) -> None:
    """What is right here has to be what judges drawn programs."""
    if "inverse" in text:  # the order of its products is not said
        return
    found = {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in before.items()}
    same(meaning.run(text, found), wanted[1], exact)
    for name, value in wanted[0].items():
        same(found[name], value, exact)


def same(found: Any, wanted: Any, exact: bool = True) -> None:
    """The same bits, any NaN being any other; or nearly so."""
    if wanted is None:
        assert found is None
        return
    found, wanted = np.asarray(found), np.asarray(wanted)
    assert found.dtype == wanted.dtype
    if exact or wanted.dtype.kind != "f":
        np.testing.assert_array_equal(found, wanted)
        if wanted.dtype.kind == "f":
            numbers = wanted == wanted
            np.testing.assert_array_equal(np.signbit(found[numbers]), np.signbit(wanted[numbers]))
    else:
        np.testing.assert_array_max_ulp(found, wanted, 16)
