"""The library's own kernels: found prebuilt, else built once (J-001, J-002, K-007)."""

from __future__ import annotations

import errno
import functools
import os
import subprocess
import sys
import zipapp
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import packaged
import pytest
from simulators import gpus
from test_fork import FORKED

import tack
from tack_runtime import jit, library, settings
from tack_runtime.bundle import Bundle
from tack_runtime.contents import open_bundle
from tack_runtime.drivers import cpu
from tack_runtime.errors import BundleError, InternalError, MissingVariantError, SettingError, ToolchainError
from tack_runtime.manifest import UsedTool
from tack_runtime.version import VERSION
from tackc import bundle, identity
from tackc import library as building
from tackc.build import build_modules
from tackc.bundle import Provenance
from tackc.contents import read_contents
from tackc.request import families, parse_arch

HERE = Path(__file__).parent
COPIED = "copies.copied"
OWN_FOLDER = str(HERE / "own_library")
OWN = f"""
import array, sys
import tack_runtime.library as library
library.PACKAGE, library.FOLDER = "own_library", {OWN_FOLDER!r}
"""
CALL = f"""{OWN}
x, out = array.array("I", range(100)), array.array("I", bytes(400))
library.kernel("copies.copied")(x, out)
assert x == out
"""


@functools.cache
def copies() -> bytes:
    """The bundle of a module, made where `fresh` names that."""
    state = library.state()
    assert state is not None
    return build_modules(["own_library.copies"], parse_arch(f"cpu:{cpu.level()}"), made_of=[state])[0]


def forget() -> None:
    """Find kernels anew, as another process would."""
    library._kernels.clear()
    library._bundles.clear()


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A process that knows nothing yet, of an installation without a prebuilt bundle."""
    monkeypatch.setattr(library, "_kernels", {})
    monkeypatch.setattr(library, "_bundles", {})
    monkeypatch.setattr(library, "PACKAGE", "own_library")
    monkeypatch.setattr(library, "FOLDER", OWN_FOLDER)
    monkeypatch.setenv("TACK_LIBRARY", "")
    settings.reread()
    settings.set_cache_dir(tmp_path / "cache")
    yield
    settings.reread()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, fresh: None) -> list[str]:
    """What is said before a bundle is made, which is that of `copies` each time."""
    found: list[str] = []
    data = copies()
    monkeypatch.setattr(building, "_tell", found.append)
    monkeypatch.setattr(building, "_made", lambda module, level, state: data)
    return found


def copy(name: str = COPIED) -> None:
    x = np.arange(1000, dtype=np.uint32)
    out = np.zeros_like(x)
    library.kernel(name)(x, out)
    np.testing.assert_array_equal(out, x)


def no_compiler() -> None:
    raise jit.CompilerMissingError(jit.INSTALL)


# --- where it is built ---------------------------------------------------------------------------------------------------


def test_it_is_built_once_whoever_asks(tmp_path: Path) -> None:
    """Three processes at once have it built by one of them, which says so; a later one says nothing."""
    environment = packaged.environment(HERE, TACK_LIBRARY="", TACK_CACHE_DIR=str(tmp_path), TACK_JIT="on")
    command = [sys.executable, "-c", CALL]
    some = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) for _ in range(3)]
    said = [process.communicate()[1] for process in some]
    later = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert ([process.returncode for process in some], later.returncode) == ([0] * 3, 0), said
    line = f"tack: building the library's kernels for {cpu.level()} into {tmp_path}, once: copies\n"
    assert ("".join(said), later.stderr) == (line, "")


def test_it_is_kept_for_other_processes(made: list[str]) -> None:
    copy()
    copy()
    assert made == [f"{cpu.level()} into {settings.cache_dir()}, once: copies"]
    forget()
    copy()
    assert len(made) == 1


def test_it_is_built_again_from_other_sources_or_by_another_compiler(
    made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def others() -> None:
        forget()
        copy()

    others()
    (tmp_path / "library").mkdir()
    monkeypatch.setattr(library, "FOLDER", str(tmp_path / "library"))
    others()
    (tmp_path / "library" / "copies.py").write_text("edited")
    others()
    others()
    assert len(made) == 3
    monkeypatch.setattr(identity, "ours", lambda: "another compiler")
    others()
    monkeypatch.setattr(identity, "llvm", lambda: "another LLVM")
    others()
    assert len(made) == 5


def test_what_is_edited_while_it_is_built_is_not_kept(made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data = copies()
    monkeypatch.setattr(library, "FOLDER", str(tmp_path))

    def make(module: str, level: str, state: UsedTool | None) -> bytes:
        (tmp_path / "copies.py").write_text(str(len(made)))
        return data

    monkeypatch.setattr(building, "_made", make)
    building.bundle("copies")
    building.bundle("copies")
    assert len(made) == 2


def test_it_is_built_in_memory_where_nothing_is_kept(made: list[str]) -> None:
    settings.set_cache(False)
    copy()
    copy()
    assert made == [f"{cpu.level()} in memory: nothing is kept on disk: copies"]


def test_it_is_built_in_memory_where_the_cache_can_only_be_read(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    copy()
    assert made == [f"{cpu.level()} in memory: nothing is kept on disk: copies"]


def test_a_folder_that_is_named_keeps_it(made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TACK_LIBRARY", str(tmp_path))
    settings.reread()
    copy()
    assert made == [f"{cpu.level()} into {tmp_path}, once: copies"]
    assert (tmp_path / "copies.tackb").read_bytes() == copies()
    forget()
    copy()
    assert len(made) == 1


def of_another_state(state: UsedTool | None) -> bytes:
    """The bundle of `copies`, which says that its sources are others."""
    contents = read_contents(copies())
    made_by = Provenance([state] if state else [])
    return bundle.write(contents.manifest.kernels, contents.members, None, provenance=made_by)


ANOTHER = [None, UsedTool("own_library", VERSION, "0" * 64), UsedTool("own_library", "0.0.1", "0" * 64)]


@pytest.mark.parametrize("state", ANOTHER, ids=["unknown", "edited", "older"])
def test_what_is_built_of_other_kernels_is_not_taken(
    made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, state: UsedTool | None
) -> None:
    """Its kernels may write more than their callers make room for. A file is refused; what is in a folder is built anew."""
    for name in ("any.tackb", "copies.tackb"):
        (tmp_path / name).write_bytes(of_another_state(state))
    monkeypatch.setenv("TACK_LIBRARY", str(tmp_path / "any.tackb"))
    settings.reread()
    of = "other sources" if state and state.version == VERSION else f"version {state.version if state else 'unknown'}"
    said = rf"any.tackb: its kernels of own_library are of {of}, not those of this installation of tackc {VERSION}; set TACK_LIBR"
    with pytest.raises(BundleError, match=said):
        copy()
    monkeypatch.setenv("TACK_LIBRARY", str(tmp_path))
    settings.reread()
    with monkeypatch.context() as without:
        without.setattr(jit, "calls", no_compiler)
        with pytest.raises(
            BundleError, match=rf"copies.tackb: its kernels (.|\n)* of {of}, .*; it cannot be built anew: the comp"
        ):
            copy()
    copy()
    assert made == [f"{cpu.level()} into {tmp_path}, once: copies"]
    assert (tmp_path / "copies.tackb").read_bytes() == copies()


def test_without_sources_the_version_says_of_which_kernels_it_is(
    made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An application that has only the runtime."""
    monkeypatch.setattr(library, "FOLDER", str(tmp_path / "nowhere"))
    monkeypatch.setenv("TACK_LIBRARY", str(tmp_path / "any.tackb"))
    settings.reread()
    (tmp_path / "any.tackb").write_bytes(copies())
    copy()
    forget()
    (tmp_path / "any.tackb").write_bytes(of_another_state(ANOTHER[2]))
    with pytest.raises(BundleError, match=r"are of version 0\.0\.1"):
        copy()
    assert made == []


def test_a_file_that_is_named_has_it(made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TACK_LIBRARY", str(tmp_path / "any.tackb"))
    settings.reread()
    with pytest.raises(SettingError, match=r"TACK_LIBRARY=\S+any.tackb: it cannot be read: No such file"):
        copy()
    (tmp_path / "any.tackb").write_bytes(copies())
    copy()
    with pytest.raises(InternalError, match=r"the library has no kernel copies.moved, .* please report it"):
        library.kernel("copies.moved")
    assert made == []


def test_an_installation_whose_file_cannot_be_read_says_so(
    made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nobody has set TACK_LIBRARY."""
    monkeypatch.setattr(library, "found", lambda: str(tmp_path / "library.tackb"))
    with pytest.raises(BundleError, match=r"library.tackb: it cannot be read: No such file or directory; install tackc anew"):
        copy()
    monkeypatch.setattr(library, "found", lambda: of_another_state(ANOTHER[1]))
    with pytest.raises(BundleError, match=r"are of other sources, not those of this .*; install tackc anew"):
        copy()


def test_errors_of_the_system_are_not_of_the_setting(fresh: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A disk that is full while kernels are built."""

    def full(*_: object) -> bytes:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(building, "_made", full)
    with pytest.raises(OSError, match=r"^.Errno 28. No space left on device$"):
        copy()


def test_threads_build_it_once(made: list[str]) -> None:
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: library.kernel(COPIED), range(8)))
    assert len(made) == 1
    assert all(each is found[0] for each in found)


def test_what_the_process_that_builds_says_is_in_the_error(fresh: None) -> None:
    said = r"the kernels of own_library.nowhere cannot be built for \S+:\n(.|\n)*No module named 'own_library.nowhere'"
    with pytest.raises(ToolchainError, match=said):
        building.bundle("nowhere")


def test_a_kernel_that_does_not_compile_is_a_defect_of_ours(fresh: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "wrong_library").mkdir()
    (tmp_path / "wrong_library" / "copies.py").write_text(
        "import tack\n@tack.kernel\ndef copied(x: tack.u8[:]):\n    for i in range(len(x)):\n        x[i] = nothing\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(library, "PACKAGE", "wrong_library")
    said = r"wrong_library.copies cannot be built for \S+; please report it:\nerror\[TK013\]: Kernel 'copied'"
    with pytest.raises(InternalError, match=said):
        building.bundle("copies")


def test_where_no_process_starts_the_error_says_so(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that has Python in it may not know where a Python is."""
    for executable in (None, "/nowhere/python"):
        monkeypatch.setattr(sys, "executable", executable)
        with pytest.raises(ToolchainError, match=rf"cannot be built for \S+: Python, {executable}, does not start: "):
            building.bundle("copies")


def test_without_file_and_compiler_an_error_says_what_to_install(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-001"""

    monkeypatch.setattr(jit, "calls", no_compiler)
    said = (
        r"the library's kernels \(own_library.copies\) are not prebuilt: this installation of tackc has no library.tackb, as "
        r"wheels have, and nothing builds it here: the compiler is not installed: pip install 'tackc\[compiler\]', or have"
    )
    with pytest.raises(MissingVariantError, match=said):
        copy()
    monkeypatch.setenv("TACK_LIBRARY", settings.cache_dir())
    settings.reread()
    Path(settings.library()).mkdir()
    with pytest.raises(
        MissingVariantError, match=rf"TACK_LIBRARY={settings.library()} has no copies.tackb, and nothing builds it"
    ):
        copy()


# --- kernels that are nobody's -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variable", ["TACK_RECORD", "TACK_MISSES"])
def test_recordings_do_not_have_them(made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str) -> None:
    """A recording says what to build of the program: the library's kernels are not of it."""
    monkeypatch.setenv(variable, str(tmp_path / "app.specs.toml"))
    settings.reread()
    settings.set_cache_dir(tmp_path / "cache")
    copy()
    library.kernel(COPIED).bind(np.zeros(3, np.uint8), np.zeros(3, np.uint8))()
    settings.set_jit("off")
    with pytest.raises(MissingVariantError):
        library.kernel(COPIED)(np.zeros(3, np.float32), np.zeros(3, np.float32))
    assert not (tmp_path / "app.specs.toml").exists()


def test_debug_mode_is_for_the_kernels_of_the_program(made: list[str]) -> None:
    """O-020: no checked variants are prebuilt, and none is needed."""
    settings.set_debug(True)
    settings.set_jit("off")
    copy()


def test_what_is_missing_is_not_to_be_built_by_the_program(made: list[str]) -> None:
    settings.set_jit("off")
    with pytest.raises(
        MissingVariantError, match=r"  it is a kernel of the library itself: have it compiled \(pip install 'tackc"
    ):
        library.kernel(COPIED)(np.zeros(3, np.float32), np.zeros(3, np.float32))


def test_a_device_gets_what_is_declared_whatever_the_sizes_are(fresh: None, tmp_path: Path) -> None:
    """K-004 bakes what code reads of a shape; the library's variants have it open."""
    (tmp_path / "open.py").write_text(
        "import tack\n@tack.kernel\ndef last(x: tack.i32[:], out: tack.i32[:]):\n"
        "    for i in range(1):\n        out[i] = x[len(x) - 1]\n"
    )
    from tackc.build import build

    build([tmp_path / "open.py"], parse_arch("cpu:v2"), tmp_path / "open.tackb")
    kernel = Bundle(open_bundle(tmp_path / "open.tackb"), library._MANNERS)["open.last"]
    for size in (3, 4, 5):
        out = tack.zeros(1, tack.i32, device="opencl")
        kernel(tack.array(np.arange(size, dtype=np.int32), device="opencl"), out)
        assert out.numpy()[0] == size - 1
    assert len(list(Path(settings.cache_dir()).glob("*.call"))) == 1


# --- wheels ---------------------------------------------------------------------------------------------------------------

INSTALLED = """
import sys, numpy as np, tack, tack.algorithms, tack_runtime.library as library
counts, starts = tack.full(5000, 2, tack.i32), tack.empty(5000, tack.i32)
assert tack.algorithms.exclusive_scan(counts, starts) == 10000
assert np.array_equal(starts.numpy(), np.arange(0, 10000, 2))
assert (counts.sum(), tack.array([1.5, 2.5]).mean(), starts.max()) == (10000, 2.0, 9998)
keys = tack.array([3, 1, 2, 1], tack.i32)
assert tack.algorithms.argsort(keys).numpy().tolist() == [1, 3, 2, 0]
runs, totals = tack.algorithms.reduce_by_key(tack.array([7, 7, 2, 7], tack.i32), keys)
assert (runs.numpy().tolist(), totals.numpy().tolist()) == ([7, 2, 7], [4, 2, 1])
assert library.found().endswith("site-packages/tack_runtime/library.tackb")
assert "tackc" not in sys.modules
print(tack.__file__)
"""


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that `make wheel` builds, with code for this machine's CPU alone."""
    return packaged.wheel()


def test_a_wheel_needs_no_compiler(wheel: Path, tmp_path: Path) -> None:
    """The library works where it is installed without the extra."""
    python = packaged.environment_with(wheel, tmp_path)
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TACK_LIBRARY")}
    said = subprocess.run([python, "-c", INSTALLED], capture_output=True, text=True, cwd=tmp_path, env=clean, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.startswith(str(tmp_path))


def test_a_zip_application_has_it(wheel: Path, tmp_path: Path) -> None:
    """The bundle is read out of the zip file."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "app", [name for name in archive.namelist() if name.startswith("tack_runtime/")])
    (tmp_path / "app" / "__main__.py").write_text(packaged.CALL)
    zipapp.create_archive(tmp_path / "app", tmp_path / "app.pyz")
    environment = {"TACK_JIT": "off", "TACK_CACHE": "0"}
    assert packaged.run([sys.executable, "-I", "app.pyz"], tmp_path, environment) == ""


def test_the_same_kernels_give_the_same_wheel(wheel: Path) -> None:
    """No date, order or mode of the folder that it is built in is in it."""
    with zipfile.ZipFile(wheel) as archive:
        entries = archive.infolist()
    assert {each.date_time for each in entries} == {(1980, 1, 1, 0, 0, 0)}
    packages = [each for each in entries if ".dist-info/" not in each.filename]
    assert {each.external_attr >> 16 & 0o777 for each in packages} == {0o644}
    order = [each.filename.split("/") for each in packages]
    assert order == sorted(order, key=lambda names: (names[:-1], names[-1]))
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_wheel_has_code_for_every_target() -> None:
    assert {each.target for each in parse_arch(packaged.tool("wheel").ALL)} == set(families())


def test_a_bundle_beyond_its_budget_becomes_no_wheel(fresh: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tool = packaged.tool("wheel")
    monkeypatch.setattr(tool, "complete", lambda arch: copies())
    monkeypatch.setattr(tool, "LIMIT", 10_000)
    monkeypatch.setattr(sys, "argv", ["wheel.py", "-o", str(tmp_path)])
    with pytest.raises(SystemExit, match=r"the library's bundle has [\d,]+ bytes, more than 10,000"):
        tool.main()
    assert not list(tmp_path.glob("*.whl"))


ON_DEVICES = f"""{OWN}
sys.modules.update(tackc=None, llvmlite=None)
from tack_runtime import creation
from tack_runtime.dtypes import u32
for device in sys.argv[1:]:
    x = creation.array([3, 1, 2], u32, device=device)
    out = creation.zeros(3, u32, device=device)
    library.kernel("copies.copied")(x, out)
    assert out.numpy().tolist() == [3, 1, 2], device
"""


def test_every_device_has_code(fresh: None, tmp_path: Path) -> None:
    """J-002: sources where drivers take them, else binaries without their sources."""
    with gpus.toolchains():
        data = packaged.tool("wheel").complete(",".join(gpus.architectures()[1:]), ["copies"])
    (tmp_path / "devices.tackb").write_bytes(data)
    contents = read_contents(data)
    images = {(i.target, i.kind) for entry in contents.manifest.kernels for v in entry.variants for i in v.images}
    assert images == {
        *(("cuda", "cubin"), ("level_zero", "spirv")),
        *((target, "source") for target in ("hip", "metal", "opencl")),
    }
    environment = {**gpus.environment(), "TACK_LIBRARY": str(tmp_path / "devices.tackb"), "PYTHONPATH": str(packaged.ROOT)}
    assert packaged.run([sys.executable, "-c", ON_DEVICES, *gpus.DEVICES], tmp_path, environment) == ""


def test_kernels_of_the_cpu_have_code_for_no_other_device(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-002: their modules say so; a bundle without the CPU has them, too, to be compiled."""
    wheel = packaged.tool("wheel")
    monkeypatch.setattr(wheel, "ON_CPU", "copies")
    for arch, targets in ((f"cpu:{cpu.level()},opencl", {"cpu"}), ("opencl", set())):
        (entry,) = read_contents(wheel.complete(arch, ["copies"])).manifest.kernels
        assert {image.target for variant in entry.variants for image in variant.images} == targets


COPY = f"""{OWN}
def call():
    x, out = array.array("I", range(100)), array.array("I", bytes(400))
    library.kernel("copies.copied")(x, out)
    assert x == out
"""


@pytest.mark.parametrize("delay", [0.0, 0.02, 0.06])
def test_a_child_forked_while_a_thread_finds_the_first_kernel_finds_it_too(fresh: None, tmp_path: Path, delay: float) -> None:
    """U-004"""
    (tmp_path / "copies.tackb").write_bytes(copies())
    environment = packaged.environment(TACK_LIBRARY=str(tmp_path))
    packaged.run([sys.executable, "-W", "ignore", "-c", COPY + FORKED, delay], tmp_path, environment)
