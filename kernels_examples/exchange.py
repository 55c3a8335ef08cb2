"""exchange: one piece of memory, handed from NumPy to PyTorch to JAX and back through tack arrays. Nothing is copied.

python kernels_examples/exchange.py --check     print the address that each of them sees, and compare with NumPy

It takes `pip install torch jax`. The memory is the CPU's, whatever --arch says.
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack


@tack.kernel
def add_one(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] += 1.0


@tack.kernel
def squares(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = x[i] * x[i]


def aligned(n: int) -> np.ndarray:
    """A NumPy array whose memory starts at a multiple of 64 bytes: other memory JAX would copy."""
    raw = np.zeros(4 * n + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + 4 * n].view(np.float32)


def main() -> None:
    options = arguments(__doc__)
    import jax.numpy as jnp  # here, so that building the kernels takes neither of them
    import torch

    numbers = aligned(1000)
    numbers[:] = np.arange(1000)
    first = tack.from_dlpack(numbers)
    tensor = torch.from_dlpack(first)
    tensor *= 2  # PyTorch writes
    second = tack.from_dlpack(tensor)
    add_one(second)  # so does a kernel
    array = jnp.from_dlpack(second)
    third = tack.from_dlpack(array)  # read-only: arrays of JAX do not change
    back = np.from_dlpack(third)
    places = {
        "NumPy array": numbers.ctypes.data,
        "tack array": np.asarray(first).ctypes.data,
        "PyTorch tensor": tensor.data_ptr(),
        "tack array of it": np.asarray(second).ctypes.data,
        "JAX array": array.unsafe_buffer_pointer(),
        "tack array of that": np.asarray(third).ctypes.data,
        "NumPy array again": back.ctypes.data,
    }
    print(f"1,000 numbers on {first.device}, as each has them:")
    for name, place in places.items():
        print(f"{name:18}  {place:#x}")
    out = tack.empty(1000, device="cpu")
    squares(third, out)

    if options.check:
        assert len(set(places.values())) == 1
        wanted = 2 * np.arange(1000, dtype=np.float32) + 1
        np.testing.assert_array_equal(back, wanted)
        np.testing.assert_array_equal(out.numpy(), wanted * wanted)
        print("one address, and the values that NumPy computes")


if __name__ == "__main__":
    main()
