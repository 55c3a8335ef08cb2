"""Environment variables and the functions that change the same settings."""

from __future__ import annotations

import os
import pwd
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tack_runtime import settings
from tack_runtime.errors import SettingError, TackError, TackWarning
from tackc import cache, disk_cache


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("TACK_JIT", "TACK_CACHE", "TACK_CACHE_DIR", "TACK_CPU_ISA", "TACK_CPU_THREADS", "TACK_DEBUG", "TACK_LOG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(settings, "_pool_threads", None)
    settings.reread()
    yield
    settings.reread()


def test_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/someone")
    assert settings.jit() == "on"
    assert settings.cache() is True
    assert settings.cache_dir() == "/home/someone/.cache/tack"
    assert settings.cpu_isa() is None
    assert 1 <= settings.cpu_threads() <= len(os.sched_getaffinity(0))
    assert settings.debug() is False
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
    ("TACK_CPU_THREADS", "1024", settings.cpu_threads, 1024),
    ("TACK_CPU_THREADS", "0" * 5000 + "7", settings.cpu_threads, 7),
    ("TACK_CACHE_DIR", "~/x", settings.cache_dir, f"{Path.home()}/x"),
    ("TACK_DEBUG", "0", settings.debug, False),
    ("TACK_DEBUG", "1", settings.debug, True),
    ("TACK_LOG", "load, launch", settings.log, frozenset({"load", "launch"})),
    ("TACK_RECORD", "", settings.record, ""),
    ("TACK_RECORD", "/var/x.toml", settings.record, "/var/x.toml"),
    ("TACK_RECORD", "x.toml", settings.record, f"{Path.cwd()}/x.toml"),
    ("TACK_BUNDLE", "~/x.tackb:/var/y.tackb", settings.bundles, (f"{Path.home()}/x.tackb", "/var/y.tackb")),
    ("TACK_MISSES", "~/x.toml", settings.misses, f"{Path.home()}/x.toml"),
]


@pytest.mark.parametrize(("variable", "text", "read", "value"), READ)
def test_variables(monkeypatch: pytest.MonkeyPatch, variable: str, text: str, read: Callable[[], object], value: object) -> None:
    monkeypatch.setenv(variable, text)
    assert read() == value


def test_the_table_of_settings_is_total() -> None:
    """What `reread` forgets, and doctor tells, is what the module documents."""
    known = [setting.variable for setting in settings.SETTINGS]
    assert known == re.findall(r"^    (TACK_\w+)=", settings.__doc__ or "", re.MULTILINE)


WRONG: list[tuple[str, str, Callable[[], object], str]] = [
    ("TACK_JIT", "yes", settings.jit, "use on, warn or off"),
    ("TACK_CACHE", "yes", settings.cache, "use 0 or 1"),
    ("TACK_CPU_ISA", "x86-64-v9", settings.cpu_isa, "use x86-64-v2, x86-64-v3, x86-64-v4"),
    ("TACK_CPU_THREADS", "0", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "-2", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "two", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "1.5", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "9" * 30, settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "1025", settings.cpu_threads, r"whole number from 1 .* to 1024$"),
    ("TACK_CPU_THREADS", "+4", settings.cpu_threads, "whole number from 1"),
    ("TACK_CPU_THREADS", "\N{ARABIC-INDIC DIGIT FOUR}", settings.cpu_threads, "whole number from 1"),
    ("TACK_CACHE_DIR", "~nobody-has-this-name/x", settings.cache_dir, "no such home folder"),
    ("TACK_DEBUG", "yes", settings.debug, "use 0 or 1"),
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


@pytest.mark.parametrize(("variable", "read"), [("TACK_CPU_THREADS", settings.cpu_threads), ("TACK_LOG", settings.log)])
def test_long_values_are_not_repeated_whole(monkeypatch: pytest.MonkeyPatch, variable: str, read: Callable[[], object]) -> None:
    """U-002: also where Python itself refuses to read so many digits."""
    monkeypatch.setenv(variable, "9" * 5000)
    with pytest.raises(SettingError, match=rf"^{variable}=999+\.\.\.") as caught:
        read()
    assert len(str(caught.value)) < 500


def test_a_variable_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TACK_JIT", "off")
    assert settings.jit() == "off"
    monkeypatch.setenv("TACK_JIT", "on")
    assert settings.jit() == "off"


def test_the_number_of_threads_stays_once_there_is_a_pool() -> None:
    """U-002: a change that could have no effect is refused."""
    settings.pool_started(2)
    settings.set_cpu_threads(2)
    with pytest.raises(SettingError, match=r"TACK_CPU_THREADS=1 comes too late: .* a pool of 2 threads"):
        settings.set_cpu_threads(1)
    assert settings.cpu_threads() == 2


def test_functions_win_over_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TACK_JIT", "nonsense")
    settings.set_jit("warn")
    settings.set_cache(False)
    settings.set_cache_dir(tmp_path)
    settings.set_cpu_isa("v3")
    settings.set_cpu_threads(3)
    settings.set_debug(True)
    settings.set_log("compile")
    assert settings.debug() is True
    assert (settings.jit(), settings.cache(), settings.cache_dir()) == ("warn", False, str(tmp_path))
    assert (settings.cpu_isa(), settings.cpu_threads(), settings.log()) == ("x86-64-v3", 3, {"compile"})
    settings.set_cpu_isa(None)
    settings.set_log("")
    assert (settings.cpu_isa(), settings.log()) == (None, frozenset())


anything: Any = settings  # for calls that no type checker lets through


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        (lambda: anything.set_jit("maybe"), ValueError, "TACK_JIT=maybe"),
        (lambda: anything.set_jit(None), TypeError, "tack.set_jit takes a text, not NoneType"),
        (lambda: anything.set_jit(["on"]), TypeError, "tack.set_jit takes a text, not list"),
        (lambda: anything.set_cpu_isa("v9"), ValueError, "TACK_CPU_ISA=v9"),
        (lambda: anything.set_cpu_isa(3), TypeError, "tack.set_cpu_isa takes a text, not int"),
        (lambda: anything.set_cpu_threads(0), ValueError, "TACK_CPU_THREADS=0"),
        (lambda: anything.set_cpu_threads(-(10**5000)), ValueError, "TACK_CPU_THREADS=an integer beyond 64 bits"),
        (lambda: anything.set_cpu_threads(10**5000), ValueError, "TACK_CPU_THREADS=an integer beyond 64 bits"),
        (lambda: anything.set_cpu_threads(1025), ValueError, "TACK_CPU_THREADS=1025 .* to 1024"),
        (lambda: anything.set_cpu_threads(2.0), TypeError, "tack.set_cpu_threads takes a whole number .* not float"),
        (lambda: anything.set_cpu_threads("2"), TypeError, "tack.set_cpu_threads takes a whole number .* not str"),
        (lambda: anything.set_log("all"), ValueError, "TACK_LOG=all"),
        (lambda: anything.set_log(None), TypeError, "tack.set_log takes a text, not NoneType"),
        (lambda: anything.set_log(["load"]), TypeError, "tack.set_log takes a text, not list"),
        (lambda: anything.set_cache("0"), TypeError, "tack.set_cache takes True or False, not str"),
        (lambda: anything.set_cache(None), TypeError, "tack.set_cache takes True or False, not NoneType"),
        (lambda: anything.set_debug("on"), TypeError, "tack.set_debug takes True or False, not str"),
        (lambda: anything.set_cache_dir(""), ValueError, "TACK_CACHE_DIR= means nothing"),
        (lambda: anything.set_cache_dir(b""), ValueError, "TACK_CACHE_DIR= means nothing"),
        (lambda: anything.set_cache_dir("a\0b"), ValueError, r"TACK_CACHE_DIR=a\\0b means nothing"),
        (lambda: anything.set_cache_dir(None), TypeError, "tack.set_cache_dir takes the path of a folder, not NoneType"),
        (lambda: anything.set_cache_dir("~nobody-has-this-name"), ValueError, "TACK_CACHE_DIR=~nobody.* no such home folder"),
    ],
)
def test_functions_check_too(change: Callable[[], None], error: type[Exception], message: str) -> None:
    """U-002: and nothing changes."""
    before = (settings.jit(), settings.cache(), settings.cache_dir(), settings.cpu_isa(), settings.cpu_threads(), settings.log())
    with pytest.raises(error, match=message) as caught:
        change()
    assert isinstance(caught.value, TackError)
    after = (settings.jit(), settings.cache(), settings.cache_dir(), settings.cpu_isa(), settings.cpu_threads(), settings.log())
    assert after == before


def test_no_topics_end_reports() -> None:
    settings.set_log("load")
    settings.set_log()
    assert settings.log() == frozenset()


def test_a_path_is_taken_in_every_form_and_made_absolute_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    for path in ("kept", b"kept", Path("kept")):
        monkeypatch.chdir(tmp_path)
        settings.set_cache_dir(path)
        monkeypatch.chdir(tmp_path / "elsewhere")
        assert settings.cache_dir() == str(tmp_path / "kept")


def test_a_relative_path_in_a_folder_that_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(SettingError, match="TACK_CACHE_DIR=kept means nothing; use an absolute path"):
        settings.set_cache_dir("kept")


# --- without a home folder -----------------------------------------------------------------------------------------------


@pytest.fixture(params=["unset", "", "home"])
def homeless(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No entry in the list of users, and a HOME that is unset, empty or relative."""

    def unknown(uid: int) -> None:
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    if request.param == "unset":
        monkeypatch.delenv("HOME")
    else:
        monkeypatch.setenv("HOME", request.param)


@pytest.mark.usefixtures("homeless")
def test_without_a_home_folder_nothing_is_kept_and_one_warning_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """K-007"""
    monkeypatch.chdir(tmp_path)
    with pytest.warns(TackWarning, match="there is no home folder"):
        cache.write("0.tackb", b"code")
    cache.write("0.tackb", b"code")  # a second warning would be an error
    assert cache.read("0.tackb") is None
    assert (settings.cache(), settings.cache_dir(), disk_cache.usage()) == (False, "", (0, 0))
    assert list(tmp_path.iterdir()) == []
    settings.set_cache_dir(tmp_path / "kept")
    assert settings.cache()


@pytest.mark.usefixtures("homeless")
def test_without_a_home_folder_other_folders_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings.set_cache(False)
    assert not settings.cache()  # and no warning
    settings.reread()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert settings.cache_dir() == str(tmp_path / "tack")
    with pytest.raises(SettingError, match="TACK_CACHE_DIR=~/x means nothing; use a path without ~"):
        settings.set_cache_dir("~/x")


def test_reports(capsys: pytest.CaptureFixture[str]) -> None:
    settings.set_log("load")
    settings.report("load", "a bundle")
    settings.report("launch", "a kernel")
    assert capsys.readouterr().err == "tack load: a bundle\n"
