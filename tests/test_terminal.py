"""What the command line prints: on a terminal it fits, in a pipe it is whole lines, and colours are for terminals alone."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import page_bundles
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tackc import build, report
from tackc.report import columns, fitted
from tackc.request import parse_arch
from tackc.treemap import Box, squarified

ROOT = Path(__file__).resolve().parent.parent


def environment(folder: Path, **variables: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    path = os.pathsep.join([str(ROOT), *filter(None, [kept.get("PYTHONPATH")])])
    return {**kept, "PYTHONPATH": path, "TACK_CACHE_DIR": str(folder / "cache"), "TERM": "xterm", **variables}


def on_a_terminal(folder: Path, *arguments: object, **variables: str) -> str:
    """What a command prints where its output and errors go to a terminal."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tackc", *map(str, arguments)]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment(folder, **variables)
    ) as process:
        os.close(theirs)
        data = bytearray()
        while True:
            try:
                read = os.read(ours, 1 << 16)
            except OSError:  # Linux says so when the other end is closed
                break
            if not read:
                break
            data += read
        process.wait(timeout=60)
    os.close(ours)
    return data.decode().replace("\r\n", "\n")


def in_a_pipe(folder: Path, *arguments: object, **variables: str) -> str:
    command = [sys.executable, "-m", "tackc", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment(folder, **variables)).stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("terminal")
    page_bundles.written(made, spilled_bytes=8)
    (made / "page_k.py").write_text(page_bundles.SOURCE)
    build.build([made / "page_k.py"], parse_arch("cpu:v2,metal"), made / "small.tackb")
    return made


COMMANDS = (
    "inspect page.tackb",
    "inspect page.tackb smooth",
    "verify small.tackb",
    "build page_k.py --arch cpu:v2,metal -o made.tackb",
    "targets",
    "doctor",
    "cache info",
)


def words(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("command", COMMANDS)
def test_it_fits_a_terminal_and_nothing_is_lost(folder: Path, command: str) -> None:
    """Of 80 columns; in wider ones there is room for more."""
    shown = on_a_terminal(folder, *command.split(), COLUMNS="80").rpartition("\x1b[K")[2]  # after the bar
    assert max(map(len, shown.splitlines()), default=0) <= 80
    if command.startswith("build"):  # which says how long it took
        assert "is not supported on Metal" in " ".join(shown.split())
        return
    whole = in_a_pipe(folder, *command.split(), COLUMNS="80")
    assert sorted(words(shown)) == sorted(words(whole))
    if "inspect" in command:
        assert on_a_terminal(folder, *command.split(), COLUMNS="400") == whole


def test_a_pipe_gets_whole_lines(folder: Path) -> None:
    """However wide COLUMNS says that it is: for grep, awk and the eyes of a log."""
    shown = in_a_pipe(folder, "inspect", "page.tackb", COLUMNS="40")
    assert shown == in_a_pipe(folder, "inspect", "page.tackb")
    (row,) = [line for line in shown.splitlines() if line.startswith("page_k.smooth")]
    assert row.endswith("cpu: x86-64-v2; cuda: source compute_75 sm_75; metal: source")


def test_colours_are_for_terminals(folder: Path) -> None:
    """NO_COLOR wants none there, either."""
    wrong = ("inspect", "page.tackb", "nope")
    assert "\x1b[" in on_a_terminal(folder, *wrong)
    assert "\x1b[" not in on_a_terminal(folder, *wrong, NO_COLOR="1")
    command = [sys.executable, "-m", "tackc", *wrong]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment(folder))
    assert "\x1b" not in done.stdout + done.stderr


# --- columns -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "terminal_width", lambda: 48)


@pytest.mark.usefixtures("narrow")
def test_long_texts_go_on_in_their_column() -> None:
    rows = [("variant", "bytes", "targets"), ("saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)", "1,234", "cpu: v2 v3; metal")]
    assert columns(rows, right={1}) == [
        "variant                 bytes  targets",
        "saxpy(x=f32[:],         1,234  cpu: v2 v3; metal",
        "  y=f32[:],",
        "  out=f32[:], a=f32)",
    ]


def test_wide_characters_take_two_columns() -> None:
    lines = columns([("\u65e5\u672c", "1"), ("gro\u0308sse", "2"), ("abcdef", "3")])
    assert lines == ["\u65e5\u672c    1", "gro\u0308sse  2", "abcdef  3"]


@pytest.mark.usefixtures("narrow")
def test_paths_are_broken_after_their_folders() -> None:
    line, more = columns([("bin/cuda/smooth.3334b03f3c137c11.compute_75.ptx", "12,345")], right={1})
    assert line.split() == ["bin/cuda/smooth.3334b03f3c137c11.", "12,345"]
    assert more == "  compute_75.ptx"


@pytest.mark.usefixtures("narrow")
def test_a_long_line_goes_on_below_it() -> None:
    assert fitted("skipped metal for total(x=f64[:]): it is not supported there") == (
        "skipped metal for total(x=f64[:]): it is not\n    supported there"
    )


@settings(deadline=None, max_examples=60)  # the machine may be busy
@given(st.lists(st.tuples(*[st.text(alphabet="ab /.,(\u65e5\u0308", max_size=70)] * 3), min_size=1, max_size=5))
def test_any_table_fits_and_is_whole(rows: list[tuple[str, ...]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(report, "terminal_width", lambda: 60)
        lines = columns(rows)
    assert all(report.width(line) <= 60 for line in lines)
    assert sorted(words("".join(lines))) == sorted(words("".join(map("".join, rows))))


# --- treemaps ----------------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=60)  # the machine may be busy
@given(st.lists(st.integers(1, 10**9), min_size=1, max_size=60))
@example([1, 41_267_477, 49_628_686])  # slivers
@example([1, 44_035_139])
def test_areas_are_as_the_sizes(sizes: list[int]) -> None:
    """They fill the box, and none lies over another."""
    sizes.sort(reverse=True)
    box = Box(10, 20, 300, 200)
    made = squarified(sizes, box)
    for size, each in zip(sizes, made, strict=True):
        assert each.width * each.height == pytest.approx(size / sum(sizes) * 60000, rel=1e-6, abs=1e-6)
        assert each.x >= 10 - 1e-6
        assert each.y >= 20 - 1e-6
        assert each.x + each.width <= 310 + 1e-6
        assert each.y + each.height <= 220 + 1e-6
    for at, one in enumerate(made):
        for other in made[at + 1 :]:
            across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
            down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
            assert min(across, down) <= 1e-6


def test_boxes_are_nearly_squares() -> None:
    """The example of Bruls, Huizing and van Wijk: the first three of their six steps."""
    made = squarified([6, 6, 4, 3, 2, 2, 1], Box(0, 0, 6, 4))
    assert [tuple(round(value, 2) for value in each) for each in made[:4]] == [
        (0, 0, 3, 2),
        (0, 2, 3, 2),
        (3, 0, 1.71, 2.33),
        (4.71, 0, 1.29, 2.33),
    ]


def test_nothing_to_draw() -> None:
    assert squarified([], Box(0, 0, 3, 3)) == []
    assert squarified([3, 1], Box(5, 5, 0, 3)) == [Box(5, 5, 0, 0)] * 2
