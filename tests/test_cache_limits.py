"""The folder of the cache: its size, whoever shares it, and many processes at once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tack_runtime import settings
from tack_runtime.errors import TackWarning
from tackc import cache, disk_cache
from tackc.entries import Key, load, store

ROOT = Path(__file__).resolve().parent.parent
THIRD = b"x" * (cache.MEGABYTE // 3)


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    monkeypatch.setenv("TACK_CACHE_SIZE", "1")
    monkeypatch.setenv("TACK_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "_warned", set())
    monkeypatch.setattr(cache, "_written", 0)
    settings.reread()
    yield tmp_path / "cache"
    monkeypatch.undo()
    settings.reread()


def aged(key: Key, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(Path(settings.cache_dir(), key.name), (then, then))


def test_what_nobody_has_read_for_longest_goes_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading an entry counts; so a hit keeps it."""
    keys = [Key("code", f"key {n}") for n in range(5)]
    monkeypatch.setattr(cache, "_PARTS", 0.01)  # not before it is asked for
    for number, key in enumerate(keys):
        store(key, THIRD)
        aged(key, 1000 - number)
    assert load(keys[0]) == THIRD
    cache.trim()
    assert [key for key in keys if load(key) is not None] == [keys[0], keys[4]]
    cache.trim()
    assert disk_cache.usage().entries == 2


def test_an_entry_is_not_touched_at_every_reading(folder: Path) -> None:
    key = Key("code", "key")
    store(key, b"content")
    for age, renewed in ((30, False), (100, True)):
        aged(key, age)
        before = (folder / key.name).stat().st_mtime_ns
        assert load(key) == b"content"
        assert ((folder / key.name).stat().st_mtime_ns != before) is renewed


def test_a_process_that_writes_much_looks_at_the_size_itself(folder: Path) -> None:
    """Else one that runs for long would fill the disk."""
    for number in range(30):
        store(Key("call", str(number)), THIRD)
        aged(Key("call", str(number)), 1000 - number)
    assert disk_cache.usage().bytes < 1.5 * cache.MEGABYTE
    assert load(Key("call", "29")) is not None


def test_the_size_is_looked_at_when_a_process_ends(folder: Path) -> None:
    """After the last call, so that no call waits; files that nobody finishes go with it."""
    code = (
        "from tackc import cache, entries\n"
        "cache._PARTS = 0.01\n"
        "for n in range(6): entries.store(entries.Key('call', str(n)), b'x' * (cache.MEGABYTE // 3))\n"
        "from tackc import disk_cache; assert disk_cache.usage().entries == 6\n"
    )
    folder.mkdir(mode=0o700)
    left, new = folder / ".1-0-a.call.tmp", folder / ".2-0-a.call.tmp"
    for path in (left, new, folder / "notes.txt"):
        path.write_bytes(b"")
    os.utime(left, (1, 1))
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert disk_cache.usage().entries == 2
    assert not left.exists()
    assert new.exists()
    assert (folder / "notes.txt").exists()


@pytest.mark.parametrize("text", ["-1", "1.5", "1G", "9" * 20])
def test_a_size_that_means_nothing(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("TACK_CACHE_SIZE", text)
    settings.reread()
    with pytest.raises(settings.SettingError, match=r"TACK_CACHE_SIZE=.* means nothing; use a number of megabytes"):
        settings.cache_size()


def test_a_folder_that_can_only_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-007: what is there is taken; what cannot be written costs one warning, and no call."""
    key = Key("code", "there")
    store(key, b"content")
    aged(key, 1000)
    opened = os.open

    def read_only(path: Any, flags: int, *given: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_CREAT):
            raise OSError(30, "Read-only file system")
        return opened(path, flags, *given, **named)

    def refused(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "open", read_only)
    monkeypatch.setattr(os, "unlink", refused)
    monkeypatch.setattr(os, "utime", refused)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for number in range(3):
            assert load(key) == b"content"
            store(Key("code", str(number)), b"")
        monkeypatch.setattr(cache, "_written", 1)
        cache.trim()
    assert [warning.category for warning in caught] == [TackWarning]
    assert "Read-only file system" in str(caught[0].message)


def test_a_folder_that_is_cleared_while_an_entry_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its temporary file is gone, or the folder is: it is written once more."""
    replace = os.replace

    def disturbed(source: str, target: str, *, src_dir_fd: int, dst_dir_fd: int) -> None:
        if not disturbances:
            replace(source, target, src_dir_fd=src_dir_fd, dst_dir_fd=dst_dir_fd)
            return
        disk_cache.clear()
        if disturbances.pop():
            folder.rmdir()
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(os, "replace", disturbed)
    disturbances = [False, True]
    store(Key("code", "key"), b"content")
    assert load(Key("code", "key")) == b"content"


# --- many processes --------------------------------------------------------------------------------------------------

# Each writes and reads entries that all know, whose content follows from the key; and damages files, clears the folder, trims it.
WORKER = """
import os, random, sys, time, warnings
warnings.simplefilter("error")
from tack_runtime import settings
from tackc import cache, disk_cache
from tackc.entries import Key, load, store

number, random = int(sys.argv[1]), random.Random(int(sys.argv[1]))
key = lambda n: Key(("call", "code", "fact")[n % 3], f"key {n}")
content = lambda n: f"{n} ".encode() * (1 + n * 997 % 30000)
hits = 0
deadline = time.monotonic() + 2
while time.monotonic() < deadline:
    n = random.randrange(60)
    found = load(key(n))
    assert found in (None, content(n)), n
    hits += found is not None
    if found is None:
        store(key(n), content(n))
    match random.randrange(200):
        case 0 if number == 0:
            disk_cache.clear()
        case 1:
            cache.trim()
        case 2:
            disk_cache.verify(fix=True)
        case 3 | 4:
            path = os.path.join(settings.cache_dir(), key(random.randrange(60)).name)
            try:
                with open(path, "r+b") as file:
                    file.seek(random.randrange(200))
                    file.write(b"damage")
            except FileNotFoundError:
                pass
print(hits)
"""


def test_eight_processes_at_once(folder: Path) -> None:
    """Written, read, damaged, trimmed and cleared by all of them: whoever reads gets what belongs to the key, or nothing."""
    command = [sys.executable, "-c", WORKER]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    processes = [
        subprocess.Popen([*command, str(number)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        for number in range(8)
    ]
    ended = [process.communicate(timeout=60) for process in processes]
    assert [errors for _, errors in ended] == [""] * 8
    assert all(int(hits) > 0 for hits, _ in ended)
    disk_cache.verify(fix=True)
    assert disk_cache.verify(fix=False).damaged == ()
    assert [path.name for path in folder.iterdir() if path.name.endswith(cache.TEMPORARY)] == []
    assert disk_cache.usage().bytes <= 1.5 * cache.MEGABYTE
