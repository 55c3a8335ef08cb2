"""Parts of the language that this compiler does not translate, with what to say about each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ATTRIBUTES: Final = "only objects of classes decorated @tack.device_class have attributes and methods; pass one as an argument"

CALLS: Final[Mapping[str, str]] = {
    "round": "round() is not part of the language; write floor(x + 0.5)",
    "bool": "there is no bool type; write x != 0",
    "sum": "sum() is not part of the language; write a loop",
    "log1p": "log1p() is not part of the language; write log(1.0 + x)",
    "hypot": "hypot() is not part of the language; write sqrt(x * x + y * y)",
    "isnan": "isnan() is not part of the language; write x != x",
    "vec": "in kernels a list is a vector; write [a, b, c]",
}

_COMPREHENSIONS: Final = "a comprehension builds a list; write a loop over a tack.local_array"
_STRINGS: Final = 'in kernels text is a label of print, and plain: print("x:", x)'

# By the name in "unsupported NAME": what to write instead (L-016).
HINTS: Final[Mapping[str, str]] = {
    "Assert": "kernels have no assert: clamp the value with min and max, or store a flag and test it on the host",
    "AnnAssign": "leave the annotation out; a cast says the type: v = tack.f32(x)",
    "Delete": "kernels have no del: a local ends with its iteration",
    "Raise": "kernels raise no exceptions: store a flag and test it on the host",
    "Try": "kernels raise no exceptions, so there is nothing to catch: test the condition with if",
    "TryStar": "kernels raise no exceptions, so there is nothing to catch: test the condition with if",
    "Import": "kernels have no import: import at the top of the file",
    "ImportFrom": "kernels have no import: import at the top of the file",
    "Global": "kernels change no Python variables: store results in an array",
    "Nonlocal": "kernels change no Python variables: store results in an array",
    "With": "kernels have no with statement: do it on the host, around the call",
    "AsyncWith": "kernels have no with statement: do it on the host, around the call",
    "FunctionDef": "kernels have no nested functions: write a @tack.func at module level and call it",
    "AsyncFunctionDef": "kernels have no nested functions: write a @tack.func at module level and call it",
    "Lambda": "kernels have no lambda: write a @tack.func at module level and call it",
    "ClassDef": "kernels have no classes: use numbers and arrays",
    "Match": "kernels have no match: write if and elif",
    "TypeAlias": "kernels have no type statement: write it at module level",
    "AsyncFor": "kernels have no async for: write for i in range(...)",
    "Await": "kernels have no await: wait on the host",
    "Yield": "kernels are no generators: store each value in an array",
    "YieldFrom": "kernels are no generators: store each value in an array",
    "Expr": "an expression on its own does nothing: assign it, or leave it out",
    "for…else": "kernels have no else on loops: set a local before the loop, and test it after it",
    "while…else": "kernels have no else on loops: set a local before the loop, and test it after it",
    "NamedExpr": "kernels have no := : assign the local in a statement of its own",
    "ListComp": _COMPREHENSIONS,
    "SetComp": _COMPREHENSIONS,
    "DictComp": _COMPREHENSIONS,
    "GeneratorExp": _COMPREHENSIONS,
    "Set": "kernels have no sets: use a tack.local_array",
    "Dict": "kernels have no dicts: use a tack.local_array, or if and elif",
    "Slice": "this is a slice; kernels index one element at a time: write a loop over range(...)",
    "JoinedStr": f"this is an f-string; {_STRINGS}",
    "TemplateStr": f"this is a t-string; {_STRINGS}",
    "Is": "kernels compare numbers: write ==",
    "IsNot": "kernels compare numbers: write !=",
    "In": "kernels have no in: compare with == in a loop, or with several == joined by or",
    "NotIn": "kernels have no not in: compare with != in a loop, or with several != joined by and",
    "Starred": "the star is no part of the language; write each value and each target",
    "List": "write the targets without brackets: a, b = ...",
}
