"""Memory shared with NumPy, PyTorch and JAX on the CPU, both ways. Few processes import the two: they take seconds to load."""

from __future__ import annotations

import gc
import importlib
import sys
import warnings
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from waiting import eventually

import tack
from tack_runtime.interop import as_array


@tack.kernel
def add_one(x: tack.f32[:], y: tack.f32[:]):
    for i in range(len(y)):
        y[i] = x[i] + 1.0


@pytest.fixture(scope="module")
def peers() -> Iterator[tuple[Any, Any]]:
    """PyTorch and jax.numpy; their many objects stay, so that collecting what does not is fast."""
    found = importlib.import_module("torch"), importlib.import_module("jax.numpy")
    gc.collect()
    gc.freeze()
    yield found
    gc.unfreeze()


@pytest.fixture(scope="module")
def torch(peers: tuple[Any, Any]) -> Any:
    return peers[0]


@pytest.fixture(scope="module")
def jnp(peers: tuple[Any, Any]) -> Any:
    return peers[1]


@pytest.fixture(autouse=True)
def without_their_warnings() -> Iterator[None]:
    """Of what they will do in other releases."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def address(a: tack.Array) -> int:
    found: int = a.memory.__array_interface__["data"][0]  # type: ignore[union-attr]
    return found


def test_tensors(torch: Any) -> None:
    """I-003, I-004, R-031: both ways at one address; a tensor cannot be resized while its memory is used."""
    t = torch.arange(6, dtype=torch.float32).reshape(2, 3)
    a = tack.from_dlpack(t)
    assert (a.shape, a.dtype, address(a)) == ((2, 3), tack.f32, t.data_ptr())
    a.fill(5)
    assert t.tolist() == [[5] * 3] * 2
    back = torch.from_dlpack(a)
    assert back.data_ptr() == t.data_ptr()
    back[0, 0] = 7
    assert a[0, 0] == 7
    flat = t.reshape(6)
    for _ in range(3):  # natively, too
        add_one(flat, flat)
    assert t[0, 0] == 10
    with pytest.raises(RuntimeError, match="resiz"):
        t.resize_(100)
    assert address(as_array("keys", t)) == t.data_ptr()
    for dtype in ("uint8", "int8", "int16", "int32", "int64", "float32", "float64", "uint16", "uint32", "uint64"):
        values = torch.tensor([1, 2, 3]).to(getattr(torch, dtype))
        made = tack.from_dlpack(values)
        assert (made.dtype.numpy, made.numpy().tolist()) == (np.dtype(dtype), [1, 2, 3])  # type: ignore[union-attr]
        assert torch.from_dlpack(made).dtype == values.dtype
    for shape in ((), (0, 3), (1, 1, 4)):
        assert tack.from_dlpack(torch.ones(shape)).shape == shape
        assert torch.from_dlpack(tack.zeros(shape)).shape == shape
    parameter = torch.nn.Parameter(torch.ones(3), requires_grad=False)
    assert address(tack.from_dlpack(parameter)) == parameter.data_ptr()


def test_host_functions_take_tensors(torch: Any, jnp: Any) -> None:
    """R-012, R-014: with their types, in any strides."""
    t = torch.arange(6, dtype=torch.float64).reshape(2, 3).T
    a = tack.array(t)
    assert (a.dtype, a.numpy().tolist()) == (tack.f64, [[0, 3], [1, 4], [2, 5]])
    tack.copyto(a, t + 1)
    assert a.numpy().tolist() == [[1, 4], [2, 5], [3, 6]]
    rows = torch.zeros(4, 3)
    tack.wrap(rows, tack.vec3()).fill([1, 2, 3])
    assert rows[3].tolist() == [1, 2, 3]
    assert tack.array(jnp.arange(3.0)).numpy().tolist() == [0, 1, 2]
    with pytest.raises(ValueError, match=r"^array: 'x' is not shared: .*; pass x\.detach\(\)"):
        tack.array(torch.ones(2, requires_grad=True))


def test_lifetimes_of_tensors(torch: Any) -> None:
    """I-003, I-004: whoever goes first, and what is shared is given back."""
    t = torch.arange(1000, dtype=torch.float32)
    storage = weakref.ref(t.untyped_storage())
    a = tack.from_dlpack(t)
    view = a.reshape(10, 100)
    again = torch.from_dlpack(view)
    del t, a
    gc.collect()
    assert view.numpy().ravel().tolist() == list(range(1000))
    del view
    gc.collect()
    assert again[9, 99] == 999
    del again
    gc.collect()
    assert storage() is None
    b = tack.arange(1000, tack.f32)
    memory = weakref.ref(b.memory)
    t = torch.from_dlpack(b)
    del b
    gc.collect()
    assert t.sum() == 499500
    del t
    gc.collect()
    assert memory() is None


TENSORS: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "gradient": (lambda torch: torch.ones(3, requires_grad=True), ValueError, r"is not shared: .*; pass x\.detach\(\)"),
    "conjugate": (lambda torch: torch.ones(3, dtype=torch.complex64).conj(), ValueError, r"; pass x\.resolve_conj\(\)"),
    "negative": (lambda torch: torch.ones(3, dtype=torch.complex64).conj().imag, ValueError, r"; pass x\.resolve_neg\(\)"),
    "sparse": (lambda torch: torch.ones(3).to_sparse(), ValueError, r"; pass x\.to_dense\(\)"),
    "columns": (lambda torch: torch.ones(3, 2).T, ValueError, r"is not C-contiguous .*; pass x\.contiguous\(\), and copy back"),
    "repeated": (lambda torch: torch.ones(1).expand(4), ValueError, r"is not C-contiguous .*; pass x\.contiguous\(\)"),
    "bfloat16": (lambda torch: torch.ones(3, dtype=torch.bfloat16), TypeError, r"dtype torch\.bfloat16; pass x\.float\(\)"),
    "half": (lambda torch: torch.ones(3, dtype=torch.float16), TypeError, r"dtype torch\.float16; pass x\.float\(\)"),
    "bool": (lambda torch: torch.ones(3, dtype=torch.bool), TypeError, r"dtype torch\.bool; pass x\.view\(torch\.uint8\)"),
    "complex": (lambda torch: torch.ones(3, dtype=torch.complex64), TypeError, r"; pass torch\.view_as_real\(x\)"),
    "nowhere": (lambda torch: torch.ones(3, device="meta"), ValueError, "is not shared: .*; copy it into a NumPy array"),
}


@pytest.mark.parametrize("name", TENSORS)
def test_tensors_that_are_refused(name: str, torch: Any) -> None:
    """I-004, R-031, R-033: the text says what to call; what it says is taken."""
    make, error, text = TENSORS[name]
    x, out = make(torch), np.zeros(3, np.float32)
    with pytest.raises(error, match=f"^from_dlpack: .*{text}"):
        tack.from_dlpack(x)
    with pytest.raises(error, match=f"^Kernel 'add_one': parameter 'x' .*{text}"):
        add_one(x, out)
    with pytest.raises(error, match="^'x' .*" + text):
        as_array("x", x)
    assert not out.any()
    if name != "nowhere":
        advice = text.rpartition("pass ")[2].replace("\\", "").partition(", and")[0]
        fixed = eval(advice, {"x": x, "torch": torch})
        if name not in ("conjugate",):  # whose numbers are complex
            assert np.array_equal(tack.from_dlpack(fixed).numpy(), fixed.numpy())


def test_jax_arrays(jnp: Any) -> None:
    """I-003, I-004, M-006, R-031: at one address, and read-only, since they do not change."""
    j = jnp.arange(6, dtype=jnp.float32).reshape(2, 3)
    a = tack.from_dlpack(j)
    assert (a.shape, a.dtype, address(a)) == ((2, 3), tack.f32, j.unsafe_buffer_pointer())
    with pytest.raises(RuntimeError, match="the array is read-only"):
        a.fill(1)
    out, flat = np.zeros(6, np.float32), j.reshape(6)
    for _ in range(3):
        add_one(flat, out)
    assert out.tolist() == [1, 2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match="parameter 'y' may be written, but its array is read-only"):
        add_one(out, flat)
    assert j.tolist() == [[0, 1, 2], [3, 4, 5]]
    mine = tack.arange(6, tack.f32)
    there = jnp.from_dlpack(mine)
    assert there.unsafe_buffer_pointer() == address(mine)
    assert there.tolist() == [0, 1, 2, 3, 4, 5]
    assert address(as_array("keys", j)) == j.unsafe_buffer_pointer()
    for dtype in ("uint8", "int8", "int16", "uint16", "int32", "uint32", "float32"):
        assert tack.from_dlpack(jnp.ones(3, dtype)).dtype.numpy == np.dtype(dtype)  # type: ignore[union-attr]
    for shape in ((), (0, 3)):
        assert tack.from_dlpack(jnp.ones(shape)).shape == shape
    for dtype in ("bfloat16", "float16", "bool"):
        for take in (tack.from_dlpack, lambda x: add_one(x, out)):
            with pytest.raises(TypeError, match=f"has the unsupported dtype {dtype}; .*astype"):
                take(jnp.ones(6, dtype))


def test_lifetimes_of_jax_arrays(jnp: Any) -> None:
    """I-004: what JAX deletes, or has no name for any more, stays."""
    j = jnp.arange(1000, dtype=jnp.float32)
    a = tack.from_dlpack(j)
    j.delete()
    del j
    gc.collect()
    others = [jnp.ones(1000) * k for k in range(4)]
    assert a.numpy().tolist() == list(range(1000))
    assert others[3][0] == 3
    mine = tack.ones((500, 500), tack.f32)
    memory = weakref.ref(mine.memory)
    there = jnp.from_dlpack(mine)
    del mine
    gc.collect()
    product = there @ there
    del there  # which a thread of JAX still reads, and gives back once it is done with it
    assert float(product[0, 0]) == 500
    assert eventually(lambda: memory() is None)


def test_a_round_trip(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """I-003, I-004: NumPy, PyTorch and JAX one after the other, through our arrays and back, at one address: the example."""
    folder = Path(__file__).resolve().parent.parent / "kernels_examples"
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sys, "argv", ["exchange.py", "--check"])
    importlib.import_module("exchange").main()
    lines = capsys.readouterr().out.splitlines()
    places = [line.split()[-1] for line in lines if " 0x" in line]
    assert len(places) == 7
    assert len(set(places)) == 1
    assert lines[-1] == "one address, and the values that NumPy computes"
