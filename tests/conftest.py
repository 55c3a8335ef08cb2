"""`--bless` rewrites the expectations of the text cases; no test writes to a cache of the user, or leaves a setting changed."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import opencl_il
import pytest

from tack_runtime import settings
from tackc import build_cache

pytest_plugins = ["device_table"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="rewrite the expectations in tests/cases; read the diff as code")


def pytest_configure(config: pytest.Config) -> None:
    """A folder that all processes of a run share, and a cache for each."""
    if not hasattr(config, "workerinput"):
        os.environ["TACK_TESTS_DIR"] = tempfile.mkdtemp(prefix="tack-tests-")
    os.environ["TACK_LIBRARY"] = os.path.join(os.environ["TACK_TESTS_DIR"], "library")  # built once, when a test needs it
    os.makedirs(os.environ["TACK_LIBRARY"], exist_ok=True)
    os.environ["TACK_CACHE_DIR"] = tempfile.mkdtemp(dir=os.environ["TACK_TESTS_DIR"])
    for name in ("GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE"):  # a test says itself where it is
        os.environ.pop(name, None)
    os.environ["POCL_CACHE_DIR"] = os.path.join(os.environ["TACK_CACHE_DIR"], "pocl")
    # Builds in this process make everything anew: tests change the compiler and its tools, and compare what two builds make.
    pytest.MonkeyPatch().setattr(build_cache, "usable", lambda: False)


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["TACK_TESTS_DIR"], ignore_errors=True)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if collection_path == opencl_il.TEST and opencl_il.device() is None else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    asked = [Path(each.split("::")[0]).resolve() for each in config.args]
    if any(each in (opencl_il.TEST, *opencl_il.TEST.parents) for each in asked) and opencl_il.device() is None:
        terminalreporter.write_line(f"not collected: {opencl_il.TEST.name}: {opencl_il.ABSENT}")


@pytest.fixture(autouse=True)
def settings_of_the_environment() -> Iterator[None]:
    """What a test sets is no setting of the next; nor does what started the tests, or one of them, decide what Ctrl-C does."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has what it runs in the background ignore it
    yield
    settings.reread()


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str | bytes], Path]:
    """Writes a file into the current folder, which is empty at first; paths are relative to it."""
    monkeypatch.chdir(tmp_path)

    def write(name: str, text: str | bytes) -> Path:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_bytes(text.encode() if isinstance(text, str) else text)
        return Path(name)

    return write
