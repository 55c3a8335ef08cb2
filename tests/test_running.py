"""`tackc run` and `tackc bench`: arguments as text, what ran, what it wrote, and how long it took."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bundle_sources import TWO, built
from click.testing import CliRunner, Result

from tack_runtime import settings
from tack_runtime.drivers import cpu
from tackc import arguments, benchmark, cli, running
from tackc import bundle as writer
from tackc.arguments import given
from tackc.build import Options
from tackc.cli.exits import Exit
from tackc.contents import read_contents
from tackc.request import RequestError
from tackc.running import compared

ROOT = Path(__file__).resolve().parent.parent
MORE = """\
import numpy as np
import tack

@tack.func
def twice(v):
    return 2.0 * v

@tack.device_class
class Box:
    SIZE = 4

    def __init__(self, data, shape):
        self.data = data
        self.shape = shape

@tack.kernel
def fill(box, v):
    for i in range(len(box.data)):
        box.data[i] = box.shape(v) * box.SIZE

tack.specialize(fill, box=Box(np.zeros(4, np.float32), twice), v=tack.f32)

@tack.kernel
def moved(pos: tack.vec3(tack.f32)[:], step: tack.f32):
    for i in range(len(pos)):
        pos[i] += [step, 0.0, 0.0]

@tack.kernel
def sampled(t: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = t.sample(i + 0.5, 0.5, 0.5)

@tack.kernel
def looked_up(x: tack.f32[:], at: tack.i32[:], out: tack.f32[:]):
    for i in range(len(at)):
        out[i] = x[at[i]]
"""
SAXPY = ("saxpy", "--arg", "x=arange:f32[8]", "--arg", "y=ones:f32[8]", "--arg", "out=zeros:f32[8]", "--arg", "a=2.0")
HALF = ("half", "--arg", "x=arange:f32[8]", "--arg", "out=zeros:f32[8]", "--arg", "n=1")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    (tmp_path / "k.tackb").write_bytes(built(TWO))
    return tmp_path / "k.tackb"


def tackc(*words: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, words)))


def data_of(*words: object) -> Any:
    result = tackc(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# --- arguments ---------------------------------------------------------------------------------------------------------


def made(*texts: str, seed: int = 0) -> dict[str, Any]:
    names = [text.partition("=")[0].partition(".")[0] for text in texts]
    return given(texts, list(dict.fromkeys(names)), [], "", seed).values


def test_numbers() -> None:
    values = made("a=2.5", "b=-3", "c=0x10", "d=1e3", "e=inf", "f=full:7:i64", "g=zeros:f32")
    assert values == {"a": 2.5, "b": -3, "c": 16, "d": 1000.0, "e": float("inf"), "f": 7, "g": 0.0}
    assert [type(values[name]) for name in "abf"] == [float, int, int]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("zeros:f64[2, 3]", np.zeros((2, 3))),
        ("ones:u8[4]", np.ones(4, np.uint8)),
        ("full:-1.5:f32[2]", np.array([-1.5, -1.5], np.float32)),
        ("arange:i16[2,3]", np.arange(6, dtype=np.int16).reshape(2, 3)),
        ("arange:i8[300]", np.arange(300).astype(np.int8)),
        ("full:3:i32[()]", np.array(3, np.int32)),
        ("zeros:f32[0]", np.zeros(0, np.float32)),
    ],
)
def test_arrays(text: str, expected: np.ndarray[Any, Any]) -> None:
    (array,) = made(f"x={text}").values()
    assert (array.dtype, array.shape) == (expected.dtype, expected.shape)
    assert np.array_equal(array, expected)


def test_random_numbers_depend_on_the_seed_and_the_name_alone() -> None:
    first, alone = made("x=random:f32[100]", "y=random:f32[100]"), made("y=random:f32[100]")
    assert np.array_equal(first["y"], alone["y"])
    assert not np.array_equal(first["x"], first["y"])
    assert not np.array_equal(made("y=random:f32[100]", seed=1)["y"], alone["y"])
    assert (first["x"].min() >= 0, first["x"].max() < 1) == (True, True)
    ranged = made("x=random:-2..3:f64[1000]", "k=random:5..8:u8[1000]", "n=random:i32[1000]", "s=random:f32")
    assert -2 <= ranged["x"].min() < -1.9 < 2.9 < ranged["x"].max() < 3
    assert (set(ranged["k"].tolist()), ranged["k"].dtype) == ({5, 6, 7}, np.uint8)
    assert set(ranged["n"].tolist()) == set(range(100))
    assert isinstance(ranged["s"], float)


def test_vectors_textures_and_files(tmp_path: Path) -> None:
    np.save(tmp_path / "p.npy", np.arange(12, dtype=">f4").reshape(4, 3, order="F"))
    values = made(
        f"a={tmp_path}/p.npy", f"b={tmp_path}/p.npy:vec3(f32)[4]", "c=zeros:mat2(f64)[5]", "t=arange:texture3d[4, 3, 2]"
    )
    assert (values["a"].shape, values["a"].dtype, values["a"].flags.c_contiguous) == ((4, 3), np.float32, True)
    assert np.array_equal(values["a"], np.arange(12).reshape(4, 3, order="F"))
    assert (str(values["b"].dtype), values["b"].shape) == ("vec3(f32)", (4,))
    assert (str(values["c"].dtype), values["c"].shape) == ("mat2(f64)", (5,))
    assert values["t"].shape == (4, 3, 2)


def test_objects_have_dotted_members() -> None:
    found = given(["cs.n=4", "cs.grid.x=zeros:f32[2]", "cs.shape=square", "cs=Cells()"], ["cs", "b"], ["b"], "", 0)
    cells = found.values["cs"]
    assert (type(cells).__name__, cells.n, cells.shape) == ("Cells", 4, "square")
    assert found.arrays.keys() == {"cs.grid.x"}
    assert cells.grid["x"] is found.arrays["cs.grid.x"]
    assert found.values["b"] == {}
    assert given(["cs.n=4"], ["cs"], [], "", 0).values["cs"] == {"n": 4}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x", "write NAME=VALUE"),
        ("1x=2", "write NAME=VALUE"),
        ("z=2", "no parameter 'z'; there are x, y: built for nothing"),
        ("xx=2", "no parameter 'xx' (did you mean 'x'?)"),
        ("x=randm:f32[2]", "'randm:f32[2]' is no value (did you mean 'random'?); write a number, a file.npy"),
        ("x=square", "'square' is no value"),
        ("x=zeros:f32[:]", "f32[:] leaves a size open"),
        ("x=zeros:f33[2]", "expected a type"),
        ("x=zeros:Box(n=i32)", "give members of an object by dotted names"),
        ("x=full:f32[2]", "a number is missing"),
        ("x=random:1..:f32[2]", "a number is missing"),
        ("x=random:3..3:i32[2]", "low >= high"),
        ("x=zeros:f32[99999999999999]", "cannot be made"),
        ("x=nowhere.npy", "cannot read nowhere.npy"),
        ("x=zeros:texture3d[2, 2]", "texture"),
    ],
)
def test_what_is_no_argument_is_said(text: str, says: str) -> None:
    with pytest.raises(RequestError) as caught:
        given([text], ["x", "y"], ["y"], "built for nothing", 0)
    assert str(caught.value).startswith(f"--arg {text}: ")
    assert says in str(caught.value)


def test_files_that_hold_something_else(tmp_path: Path) -> None:
    np.save(tmp_path / "p.npy", np.zeros(4, np.float32))
    np.save(tmp_path / "c.npy", np.zeros(4, np.complex64))
    np.savez(tmp_path / "z.npz", a=np.zeros(1))
    (tmp_path / "z.npz").rename(tmp_path / "z.npy")
    (tmp_path / "o.npy").write_bytes(b"none")
    head = "{'descr': '<f4', 'fortran_order': False, 'shape': (9999999999999,), }"
    (tmp_path / "huge.npy").write_bytes(b"\x93NUMPY\x01\x00v\x00" + f"{head:117}\n".encode())
    for name, says in (
        ("p.npy:vec3(f32)[4]", "vec3(f32)[4] is f32[4, 3], the file holds float32[4]"),
        ("p.npy:f64[4]", "f64[4] is f64[4], the file holds float32[4]"),
        ("c.npy", "no kernel takes NumPy's dtype complex64"),
        ("z.npy", "holds several arrays"),
        ("o.npy", "cannot read"),
        ("none.npy", "none.npy: No such file or directory"),
        ("huge.npy", "Unable to allocate"),
    ):
        with pytest.raises(RequestError, match=says.replace("(", r"\(").replace(")", r"\)").replace("[", r"\[")):
            made(f"x={tmp_path}/{name}")


@pytest.mark.parametrize(
    ("texts", "says"),
    [
        (["x=1", "x=2"], "'x' is given twice"),
        (["x.n=1", "x.n=2"], "'x.n' is given twice"),
        (["x=1", "x.n=2"], "'x' is given as a whole, too"),
        (["x.n=2", "x=1"], "'x' is given twice"),
        ([], "no --arg for x: built for nothing"),
    ],
)
def test_arguments_are_given_once(texts: list[str], says: str) -> None:
    with pytest.raises(RequestError) as caught:
        given(texts, ["x"], [], "built for nothing", 0)
    assert says in str(caught.value)


# --- run ---------------------------------------------------------------------------------------------------------------


def test_run_says_what_ran_and_what_it_wrote(bundle: Path) -> None:
    data = data_of("run", bundle, *SAXPY)
    expected = 2 * np.arange(8, dtype=np.float32) + 1
    assert data["signature"] == "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"
    assert (data["kernel"], data["device"], data["level"], data["image"]) == (
        *("tooled.saxpy", "cpu", "x86-64-v2"),
        "bin/cpu-x86-64-v2.so",
    )
    (out,) = data["written"]
    assert out == {
        "name": "out",
        "type": "f32[8]",
        "sha256": hashlib.sha256(expected.tobytes()).hexdigest(),
        "min": 1.0,
        "max": 15.0,
        "mean": 8.0,
        "nan": 0,
    }
    text = tackc("run", bundle, *HALF).stdout
    assert text.startswith("tooled.half(x=f32[:], out=f32[:], n=i8), on cpu\nvariant ")
    assert "\nreturned 3\n" in text


def test_a_call_that_no_variant_takes_is_not_compiled(bundle: Path) -> None:
    result = tackc("run", bundle, "half", "--arg", "x=zeros:f64[8]", "--arg", "out=zeros:f64[8]", "--arg", "n=1")
    assert result.exit_code == Exit.VARIANT_MISSING
    assert "Kernel 'half' has no variant" in result.stderr


def test_kernels_by_name(bundle: Path) -> None:
    assert tackc("run", bundle, "tooled.half", *HALF[1:]).exit_code == 0
    result = tackc("run", bundle, "hlf", *HALF[1:])
    assert result.exit_code == Exit.USAGE
    assert "has no kernel 'hlf' (did you mean 'half'?); it has tooled.half, tooled.saxpy" in result.stderr
    result = tackc("run", bundle, "half")
    assert "no --arg for x, out, n: it is built for half(x=f32[:], out=f32[:], n=i8)" in result.stderr
    contents = read_contents(bundle)
    twice = [each for kernel in contents.manifest.kernels for each in (kernel, kernel._replace(module="other"))]
    writer.write(twice, contents.members, bundle)
    result = tackc("run", bundle, *HALF)
    assert (result.exit_code, "has several kernels 'half': other.half, tooled.half" in result.stderr) == (Exit.USAGE, True)


def test_every_command_takes_the_names_that_programs_take(tmp_path: Path) -> None:
    source = MORE.replace("@tack.kernel\ndef moved", "").partition("@tack.kernel")[0]
    method = "    @tack.kernel\n    def step(self, x: tack.f32[:]):\n        for i in range(len(x)):\n            x[i] = 1.0\n"
    (tmp_path / "sim.tackb").write_bytes(built(f"{source}\n{method}\ntack.specialize(Box.step, self=Box(np.zeros(4), 1.0))\n"))
    x = ["--arg", "x=zeros:f32[4]", "--arg", "self=Box()"]
    for name in ("step", "Box.step", "tooled.Box.step"):
        assert tackc("inspect", tmp_path / "sim.tackb", name).exit_code == 0
        assert tackc("run", tmp_path / "sim.tackb", name, *x).exit_code == 0
    results = [tackc(command, tmp_path / "sim.tackb", "stp", *more) for command, more in (("inspect", []), ("run", x))]
    assert [result.exit_code for result in results] == [Exit.USAGE] * 2
    assert results[0].stderr == results[1].stderr


def test_a_call_leaves_the_settings_of_the_process(bundle: Path) -> None:
    assert settings.jit() == "on"
    running.run(bundle, "half", [text for text in HALF[1:] if text != "--arg"])
    assert settings.jit() == "on"


def test_objects_vectors_and_textures(tmp_path: Path) -> None:
    path = tmp_path / "more.tackb"
    path.write_bytes(built(MORE))
    fill = ("--arg", "box.data=zeros:f32[8]", "--arg", "box.shape=twice", "--arg", "v=1.5")
    assert data_of("run", path, "fill", *fill, "--check", "box.data=12.0")["written"][0]["name"] == "box.data"
    other = tackc("run", path, "fill", *fill[:2], "--arg", "box.shape=thrice", *fill[4:])
    assert other.exit_code == Exit.VARIANT_MISSING
    (moved,) = data_of("run", path, "moved", "--arg", "pos=zeros:vec3(f32)[4]", "--arg", "step=3")["written"]
    assert (moved["type"], moved["max"], moved["mean"]) == ("vec3(f32)[4]", 3.0, 1.0)
    sampled = ("--arg", "t=full:2.5:texture3d[3, 2, 2]", "--arg", "out=zeros:f32[3]", "--check", "out=2.5")
    assert data_of("run", path, "sampled", *sampled)["checks"][0]["passed"] is True


def test_checked_code_runs_in_debug_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "more.tackb"
    path.write_bytes(built(MORE, options=Options(variants=("release", "checked"))))
    monkeypatch.setenv("TACK_DEBUG", "1")
    settings.reread()
    call = ("run", path, "looked_up", "--arg", "x=zeros:f32[8]", "--arg", "out=zeros:f32[4]")
    assert data_of(*call, "--arg", "at=arange:i32[4]")["checked"] is True
    result = tackc(*call, "--arg", "at=full:8:i32[4]")
    assert (result.exit_code, "index 8 is out of" in result.stderr) == (Exit.USAGE, True), result.output


def test_checks_and_saved_arrays(bundle: Path, tmp_path: Path) -> None:
    saved = tmp_path / "out.npy"
    result = tackc("run", bundle, *SAXPY, "--save", f"out={saved}", "--check", "out.x=1")
    assert (result.exit_code, saved.exists()) == (Exit.USAGE, False)
    assert "the call has no array 'out.x' (did you mean 'out'?); there are x, y, out, return" in result.stderr
    data = data_of("run", bundle, *SAXPY, "--save", f"out={saved}")
    assert data["saved"] == [str(saved)]
    assert np.array_equal(np.load(saved), 2 * np.arange(8, dtype=np.float32) + 1)
    good = tackc("run", bundle, *SAXPY, "--check", f"out={saved}")
    assert (good.exit_code, f"out is {saved}\n" in good.stdout) == (0, True)
    np.save(saved, np.where(np.arange(8) == 5, 0, np.load(saved)).astype(np.float64))
    bad = tackc("run", bundle, *SAXPY, "--check", f"out={saved}")
    assert bad.exit_code == Exit.CHECK_FAILED
    assert bad.stderr == f"error: out is not {saved}: 1 number differs, the first at [5]: 11.0, expected 0.0\n"
    assert tackc("run", bundle, *SAXPY, "--check", f"out={saved}", "--tolerance", "11").exit_code == 0
    returned = tackc("run", bundle, *HALF, "--check", "return=4", "--json")
    assert returned.exit_code == Exit.CHECK_FAILED
    (check,) = json.loads(returned.stdout)["checks"]
    assert (check["differing"], check["first"]) == (1, {"index": [], "found": 3, "expected": 4})
    shape = tackc("run", bundle, *SAXPY, "--check", "out=zeros:f32[9]")
    assert shape.stderr == "error: out is not zeros:f32[9]: its shape is (8,), that of the reference (9,)\n"


def test_an_array_that_cannot_be_saved(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = tackc("run", bundle, *SAXPY, "--save", f"out={tmp_path}/file/out.npy", "--save", f"x={tmp_path}/x.npy")
    assert (result.exit_code, (tmp_path / "x.npy").exists()) == (Exit.USAGE, False)
    assert tackc("run", bundle, *SAXPY, "--save", "out=out.bin").exit_code == Exit.USAGE


@pytest.mark.parametrize(
    ("found", "expected", "tolerance", "differing"),
    [
        (np.array([1.0, np.nan]), np.array([1.0, np.nan]), 0.0, 0),
        (np.array([1.0, 2.0]), np.array([1.0, np.nan]), 1.0, 1),
        (np.array([np.inf, 1.0]), np.array([np.inf, 1.0]), 0.1, 0),
        (np.array([np.inf]), np.array([1.0]), 0.1, 1),
        (np.array([1.1, 100.9]), np.array([1.0, 100.0]), 0.01, 1),
        (np.array([1, 2, 3], np.uint8), 2, 0.0, 2),
        (np.array([2**63], np.uint64), np.array([2**63 - 1], np.uint64), 0.0, 1),
        (5, 5.0, 0.0, 0),
    ],
)
def test_comparison_of_numbers(found: Any, expected: Any, tolerance: float, differing: int) -> None:
    assert compared("x", found, expected, "ref", tolerance).differing == differing


def test_what_is_not_finite_is_text_in_json(bundle: Path) -> None:
    infinite = ("saxpy", "--arg", "x=ones:f32[2]", "--arg", "y=zeros:f32[2]", "--arg", "out=zeros:f32[2]", "--arg", "a=inf")
    (out,) = data_of("run", bundle, *infinite)["written"]
    assert (out["min"], out["max"], out["mean"], out["nan"]) == ("inf", "inf", "inf", 0)
    (out,) = data_of("run", bundle, *infinite[:-1], "a=nan")["written"]
    assert (out["min"], out["max"], out["mean"], out["nan"]) == (None, None, None, 2)


def test_a_device_that_is_not_there(bundle: Path) -> None:
    result = tackc("run", bundle, *SAXPY, "--device", "nonsense")
    assert (result.exit_code, "Unknown device 'nonsense'" in result.stderr) == (Exit.USAGE, True)


def test_on_another_device(tmp_path: Path) -> None:
    path = tmp_path / "k.tackb"
    path.write_bytes(built(TWO, "opencl"))
    data = data_of("run", path, *SAXPY, "--device", "opencl", "--check", "out=arange:f32[8]", "--tolerance", "9")
    assert (data["device"], data["written"][0]["mean"]) == ("opencl", 8.0)
    (timing,) = data_of("bench", path, *SAXPY, "--device", "opencl", "--repeat", "2")["timings"]
    assert (timing["threads"], timing["samples"]) == (None, 2)
    assert tackc("bench", path, *SAXPY, "--device", "opencl", "--threads", "1").exit_code == Exit.USAGE


# --- bench -------------------------------------------------------------------------------------------------------------


def test_bench_has_a_row_for_one_thread_and_all(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In processes of their own: the pool of this one has been made long ago."""
    monkeypatch.setenv("TACK_CPU_THREADS", "2")
    settings.reread()
    data = data_of("bench", bundle, *SAXPY, "--repeat", "3")
    assert [(each["threads"], each["level"], each["samples"]) for each in data["timings"]] == [
        (1, "x86-64-v2", 3),
        (2, "x86-64-v2", 3),
    ]
    for each in data["timings"]:
        assert 0 < each["min_seconds"] <= each["median_seconds"]
        assert each["array_bytes"] == 3 * 8 * 4
        assert each["bytes_per_second"] == pytest.approx(96 / each["median_seconds"])


def test_bench_of_every_level(tmp_path: Path) -> None:
    (tmp_path / "k.tackb").write_bytes(built(TWO, "cpu:v2,cpu:v3"))
    words = ["bench", tmp_path / "k.tackb", *SAXPY, "--repeat", "2", "--levels", "--threads", "1", "--json"]
    done = subprocess.run([sys.executable, "-m", "tackc", *map(str, words)], capture_output=True, text=True, check=True, cwd=ROOT)
    levels = [level for level in cpu.machine_levels() if level in ("x86-64-v2", "x86-64-v3")]
    assert [each["level"] for each in json.loads(done.stdout)["timings"]] == levels


def test_every_sample_begins_with_the_same_arrays(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else numbers of a kernel that adds to an array would grow until they take longer."""
    call = benchmark.prepare(bundle, "half", HALF[2::2], 0, None)
    out = call.given.arrays["out"]
    seen = []
    monkeypatch.setattr(benchmark, "_sample", lambda call, count: seen.append(out.copy()) or out.fill(7) or 1.0)
    (timing,) = benchmark._measured(call, 3, ["x86-64-v2"], 1)
    assert [float(each.max()) for each in seen] == [0.0, 0.0, 0.0, 0.0]  # the first finds out how many calls a sample takes
    assert (timing.least, timing.median, timing.spread) == (1.0, 1.0, 0.0)


def test_what_the_other_process_says_is_told(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    result = tackc("bench", bundle, *SAXPY)
    assert (result.exit_code, "the process that measures ended early: exit 1" in result.stderr) == (Exit.USAGE, True)


def test_seconds_are_readable() -> None:
    assert [benchmark._seconds(each) for each in (2.0, 0.0123, 4.56e-6, 7.8e-8)] == ["2 s", "12.3 ms", "4.56 us", "78 ns"]


def test_the_grammar_is_that_of_the_documents() -> None:
    text = (ROOT / "docs" / "cli.md").read_text("utf-8")
    assert all(f"`{fill}:" in text for fill in arguments.FILLS)
