"""Programs as files that run on their own, for whoever looks at what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from .running import Case, Plan, Scale, module

_END: Final = "# --- its arguments, and how it was run ---\n"


def write(path: Path, case: Case, plan: Plan, message: str) -> None:
    """Write a program with its arguments; the message says what is wrong with it."""
    lines = [
        "from math import inf, nan",
        "",
        "import numpy as np",
        "",
        f"ARGUMENTS = {{{''.join(map(_entry, case.arguments.items()))}\n}}",
    ]
    lines += [
        f"APPROXIMATE = frozenset({sorted(case.approximate)!r})",
        f"PARALLEL = {case.parallel!r}",
        f"SHARED = {case.shared!r}  # arrays in one buffer, each at a byte of it",
        f"SCALED = {tuple(map(tuple, case.scaled))!r}  # see `Scale`",
        f"MOST = {case.most}",
        f"PLAN = {plan.settings()!r}",
    ]
    lines += [f"# {line}".rstrip() for line in message.splitlines()]
    lines += ["", 'if __name__ == "__main__":', "    print(k(*ARGUMENTS.values()), *ARGUMENTS.items(), sep='\\n')", ""]
    path.write_text(case.text + "\n" + _END + "\n".join(lines))


def _entry(item: tuple[str, Any]) -> str:
    name, value = item
    kind, data = f"np.{value.dtype.name}", repr(value.tolist())
    if not isinstance(value, np.ndarray):
        return f"\n    {name!r}: {kind}({data}),"
    return f"\n    {name!r}: np.array({data}, {kind}).reshape({value.shape}),"


def read(path: Path) -> tuple[Case, Plan]:
    """A program that `write` has written, and how it was run."""
    text, _, _ = path.read_text().partition(_END)
    found = module(path)
    scaled = tuple(Scale(*each) for each in found.SCALED)
    return Case(text, found.ARGUMENTS, found.APPROXIMATE, found.PARALLEL, found.SHARED, scaled, found.MOST), Plan(**found.PLAN)
