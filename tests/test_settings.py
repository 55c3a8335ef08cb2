"""Environment variables and the functions that change the same settings (DESIGN section 6)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tack_runtime import settings
from tack_runtime.errors import SettingError, TackError


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("TACK_JIT", "TACK_CACHE", "TACK_CACHE_DIR", "TACK_CPU_ISA", "TACK_CPU_THREADS", "TACK_LOG", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    settings.reread()
    yield
    settings.reread()


def test_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/someone")
    assert settings.jit() == "on"
    assert settings.cache() is True
    assert settings.cache_dir() == "/home/someone/.cache/tack"
    assert settings.cpu_isa() is None
    assert settings.cpu_threads() == len(os.sched_getaffinity(0))
    assert settings.log() == frozenset()


READ: list[tuple[str, str, Callable[[], object], object]] = [
    ("TACK_JIT", "off", settings.jit, "off"),
    ("TACK_JIT", "warn", settings.jit, "warn"),
    ("TACK_JIT", "", settings.jit, "on"),
    ("TACK_CACHE", "0", settings.cache, False),
    ("TACK_CACHE", "1", settings.cache, True),
    ("TACK_CACHE_DIR", "/var/x", settings.cache_dir, "/var/x"),
    ("XDG_CACHE_HOME", "/var/y", settings.cache_dir, "/var/y/tack"),
    ("TACK_CPU_ISA", "x86-64-v3", settings.cpu_isa, "x86-64-v3"),
    ("TACK_CPU_ISA", "v2", settings.cpu_isa, "x86-64-v2"),
    ("TACK_CPU_THREADS", "1", settings.cpu_threads, 1),
    ("TACK_LOG", "load, launch", settings.log, frozenset({"load", "launch"})),
]


@pytest.mark.parametrize(("variable", "text", "read", "value"), READ)
def test_variables(monkeypatch: pytest.MonkeyPatch, variable: str, text: str, read: Callable[[], object], value: object) -> None:
    monkeypatch.setenv(variable, text)
    assert read() == value


WRONG: list[tuple[str, str, Callable[[], object], str]] = [
    ("TACK_JIT", "yes", settings.jit, "use on, warn or off"),
    ("TACK_CACHE", "yes", settings.cache, "use 0 or 1"),
    ("TACK_CPU_ISA", "x86-64-v9", settings.cpu_isa, "use x86-64-v2, x86-64-v3, x86-64-v4"),
    ("TACK_CPU_THREADS", "0", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "-2", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "two", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "1.5", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "9" * 30, settings.cpu_threads, "whole number from 1"),
    ("TACK_LOG", "load,everything", settings.log, "unknown topic 'everything'; use a comma list of load, compile, launch"),
]


@pytest.mark.parametrize(("variable", "text", "read", "allowed"), WRONG)
def test_values_that_mean_nothing(
    monkeypatch: pytest.MonkeyPatch, variable: str, text: str, read: Callable[[], object], allowed: str
) -> None:
    """U-002: ValueError; each names the variable, its value and what is allowed, whenever it is needed."""
    monkeypatch.setenv(variable, text)
    for _ in range(2):
        with pytest.raises(ValueError, match=allowed) as caught:
            read()
        assert str(caught.value).startswith(f"{variable}={text}")
        assert isinstance(caught.value, SettingError)
        assert isinstance(caught.value, TackError)


def test_a_variable_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TACK_JIT", "off")
    assert settings.jit() == "off"
    monkeypatch.setenv("TACK_JIT", "on")
    assert settings.jit() == "off"


def test_functions_win_over_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TACK_JIT", "nonsense")
    settings.set_jit("warn")
    settings.set_cache(False)
    settings.set_cache_dir(tmp_path)
    settings.set_cpu_isa("v3")
    settings.set_cpu_threads(3)
    settings.set_log("compile")
    assert (settings.jit(), settings.cache(), settings.cache_dir()) == ("warn", False, str(tmp_path))
    assert (settings.cpu_isa(), settings.cpu_threads(), settings.log()) == ("x86-64-v3", 3, {"compile"})
    settings.set_cpu_isa(None)
    settings.set_log("")
    assert (settings.cpu_isa(), settings.log()) == (None, frozenset())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda: settings.set_jit("maybe"), "TACK_JIT=maybe"),
        (lambda: settings.set_cpu_isa("v9"), "TACK_CPU_ISA=v9"),
        (lambda: settings.set_cpu_threads(0), "TACK_CPU_THREADS=0"),
        (lambda: settings.set_log("all"), "TACK_LOG=all"),
    ],
)
def test_functions_check_too(change: Callable[[], None], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        change()


def test_reports(capsys: pytest.CaptureFixture[str]) -> None:
    settings.set_log("load")
    settings.report("load", "a bundle")
    settings.report("launch", "a kernel")
    assert capsys.readouterr().err == "tack load: a bundle\n"
