"""Memory of devices that is shared with others: addresses, capsules of DLPack, the CUDA array interface."""

from __future__ import annotations

import copy
import ctypes
import gc
import pickle
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from capsules import Exporter, OldExporter, tensor_of
from simulators import gpus

import tack
from tack_runtime.interop import as_array

TYPES = {"cuda": 2, "hip": 10, "level_zero": 14}  # with addresses that mean something on the device alone
ADDRESSED = (*TYPES, "metal")  # whose memory others can be given
STREAMS: dict[str, dict[str, Any]] = {"cuda": {"stream": 1}, "hip": {"stream": 0}, "level_zero": {}}


@tack.kernel
def twice(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = 2.0 * x[i]


@pytest.fixture
def array(gpu: str) -> Iterator[tack.Array]:
    """0 to 9 on a device."""
    yield tack.arange(10, tack.f32, device=gpu)
    tack.sync(gpu)


def queued(gpu: str) -> int:
    """How many launches wait."""
    library: Any = gpus.metal() if gpu == "metal" else gpus.driver(gpu)
    count: int = library.simQueued()
    return count


def owner(array: tack.Array) -> Any:
    """Something with the memory of an array, that can be referred to weakly."""

    class Owner(Exporter):
        kept = array

    return Owner(array.memory.address, array.shape, device=(TYPES[array.device.name], 0))  # type: ignore[union-attr]


@pytest.mark.refusal
@pytest.mark.parametrize("gpu", ["opencl"], indirect=True)
def test_memory_without_addresses(gpu: str, array: tack.Array) -> None:
    """I-002, I-003, I-004: nothing is shared, either way."""
    place = array.memory.address  # type: ignore[union-attr]
    with pytest.raises(ValueError, match=r"means nothing to OpenCL, .*; tack\.array\(x, device=\.\.\.\) copies"):
        tack.array_from_ptr(place, tack.f32, 10, device=gpu)
    for export in (array.__dlpack_device__, array.__dlpack__, lambda: array.__dlpack__(stream=5)):
        with pytest.raises(BufferError, match=r"memory of opencl has no address that others could use; .*a\.numpy\(\)"):
            export()
    with pytest.raises(RuntimeError, match="is on a device of type 4 in DLPack, on which no kernel runs"):
        tack.from_dlpack(Exporter(64, (10,), device=(4, 0)))


@pytest.mark.refusal
@pytest.mark.parametrize("gpu", ["metal"], indirect=True)
def test_memory_in_buffers(gpu: str, array: tack.Array) -> None:
    """I-003, I-004: what others call memory of Metal is not taken, and what they are given is memory of the host."""
    with pytest.raises(ValueError, match=r"is memory of Metal \(kDLMetal\); tack.array_from_ptr takes an MTLBuffer"):
        tack.from_dlpack(Exporter(64, (10,), device=(8, 0)))
    with pytest.raises(ValueError, match="an array on metal has no stream, and takes stream=None, not 5"):
        array.__dlpack__(stream=5)


@pytest.mark.parametrize("gpu", ADDRESSED, indirect=True)
def test_addresses(gpu: str, array: tack.Array) -> None:
    """I-001, I-002, M-006, P-015: memory of the device at an address, or in a buffer."""
    place = array.memory.address  # type: ignore[union-attr]
    tack.set_default_device(gpu)
    try:
        view = tack.array_from_ptr(ctypes.c_void_p(place), tack.f32, (2, 5))
    finally:
        tack.set_default_device("cpu")
    assert (view.device, view.shape, view[1, 4]) == (array.device, (2, 5), 9)
    with pytest.raises(RuntimeError, match="the array is read-only"):
        view.fill(0)
    with pytest.raises(ValueError, match="parameter 'x' may be written, but its array is read-only"):
        twice(view.reshape(10))
    written = tack.array_from_ptr(place, tack.f32, 10, True, gpu)
    twice(array)
    assert queued(gpu) == 1
    twice(written)
    assert queued(gpu) == 0  # it has ended, and so has what came before
    assert array.numpy().tolist() == [4 * k for k in range(10)]
    tack.copyto(written, array.copy())
    assert queued(gpu) == 0
    del view, written
    gc.collect()
    assert array[9] == 36  # nobody has freed it


def test_addresses_that_are_refused(gpu: str, array: tack.Array) -> None:
    """I-002, M-005: memory of the host, too little of it, misaligned; what is no address."""
    host, place = np.zeros(10, np.float32), array.memory.address  # type: ignore[union-attr]
    refused: list[tuple[Any, Any, type[Exception], str]] = [
        (host, tack.f32, ValueError, f"a NumPy array is memory of the host, not of {gpu}; tack.array"),
        ("x", tack.f32, TypeError, "an address is an int"),
        (None, tack.f32, TypeError, "an address is an int"),
        (0, tack.f32, ValueError, "the address is null"),
    ]
    if gpu in TYPES:
        refused += [
            (host.ctypes.data, tack.f32, ValueError, "is memory of the host"),
            (place + 1, tack.i32, ValueError, "is not aligned to the 4 bytes of i32"),
            (place + 4, tack.f64, ValueError, "is not aligned to the 8 bytes of f64"),
        ]
    if gpu == "metal":
        refused.append((place, tack.u32, ValueError, "is a buffer of 40 bytes, and the shape needs 400"))
    for pointer, dtype, error, text in refused:
        shape = 100 if "buffer" in text else 1
        with pytest.raises(error, match=f"^array_from_ptr: .*{text}"):
            tack.array_from_ptr(pointer, dtype, shape, device=gpu)
    if gpu in TYPES:
        assert tack.array_from_ptr(place + 1, tack.u8, 3, device=gpu).numpy().tolist() == [0, 0, 0]
    assert tack.array_from_ptr(0, tack.f32, (0, 3), device=gpu).numpy().shape == (0, 3)
    assert array.numpy().tolist() == list(range(10))


@pytest.mark.parametrize("gpu", ADDRESSED, indirect=True)
def test_exports(gpu: str, array: tack.Array) -> None:
    """I-003, P-015: the device and the address; what is queued has run; later launches end before their calls return."""
    device = (TYPES.get(gpu, 1), 0)
    assert array.__dlpack_device__() == device
    for refused in ({"copy": True}, {"dl_device": (device[0], 5)}, {"dl_device": (4, 0)}):
        with pytest.raises(BufferError):
            array.__dlpack__(**refused)  # type: ignore[arg-type]
    twice(array)
    assert queued(gpu) == 1  # nobody has it yet
    capsule = array.__dlpack__(max_version=(1, 0), dl_device=device)
    assert queued(gpu) == 0
    tensor, flags = tensor_of(capsule)
    assert (tensor.device_type, tensor.device_id, tensor.shape[0], tensor.code, tensor.bits, flags) == (*device, 10, 2, 32, 0)
    place = array.memory.address  # type: ignore[union-attr]
    if gpu == "metal":  # whose memory is the host's
        assert np.from_dlpack(array).tolist() == [2 * k for k in range(10)]  # type: ignore[arg-type]
    else:
        assert tensor.data == place
    bound = twice.bind(array)
    bound()
    twice(array.reshape(10))
    assert queued(gpu) == 0
    held = weakref.ref(array.memory.allocation)  # type: ignore[union-attr]
    del array, bound, capsule, tensor
    gc.collect()
    assert held() is not None  # the fixture has it


@pytest.mark.parametrize("gpu", TYPES, indirect=True)
def test_exports_without_a_wait(gpu: str, array: tack.Array) -> None:
    """I-003: streams as the protocol has them."""
    twice(array)
    array.__dlpack__(stream=-1)
    assert queued(gpu) == 1
    array.__dlpack__(stream=None)
    assert queued(gpu) == 0
    for stream in {"cuda": (0, -2), "hip": (1, 2)}.get(gpu, ()):
        with pytest.raises(
            ValueError, match=f"stream {stream} means nothing on {gpu}; its default stream is {1 - (gpu == 'hip')}"
        ):
            array.__dlpack__(stream=stream)
    if gpu != "level_zero":  # where a stream is an object
        with pytest.raises(TypeError, match="is an int, not str"):
            array.__dlpack__(stream="0")
    array.__dlpack__(stream=17)


@pytest.mark.parametrize("versioned", [False, True], ids=["old", "versioned"])
@pytest.mark.parametrize("gpu", TYPES, indirect=True)
def test_imports(gpu: str, array: tack.Array, versioned: bool) -> None:
    """I-004, P-015, R-031: on its own device, held until the last view dies, in calls without a copy."""
    source = owner(array) if versioned else OldExporter(array.memory.address, (10,), device=(TYPES[gpu], 0))  # type: ignore[union-attr]
    a = tack.from_dlpack(source)
    assert source.asked[-1] == {
        **STREAMS[gpu],
        **({"max_version": (1, 0)} if versioned else {"stream": STREAMS[gpu].get("stream")}),
    }
    assert (a.device, a.dtype, a.shape, a[9]) == (array.device, tack.f32, (10,), 9)
    assert (a.memory.address, a.memory.writable) == (array.memory.address, versioned)  # type: ignore[union-attr]
    if versioned:
        twice(source)
        assert queued(gpu) == 0
        twice(a)
        assert queued(gpu) == 0
        assert array[9] == 36
        assert as_array("keys", source)[9] == 36
    else:
        with pytest.raises(RuntimeError, match="the array is read-only"):
            a.fill(1)
        with pytest.raises(ValueError, match="its array is read-only"):
            twice(source)
    before, view = source.deleted, a.reshape(2, 5)
    del a
    gc.collect()
    assert source.deleted == before
    del view
    gc.collect()
    assert source.deleted == before + 1 == len(source.asked)


@pytest.mark.parametrize("gpu", TYPES, indirect=True)
def test_imports_that_are_refused(gpu: str, array: tack.Array) -> None:
    """I-004, M-005: nothing is used up."""
    device, place = (TYPES[gpu], 0), array.memory.address  # type: ignore[union-attr]
    for source, error, text in (
        (Exporter(place, (3,), device=device, strides=[2]), ValueError, "is not C-contiguous"),
        (Exporter(place, (3,), device=device, offset=2), ValueError, "is not aligned to the 4 bytes of f32"),
        (Exporter(0, (3,), device=device), ValueError, "is a null pointer"),
        (Exporter(place, (3,), device=device, dtype=(4, 16, 1)), TypeError, "has the unsupported dtype bfloat16"),
        (Exporter(place, (3,), device=(device[0], 9)), RuntimeError, "is on a device that is not here: "),
    ):
        capsule = source.capsule()
        for given in (source, capsule):
            with pytest.raises(error, match=text):
                tack.from_dlpack(given)
        assert source.deleted == 0
        assert tensor_of(capsule)[0].device_type == device[0]
    capsule = owner(array).capsule()
    assert tack.from_dlpack(capsule)[9] == 9
    with pytest.raises(ValueError, match="consumed before"):
        tack.from_dlpack(capsule)


@pytest.mark.parametrize("gpu", TYPES, indirect=True)
def test_copies_of_memory_of_others(gpu: str, array: tack.Array) -> None:
    """R-012, I-004: on the same device, or on the host; what takes its model from an object is where that is."""
    a = tack.from_dlpack(owner(array))
    assert a.to_device("cpu").numpy().tolist() == list(range(10))
    assert tack.from_dlpack(owner(array), copy=True).memory.allocation.foreign is False  # type: ignore[union-attr]
    assert a.copy().device is copy.deepcopy(a).device is tack.zeros_like(Elsewhere(array)).device is a.device
    assert pickle.loads(pickle.dumps(a)).memory.allocation.foreign is False
    tack.wrap(Elsewhere(array), tack.vec2()).fill([1, 2])
    assert array.numpy().tolist() == [1, 2] * 5


class Elsewhere(Exporter):
    """As an array of JAX on a device: NumPy gets a copy."""

    def __init__(self, array: tack.Array) -> None:
        super().__init__(array.memory.address, (5, 2), device=(TYPES[array.device.name], 0))  # type: ignore[union-attr]
        self.array = array

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        return self.array.numpy().reshape(5, 2)


class Cuda:
    """Something that has the CUDA array interface, and nothing else."""

    def __init__(self, array: tack.Array, **more: Any) -> None:
        self.array = array
        told = {"shape": array.shape, "typestr": "<f4", "data": (array.memory.address, False), "version": 3}  # type: ignore[union-attr]
        self.__cuda_array_interface__ = {**told, **more}


def test_the_cuda_array_interface() -> None:
    """I-005, R-031, P-015: both ways, after what is queued, by us and in the stream that is named."""
    gpus.install()
    with gpus.toolchains():
        array, library = tack.arange(10, tack.f32, device="cuda"), gpus.driver("cuda")
        twice(array)
        assert library.simQueued() == 1
        told = array.__cuda_array_interface__
        assert library.simQueued() == 0
        place = array.memory.address  # type: ignore[union-attr]
        wanted = {"shape": (10,), "typestr": "<f4", "data": (place, False), "strides": None, "stream": None, "version": 3}
        assert told == wanted
        twice(array)
        assert library.simQueued() == 0
        library.simStream(0x5EED)
        for stream in (None, 1, 2, 0x5EED):
            source = Cuda(array, stream=stream, strides=(4,))
            a = tack.from_dlpack(source)
            assert (a.device, a.memory.address, a[1]) == (array.device, place, 4)  # type: ignore[union-attr]
        twice(source)
        twice(a)
        assert array[1] == 16
        held = weakref.ref(source)
        del source
        gc.collect()
        assert held() is not None
        del a
        gc.collect()
        assert held() is None
        read = tack.from_dlpack(Cuda(array, data=(place, True)))
        assert read.__cuda_array_interface__["data"] == (place, True)
        with pytest.raises(RuntimeError, match="read-only"):
            read.fill(1)
        old = OldExporter(place, (10,), device=(2, 0))
        old.__cuda_array_interface__ = told  # type: ignore[attr-defined]
        twice(old)  # which says that it may be written
        assert as_array("keys", old)[1] == 32
        assert tack.from_dlpack(Cuda(array, shape=(0, 2), data=(0, False))).shape == (0, 2)


def test_cuda_array_interfaces_that_are_refused() -> None:
    """I-005, M-005"""
    gpus.install()
    array, host = tack.arange(10, tack.f32, device="cuda"), np.zeros(4, np.float32)
    place = array.memory.address  # type: ignore[union-attr]
    refused: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"strides": (8,)}, ValueError, "is not C-contiguous"),
        ({"data": (0, False)}, ValueError, "is a null pointer"),
        ({"data": (place + 2, False), "shape": (2,)}, ValueError, "is not aligned to the 4 bytes of f32"),
        ({"data": (host.ctypes.data, False), "shape": (4,)}, ValueError, "is memory of the host"),
        ({"typestr": "<f2"}, TypeError, "has the unsupported dtype float16"),
        ({"typestr": ">f4"}, TypeError, "has the unsupported dtype >f4"),
        ({"mask": object()}, TypeError, "has a mask"),
        ({"stream": 0}, ValueError, "names stream 0, which is ambiguous"),
        ({"shape": None}, ValueError, "has no usable __cuda_array_interface__"),
    ]
    for change, error, text in refused:
        with pytest.raises(error, match=text):
            tack.from_dlpack(Cuda(array, **change))
    with pytest.raises(AttributeError):
        _ = tack.zeros(3).__cuda_array_interface__
