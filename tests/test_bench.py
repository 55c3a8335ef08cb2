"""The benchmarks' own parts: cases, ratios, verdicts, tables, the page and its picture. Nothing is measured here."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent
SVG = "{http://www.w3.org/2000/svg}"


class Bench:
    """The modules of bench/."""

    def __getattr__(self, name: str) -> Any:
        return importlib.import_module(f"bench.{name}")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    monkeypatch.syspath_prepend(str(ROOT))
    return Bench()


def row(bench: Bench, timings: dict[str, Sequence[float] | str], case: str = "saxpy", threads: int = 1, level: str = "") -> Any:
    """A row of seconds by peer, or of the reasons why there are none."""
    timing = bench.results.Timing
    made = {peer: timing([], each) if isinstance(each, str) else timing(list(each)) for peer, each in timings.items()}
    return bench.results.Row(case, f"{case} title", threads, made, level)


# --- cases -------------------------------------------------------------------------------------------------------------

TINY = (64, 12, 10, 64, 64, 200, 128, 40, 24, 128, 50, 60)


@pytest.fixture
def tiny(bench: Bench) -> Any:
    return bench.cases.Sizes(*TINY)


KERNELS = [
    "saxpy",
    "heat",
    "stencil",
    "mandelbrot",
    "nbody",
    "waves",
    "matmul",
    "rowsum",
    "histogram",
    "scatter",
    "csr",
    "collatz",
]


@pytest.mark.parametrize("case", KERNELS)
def test_our_kernel_passes_the_check_of_its_case_and_a_wrong_result_does_not(bench: Bench, tiny: Any, case: str) -> None:
    each = bench.cases.CASES[case]
    arrays = each.arrays(tiny)
    reference = each.reference(arrays)
    bench.peers._tack(getattr(bench.kernels, case), case, arrays)[0]()
    assert each.check(arrays, reference) <= 1
    changed = next(iter(reference))
    assert each.check({**arrays, changed: np.asarray(arrays[changed]) + 5}, reference) > 1


@pytest.mark.parametrize("variant", ["matmul_fp_contract", "rowsum_reassociate", "scatter_reassociate"])
def test_variants_pass_too(bench: Bench, tiny: Any, variant: str) -> None:
    case, _, option = variant.partition("_")
    assert bench.peers.VARIANTS[case] == option
    assert getattr(bench.kernels, variant).options._asdict()[option]
    each = bench.cases.CASES[case]
    arrays = each.arrays(tiny)
    reference = each.reference(arrays)
    bench.peers._tack(getattr(bench.kernels, variant), case, arrays)[0]()
    assert each.check(arrays, reference) <= 1


@pytest.mark.parametrize("case", ["sum", "minimum", "variance", "counts", "scan", "argsort", "reduce_by_key"])
def test_the_library_and_its_peers_pass_the_check_of_a_case(bench: Bench, tiny: Any, case: str) -> None:
    """Ours by public functions, plain C with threads that share a run, and NumPy."""
    assert case in bench.cases.LIBRARY
    each = bench.cases.CASES[case]
    reference = each.reference(each.arrays(tiny))
    for prepare, threads in ((bench.peers.tack, 1), (bench.peers.plain_c, 3), (bench.peers.numpy_functions, 1)):
        run, outputs = prepare(case, each.arrays(tiny), threads)
        run()
        assert each.check(outputs(), reference) <= 1
    if case in bench.peers.READ:
        run, outputs = bench.peers.reading(case, each.arrays(tiny), 2)
        assert run() == int(np.bitwise_or.reduce(each.arrays(tiny)["x"].view(np.uint32)))
        assert each.check(outputs(), reference) <= 1


def test_calls_of_the_library_are_held_to_their_budgets(bench: Bench) -> None:
    """By the fastest rounds; the calls run."""
    library = bench.library
    ways = library._ways(large=1000)
    assert set(ways) == {*bench.budgets.CALL_BUDGETS, library.SUM, library.LARGE}
    for what, packages in ways.items():
        assert {"tack", "NumPy"} <= set(packages), what
        for call in packages.values():
            call()
    calls = {
        library.SMALL: {"tack": [2.4, 1.9], "NumPy": [0.2, 0.1]},
        library.SUM: {"tack": [3.0]},
        library.LARGE: {"tack": [10.0], "reading": [9.5]},
    }
    assert library._calls_table(calls)[2:] == [
        f"| {library.SMALL} | 1.90 | 0.10 | - | <= 2 us: 1.90 met |",
        f"| {library.SUM} | 3.00 | - | - |  |",
        f"| {library.LARGE} | 10.00 | - | 9.50 | >= 0.9 of reading: 0.95 met |",
    ]
    cases = [row(bench, {"tack": [1.0], "reading": [0.8], "plain C": [0.8]}, "scan", threads) for threads in (1, 2)]
    measured = {"cases": bench.results.to_data(cases), "calls": calls}
    assert [str(each) for each in bench.page.verdicts("library", measured)] == [
        "0.80 ± 0.00 MISSED",
        "0.80 ± 0.00 MISSED",
        "1.90 met",
        "0.95 met",
    ]
    assert "| scan title | tack | 0.9 | plain C | 0.80 ± 0.00 MISSED | 0.80 ± 0.00 MISSED |" in bench.page.tables(
        "library", measured
    )


def test_not_a_number_is_wrong(bench: Bench, tiny: Any) -> None:
    each = bench.cases.CASES["waves"]
    arrays = each.arrays(tiny)
    assert each.check({"out": np.full(64, np.nan, np.float32)}, each.reference(arrays)) > 1


def test_every_case_is_written_for_every_peer(bench: Bench) -> None:
    """Those without a kernel of ours are in the library; `sum` is `total` where a kernel would hide a function of Python,
    and `counts` what `histogram` is where no update is atomic."""
    cases, library = set(bench.cases.CASES), set(bench.cases.LIBRARY)
    assert set(KERNELS) == set(bench.peers._ARGUMENTS) == cases - library
    assert set(bench.budgets.BUDGETS) == set(KERNELS)
    assert set(bench.budgets.LIBRARY_BUDGETS) <= library
    names = {name: set(re.findall(r"^(?:def|void) (\w+)\(", (ROOT / "bench" / name).read_text(), re.M)) for name in PEER_FILES}
    assert cases <= names["plain.c"]
    assert cases - {"sum", "counts"} <= names["numba_kernels.py"]
    assert {*KERNELS, "scan"} <= names["taichi_kernels.py"]
    assert set(KERNELS) <= names["warp_kernels.py"]
    assert names["tuned.c"] >= cases - {"csr", "collatz", "minimum", "variance", "counts", "reduce_by_key"}


PEER_FILES = ("plain.c", "tuned.c", "numba_kernels.py", "taichi_kernels.py", "warp_kernels.py")


# --- ratios and verdicts -----------------------------------------------------------------------------------------------


def test_speeds_are_those_of_the_fastest_rounds(bench: Bench) -> None:
    """What else a machine does only adds time. Rounds that differ by more than a tenth are noisy."""
    one = row(bench, {"tack": [1.0, 10.0, 2.0], "plain C": [40.0, 40.0, 4.0], "limit": [60.0, 3.0, 60.0]})
    assert one.speed("tack", ("plain C",)).times == 4.0
    assert one.speed("tack", ("plain C", "limit")).times == 3.0
    assert one.speed("tack", ("plain C",)).noisy
    assert one.speed("tack", ("Numba",)) is None
    slower = row(bench, {"tack": [1.0, 10.0, 100.0], "plain C": [4.0, 40.0, 400.0]})
    assert slower.speed("tack", ("plain C",)) == (4.0, 0.0)
    assert not slower.speed("tack", ("plain C",)).noisy


def test_verdicts(bench: Bench) -> None:
    """Each names what was reached; a peer without a number decides nothing."""
    ours = {"tack": [1.0] * 3, "tack, one lane": [0.9] * 3, "limit": [0.96] * 3, "plain C": [2.0] * 3}
    found = {budget.than: str(verdict) for budget, verdict in bench.budgets.verdicts(row(bench, ours)).items()}
    assert found == {("limit",): "0.96 ± 0.00 met", ("tack, one lane",): "0.90 ± 0.00 MISSED"}
    without = bench.budgets.verdicts(row(bench, {**ours, "limit": "needs AVX-512"}))
    assert str(next(iter(without.values()))) == "not measured, without limit"
    level = bench.budgets.verdicts(row(bench, {"tack": [1.0], "plain C": [4.0]}, "nbody", level="v3"))
    assert list(map(str, level.values())) == ["4.00 ± 0.00 met"]


def test_launch_verdicts(bench: Bench) -> None:
    """0.25 and 0.6 us on NumPy arrays, and no slower on arrays of ours, by the fastest rounds."""
    numpy, own = bench.ways.NUMPY, bench.ways.OWN
    found = {numpy: {"saxpy": [0.3, 0.4], "twelve": [0.7, 0.9]}, own: {"saxpy": [0.4, 0.3], "twelve": [0.9, 0.8]}}
    assert list(map(str, bench.launch.verdicts(numpy, found))) == ["0.30 MISSED", "0.70 MISSED"]
    assert list(map(str, bench.launch.verdicts(own, found))) == ["1.14 MISSED"]
    quick = {numpy: {"saxpy": [0.2, 0.4], "twelve": [0.6]}, own: {"saxpy": [0.2, 0.3], "twelve": [0.6]}}
    assert [tuple(verdict) for way in (numpy, own) for verdict in bench.launch.verdicts(way, quick)] == [
        ("3 arrays, 1 number <= 0.25 us", "0.20", True),
        ("12 arrays <= 0.6 us", "0.60", True),
        ("<= 1.1 of NumPy arrays", "1.00", True),
    ]


def test_start_verdicts(bench: Bench) -> None:
    """A program that fails has no times; one on buffers of Python may not import NumPy."""
    start = bench.start
    run = start.Run
    runs = {start.BASE: [run(0.1, 20, True)], start.IMPORT: [run(0.2, 20, True)], start.FIRST: []}
    lines = start.table({**runs, start.BUFFERS: [run(0.05, 10, False)]})
    assert lines[3].endswith("| 200.0 | 100.0 | 2.00 | 20 | <= 15 ms over numpy: 100.0 MISSED |")
    assert lines[4] == f"| {start.FIRST} | fails | | | | MISSED |"
    assert lines[5].endswith("| no numpy: none met |")
    assert start.table({**runs, start.BUFFERS: [run(0.05, 10, True)]})[5].endswith("| no numpy: imported MISSED |")
    assert [verdict.met for verdict in start.verdicts(start.FIRST, runs)] == [False]


def test_build_is_compared_with_the_compilers_shared_by_all_processors(bench: Bench) -> None:
    """By the fastest of each: 1.2 times their seconds."""
    vendors = [{"LLVM": [2.0, 2.0], "NVRTC": [9.0, 8.0]}, {"LLVM": [1.0, 1.0], "NVRTC": [9.0, 8.0]}]
    found = {"kernels": 50, "bytes": 2e6, "processors": 2, "vendors": vendors}
    for seconds, said in ((6.0, "1.20 met"), (6.2, "1.24 MISSED")):
        measured = {**found, "builds": {"default": [[seconds, 11.0, 90.0], [7.0, 10.5, 95.0]], "-j 1": [[11.5, 11.4, 200.0]]}}
        assert list(map(str, bench.build.verdicts(measured))) == [said]
        lines = bench.build.table(measured)
        assert lines[2:] == [
            f"| `tackc build` | {seconds:.1f} | 10.5 | 90 | <= 1.2 of the compilers' seconds / 2: {said} |",
            "| `tackc build -j 1` | 11.5 | 11.4 | 200 |  |",
            "| LLVM alone | 1.0 | 1.0 | | |",
            "| NVRTC alone | 9.0 | 8.0 | | |",
        ]


def test_a_build_that_changes_nothing_is_held_to_a_second(bench: Bench) -> None:
    """The fastest one; measurements of before have none."""
    found = {"kernels": 50, "bytes": 2e6, "processors": 2, "vendors": [{"LLVM": [2.0, 2.0]}], "builds": {"default": [[1, 1, 90]]}}
    assert [what for what, _ in bench.build.summary(found)] == ["build of 50 kernels"]
    for seconds, said in ((0.9, "0.90 met"), (1.1, "1.10 MISSED")):
        measured = {**found, "again": [[1.2, 0.5, 60.0], [seconds, 0.6, 61.0]]}
        what, verdict = bench.build.summary(measured)[-1]
        assert (what, str(verdict)) == ("`tackc build` again, nothing changed", said)
        assert bench.build.table(measured)[-1] == f"| {what} | {seconds:.2f} | 0.50 | 60 | <= 1.0 s: {said} |"


def test_loading_is_compared_with_a_bundle_of_one(bench: Bench) -> None:
    """By the fastest of each: 5 ms more."""
    look = bench.look
    found = {"variants": 1000, "bytes": 6e6, "runs": {label: [0.2, 0.1] for label in look.BUDGETS}}
    for seconds, said in ((0.0054, "4.9 ms met"), (0.0056, "5.1 ms MISSED")):
        measured = {**found, "loads": {look.LOAD: [seconds, 0.1], look.LOAD_ONE: [0.0005, 0.1]}}
        assert [str(verdict) for _, verdict in look.verdicts(measured)] == ["0.10 s met", "0.10 s met", said]
        budget = f"<= 5 ms over a bundle of one: {said}"
        assert look.table(measured)[-2:] == [f"| {look.LOAD} | {seconds:.4f} | {budget} |", f"| {look.LOAD_ONE} | 0.0005 |  |"]


def test_kernels_of_the_build_differ_and_have_no_errors(bench: Bench, tmp_path: Path) -> None:
    """All can be built for every target: nothing is skipped."""
    source = tmp_path / "many.py"
    source.write_text(bench.build.module(20))
    checked = importlib.import_module("tackc.build").check([source])
    assert (checked.kernels, checked.variants, checked.warnings) == (20, 20, ())
    bodies = re.split(r"def kernel\d+", bench.build.module(50))
    assert len(set(bodies[1:])) == 50


def test_time_of_the_compilers_is_that_within_them(bench: Bench, tmp_path: Path) -> None:
    """Measured in a process of its own, as it times calls of the compiler's parts."""
    source = tmp_path / "one.py"
    source.write_text(bench.build.module(1))
    command = [sys.executable, "-m", "bench.build", str(source), "cpu:v2,cuda:sm_80,cuda:compute_90"]
    done = subprocess.run(
        command, cwd=ROOT, env=dict(os.environ, PYTHONPATH=str(ROOT)), capture_output=True, text=True, check=True
    )
    spent = json.loads(done.stdout)
    assert set(spent) == {"LLVM", "NVRTC", "ptxas"}
    assert all(wall > 0 and processors > 0 for wall, processors in spent.values())


# --- tables, page, picture ---------------------------------------------------------------------------------------------


def test_table_says_why_a_cell_has_no_number(bench: Bench) -> None:
    rows = [
        row(bench, {"tack": [1.0], "plain C": [0.002], "Warp": "its launches are serial"}, threads=2),
        row(bench, {"tack": "wrong: error 3 of the bound", "plain C": [1.0], "Warp": "its launches are serial"}, "heat"),
    ]
    assert bench.compute.table(rows) == [
        "| case | threads | plain C, ms | tack | Warp |",
        "|---|--:|--:|--:|--:|",
        "| saxpy title | 2 | 2.00 | 0.00 | - |",
        "| heat title | 1 | 1000.00 | wrong | - |",
        "",
        "- Warp: its launches are serial",
        "- tack: wrong: error 3 of the bound (heat at 1)",
    ]


def test_budget_table_has_a_column_for_each_number_of_threads(bench: Bench) -> None:
    rows = [row(bench, {"tack": [1.0], "plain C": [1.0]}, "csr", threads) for threads in (1, 2)]
    assert bench.compute.budget_table(rows)[:3] == [
        "| case | form | at least | of | 1 thread | 2 threads |",
        "|---|---|--:|---|---|---|",
        "| csr title | tack | 0.95 | plain C | 1.00 ± 0.00 met | 1.00 ± 0.00 met |",
    ]


def test_summary_counts_all_budgets_and_names_those_that_are_not_met(bench: Bench) -> None:
    assert bench.page.summary(example(bench)) == [
        "Budgets: 8 of 12 met.",
        "",
        "- mandelbrot title at 1: tack >= 0.8 of limit: 0.50 ± 0.00 MISSED",
        "- saxpy: compile time <= 2.5 of one lane: 3.00 MISSED",
        "- first call of saxpy: <= 40 ms compiled: 50.0 MISSED",
        "- to_grid: all stages <= 0.5 s: 0.70 MISSED",
    ]
    assert bench.page.summary({"machine": "A machine"}) == []


def test_every_table_shows_the_budgets_of_its_section(bench: Bench) -> None:
    measured = example(bench)
    for name in ("imports", "jit", "scaling", "start"):
        shown = "\n".join(bench.page.tables(name, measured[name]))
        verdicts = bench.page.verdicts(name, measured[name])
        assert verdicts
        assert all(str(verdict) in shown for verdict in verdicts)
    assert bench.page.tables("jit", measured["jit"])[2:] == [
        "| saxpy | 50.0 | 6.0 | <= 40 ms compiled: 50.0 MISSED |",
        "| heat | 60.0 | 5.0 |  |",
        "| from_grid | 234.0 | 7.0 | <= 500 ms compiled: 234.0 met |",
    ]


def test_other_programs_are_warned_of(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    for load, warned in ((0.5, False), (0.51, True)):
        monkeypatch.setattr(bench.page.os, "getloadavg", lambda load=load: (load, 9.0, 9.0))
        assert ("load 0.51" in bench.page.warning()) == warned
        assert f"load {load:.2f} at the start" in bench.page.machine()


def test_launch_on_buffers_imports_nothing_of_numpy(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what `python -X importtime` tells."""
    for imported, word in (("array", "0 modules of numpy met"), ("numpy.version", "modules of numpy MISSED")):
        monkeypatch.setattr(bench.start, "scripts", lambda imported=imported: {bench.start.BUFFERS: f"import {imported}"})
        assert bench.start.imports_table(bench.start.imports())[0].endswith(word)


def test_rows_survive_a_file(bench: Bench) -> None:
    rows = [row(bench, {"tack": [1.23456789], "Warp": "no"})]
    results = bench.results
    (read,) = results.from_data(json.loads(json.dumps(results.rounded(results.to_data(rows)))))
    assert read.rounds("tack") == [1.2346]
    assert read.timings["Warp"] == rows[0].timings["Warp"]


def test_page_replaces_what_was_measured_and_nothing_else(bench: Bench) -> None:
    page = bench.page
    measured = example(bench)
    text = f"# Before\n\n{page.BEGIN}old\n{page.END}\nafter\n"
    once = page.page(text, measured)
    assert once.startswith(f"# Before\n\n{page.BEGIN}\nA machine; gcc 9, tack 1.")
    assert once.endswith(f"{page.END}\nafter\n")
    assert "old" not in once
    assert page.page(once, measured) == once
    with pytest.raises(ValueError, match="lacks the lines"):
        page.page("# Before\n", measured)


def example(bench: Bench) -> dict[str, Any]:
    """A measurement of one case."""
    one = row(bench, {"tack": [0.5], "tack, one lane": [1.0], "plain C": [2.0], "limit": [0.25], "Numba": [4.0]}, "mandelbrot")
    one.timings["tack"].version, one.timings["plain C"].version = "1", "9"
    lower = row(bench, {"tack": [0.5], "plain C": [2.0]}, "nbody", level="v2")
    start = bench.start
    seconds = dict.fromkeys(bench.scaling.STAGES, 0.1)
    return {
        "machine": "A machine",
        "compute": bench.results.to_data([one]),
        "levels": bench.results.to_data([lower]),
        "launch": [{bench.ways.NUMPY: {"saxpy": [0.2], "twelve": [0.5]}}, {"Warp": "not installed"}],
        "start": {start.BASE: [[0.1, 20, True]], start.FIRST: [[0.12, 20, True]]},
        "lanes": {"saxpy": [[0.1, 0.3]], "heat": [[0.1, 0.2]]},
        "jit": {"saxpy": [[0.05, 0.006], [0.03, 0.006], [0.06, 0.006]], "heat": [[0.06, 0.005]], "from_grid": [[0.234, 0.007]]},
        "imports": {"array": 1, "tack_runtime": 37},
        "scaling": {
            "sizes": [100, 1000],
            "shapes": {"straight": [seconds, {stage: 11 * each for stage, each in seconds.items()}]},
            "examples": {"smooth": seconds, "to_grid": seconds},
        },
    }


def test_picture_has_bars_from_one_to_the_speed(bench: Bench) -> None:
    """On the logarithmic scale 4 and 1/2 lie on both sides of 1, twice as far the one as the other; one lane is not shown."""
    root = ElementTree.fromstring(bench.page.drawn(example(bench)))
    bars = {bar.findtext(f"{SVG}title"): bar for bar in root.iter(f"{SVG}rect") if bar.find(f"{SVG}title") is not None}
    assert set(bars) == {"mandelbrot title, tack: 4", "mandelbrot title, limit: 8", "mandelbrot title, Numba: 0.5"}

    def edge(name: str) -> tuple[float, float]:
        bar = next(bar for title, bar in bars.items() if f", {name}:" in title)
        return float(bar.attrib["x"]), float(bar.attrib["x"]) + float(bar.attrib["width"])

    one, four = edge("tack")
    half, also_one = edge("Numba")
    assert also_one == pytest.approx(one, abs=0.2)
    assert four - one == pytest.approx(2 * (one - half), abs=0.5)
    assert "prefers-color-scheme: dark" in root.findtext(f"{SVG}style", "")


@pytest.mark.parametrize("speeds", [[], [1.0], [0.5, 400.0], [1e-5]])
def test_scale_holds_one_and_every_speed(bench: Bench, speeds: list[float]) -> None:
    picture = bench.picture
    scale = picture.Scale(speeds)
    assert 1 in scale.ticks
    assert all(picture.LEFT <= scale.x(speed) <= picture.RIGHT for speed in (1.0, *speeds))


def test_page_and_picture_are_those_of_the_kept_measurement(bench: Bench) -> None:
    """`python -m bench.page` writes them."""
    page = bench.page
    measured = json.loads(page.MEASURED.read_text())
    assert page.PAGE.read_text() == page.page(page.PAGE.read_text(), measured)
    assert page.PICTURE.read_text() == page.drawn(measured)


# --- processes and environments ----------------------------------------------------------------------------------------


def test_reason_why_a_peer_cannot_be_installed_is_said(bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench.peers, "FOLDER", tmp_path)
    peer = bench.peers.Peer("bench.none:prepare", "none", ("none-such>=1",))
    assert "make bench-peers" in bench.environments.reason(peer)

    def run(command: list[str], **_: Any) -> Any:
        peer.environment.mkdir(parents=True, exist_ok=True)
        failed = "pip" in command
        return subprocess.CompletedProcess(
            command, int(failed), "", "ERROR: from versions: none\nERROR: No matching one\nnotice\n"
        )

    monkeypatch.setattr(bench.environments.subprocess, "run", run)
    bench.environments.make(peer)
    assert bench.environments.reason(peer) == "not installed: No matching one"
    worker = bench.workers.Worker(peer, "bench.compute", [], {})
    worker.meet()
    assert worker.reason == "not installed: No matching one"


def test_environment_of_other_requirements_is_made_anew(bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench.peers, "FOLDER", tmp_path)
    peer = bench.peers.Peer("bench.none:prepare", "none", ("none-such>=1",))
    peer.environment.mkdir(parents=True)
    (peer.environment / "ready").write_text("none-such>=1")
    assert bench.environments.reason(peer) == ""
    assert bench.environments.reason(peer._replace(requirements=("none-such>=2",))) != ""


def test_worker_that_dies_says_its_last_line(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.workers, "_QUIET", {})
    worker = bench.workers.Worker(bench.peers.PEERS["tack"], "bench.no_such_module", [], {})
    worker.meet()
    assert re.fullmatch(r"died with status 1: .*No module named bench.no_such_module", worker.reason)
    worker.close()


def test_turns_start_with_another_peer_each_round_and_skip_those_that_cannot(bench: Bench) -> None:
    class Stand:
        def __init__(self, reason: str = "") -> None:
            self.reason = reason

    turns = list(bench.workers.turns({"a": Stand(), "b": Stand("gone"), "c": Stand()}, 3))
    assert turns == ["a", "c", "c", "a", "c", "a"]
