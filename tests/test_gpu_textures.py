"""Textures on devices with memory of their own: sampled by the (simulated) hardware, or in software where there is none."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from simulators import gpus
from test_textures import F32, SHAPES, points, sampled, texels_of

import tack
import tack_runtime
from tack_runtime import settings, texture_memory
from tack_runtime.devices import Device
from tack_runtime.drivers import hip as hip_module
from tack_runtime.drivers import level_zero as level_zero_module
from tack_runtime.drivers.gpu import Grid
from tack_runtime.errors import DriverError, InternalError
from tack_runtime.manifest import Manifest, canonical
from tackc.build import build
from tackc.compiler import pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.contents import read_contents
from tackc.emitters import TARGETS
from tackc.manifest import manifest_json
from tackc.request import parse_arch
from tackc.toolchains import hip


class Place(NamedTuple):
    """A device, whether it samples by itself, and how many textures there are in its driver."""

    device: Device
    hardware: bool
    count: Callable[[], int]


def _cuda() -> Place:
    return Place(tack.device("cuda"), True, gpus.driver("cuda").simTextures)


def _hip(level: str) -> Place:
    gpus.driver("hip").simConfigure(1, level.encode())
    return Place(_opened("hip", level, hip_module), level == "gfx1100", gpus.driver("hip").simTextures)


def _level_zero(samplers: int) -> Place:
    loader = gpus.driver("level_zero")
    loader.simImages(samplers, 2048 * bool(samplers))
    return Place(_opened("level_zero", str(samplers), level_zero_module), samplers > 0, loader.simTextures)


_devices: dict[tuple[str, str], Device] = {}


def _opened(kind: str, how: str, module: Any) -> Device:
    """The first device of a driver that was configured in some way."""
    if (kind, how) not in _devices:
        _devices[kind, how] = module.devices()[0]
    return _devices[kind, how]


def _metal() -> Place:
    return Place(tack.device("metal"), True, lambda: gpus.metal().simObjects(b"MTLTexture"))


PLACES: dict[str, Callable[[], Place]] = {
    "cuda": _cuda,
    "hip:gfx1100": lambda: _hip("gfx1100"),
    "hip:gfx942": lambda: _hip("gfx942"),
    "metal": _metal,
    "level_zero": lambda: _level_zero(16),
    "level_zero without samplers": lambda: _level_zero(0),
    "opencl": lambda: Place(tack.device("opencl"), False, lambda: 0),
}
HARDWARE = ("cuda", "hip:gfx1100", "metal", "level_zero")


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    tack.device("level_zero")  # before one is opened that lacks something
    with gpus.toolchains():
        yield
    gpus.driver("level_zero").simImages(16, 2048)
    gpus.driver("hip").simConfigure(1, b"gfx942")


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest) -> Place:
    return PLACES[request.param]()


@pytest.fixture(params=HARDWARE)
def hardware(request: pytest.FixtureRequest) -> Place:
    return PLACES[request.param]()


@tack.kernel
def sample(tex, u, v, w, out):
    for i in range(len(out)):
        out[i] = tex.sample(u[i], v[i], w[i])


def drawn(texture: tack.Texture3D, *coordinates: np.ndarray) -> np.ndarray:
    """Samples of a texture."""
    device = texture.device
    out = tack.zeros(coordinates[0].size, device=device)
    sample(texture, *(tack.array(each, device=device) for each in coordinates), out)
    return out.numpy()


def first(texture: tack.Texture3D) -> float:
    return float(drawn(texture, *[np.zeros(1, F32)] * 3)[0])


def check(found: np.ndarray, wanted: np.ndarray, texels: np.ndarray, hardware: bool) -> None:
    """Z-005, of what software computes with the same bits everywhere."""
    if hardware:
        np.testing.assert_allclose(found, wanted, rtol=0, atol=np.ptp(texels) / 128)
    else:
        np.testing.assert_array_equal(found.view(np.uint32), wanted.view(np.uint32))


# --- samples -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(4, 3, 2), (1, 1, 1), (31, 1, 17)])  # the others with a bundle
def test_samples_are_those_of_the_contract(place: Place, shape: tuple[int, int, int]) -> None:
    """Z-002, Z-003, Z-005: outside, at the edges, at infinity and for NaN too."""
    texels, coordinates = texels_of(shape), points()
    texture = tack.texture3d(tack.array(texels, device=place.device))
    before = place.count()
    found = drawn(texture, *coordinates)
    assert place.count() - before == place.hardware
    check(found, sampled(texels, *coordinates), texels, place.hardware)


def check_centres(name: str) -> None:
    """Z-002, Z-005: a weight of one is exact, so that nothing of a neighbour is left; and NaN is 0."""
    gpus.install()
    width, height, depth = shape = (3, 5, 9)
    k, j, i = (index.ravel() for index in np.indices(shape[::-1]))
    texels = np.arange(width * height * depth, dtype=F32)
    coordinates = [np.append(at.astype(F32) / F32(size - 1), F32(np.nan)) for at, size in zip((i, j, k), shape, strict=True)]
    with gpus.toolchains():
        texture = tack.texture3d(tack.array(texels, device=PLACES[name]().device), shape=shape)
        found = drawn(texture, *coordinates)
    assert found.tolist() == [*texels.tolist(), texels[0]]


def test_centres_on_cuda() -> None:
    check_centres("cuda")


def test_centres_on_hip() -> None:
    check_centres("hip:gfx1100")


def test_centres_on_metal() -> None:
    check_centres("metal")


def test_centres_on_level_zero() -> None:
    check_centres("level_zero")


def test_an_example(hardware: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-005: a volume is drawn as NumPy draws it."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "kernels_examples"))
    import volume_rendering

    volume = volume_rendering.knot(16)
    wanted = volume_rendering.picture_with_numpy(volume, 12, 16, 0.6, 40)
    image = tack.empty((12, 16), tack.vec3(), device=hardware.device)
    volume_rendering.render(tack.texture3d(tack.array(volume, device=hardware.device)), image, 0.6, 40, 25.0)
    assert wanted.max() > 0.3
    np.testing.assert_allclose(image.numpy(), wanted, atol=0.02)


@tack.func
def twice(tex, u):
    if u < 0.5:
        return tex.sample(u, 0.5, 0.0)
    return -tex.sample(u, 0.5, 1.0)


@tack.device_class
class Scene:
    def __init__(self, density: Any, gain: float) -> None:
        self.density = density
        self.gain = gain

    @tack.func
    def at(self, u):
        return self.density.sample(u, 0.25, 0.75) * self.gain


@tack.kernel
def everything(scene: Scene, other, u, out) -> tack.f32:
    for i in range(len(out)):
        total = 0.0
        for j in range(3):
            total += scene.at(u[i] + j * 0.25) if i % 2 == 0 else twice(other, u[i])
        out[i] = total
    return twice(other, 0.25) + u[0]


def test_textures_everywhere_in_a_kernel(place: Place) -> None:
    """F-006, D-001, E-002, P-031: in functions, objects, arms and loops, several at once, and for the value of a call."""
    one, two, u = texels_of((4, 3, 2)), texels_of((2, 2, 5)), np.linspace(0, 1, 20).astype(F32)

    def at(texels: np.ndarray, x: np.ndarray, v: float, w: float) -> np.ndarray:
        return sampled(texels, x.astype(F32), np.full(x.shape, v, F32), np.full(x.shape, w, F32))

    def expected(x: np.ndarray) -> np.ndarray:
        return np.where(x < F32(0.5), at(two, x, 0.5, 0.0), -at(two, x, 0.5, 1.0))

    out = tack.zeros(20, device=place.device)
    textures = [tack.texture3d(tack.array(texels, device=place.device)) for texels in (one, two)]
    result = everything(Scene(textures[0], 2.0), textures[1], tack.array(u, device=place.device), out)
    even = sum(at(one, u + F32(j * 0.25), 0.25, 0.75) * F32(2) for j in range(3))
    wanted = np.where(np.arange(20) % 2 == 0, even, 3 * expected(u))
    np.testing.assert_allclose(out.numpy(), wanted, atol=6 * max(np.ptp(one), np.ptp(two)) / 128)
    assert result == pytest.approx(expected(F32([0.25]))[0], abs=float(np.ptp(two)) / 128)


@tack.kernel
def checked(tex, u, out):
    for i in range(len(u)):
        out[i] = tex.sample(u[i], 0.5, 0.5)


def _until_done(texture: tack.Texture3D, u: tack.Array, out: tack.Array) -> None:
    checked(texture, u, out)
    tack.sync(texture.device)


def test_debug_mode(place: Place) -> None:
    """O-020, Z-002: no sample is outside the texture, and an array beside it is checked."""
    texels, u = texels_of((4, 3, 2)), np.linspace(-1, 2, 30).astype(F32)
    texture = tack.texture3d(tack.array(texels, device=place.device))
    half = np.full(30, 0.5, F32)
    settings.set_debug(True)
    try:
        out = tack.zeros(30, device=place.device)
        checked(texture, tack.array(u, device=place.device), out)
        check(out.numpy(), sampled(texels, u, half, half), texels, place.hardware)
        with pytest.raises(IndexError, match="index 10 is out of bounds"):
            _until_done(texture, tack.array(u, device=place.device), tack.zeros(10, device=place.device))
    finally:
        settings.reread()


# --- the life of a texture -----------------------------------------------------------------------------------------------


def test_a_texture_is_a_snapshot(place: Place) -> None:
    """Z-004: until `update`; two textures of one array are independent."""
    data = tack.ones(8, device=place.device)
    one = tack.texture3d(data, shape=(2, 2, 2))
    data.fill(2)
    two = tack.texture3d(data, shape=(2, 2, 2))
    assert (first(one), first(two)) == (1, 2)
    data.fill(3)
    assert (first(one), first(two)) == (1, 2)
    one.update()
    assert (first(one), first(two)) == (3, 2)


def test_storage_is_freed_with_the_texture(hardware: Place) -> None:
    """Z-004, K-006: not before, though it is made when a launch first needs it; a bound kernel keeps its texture."""
    gc.collect()
    before = hardware.count()
    texture = tack.texture3d(tack.ones((2, 2, 2), device=hardware.device))
    assert hardware.count() == before
    u, out = tack.zeros(1, device=hardware.device), tack.zeros(1, device=hardware.device)
    bound = sample.dispatcher.bind(texture, u, u, u, out)
    for _ in range(2):
        sample(texture, u, u, u, out)
        assert hardware.count() == before + 1
    out.fill(0)
    del texture
    gc.collect()
    bound()
    assert (out[0], hardware.count()) == (1, before + 1)
    del bound
    gc.collect()
    tack.sync(hardware.device)
    assert hardware.count() == before


@tack.kernel
def scale(x, factor):
    for i in range(len(x)):
        x[i] = factor * x[i]


def test_a_launch_with_a_texture_is_over_when_its_call_returns(hardware: Place) -> None:
    """P-015: on CUDA, HIP and Level Zero; another launch is queued."""
    kind = hardware.device.name.partition(":")[0]
    library = gpus.metal() if kind == "metal" else gpus.driver(kind)
    texture, u = tack.texture3d(tack.ones((2, 2, 2), device=hardware.device)), tack.zeros(1, device=hardware.device)
    tack.sync(hardware.device)
    sample(texture, u, u, u, tack.zeros(1, device=hardware.device))
    assert library.simQueued() == (1 if kind == "metal" else 0)
    tack.sync(hardware.device)
    scale(u, 2.0)
    assert library.simQueued() == 1


def test_too_many_texels(hardware: Place) -> None:
    """R-033: before anything runs; on the CPU they are no problem."""
    wide = (1, 1, 20000)
    out = tack.ones(1, device=hardware.device)
    u = tack.zeros(1, device=hardware.device)
    texture = tack.texture3d(tack.zeros(wide, device=hardware.device))
    message = r"Kernel 'sample': the texture 'tex' has shape \(20000, 1, 1\); .* samples textures of up to \(\d+, \d+, \d+\)"
    with pytest.raises(ValueError, match=message):
        sample(texture, u, u, u, out)
    assert out[0] == 1
    assert first(tack.texture3d(np.zeros(wide, F32))) == 0


def test_a_device_without_filters_of_f32() -> None:
    """Z-003: of Apple's only old ones."""
    gpus.metal().simFilters(0)
    try:
        from tack_runtime.drivers import metal as metal_module

        device = metal_module.devices()[0]
        texture, u = tack.texture3d(tack.ones((2, 2, 2), device=device)), tack.zeros(1, device=device)
        with pytest.raises(ValueError, match=r"samples textures of up to \(0, 0, 0\)"):
            sample(texture, u, u, u, u)
    finally:
        gpus.metal().simFilters(1)


# --- bundles -------------------------------------------------------------------------------------------------------------

SOURCE = """
import tack

@tack.kernel
def sample(tex: tack.texture3d[:, :, :], u: tack.f32[:], v: tack.f32[:], w: tack.f32[:], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = tex.sample(u[i], v[i], w[i])

@tack.kernel
def scale(x: tack.f32[:], factor: tack.f32):
    for i in range(len(x)):
        x[i] = factor * x[i]
"""
ARCHITECTURES = "cpu:x86-64-v2,cuda:sm_90,hip:gfx942,hip:gfx1100,metal,level_zero,opencl"


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("textures")
    (folder / "volumes.py").write_text(SOURCE)
    build([folder / "volumes.py"], parse_arch(ARCHITECTURES), folder / "volumes.tackb")
    return folder / "volumes.tackb"


def test_a_bundle_has_code_for_both_kinds_of_devices(path: Path) -> None:
    """Z-003: an image says how it takes textures; Level Zero has one of each, HIP one for each architecture."""
    images = {kernel.name: kernel.variants[0].images for kernel in read_contents(path.read_bytes()).manifest.kernels}
    found = {(image.target, image.level, image.kind) for image in images["sample"] if image.samplers}
    hardware = {("cuda", "", "source"), ("cuda", "sm_90", "cubin"), ("hip", "gfx1100", "hsaco"), ("metal", "", "source")}
    assert found == hardware | {("level_zero", "samplers", "spirv")}
    assert ("level_zero", "", "spirv") in {(image.target, image.level, image.kind) for image in images["sample"]}
    assert not any(image.samplers or image.level == "samplers" for image in images["scale"])


def test_a_bundle_samples(place: Place, path: Path) -> None:
    """J-003, Z-005: with extents left open."""
    bundle = tack_runtime.load(path)
    settings.set_jit("off")
    for shape in SHAPES:
        texels, coordinates = texels_of(shape), points()
        texture = tack.texture3d(tack.array(texels, device=place.device))
        out = tack.zeros(coordinates[0].size, device=place.device)
        bundle.sample(texture, *(tack.array(each, device=place.device) for each in coordinates), out)
        check(out.numpy(), sampled(texels, *coordinates), texels, place.hardware)
    settings.reread()


def test_no_build_is_asked_for_samplers(path: Path) -> None:
    """J-007: the command that adds a variant names targets as `--arch` takes them."""
    device = PLACES["level_zero"]().device
    settings.set_jit("off")
    with pytest.raises(tack.MissingVariantError, match=r"--arch \S*,level_zero,\S* ") as raised:
        tack_runtime.load(path).scale(tack.ones(3, tack.i32, device=device), 2.0)
    settings.reread()
    (arch,) = re.findall(r"--arch (\S+)", str(raised.value))
    assert {request.target for request in parse_arch(arch)} == {"cpu", "cuda", "hip", "metal", "level_zero", "opencl"}


def test_bundles_without_textures_have_no_word_of_them(path: Path) -> None:
    """Older runtimes read them, and this one reads theirs."""
    (kernel,) = (each for each in read_contents(path.read_bytes()).manifest.kernels if each.name == "scale")
    text = canonical(manifest_json(Manifest(1, "tackc", 2, (kernel,), {})))
    assert "samplers" not in text


def test_two_devices(path: Path) -> None:
    """R-003, Z-004: each texture is on its own."""
    code = f"""
import ctypes
ctypes.CDLL("libcuda.so.1").simConfigure(2, b"sm_90")
import numpy as np, tack_runtime as tack
sample = tack.load({str(path)!r}).sample
textures = [tack.texture3d(tack.full((2, 2, 2), 5 + at, device=f"cuda:{{at}}")) for at in range(2)]
for at, texture in enumerate(textures):
    u, out = tack.zeros(1, device=f"cuda:{{at}}"), tack.zeros(1, device=f"cuda:{{at}}")
    sample(texture, u, u, u, out)
    assert out[0] == 5 + at
try:
    sample(textures[0], u, u, u, out)
except ValueError as error:
    assert "its arrays are on different devices" in str(error)
else:
    raise AssertionError("no error")
"""
    environment = {**gpus.environment(), "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# --- failures ------------------------------------------------------------------------------------------------------------

FAILURES = {
    "cuda": ("cuArray3DCreate_v2", "cuTexObjectCreate", "cuMemcpy3D_v2", "cuTexObjectDestroy", "cuArrayDestroy"),
    "hip:gfx1100": ("hipArray3DCreate", "hipTexObjectCreate", "hipMemcpy3D", "hipTexObjectDestroy", "hipArrayDestroy"),
    "level_zero": ("zeImageCreate", "zeCommandListAppendImageCopyFromMemory", "zeImageDestroy"),
    "metal": ("newTextureWithDescriptor:", "new"),
}
STATUS = {"cuda": 2, "hip:gfx1100": 2, "level_zero": 0x70000003, "metal": 1}


@pytest.mark.parametrize(("name", "call"), [(name, call) for name, calls in FAILURES.items() for call in calls])
def test_a_call_that_fails(name: str, call: str) -> None:
    """The error names the call and says what to do, nothing leaks, and the next call works."""
    place = PLACES[name]()
    library: Any = gpus.metal() if name == "metal" else gpus.driver(name.partition(":")[0])

    def use() -> None:
        texture = tack.texture3d(tack.ones((2, 2, 2), device=place.device))
        assert first(texture) == 1
        del texture
        gc.collect()
        tack.sync(place.device)

    use()
    gc.collect()
    before = place.count()
    library.simFail(call.encode(), 0, STATUS[name])
    with pytest.raises(DriverError, match=f"driver: {call} failed with .*(; free arrays of the device|no object)"):
        use()
    gc.collect()
    tack.sync(place.device)
    assert place.count() == before
    use()
    assert place.count() == before


def test_a_sampler_that_fails() -> None:
    """It is made with the first launch that needs one, and the next call makes it."""
    loader = gpus.driver("level_zero")
    loader.simImages(16, 2048)
    device = level_zero_module.devices()[0]
    texture = tack.texture3d(tack.ones((2, 2, 2), device=device))
    loader.simFail(b"zeSamplerCreate", 0, 0x70000003)
    with pytest.raises(DriverError, match="zeSamplerCreate failed with ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY"):
        first(texture)
    assert first(texture) == 1


# --- generated code ------------------------------------------------------------------------------------------------------

SIGNATURES = ("texture3d[4, 3, 2]", "texture3d[:, :, :]")


def emitted(target: str, level: str, text: str) -> str:
    from tack_runtime.signature import parse_signature

    signature = parse_signature(f"sample(tex={text}, u=f32[:], v=f32[:], w=f32[:], out=f32[:])")
    samplers = TARGETS[target].capabilities.samplers(level)
    return TARGETS[target].emit(pipeline.run(lower(capture(sample), signature, samplers=samplers).kernel), "k")


@pytest.mark.parametrize("text", SIGNATURES)
def test_cuda_compiles(text: str) -> None:
    made = gpus.make_cuda(emitted("cuda", "sm_90", text), "compute_75")
    (instruction,) = re.findall(r"tex\.3d\.\S+", made.image.decode())
    assert instruction == "tex.3d.v4.f32.f32"


@pytest.mark.parametrize("level", ["gfx908", "gfx942", "gfx1030", "gfx1201"])
def test_hip_compiles(level: str) -> None:
    """Z-003: both forms, each for such architectures as have it."""
    text = emitted("hip", level, SIGNATURES[0])
    assert ("tk_filtered" in text) == (level != "gfx942")
    assert gpus.make_hip(text, level).image[:4] == b"\x7fELF"


def test_hip_architectures_with_images() -> None:
    """Z-003: clang, which has the list, says in a macro which have none."""
    without = [level for level in hip.ARCHITECTURES if not TARGETS["hip"].capabilities.samplers(level)]
    assert without == ["gfx90a", "gfx942", "gfx950"]
    text = "#ifdef __HIP_NO_IMAGE_SUPPORT\n#error none\n#endif\n" + emitted("hip", "", SIGNATURES[0])
    for level in ("gfx942", "gfx950"):  # those of gfx90a are on paper only
        with pytest.raises(InternalError, match="error: none"):
            gpus.make_hip(text, level)


@pytest.mark.parametrize("text", SIGNATURES)
def test_spirv_compiles(text: str) -> None:
    """A module that asks for images is for devices that have them; the other asks for none."""
    image_basic = (17 | 2 << 16).to_bytes(4, "little") + (13).to_bytes(4, "little")
    for level in ("samplers", ""):
        assert (image_basic in gpus.make_spirv(emitted("level_zero", level, text)).image) == bool(level)
    assert emitted("opencl", "", text) == emitted("level_zero", "", text)


# --- the simulated drivers notice ------------------------------------------------------------------------------------------

RESOURCE, SAMPLING = ctypes.c_uint64 * 18, ctypes.c_uint32 * 26
MISUSES: dict[str, Callable[[Any, int, int], Any]] = {
    "an array without a depth": lambda do, array, memory: do(
        "make_array", _place(), (ctypes.c_uint64 * 5)(2, 2, 0, 0x20 | 1 << 32)
    ),
    "an array of no format": lambda do, array, memory: do("make_array", _place(), (ctypes.c_uint64 * 5)(2, 2, 2, 1 << 32)),
    "an array that is too wide": lambda do, array, memory: do(
        "make_array", _place(), (ctypes.c_uint64 * 5)(16385, 1, 1, 0x20 | 1 << 32)
    ),
    "a texture of no array": lambda do, array, memory: do(
        "make_texture", _place(), RESOURCE(0, memory), SAMPLING(1, 1, 1, 1), None
    ),
    "a texture of other memory": lambda do, array, memory: do(
        "make_texture", _place(), RESOURCE(2, memory), SAMPLING(1, 1, 1, 1), None
    ),
    "a mode that nobody has": lambda do, array, memory: do(
        "make_texture", _place(), RESOURCE(0, array), SAMPLING(1, 1, 7, 1), None
    ),
    "words that are reserved": lambda do, array, memory: do(
        "make_texture", _place(), RESOURCE(0, array), SAMPLING(1, 1, 1, 1, *[0] * 10, 9), None
    ),
    "a texture that is gone": lambda do, array, memory: do("free_texture", 0x7777),
    "an array that is gone": lambda do, array, memory: do("free_array", memory),
}


def _place() -> Any:
    return ctypes.byref(ctypes.c_uint64())


@pytest.mark.parametrize("what", MISUSES)
@pytest.mark.parametrize("name", ["cuda", "hip:gfx1100"])
def test_the_driver_refuses(name: str, what: str) -> None:
    """Negative: what a vendor's document forbids is an invalid value."""
    driver: Any = PLACES[name]().device.driver
    memory = driver.run(driver.allocate, 32)
    texture = driver.run(driver.make_texture, (2, 2, 2))
    do, array = driver._api.do, driver._arrays[texture]
    with pytest.raises(DriverError, match=r"(?i)invalid_?value"):
        driver.run(MISUSES[what], do, array, memory)
    filling = driver._filling(array, memory, 2, 2, 2)
    driver.run(do, "fill_array", filling)
    for place in range(len(filling)):
        wrong = type(filling)(*filling)
        wrong[place] = 1 if wrong[place] != 1 else 3
        if place not in _MEANINGLESS[name]:
            with pytest.raises(DriverError, match=r"(?i)invalid_?value"):
                driver.run(do, "fill_array", wrong)
    for free, handle in ((driver.free_texture, texture), (driver.free, memory)):
        driver.run(free, handle)


# Words of a copy for which another value is right too: hosts' places and pitches of arrays; sizes that copy less.
_MEANINGLESS = {"cuda": (5, 7, 10, 16, 17, 20, 21, 23, 24), "hip:gfx1100": (6, 7, 13, 14, 15, 16, 17, 18)}


def _texture_after(damage: Callable[[Any, int], Any], device: Device) -> float:
    """A sample of a texture that something was done to after it was made."""
    texture = tack.texture3d(tack.ones((2, 2, 2), device=device))
    assert first(texture) == 1
    driver: Any = device.driver
    driver.run(damage, driver, texture_memory.sampled(texture))
    return first(texture)


@pytest.mark.parametrize(
    ("device", "free", "status"),
    [
        ("cuda", 'driver._api.do("free_texture", texture)', "CUDA_ERROR_ILLEGAL_ADDRESS"),
        ("level_zero", "driver.free_texture(texture)", "DEVICE_LOST"),
    ],
)
def test_a_texture_that_is_gone_fails(device: str, free: str, status: str, tmp_path: Path) -> None:
    """Negative: a launch that samples an object that is not there fails, and so does all that follows."""
    code = f"""
import os
from test_gpu_textures import *
from test_gpu_textures import _texture_after
with gpus.toolchains():
    try:
        _texture_after(lambda driver, texture: {free}, tack.device({device!r}))
    except tack.DriverError as error:
        assert {status!r} in str(error), error
        os._exit(0)
raise AssertionError("not noticed")
"""
    path = os.pathsep.join([str(Path(__file__).parent), *map(os.path.abspath, sys.path)])
    environment = {**gpus.environment(), "PYTHONPATH": path, "TACK_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_new_textures_hold_anything(hardware: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative: one that is not filled shows."""
    monkeypatch.setattr(hardware.device.driver, "fill_texture", lambda texture, memory, extents: None)
    assert first(tack.texture3d(tack.ones((2, 2, 2), device=hardware.device))) == np.array(0xCDCDCDCD, np.uint32).view(F32)


@pytest.mark.parametrize("waits", [True, False])
def test_a_missing_wait_shows(waits: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative: on Metal the host fills textures, which must not be before what is queued has run."""
    device = tack.device("metal")
    driver: Any = device.driver
    texture, later = tack.texture3d(tack.ones((2, 2, 2), device=device)), tack.full(8, 2, device=device)
    u, out = tack.zeros(1, device=device), tack.zeros(1, device=device)
    sample(texture, u, u, u, out)
    with monkeypatch.context() as patch:
        if not waits:
            patch.setattr(driver, "wait", lambda: None)
        driver.run(driver.fill_texture, texture_memory.sampled(texture), later.memory.address, (2, 2, 2))
    assert out[0] == (1 if waits else 2)


def test_level_zero_refuses() -> None:
    """Negative: what is no 3-D image of one f32, a launch without its sampler, and code that the device cannot have."""
    device = PLACES["level_zero"]().device
    driver: Any = device.driver
    ze = driver._ze
    good, kinds = [0, 4, 2, 4, (0, 4, 4, 5), 2, 2, 2, 0, 0], ["INVALID_ENUMERATION"] * 2 + ["UNSUPPORTED_IMAGE_FORMAT"] * 2
    for place, wrong, status in (*((at, 9, kind) for at, kind in enumerate(kinds)), (5, 4096, "UNSUPPORTED_SIZE")):
        wanted: list[Any] = [*good[:place], wrong, *good[place + 1 :]]
        image = ctypes.byref(level_zero_module._IMAGE(*wanted))
        with pytest.raises(DriverError, match=f"zeImageCreate failed with ZE_RESULT_ERROR_{status}"):
            driver.run(ze.make, "zeImageCreate", driver._ze_context, driver._device, image)
    sampler = ctypes.byref(level_zero_module._SAMPLER(7, 1, 0))
    with pytest.raises(DriverError, match="zeSamplerCreate failed with ZE_RESULT_ERROR_INVALID_ENUMERATION"):
        driver.run(ze.make, "zeSamplerCreate", driver._ze_context, driver._device, sampler)
    code = gpus.spirv_module(emitted("level_zero", "samplers", SIGNATURES[0])).image
    module = driver.run(driver.load, "spirv", code)
    function, _ = driver.run(driver.function, module, "k")
    sizes = [8] * 7  # as if a texture took a value alone
    with pytest.raises(DriverError, match="AppendLaunchKernel failed with ZE_RESULT_ERROR_INVALID_ARGUMENT"):
        driver.run(driver.launch, function, Grid((1, 1, 1), (1, 1, 1), None), (ctypes.c_uint64 * 7)(), sizes)
    driver.run(driver.unload, module)
    without: Any = PLACES["level_zero without samplers"]().device.driver
    with pytest.raises(DriverError, match="the device has no images"):
        without.run(without.load, "spirv", code)
