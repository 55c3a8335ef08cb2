"""`tackc record`: what it runs, what it writes, what it says."""

from __future__ import annotations

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tackc import cli, recording
from tackc import varying as varying_values
from tackc.cli.exits import Exit
from tackc.output import OutputError
from tackc.specs import normal_form, read_specs
from tackc.varying import Varying

ROOT = Path(__file__).resolve().parent.parent

APP = """\
import sys
import numpy as np
import tack

@tack.kernel
def add(x, a):
    for i in range(len(x)):
        x[i] += a

if __name__ == "__main__":
    print(sys.stdin.read().upper(), end="")
    for n in range(3):
        add(np.ones(n + 1, np.float32), 1.0)
    print("done", file=sys.stderr)
    sys.exit(5)
"""


def tackc(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tackc", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **options)


@pytest.fixture
def invoke() -> Callable[..., Result]:
    return lambda *arguments: CliRunner().invoke(cli.commands, ["record", *arguments])


# --- running -----------------------------------------------------------------------------------------------------------


def test_a_program_runs_as_it_would_alone(tmp_path: Path) -> None:
    """Its input, output and exit code are its own; what was recorded is said on standard error, with what to do next."""
    (tmp_path / "app.py").write_text(APP)
    done = tackc("record", "-o", "out/app.specs.toml", "--", sys.executable, "app.py", "-v", input="hello\n", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (5, "HELLO\n")
    said = done.stderr.splitlines()
    assert said[0] == "done"
    assert said[1] == "recorded 1 variant of 1 kernel, 3 calls, in out/app.specs.toml"
    assert said[3] == "  tackc build app.py --arch cpu --specs out/app.specs.toml -o out/app.tackb"
    assert said[4] == f"  TACK_JIT=off TACK_BUNDLE=out/app.tackb {sys.executable} app.py -v"
    assert (tmp_path / "out" / "app.specs.toml").read_text().splitlines() == [
        "format = 1",
        "",
        "[[specialize]]",
        'signature = "app.add(x=f32[:], a=f32)"',
        "count = 3",
        'sites = ["app.py:13"]',
        'targets = ["cpu"]',
    ]
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["app.specs.toml"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["app.py", "out"]


def test_a_program_that_calls_no_kernel(invoke: Callable[..., Result], tmp_path: Path) -> None:
    """It says so, and leaves what lies at the output as it is."""
    output = tmp_path / "app.specs.toml"
    output.write_text("format = 1\n")
    done = invoke("-o", str(output), "sh", "-c", "exit 7")
    assert done.exit_code == 7
    assert "called no kernel" in done.stderr
    assert output.read_text() == "format = 1\n"
    assert list(tmp_path.iterdir()) == [output]


@pytest.mark.parametrize(
    ("command", "code", "says"),
    [
        (["/no/such/program"], 127, "there is no program '/no/such/program'"),
        (["/etc/passwd"], 126, "/etc/passwd cannot be run: Permission denied"),
        (["sh", "-c", "kill -TERM $$"], 128 + signal.SIGTERM, "called no kernel"),
        (["sh", "-c", "exit 2"], 2, "called no kernel"),
    ],
)
def test_exit_codes(invoke: Callable[..., Result], command: list[str], code: int, says: str, tmp_path: Path) -> None:
    """Those of the program, and as shells have them where it was never run or a signal ended it."""
    done = invoke("-o", str(tmp_path / "x.toml"), "--", *command)
    assert done.exit_code == code
    assert says in done.stderr


def test_an_output_that_cannot_be_written_is_said_before_anything_runs(invoke: Callable[..., Result], tmp_path: Path) -> None:
    for output in (tmp_path, Path("/proc/x.toml"), Path("/dev/null/x.toml")):
        done = invoke("-o", str(output), "sh", "-c", f"touch {tmp_path}/ran")
        assert done.exit_code == Exit.USAGE
        assert str(output) in done.stderr
    assert not (tmp_path / "ran").exists()


def test_without_a_command(invoke: Callable[..., Result]) -> None:
    assert invoke("-o", "x.toml").exit_code == Exit.USAGE


def test_signals_are_passed_on(tmp_path: Path) -> None:
    """Without a terminal nobody else sends them."""
    script = "trap 'echo got it; exit 9' TERM INT; echo ready; while :; do sleep 0.01; done"
    for number in (signal.SIGTERM, signal.SIGINT):
        command = [sys.executable, "-m", "tackc", "record", "-o", str(tmp_path / "x.toml"), "sh", "-c", script]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(number)
        out, err = process.communicate(timeout=30)
        assert (out, process.returncode) == ("got it\n", 9), err


def test_a_key_of_the_terminal_interrupts_a_program_once(tmp_path: Path) -> None:
    script = "trap 'echo got it' INT; echo ready; read line; sleep 0.3; exit 4"
    child, terminal = pty.fork()
    if not child:
        arguments = [sys.executable, "-m", "tackc", "record", "-o", str(tmp_path / "x.toml"), "sh", "-c", script]
        os.execv(sys.executable, arguments)
    said = _until(terminal, b"ready")
    os.write(terminal, b"\x03")
    said += _until(terminal, b"got it")
    os.write(terminal, b"\n")
    said += _until(terminal, b"no kernel")
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert said.count(b"got it") == 1
    assert os.waitstatus_to_exitcode(status) == 4


def _until(terminal: int, what: bytes) -> bytes:
    said, end = b"", time.monotonic() + 30
    while what not in said and time.monotonic() < end:
        try:
            said += os.read(terminal, 1000)
        except OSError:  # the other side is closed
            break
    assert what in said
    return said


def test_json(invoke: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """On standard error: standard output is the program's."""
    text = 'format = 1\n\n[[specialize]]\nsignature = "app.f(x=f32[:])"\ntargets = ["cuda"]\ncount = 2\n'
    output = tmp_path / "app.specs.toml"
    done = invoke("--json", "-o", str(output), "--", "sh", "-c", f"printf '%s' '{text}' > $TACK_RECORD; exit 3")
    assert done.exit_code == 3
    assert json.loads(done.stderr) == {
        "output": str(output),
        "exit_code": 3,
        "variants": 1,
        "kernels": ["app.f"],
        "calls": 2,
        "varying": [],
        "made_in_functions": [],
        "damaged_entries": 0,
        "warnings": [],
        "next": [
            f"tackc build app.py --arch cuda --specs {output} -o {tmp_path / 'app.tackb'}",
            f"TACK_JIT=off TACK_BUNDLE={tmp_path / 'app.tackb'} sh -c "
            + done_quoted(f"printf '%s' '{text}' > $TACK_RECORD; exit 3"),
        ],
    }


def test_files_of_classes_are_built_along(tmp_path: Path) -> None:
    """A kernel need not name the classes of the objects that it takes."""
    for name in ("app.py", "kern.py", "shapes.py"):
        (tmp_path / name).touch()
    found = recording.read(entry("kern.f(g=shapes.Grid(law=laws.law, u=f32[:]), own=Own(N=3))"))
    build, _ = recording.next_steps(["python", str(tmp_path / "app.py")], found, Path("x.specs.toml"))
    assert build == f"tackc build {tmp_path}/kern.py {tmp_path}/shapes.py --arch cpu --specs x.specs.toml -o x.tackb"


def test_the_next_build_finds_files_in_folders_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only one of its name; of several, nobody knows which."""
    monkeypatch.chdir(tmp_path)
    found = recording.read(entry("kern.f(x=f32[:])"))

    def file() -> str:
        return recording.next_steps(["python", "app.py"], found, Path("x.specs.toml"))[0].split()[2]

    for name in ("app.py", "kernels/kern.py", "more/inner/kern.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert file() == "kernels/kern.py"
    (tmp_path / "other").mkdir()
    (tmp_path / "other/kern.py").touch()
    assert file() == "kern.py"
    (tmp_path / "kern.py").touch()
    assert file() == "kern.py"


def done_quoted(text: str) -> str:
    return "'" + text.replace("'", "'\"'\"'") + "'"


# --- what is read ------------------------------------------------------------------------------------------------------


def entry(signature: str, *lines: str) -> str:
    return "\n".join(["", "[[specialize]]", f'signature = "{signature}"', 'targets = ["cpu"]', *lines, "count = 1", ""])


def test_damaged_entries_are_left_out() -> None:
    """A full disk tears the last entry; what other processes append is whole."""
    torn = entry("app.f(x=f32[:])")
    text = "format = 1\n" + torn[:-25] + entry("app.g(x=f32[:])") + entry("app.f(x=") + entry("app.g(x=f32[:])")
    found = recording.read(text)
    assert [(str(spec.signature), spec.count) for spec in found.specs] == [("app.g(x=f32[:])", 2)]
    assert found.damaged == 2
    assert found.warnings() == ("2 entries were damaged, by a process that was killed or by a full disk, and are left out",)


def test_an_entry_says_what_it_says_in_any_specs_file() -> None:
    """One reader for both: `checked = false` is no variant for debug mode, and what no specs file may say is damage."""
    text = entry("app.f(x=f32[:])", "checked = false") + entry("app.f(x=f64[:])", "checked = true")
    text += entry("app.g(x=f32[:])", 'checked = "yes"') + entry("app.g(x=f32[:])", "sites = 3")
    found = recording.read(text)
    assert [(str(spec.signature), spec.checked) for spec in found.specs] == [
        ("app.f(x=f32[:])", False),
        ("app.f(x=f64[:])", True),
    ]
    assert found.damaged == 2


def test_captured_constants_that_vary() -> None:
    text = "".join(
        entry(
            "app.g(x=f32[:])", f'sites = ["app.py:{line}"]', "# made in a function", f"# captured n = {n}", "# captured one = 1"
        )
        for n, line in zip(range(57), [3, 4] * 29, strict=False)
    )
    found = recording.read(text)
    assert [str(each) for each in found.varying] == [
        "app.g: `n`, which it captures, took 57 values (app.py:3, app.py:4): pass it as an argument"
    ]
    assert found.local == ("app.g",)


def test_sizes_that_vary() -> None:
    text = "".join(
        entry(f"app.st(u=f32[:, {n}], v=vec3(f32)[:, {n}], w=f32[:, 7], t=texture3d[2, 2, {n}])", 'sites = ["app.py:9"]')
        for n in range(1, 5)
    )
    opened = "app.st(u=f32[:, :], v=vec3(f32)[:, :], w=f32[:, 7], t=texture3d[2, 2, :])"
    assert recording.read(text).varying == (
        Varying(
            "app.st", "dimension 1 of `u` and `v`", 4, ("app.py:9",), f"one variant with it open serves every size: {opened}"
        ),
        Varying("app.st", "dimension 2 of `t`", 4, ("app.py:9",), f"one variant with it open serves every size: {opened}"),
    )


def test_constants_of_objects_that_vary() -> None:
    text = "".join(entry(f"app.k(s=Sim(N={n}, grid=Grid(H=2.0, W={n % 2})))") for n in range(6))
    assert [str(each) for each in recording.read(text).varying] == [
        "app.k: `s.N`, a constant of Sim, took 6 values: pass it as an argument, or assign it in __init__ and not in the body of "
        "Sim: it is a plain number then"
    ]


def test_few_values_are_no_news() -> None:
    text = "".join(entry(f"app.st(u=f32[:, {n}])") for n in range(varying_values.MANY - 1))
    assert recording.read(text).varying == ()


def test_the_output_is_written_in_one_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What lies there stays where the new one cannot be written."""
    output = tmp_path / "app.specs.toml"
    output.write_text("old")

    def full(*_: object) -> None:
        raise OutputError("cannot write: No space left on device")

    monkeypatch.setattr(recording, "write_specs", full)
    text = entry("app.f(x=f32[:])")
    with pytest.raises(OutputError):
        recording.record(["sh", "-c", f"printf '%s' '{text}' > $TACK_RECORD"], output)
    assert output.read_text() == "old"
    assert list(tmp_path.iterdir()) == [output]


# --- the whole way -----------------------------------------------------------------------------------------------------

MPM = """\
import sys
import mpm
import tack

print(mpm.simulate(mpm.blocks()[:64], 2)[0].tobytes().hex())
mpm.move(tack.zeros((128, 128), mpm.vec2), tack.zeros((128, 128), getattr(tack, sys.argv[1])))
"""


@pytest.fixture(scope="module")
def mpm(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with the MPM example, what was recorded of it and the bundle that was built of that, and what it printed."""
    folder = tmp_path_factory.mktemp("mpm")
    (folder / "app.py").write_text(MPM)
    for name in ("mpm.py", "example.py"):
        (folder / name).write_text((ROOT / "kernels_examples" / name).read_text())
    recorded = tackc("record", "-o", "app.specs.toml", "--", sys.executable, "app.py", "f32", cwd=folder)
    assert recorded.returncode == 0, recorded.stderr
    (command,) = (line.split() for line in recorded.stderr.splitlines() if line.startswith("  tackc build"))
    command[command.index("cpu")] = "cpu:v2"
    built = tackc(*command[1:], cwd=folder)
    assert built.returncode == 0, built.stderr
    return folder, recorded.stdout


def test_what_a_run_of_mpm_recorded(mpm: tuple[Path, str]) -> None:
    """K-004: the code depends on how long the rows of the grid are."""
    found = {str(spec.signature).partition("(")[0]: (spec.count, spec.sites) for spec in read_specs([mpm[0] / "app.specs.toml"])}
    assert found == {
        "mpm.to_grid": (2, ("mpm.py:100",)),
        "mpm.move": (3, ("app.py:6", "mpm.py:101")),
        "mpm.from_grid": (2, ("mpm.py:102",)),
    }


def test_the_same_run_of_mpm_misses_nothing_and_another_dtype_once(mpm: tuple[Path, str]) -> None:
    """J-001: without a compiler the results are those of the recorded run, bit for bit; the error's command is what it takes."""
    folder, printed = mpm
    misses, again = folder / "misses.specs.toml", folder / "again.specs.toml"
    environment = {**os.environ, "TACK_JIT": "off", "TACK_BUNDLE": "app.tackb", "TACK_MISSES": str(misses)}
    environment["TACK_RECORD"] = str(again)

    def run(dtype: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "app.py", dtype]
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)

    done = run("f32")
    assert (done.returncode, done.stdout) == (0, printed), done.stderr
    assert not misses.exists()
    assert normal_form(read_specs([again])) == (folder / "app.specs.toml").read_text()

    done = run("f64")
    assert "MissingVariantError: Kernel 'move' has no variant" in done.stderr
    (miss,) = read_specs([misses])
    assert (str(miss.signature), miss.count, miss.sites) == (
        "mpm.move(momentum=vec2(f32)[:, :], mass=f64[:, :])",
        1,
        ("app.py:6",),
    )

    (advice,) = (line for line in done.stderr.splitlines() if "build it with: " in line)
    built = tackc(*shlex.split(advice.partition("build it with: tackc ")[2]), cwd=folder)
    assert built.returncode == 0, built.stderr
    misses.unlink()
    for dtype in ("f32", "f64"):
        done = run(dtype)
        assert (done.returncode, done.stdout) == (0, printed), done.stderr
    assert not misses.exists()
