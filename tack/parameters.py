"""The parameters that kernels and device functions may have: plain positional ones (L-018)."""

from __future__ import annotations

import ast

from tack.source import Source
from tack_runtime.errors import UnsupportedSyntaxError


def refused_parameter(definition: ast.FunctionDef) -> tuple[ast.arg, str] | None:
    """The first parameter that is not plain and positional, with what it is; None where all are."""
    given = definition.args
    with_default = given.args[len(given.args) - len(given.defaults) :] if given.defaults else []
    found = [
        *((arg, "positional-only") for arg in given.posonlyargs),
        *((arg, "one with a default") for arg in with_default),
        *((arg, f"*{arg.arg}") for arg in (given.vararg,) if arg),
        *((arg, "keyword-only") for arg in given.kwonlyargs),
        *((arg, f"**{arg.arg}") for arg in (given.kwarg,) if arg),
    ]
    return found[0] if found else None


def refusal(parameter: ast.arg, what: str, place: str) -> str:
    """What is wrong with a refused parameter; `place` says where it is."""
    return (
        f"the parameter {parameter.arg!r} {place} is {what}; parameters must be plain positional ones, without defaults, "
        "*args, **kwargs, / or *"
    )


def check_parameters(name: str, source: Source) -> None:
    """UnsupportedSyntaxError where a kernel cannot be called with the parameters that it has (L-018)."""
    refused = refused_parameter(source.definition())
    if refused is not None:
        what = refusal(*refused, f"at {source.place(refused[0])}")
        raise UnsupportedSyntaxError(f"Kernel {name!r}: {what}")
