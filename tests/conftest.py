"""`--bless` rewrites the expectations of the text cases."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="rewrite the expectations in tests/cases; read the diff as code")
