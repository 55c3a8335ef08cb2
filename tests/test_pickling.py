"""Bundles and their kernels as pickles, by the digest of the bundle; on a Dask cluster, too."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import cloudpickle
import numpy as np
import pytest
import sample_bundles as sample

import tack_runtime
from tack_runtime import bundle as bundles
from tack_runtime import pickling, settings
from tack_runtime.errors import BundleError
from tackc.build import build
from tackc.request import parse_arch

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "kernels_examples" / "cluster"


@pytest.fixture(autouse=True)
def another_process() -> Iterator[None]:
    pickling._kept.clear()
    yield
    pickling._kept.clear()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    target = tmp_path / "k.tackb"
    target.write_bytes(sample.packed(sample.files([sample.saxpy()], [sample.total()])))
    return target


def elsewhere(data: bytes, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a process that has loaded nothing makes of a pickle."""
    pickling._kept.clear()
    with monkeypatch.context() as patched:
        patched.setattr(bundles, "alive", type(bundles.alive)())
        return pickle.loads(data)


@pytest.mark.parametrize("dumps", [pickle.dumps, cloudpickle.dumps], ids=["pickle", "cloudpickle"])
def test_the_same_kernel_in_the_same_process(path: Path, dumps: Callable[[object], bytes]) -> None:
    bundle = tack_runtime.load(path)
    assert pickle.loads(dumps(bundle.saxpy)) is bundle.saxpy
    assert pickle.loads(dumps(bundle)) is bundle
    assert copy.deepcopy({"k": bundle.total})["k"] is bundle.total
    assert len(dumps(bundle.saxpy)) < 400
    kernel = bundle.saxpy
    del bundle
    assert pickle.loads(dumps(kernel)) is kernel


@pytest.mark.parametrize("form", ["file", "folder", "bytes"])
def test_another_process_loads_the_bundle_once(path: Path, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source: Any = {"file": path, "folder": tmp_path / "folder", "bytes": path.read_bytes()}[form]
    if form == "folder":
        for name, data in sample.files([sample.saxpy()], [sample.total()]).items():
            (tmp_path / "folder" / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "folder" / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    bundle = tack_runtime.load(source if form == "bytes" else os.path.relpath(source))
    monkeypatch.chdir("/")
    data = pickle.dumps([bundle.saxpy, bundle.total, bundle])
    loads: list[object] = []
    load = bundles.load
    monkeypatch.setattr(bundles, "load", lambda source: loads.append(source) or load(source))
    saxpy, total, whole = elsewhere(data, monkeypatch)
    assert len(loads) == 1
    assert saxpy is whole.saxpy
    assert total is whole["sample.total"]
    assert saxpy is not bundle.saxpy
    assert saxpy.variants == bundle.saxpy.variants
    assert (len(data) > 10_000) == (form == "bytes")


def test_a_path_that_holds_another_bundle_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = tack_runtime.load(path)
    data = pickle.dumps(bundle.saxpy)
    digest = bundle._opened.manifest.digest
    path.write_bytes(sample.packed(sample.files([sample.saxpy("f64")])))
    other = tack_runtime.load(path)._opened.manifest.digest
    with pytest.raises(BundleError, match=rf"no bundle of digest {digest}, .*k\.tackb' is another bundle now, of digest {other}"):
        elsewhere(data, monkeypatch)
    assert pickle.loads(data) is bundle.saxpy  # which this process still has
    path.unlink()
    with pytest.raises(BundleError, match=r"No such file or directory: .*Have the file where it was, or name it .*TACK_BUNDLE"):
        elsewhere(data, monkeypatch)


def test_bundles_that_the_environment_names_are_tried(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers may have it in another folder."""
    data = pickle.dumps(tack_runtime.load(path).saxpy)
    there = path.rename(tmp_path / "there.tackb")
    monkeypatch.setenv("TACK_BUNDLE", str(there))
    settings.reread()
    assert elsewhere(data, monkeypatch).origin.bundle == str(there)
    path.write_bytes(b"damaged")
    assert elsewhere(data, monkeypatch).origin.bundle == str(there)
    there.unlink()
    with pytest.raises(BundleError, match=r"no bundle of digest .*k\.tackb: not a bundle.*; .*there\.tackb"):
        elsewhere(data, monkeypatch)


def test_a_bound_kernel_is_not_pickled(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sample.Natives().put(monkeypatch)
    x = np.ones(4, np.float32)
    bound = tack_runtime.load(path).saxpy.bind(x, x, np.empty_like(x), 1.0)
    with pytest.raises(TypeError, match="Kernel 'saxpy': a bound kernel holds its arguments in memory; pickle saxpy itself"):
        pickle.dumps(bound)


def test_the_dispatcher_of_a_source_kernel_is_not_pickled() -> None:
    from contract_kernels import count

    with pytest.raises(TypeError, match="pickle the kernel itself"):
        pickle.dumps(count.dispatcher)


def test_bundles_that_pickles_named_are_forgotten_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pickling, "_KEPT", 2)
    datas = []
    for element in ("f32", "f64", "i32"):
        data = sample.packed(sample.files([sample.saxpy(element)], members={"bin/cpu.so": b"none"}))
        datas.append(pickle.dumps(tack_runtime.load(data)))
    for data in (*datas, datas[0]):
        pickle.loads(data)
    assert list(pickling._kept) == [
        pickle.loads(datas[2])._opened.manifest.digest,
        pickle.loads(datas[0])._opened.manifest.digest,
    ]


def test_threads_load_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = pickle.dumps(tack_runtime.load(path).saxpy)
    monkeypatch.setattr(bundles, "alive", type(bundles.alive)())
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: pickle.loads(data), range(32)))
    assert len(set(map(id, found))) == 1


# --- processes ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tiles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    output = tmp_path_factory.mktemp("cluster") / "tiles.tackb"
    build([EXAMPLE / "tiles.py"], parse_arch("cpu:v2"), output)
    return output


def counted(kernel: Any) -> tuple[list[int], int]:
    """In a process of its own."""
    counts = np.zeros((2, 3), np.int32)
    kernel(counts, -2.0, 0.0, 1.0)
    return counts.ravel().tolist(), id(kernel)


def test_processes_that_start_anew(tiles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """multiprocessing's spawn: the same kernel for every task of a process."""
    monkeypatch.setenv("TACK_JIT", "off")
    monkeypatch.setenv("TACK_CPU_ISA", "v2")
    kernel = tack_runtime.load(tiles).escape
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map(counted, [kernel] * 3, chunksize=1)
    assert found[0][0] == counted(kernel)[0]
    assert found[0][0][:3] == [0, 200, 200]  # -2 is at the edge of the disc, -1 and 0 are inside
    assert len({identity for _, identity in found}) == 1


def test_the_example_of_a_dask_cluster(tiles: Path) -> None:
    """Each worker loads the bundle once, and none compiles."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TACK_JIT": "off", "TACK_LOG": "load,compile", "TACK_CPU_ISA": "v2"}
    command = [sys.executable, str(EXAMPLE / "run.py"), str(tiles), "--workers", "2"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tiles.parent)
    assert result.returncode == 0, result.stderr
    assert "512 x 512 points on 2 workers, 24.5% of them inside" in result.stdout
    assert "loaded of the compiler: nothing" in result.stdout
    loads = re.findall(r"tack load: \S*tiles\.tackb: 1 kernels", result.stderr)
    images = re.findall(r"tack load: escape\(.* from tiles\.tackb:bin/", result.stderr)
    assert len(loads) in (2, 3), result.stderr  # who sent the kernel, and workers: one may have done all before the other began
    assert len(images) in (2, 3), result.stderr
    assert "tack compile" not in result.stderr
