"""`assert_never`: the last case of a `match` over a closed family of nodes.

mypy proves that it is not reached: a new member of the family is an error at every `match` that lacks it. The standard
library has one from Python 3.11 on.
"""

from __future__ import annotations

from typing import NoReturn

from tack_runtime.errors import InternalError


def assert_never(value: NoReturn) -> NoReturn:
    """Mark a place that is not reached; InternalError where data that no checker saw reaches it all the same."""
    raise InternalError(f"unexpected {type(value).__name__}: {value!r}. Please report this.")
