"""Kernels on arrays of vectors, compiled by their calls and from a bundle: the right variant, cold and warm (K-001, R-031)."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tack
import tack_runtime
from tack_runtime import settings
from tackc.build import build
from tackc.request import parse_arch, parse_specs


@tack.kernel
def add(pos: tack.vec3()[:], step: tack.vec3()[:], scale: float):
    for i in range(len(pos)):
        pos[i] += step[i] * scale


@tack.kernel
def sizes(x, out):
    for _ in range(1):
        out[0] = len(x)
        out[1] = x.shape[-1]


@tack.kernel
def turn(turns, pos):
    for i in range(len(pos)):
        pos[i] = turns[i] @ pos[i]


@tack.kernel
def corners(image, out):
    for i, j in tack.ndindex(image.shape[0], image.shape[1]):
        out[i, j] = image[i, j].x + image[i, j].z


@pytest.fixture(autouse=True)
def settings_of_the_user() -> Iterator[None]:
    settings.reread()
    yield
    settings.reread()


@pytest.fixture
def cache(tmp_path: Path) -> Callable[[], int]:
    """How many variants the disk cache has; it starts empty."""
    settings.set_cache_dir(tmp_path / "cache")
    return lambda: len(list((tmp_path / "cache").rglob("*.call")))


def fresh(kernel: tack.Kernel) -> tack.Kernel:
    """The kernel as if no call had been made."""
    vars(kernel).pop("dispatcher", None)
    return kernel


def triples(count: int = 4, dtype: Any = np.float32) -> np.ndarray[Any, Any]:
    return np.arange(3 * count, dtype=dtype).reshape(count, 3)


def test_vectors_move(cache: Callable[[], int]) -> None:
    """V-021, K-002: any length is served by one variant; another width of the components is another."""
    kernel = fresh(add)
    for count in (4, 1, 0, 1000):
        pos, step = tack.array(triples(count), tack.vec3()), tack.ones(count, tack.vec3())
        for turns in (1, 2):
            kernel(pos, step, 0.5)
            assert (pos.numpy() == triples(count) + 0.5 * turns).all()
    assert cache() == 1
    wide = tack.array(triples(), tack.vec3(tack.f64))
    kernel(wide, tack.ones(4, tack.vec3(tack.f64)), 0.1)
    assert (wide.numpy() == triples(dtype=np.float64) + 0.1).all()
    assert cache() == 2


def test_wrapped_numpy_arrays_are_written_in_place() -> None:
    """R-031: without a copy."""
    pos, step = triples(), np.ones((4, 3), np.float32)
    add(tack.wrap(pos, tack.vec3()), tack.wrap(step, tack.vec3()), 2)
    assert (pos == triples() + 2).all()


KINDS: dict[str, tuple[Callable[[], Any], list[int]]] = {
    "vec3": (lambda: tack.zeros((5, 7), tack.vec3()), [5, 7]),
    "mat2": (lambda: tack.zeros((5, 2), tack.mat2()), [5, 2]),
    "vec2 of 4": (lambda: tack.zeros(4, tack.vec2()), [4, 4]),
    "vec2 of 9": (lambda: tack.zeros(9, tack.vec2()), [9, 9]),
    "numpy": (lambda: np.zeros((4, 2), np.float32), [4, 2]),
    "numbers": (lambda: tack.zeros((9, 2)), [9, 2]),
    "wrapped": (lambda: tack.wrap(np.zeros((4, 2), np.float32), tack.vec2()), [4, 4]),
    "cube": (lambda: np.zeros((5, 2, 2), np.float32), [5, 2]),
}


def test_dimensions_are_those_of_the_elements_whatever_came_before() -> None:
    """A-005, K-001, K-005: in every order of pairs of calls, cold and warm."""
    for one, two in itertools.product(KINDS, repeat=2):
        kernel = fresh(sizes)
        for kind in (one, two, two, one, one, two):
            make, expected = KINDS[kind]
            out = np.zeros(2, np.int32)
            kernel(make(), out)
            assert out.tolist() == expected, (one, two, kind)


def test_matrices_and_vectors_together() -> None:
    """V-007, A-015"""
    turns = tack.array([[[0, -1], [1, 0]]] * 3, tack.mat2())
    pos = tack.array([[1, 2], [3, 4], [5, 6]], tack.vec2())
    for _ in range(2):
        turn(turns, pos)
    assert pos.numpy().tolist() == [[-1, -2], [-3, -4], [-5, -6]]


def test_baked_rows() -> None:
    """K-004: row strides are those of elements."""
    kernel = fresh(corners)
    for shape in ((2, 3), (3, 2), (2, 3)):
        image = np.arange(np.prod(shape) * 3, dtype=np.float32).reshape(*shape, 3)
        out = tack.zeros(shape)
        kernel(tack.array(image, tack.vec3()), out)
        assert (out.numpy() == image[..., 0] + image[..., 2]).all()
        assert "corners(image=vec3(f32)[:, :], out=f32[:, :])" in kernel.explain(tack.array(image, tack.vec3()), out)


def test_a_later_process_starts_warm(tmp_path: Path) -> None:
    """K-007"""
    (tmp_path / "moving.py").write_text(
        "import numpy as np\nimport tack\n\n@tack.kernel\ndef add(pos, step):\n    for i in range(len(pos)):\n"
        "        pos[i] += step[i]\n\nif __name__ == '__main__':\n    pos = tack.zeros(3, tack.vec3())\n"
        "    add(pos, tack.full(3, [1, 2, 3], tack.vec3()))\n    assert pos[2].tolist() == [1, 2, 3]\n"
    )
    environment = {
        **os.environ,
        "TACK_CACHE_DIR": str(tmp_path / "cache"),
        "TACK_LOG": "load",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    sources = []
    for _ in range(2):
        command = [sys.executable, str(tmp_path / "moving.py")]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        sources.append("the compiler" if "from the compiler" in done.stderr else "the disk cache")
        assert "add(pos=vec3(f32)[:], step=vec3(f32)[:])" in done.stderr
    assert sources == ["the compiler", "the disk cache"]


# --- numbers where vectors are declared -------------------------------------------------------------------------------------


@tack.device_class
class Cloud:
    pos: tack.vec3()[:]

    def __init__(self, pos: Any) -> None:
        self.pos = pos


E = tack.one_of(tack.vec3(tack.f32), tack.vec3(tack.f64))


@tack.kernel
def heights(cloud: Cloud, out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = cloud.pos[i].y


@tack.kernel
def larger(image: E[:, :], out: tack.f64[:, :]):
    for i, j in tack.ndindex(image.shape[0], image.shape[1]):
        out[i, j] = max(image[i, j].x, image[i, j].y)


@tack.kernel
def specialized(p, out):
    for i in range(len(out)):
        total = [0.0, 0.0, 0.0]
        total = p[i]
        out[i] = total.x


tack.specialize(specialized, p=tack.vec3()[:], out=tack.f32[:])

VIEWED = "= help: tack.wrap({}, tack.vec3(tack.{})) views it as vectors, as the kernel declares"


@pytest.mark.parametrize(
    ("kernel", "args", "name", "dtype"),
    [
        (heights, (Cloud(np.zeros((4, 3), np.float32)), np.zeros(4, np.float32)), "cloud.pos", "f32"),
        (larger, (np.zeros((2, 4, 3)), np.zeros((2, 4))), "image", "f64"),
        (specialized, (np.zeros((4, 3), np.float32), np.zeros(4, np.float32)), "p", "f32"),
    ],
)
def test_an_error_says_how_to_pass_numbers_as_the_vectors_that_are_declared(
    kernel: Any, args: tuple[Any, ...], name: str, dtype: str
) -> None:
    """R-031: the kernel is right, the array is passed as numbers; a call, `bind` and `tack.inspect` say the same."""
    for call in (kernel, kernel.bind, lambda *args: tack.inspect(kernel, *args)):
        with pytest.raises((TypeError, NotImplementedError)) as caught:
            call(*args)
        assert VIEWED.format(name, dtype) in str(caught.value).split("\n  ")[-1]
        assert str(caught.value).count("tack.wrap") == 1
        assert getattr(caught.value, "code", "").startswith("TK")
    settings.set_jit("off")
    with pytest.raises(tack.MissingVariantError, match=rf"pass it as the kernel declares it: tack\.wrap\({name}, ") as missing:
        kernel(*args)
    assert "tackc build" not in str(missing.value)


def test_arrays_that_are_declared_or_that_are_no_vectors_get_no_advice() -> None:
    """H-002: an error that another form of the arrays does not mend is as it was."""
    for image in (tack.zeros((2, 4), tack.vec3()), np.zeros((2, 4, 2), np.float32), np.zeros((2, 4, 3), np.int32)):
        with pytest.raises((TypeError, NotImplementedError)) as caught:
            larger(image, np.zeros(3, np.float32))
        assert "tack.wrap" not in str(caught.value)


# --- from a bundle -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bundle") / "vectors.tackb"
    specs = [
        "sizes(x=vec3(f32)[:, :], out=i32[:])",
        "sizes(x=vec2(f32)[9], out=i32[:])",
        "sizes(x=f32[:, :], out=i32[:])",
        "turn(turns=mat2(f32)[:], pos=vec2(f32)[:])",
        "corners(image=vec3(f32)[:, :], out=f32[:, :])",
    ]
    build([Path(__file__)], parse_arch("cpu"), path, specs=parse_specs(specs))
    return path


def test_a_bundle_gives_the_same_results(bundle: Path) -> None:
    """J-002, J-003"""
    settings.set_jit("off")
    kernels = tack_runtime.load(bundle)
    for _ in range(3):
        pos = tack.array(triples(), tack.vec3())
        kernels.add(pos, tack.ones(4, tack.vec3()), 0.5)
        assert (pos.numpy() == triples() + 0.5).all()
        image = np.arange(24, dtype=np.float32).reshape(2, 4, 3)
        out = tack.zeros((2, 4))
        kernels.corners(tack.array(image, tack.vec3()), out)
        assert (out.numpy() == image[..., 0] + image[..., 2]).all()
        pos = tack.array([[1, 2], [3, 4]], tack.vec2())
        kernels.turn(tack.array([[[0, -1], [1, 0]]] * 2, tack.mat2()), pos)
        assert pos.numpy().tolist() == [[-2, 1], [-4, 3]]


def test_a_bundle_never_takes_one_for_the_other(bundle: Path) -> None:
    """K-001, K-005, R-031"""
    settings.set_jit("off")
    for one, two in itertools.product(KINDS, repeat=2):
        kernel = tack_runtime.load(bundle).sizes
        for kind in (one, two, two, one):
            make, expected = KINDS[kind]
            out = np.zeros(2, np.int32)
            if kind in ("vec3", "vec2 of 9", "numpy", "numbers"):
                kernel(make(), out)
                assert out.tolist() == expected, (one, two, kind)
            else:
                with pytest.raises(tack.MissingVariantError):
                    kernel(make(), out)
                assert out.tolist() == [0, 0]
    with pytest.raises(tack.MissingVariantError, match=r"pos holds vec3\(f32\), the call passes f32; tack.wrap\(pos, tack.vec3"):
        tack_runtime.load(bundle).add(triples(), triples(), 1)


def test_missing_variants_of_vectors_are_compiled(bundle: Path, cache: Callable[[], int]) -> None:
    """J-001"""
    kernel = tack_runtime.load(bundle).sizes
    out = np.zeros(2, np.int32)
    kernel(tack.zeros(4, tack.vec2()), out)
    assert out.tolist() == [4, 4]
    assert cache() == 1


def test_no_build_is_proposed_where_the_nearest_variant_has_vectors(bundle: Path, cache: Callable[[], int]) -> None:
    """J-001: the bundle has what the call needs, of the array in another form."""
    image, out = np.zeros((2, 4, 3), np.float32), np.zeros((2, 4), np.float32)
    settings.set_jit("off")
    corners = tack_runtime.load(bundle).corners
    advice = "pass it as the nearest variant has it: tack.wrap(image, tack.vec3(tack.f32)) views it as vectors"
    with pytest.raises(tack.MissingVariantError) as caught:
        corners(image, out)
    assert str(caught.value).splitlines()[-1] == f"  {advice}"
    assert advice in corners.explain(image, out)
    settings.set_jit("on")
    with pytest.raises(TypeError, match=r"= help: tack\.wrap\(image, tack\.vec3\(tack\.f32\)\) views it as vectors"):
        corners(image, out)
    assert cache() == 0
