"""Textures: how the host makes them, what a sample is, and which variant a call takes."""

from __future__ import annotations

import gc
import math
import re
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tack
import tack_runtime
from tack_runtime import settings
from tack_runtime.dtypes import TextureType
from tack_runtime.signature import Signature, SignatureSyntaxError, machine_parameters, parse_signature, parse_type
from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.traverse import expressions

F32 = np.float32
SHAPES = [(4, 3, 2), (1, 1, 1), (5, 1, 3), (1, 7, 2), (2, 2, 2)]  # width, height, depth
COORDINATES = [0.0, 1.0, 0.5, 1 / 3, 0.25, 0.999999, -0.0, 1e-40, -0.7, 1.5, 1e30, math.inf, -math.inf, math.nan]


def sampled(texels: np.ndarray, u: np.ndarray, v: np.ndarray, w: np.ndarray) -> np.ndarray:
    """Z-002, as the contract defines it, in f32; `texels` is depth, height, width."""
    with np.errstate(all="ignore"):
        i, j, a = zip(*(_direction(c, size) for c, size in zip((u, v, w), texels.shape[::-1], strict=True)), strict=True)

        def mix(p: np.ndarray, q: np.ndarray, axis: int) -> np.ndarray:
            return p * (F32(1) - a[axis]) + q * a[axis]

        def along_x(z: np.ndarray, y: np.ndarray) -> np.ndarray:
            return mix(texels[z, y, i[0]], texels[z, y, j[0]], 0)

        below, above = (mix(along_x(z, i[1]), along_x(z, j[1]), 1) for z in (i[2], j[2]))
        return mix(below, above, 2)


def _direction(coordinate: np.ndarray, size: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    last = F32(size - 1)
    x = np.fmin(np.fmax(coordinate * last, F32(0)), last)
    i = np.floor(x).astype(np.int64)
    return i, np.minimum(i + 1, size - 1), x - np.floor(x)


def points(count: int = 300) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Random coordinates, in and around the texture, and every pair of the special ones."""
    rng = np.random.default_rng(5)
    special = [rng.permutation(np.repeat(np.array(COORDINATES, F32), 4)) for _ in range(3)]
    anywhere = rng.uniform(-0.2, 1.2, (3, count)).astype(F32)
    u, v, w = (np.concatenate(pair) for pair in zip(special, anywhere, strict=True))
    return u, v, w


def texels_of(shape: tuple[int, int, int]) -> np.ndarray:
    return np.random.default_rng(7).normal(size=shape[::-1]).astype(F32)


@tack.kernel
def sample(tex, u, v, w, out):
    for i in range(len(out)):
        out[i] = tex.sample(u[i], v[i], w[i])


# --- what a sample is --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("extents", ["baked", "open"])
@pytest.mark.parametrize("shape", SHAPES)
def test_a_sample_is_what_the_contract_says(shape: tuple[int, int, int], extents: str) -> None:
    """Z-002, J-003: bit for bit, outside, at the edges and for NaN too, with extents baked in and open."""
    texels, (u, v, w) = texels_of(shape), points()
    dims = ", ".join(map(str, shape)) if extents == "baked" else ":, :, :"
    signature = parse_signature(f"sample(tex=texture3d[{dims}], u=f32[:], v=f32[:], w=f32[:], out=f32[:])")
    out = np.zeros_like(u)
    interpret.run(pipeline.run(lower(capture(sample), signature).kernel), {"tex": texels, "u": u, "v": v, "w": w, "out": out})
    np.testing.assert_array_equal(out, sampled(texels, u, v, w))


@pytest.mark.parametrize("shape", SHAPES)
def test_compiled_code_computes_the_same_bits(shape: tuple[int, int, int]) -> None:
    """Z-002"""
    texels, (u, v, w) = texels_of(shape), points(5000)
    out = np.zeros_like(u)
    sample(tack.texture3d(texels), u, v, w, out)
    np.testing.assert_array_equal(out.view(np.uint32), sampled(texels, u, v, w).view(np.uint32))


def test_inspection_shows_how_a_texture_is_sampled() -> None:
    """Z-003, O-011: in software, and in hardware where all devices of a target have it."""
    texture, u = tack.texture3d(texels_of((4, 3, 2))), np.zeros(1, F32)
    arguments = (texture, u, u, u, u)
    assert tack.inspect(sample, *arguments, mode="ir").count("tex[") == 8
    source = tack.inspect(sample, *arguments, mode="source")
    assert len(re.findall(r"call [^@]*@llvm\.floor\.", source)) in (3, 6)  # in lanes the rest has a body of its own
    for target in ("opencl", "level_zero", "hip"):
        source = tack.inspect(sample, *arguments, target=target)
        assert source.count("floor") >= 3
        assert not re.search("tk_filtered|tex3D|image3d|sampler", source)
    for target, text in (("cuda", "tex3D<f32>"), ("metal", "texture.sample(")):
        source = tack.inspect(sample, *arguments, target=target)
        assert source.count(text) == 1
        assert source.count("= tk_sample(tex_") == 1
        assert "floor" not in source


def test_no_sample_is_outside_the_texture() -> None:
    """Z-002, O-020: debug mode checks every load, and finds none to report."""
    settings.set_debug(True)
    for shape in SHAPES:
        texels, (u, v, w) = texels_of(shape), points()
        out = np.zeros_like(u)
        sample(tack.texture3d(texels), u, v, w, out)
        np.testing.assert_array_equal(out, sampled(texels, u, v, w))
    settings.reread()


def test_a_sample_is_near_the_exact_value() -> None:
    """Z-005: within 4 ULP of the trilinear interpolation in higher precision, of texels of one sign."""
    shape = (4, 3, 2)
    texels = np.abs(texels_of(shape)) + F32(0.1)
    u, v, w = (np.random.default_rng(seed).uniform(0, 1, 1000).astype(F32) for seed in range(3))
    out = np.zeros_like(u)
    sample(tack.texture3d(texels), u, v, w, out)
    exact = np.zeros(1000)
    x, y, z = (c.astype(np.float64) * (size - 1) for c, size in zip((u, v, w), shape, strict=True))
    for k in range(2):
        for j in range(3):
            for i in range(4):
                near = [np.clip(1 - np.abs(c - place), 0, 1) for c, place in ((x, i), (y, j), (z, k))]
                exact += texels[k, j, i].astype(np.float64) * near[0] * near[1] * near[2]
    # The texel coordinate is rounded to f32, which moves the point by half an ULP of it.
    assert np.all(np.abs(out - exact) <= 4 * np.spacing(texels.max()))


def test_texel_centres_give_the_texels_and_x_is_fastest() -> None:
    """Z-001, Z-002"""
    width, height, depth = shape = (3, 5, 9)
    texels = np.arange(width * height * depth, dtype=F32)
    k, j, i = (index.ravel() for index in np.indices(shape[::-1]))
    u, v, w = (i / F32(width - 1)).astype(F32), (j / F32(height - 1)).astype(F32), (k / F32(depth - 1)).astype(F32)
    out = np.zeros(texels.size, F32)
    sample(tack.texture3d(texels, shape=shape), u, v, w, out)
    np.testing.assert_array_equal(out, i + width * (j + height * k))


def test_each_texel_is_loaded_once() -> None:
    signature = parse_signature("sample(tex=texture3d[8, 8, 8], u=f32[:], v=f32[:], w=f32[:], out=f32[:])")
    lowered = lower(capture(sample), signature)
    loads = [expr for expr in expressions(lowered.kernel) if isinstance(expr, ir.Load) and expr.storage.name == "tex"]
    assert len(loads) == len(set(loads)) == 8
    assert all(name != "tex" for name, _ in lowered.dims_read)


@tack.kernel
def sample_doubles(tex, u, k, out):
    for i in range(len(out)):
        out[i] = tex.sample(u[i], k[i], 0.25)


def test_coordinates_become_f32() -> None:
    """Z-002: of any type, as arguments of a cast do."""
    texels = texels_of((4, 3, 2))
    u, k, out = np.random.default_rng(1).uniform(0, 1, 50), np.arange(50) % 3 - 1, np.zeros(50)
    sample_doubles(tack.texture3d(texels), u, k, out)
    np.testing.assert_array_equal(out, sampled(texels, u.astype(F32), k.astype(F32), np.full(50, 0.25, F32)))


@tack.func
def twice(tex, u):
    return inner(tex, u, 0.0) + inner(tex, u, 1.0)


@tack.func
def inner(volume, u, w):
    if u < 0.5:
        return volume.sample(u, 0.5, w)
    return -volume.sample(u, 0.5, w)


@tack.kernel
def through_functions(a, b, u, out) -> tack.f32:
    for i in range(len(out)):
        out[i] = twice(a, u[i]) - (twice(b, u[i]) if i % 2 == 0 else 0.0)
    return twice(a, 0.25)


def test_textures_pass_through_device_functions() -> None:
    """F-006, F-008: to any depth, several at once, after the loop too."""
    one, two = texels_of((4, 3, 2)), texels_of((2, 2, 2))
    u = np.linspace(0, 1, 20).astype(F32)
    half, zero = np.full(20, 0.5, F32), np.zeros(20, F32)

    def expected(texels: np.ndarray, u: np.ndarray) -> np.ndarray:
        sign = np.where(u < F32(0.5), F32(1), F32(-1))
        return sign * sampled(texels, u, half, zero) + sign * sampled(texels, u, half, zero + F32(1))

    out = np.zeros(20, F32)
    result = through_functions(tack.texture3d(one), tack.texture3d(two), u, out)
    even = np.where(np.arange(20) % 2 == 0, expected(two, u), F32(0))
    np.testing.assert_array_equal(out, expected(one, u) - even)
    assert result == expected(one, np.full(20, 0.25, F32))[0]


@tack.kernel
def counted(tex, counter, out):
    for _ in range(1):
        out[0] = tex.sample(tack.atomic_add(counter, 0, 1) / 4, tack.atomic_add(counter, 0, 1) / 4, counter[0] / 4)


def test_coordinates_are_evaluated_once_and_in_order() -> None:
    """E-001"""
    texels = texels_of((4, 3, 2))
    counter, out = np.zeros(1, np.int32), np.zeros(1, F32)
    counted(tack.texture3d(texels), counter, out)
    assert counter[0] == 2
    assert out[0] == sampled(texels, F32([0.0]), F32([0.25]), F32([0.5]))[0]


# --- the host ----------------------------------------------------------------------------------------------------------


def drawn(texture: tack.Texture3D, u: float = 0.0) -> float:
    coordinate, out = np.full(1, u, F32), np.zeros(1, F32)
    sample(texture, coordinate, coordinate, coordinate, out)
    return float(out[0])


@pytest.mark.parametrize("make", [tack.array, np.array])
def test_a_texture_is_a_snapshot(make: Any) -> None:
    """Z-004: until `update`; two textures of one array are independent."""
    data = make(np.full(8, 1, F32))
    first = tack.texture3d(data, shape=(2, 2, 2))
    write(data, 2.0)
    second = tack.texture3d(data, shape=(2, 2, 2))
    assert (drawn(first), drawn(second)) == (1, 2)
    write(data, 3.0)
    assert (drawn(first), drawn(second)) == (1, 2)
    first.update()
    assert (drawn(first), drawn(second)) == (3, 2)


@tack.kernel
def write(x, value):
    for i in range(len(x)):
        x[i] = value


def test_storage_is_freed_with_the_texture() -> None:
    """Z-004, K-006: the texture keeps its array, a bound kernel keeps its texture, and a call keeps nothing."""
    data = tack.array(np.ones(8, F32))
    source, texture = weakref.ref(data), tack.texture3d(data, shape=(2, 2, 2))
    del data
    assert source() is not None
    found, memory = weakref.ref(texture), weakref.ref(texture.memory)
    coordinate, out = np.zeros(1, F32), np.zeros(1, F32)
    bound = sample.dispatcher.bind(texture, coordinate, coordinate, coordinate, out)
    sample(texture, coordinate, coordinate, coordinate, out)
    del texture
    gc.collect()
    bound()
    assert out[0] == 1
    del bound
    gc.collect()
    assert found() is source() is memory() is None


def test_the_shape_of_a_3d_array() -> None:
    """Z-001: its last axis is the width, so that x is fastest."""
    texels = np.arange(24, dtype=F32).reshape(2, 3, 4)
    for data in (texels, tack.array(texels), np.asfortranarray(texels), texels.astype(">f4")):
        texture = tack.texture3d(data)
        assert texture.shape == (4, 3, 2)
        assert texture.device is tack.default_device()
        assert repr(texture) == "<tack.Texture3D [4, 3, 2] on cpu>"
        u, v, w, out = F32([1]), F32([0]), F32([0]), F32([0])
        sample(texture, u, v, w, out)
        assert out[0] == 3
    assert tack.texture3d(texels, shape=[4, 3, 2]).shape == (4, 3, 2)
    assert tack.texture3d(texels.reshape(6, 4), shape=[2, 3, 4]).shape == (2, 3, 4)
    for data in (texels, tack.array(texels)):
        message = (
            r"texture3d: an array of shape \(2, 3, 4\) \(depth, height, width\) makes a texture of shape \(4, 3, 2\) "
            r"\(width, height, depth\), not \(2, 3, 4\): its last axis is the width; leave shape out"
        )
        with pytest.raises(ValueError, match=message):
            tack.texture3d(data, shape=(2, 3, 4))
        with pytest.raises(ValueError, match=r"not \(2, 2, 6\); leave shape out"):
            tack.texture3d(data, shape=(2, 2, 6))


@pytest.mark.parametrize(
    ("data", "shape", "message"),
    [
        (np.zeros(64), (4, 4, 4), "holds f32, the array holds float64"),
        (np.zeros(64, bool), (4, 4, 4), "holds f32, the array holds bool"),
        (tack.zeros(64, tack.i32), (4, 4, 4), "holds f32, the array holds i32"),
        (np.zeros(64, F32), None, r"shape \(64,\) is not 3-D"),
        (np.zeros((8, 8), F32), None, r"shape \(8, 8\) is not 3-D"),
        (np.zeros(64, F32), (8, 8), r"3-D, \(width, height, depth\), not \(8, 8\)"),
        (np.zeros(64, F32), 64, "3-D"),
        (np.zeros(64, F32), (4, 4, 4.0), "3-D"),
        (np.zeros(63, F32), (4, 4, 4), r"\(4, 4, 4\) has 64 elements, the array has 63 elements"),
        (np.zeros(65, F32), (4, 4, 4), "64 elements"),
        (np.zeros(0, F32), (4, 0, 4), "1 to 16777216 texels in each direction, not 0"),
        (np.zeros(0, F32), (4, -1, 4), "1 to 16777216 texels in each direction, not -1"),
        (np.zeros(0, F32), (1, 1, (1 << 24) + 1), "1 to 16777216 texels in each direction, not 16777217"),
    ],
)
def test_what_makes_no_texture(data: Any, shape: Any, message: str) -> None:
    """Z-001"""
    with pytest.raises(ValueError, match=f"^texture3d: .*{message}"):
        tack.texture3d(data, shape=shape)


def test_other_mistakes_of_the_host() -> None:
    """Z-001, Z-004"""
    with pytest.raises(ValueError, match="'linear', the only interpolation that there is, not 'nearest'"):
        tack.texture3d(np.zeros(8, F32), shape=(2, 2, 2), interp="nearest")
    with pytest.raises(TypeError, match="takes a NumPy or tack array, not list"):
        tack.texture3d([0.0] * 8, shape=(2, 2, 2))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="masked array"):
        tack.texture3d(np.ma.masked_array(np.zeros(8, F32)), shape=(2, 2, 2))
    data = np.zeros(8, F32)
    texture = tack.texture3d(data, shape=(2, 2, 2))
    data.resize(4, refcheck=False)
    with pytest.raises(ValueError, match="has 8 elements, the array has 4"):
        texture.update()
    assert tack.texture3d is tack_runtime.texture3d
    assert repr(tack.texture3d) == "tack.texture3d"


# --- types and variants ------------------------------------------------------------------------------------------------


def test_the_type_and_its_text() -> None:
    """J-001: one grammar, which is also Python."""
    for text, dims in (
        ("texture3d[64, 64, 32]", (64, 64, 32)),
        ("texture3d[:, :, :]", (None,) * 3),
        ("texture3d[4, :, 2]", (4, None, 2)),
    ):
        type_ = parse_type(text)
        assert type_ == parse_type(f"tack.{text}") == TextureType(dims) == eval(f"tack.{text}")
        assert (str(type_), repr(type_)) == (text, f"tack.{text}")
    signature = parse_signature("k(tex=texture3d[4, :, 2], n=i32)")
    assert parse_signature(str(signature)) == signature
    assert machine_parameters(signature) == (("tex", tack.f32[2, :, 4]), ("n", tack.i32))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("texture3d[4, 4]", "a width, a height and a depth"),
        ("texture3d[4, 4, 4, 4]", "a width, a height and a depth"),
        ("texture3d[4, 0, 4]", "1 to 16777216 texels"),
        ("texture3d", r"expected '\['"),
        ("texture3d(f32)", r"expected '\['"),
        ("texture3d[4, 4, x]", "expected ':' or a size"),
    ],
)
def test_texts_that_are_no_types(text: str, message: str) -> None:
    with pytest.raises(SignatureSyntaxError, match=message):
        parse_type(text)


def test_subscripts_that_are_no_types() -> None:
    with pytest.raises(TypeError, match="a width, a height and a depth"):
        tack.texture3d[4, 4]
    with pytest.raises(ValueError, match="1 to 16777216 texels"):
        tack.texture3d[4, 4, 0]
    with pytest.raises(TypeError, match="':' or a size"):
        tack.texture3d[4, 4, 1.5]


@pytest.fixture
def compiled(tmp_path: Path):
    """How many variants a test has had compiled."""
    settings.set_cache_dir(tmp_path)
    yield lambda: len(list(tmp_path.rglob("*.call")))
    settings.reread()


def test_warm_calls_check_as_the_first_one_does() -> None:
    """J-002, K-005: native code is handed the texels, and takes no array for a texture."""
    texture, u, out = tack.texture3d(np.arange(8, dtype=F32), shape=(2, 2, 2)), np.full(1, 0.5, F32), np.zeros(1, F32)
    other = tack.texture3d(np.full(12, 9, F32), shape=(3, 2, 2))
    for _ in range(3):
        sample(texture, u, u, u, out)
        assert out[0] == 3.5
        sample(other, u, u, u, out)
        assert out[0] == 9
        for wrong in (texture.memory, 1.0, u):
            with pytest.raises(TypeError, match="Kernel 'sample'"):
                sample(wrong, u, u, u, out)
        with pytest.raises(TypeError, match="expects 5 arguments, got 4"):
            sample(texture, u, u, u)
    assert len(sample.dispatcher._warm) >= 2


def test_extents_are_part_of_the_variant(compiled: Any) -> None:
    """K-001: they are baked in; the texels are not."""

    @tack.kernel
    def fresh(tex, out):
        for i in range(len(out)):
            out[i] = tex.sample(0.5, 0.5, 0.5)

    counts = []
    for shape in ((2, 2, 2), (4, 2, 1), (2, 2, 2), (1, 2, 4)):
        fresh(tack.texture3d(np.zeros(8, F32), shape=shape), np.zeros(1, F32))
        counts.append(compiled())
    assert counts == [1, 2, 2, 3]
    assert "tex=texture3d[1, 2, 4]" in fresh.explain(tack.texture3d(np.zeros(8, F32), shape=(1, 2, 4)), np.zeros(1, F32))


def test_an_array_is_no_texture_and_a_texture_is_no_array() -> None:
    """K-001, R-033: also after a call that was right."""

    @tack.kernel
    def element(x, out):
        for i in range(1):
            out[i] = x[i]

    texture, flat, out = tack.texture3d(np.ones(8, F32), shape=(2, 2, 2)), np.ones(1, F32), np.zeros(1, F32)
    for _ in range(3):
        element(flat, out)
        with pytest.raises(TypeError, match=r"Kernel 'element': texture 'x' is indexed at line 4, column 18"):
            element(texture, out)
        sample(texture, flat, flat, flat, out)
        with pytest.raises(
            TypeError, match=r"Kernel 'sample': 'sample' at line 4, column 18 is of textures, and 'tex' is an array"
        ):
            sample(np.ones((2, 2, 2), F32), flat, flat, flat, out)
        with pytest.raises(TypeError, match="Kernel 'element': texture 'out' is indexed"):
            element(flat, texture)
    assert out[0] == 1


BUNDLED = """
import tack

Volume = tack.one_of(tack.texture3d[2, 2, 2], tack.texture3d[:, :, :])

@tack.kernel
def sample(tex: Volume, u: tack.f32[:], v: tack.f32[:], w: tack.f32[:], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = tex.sample(u[i], v[i], w[i])

@tack.kernel
def specialized(tex, out):
    for i in range(len(out)):
        out[i] = tex.sample(0.0, 0.0, 0.0)

tack.specialize(specialized, tex=tack.texture3d(tack.zeros((2, 2, 2))), out=tack.zeros(1))
"""


def test_bundles(tmp_path: Path) -> None:
    """J-001, J-003, J-007: the variant with these extents, then the open one, both with the same results."""
    from tackc.build import build
    from tackc.request import parse_arch, parse_specs

    (tmp_path / "volumes.py").write_text(BUNDLED)
    specs = parse_specs(["sample(tex=texture3d[4, :, 2], u=f32[:], v=f32[:], w=f32[:], out=f32[:])"])
    build([tmp_path / "volumes.py"], parse_arch("cpu"), tmp_path / "volumes.tackb", specs=specs)
    bundle = tack_runtime.load(tmp_path / "volumes.tackb")
    variants = {"texture3d[2, 2, 2]": (2, 2, 2), "texture3d[4, :, 2]": (4, 3, 2), "texture3d[:, :, :]": (4, 3, 3)}
    settings.set_jit("off")
    for text, shape in variants.items():
        texels, (u, v, w) = texels_of(shape), points()
        texture, out = tack.texture3d(texels), np.zeros_like(u)
        bundle.sample(texture, u, v, w, out)
        np.testing.assert_array_equal(out, sampled(texels, u, v, w))
        (chosen,) = [line for line in bundle.sample.explain(texture, u, v, w, out).split("\n") if line.startswith("variant")]
        assert f"sample(tex={text}, " in chosen
    out = np.zeros(1, F32)
    bundle.specialized(tack.texture3d(np.full((3, 3, 3), 5, F32)), out)
    assert out[0] == 5
    u = np.zeros(1, F32)
    misses = [
        (
            (np.ones((2, 2, 2), F32), u, u, u, out),
            r"tex is a texture texture3d\[2, 2, 2\], the call passes an array f32\[:, :, :\]",
        ),
        ((1.0, u, u, u, out), r"tex is a texture texture3d\[2, 2, 2\], the call passes a number"),
        ((texture, u, texture, u, out), r"v is an array f32\[:\], the call passes a texture"),
    ]
    for arguments, message in misses:
        with pytest.raises(tack.MissingVariantError, match=message):
            bundle.sample(*arguments)
    settings.reread()


def test_a_call_asks_for_open_extents() -> None:
    """J-001: so the command that adds a variant adds one for every texture."""
    from tack_runtime.arguments import classify
    from tack_runtime.described import natural_signature, shape_signature

    arguments = classify("k", ("tex", "n"), (tack.texture3d(np.zeros(8, F32), shape=(4, 2, 1)), 3))
    assert natural_signature("k", arguments) == parse_signature("k(tex=texture3d[:, :, :], n=i32)")
    expected: Signature = parse_signature("k(tex=texture3d[4, 2, 1], n=i32)")
    assert shape_signature("k", arguments) == expected
