"""Host programs around kernels, run both where the kernels' source is and where only a bundle is.

`tack` is the host API (`array`, `empty`, `zeros`, `i32`, ...), `kernels` holds the kernels of one program file.
"""

from __future__ import annotations

from typing import Any

import numpy as np


def append(tack: Any, kernels: Any) -> None:
    """S001-15 and S001-16: the length of an atomic append."""
    values = tack.array(np.array([-2, 1, -0.5, 3, 0, 2], dtype=np.float32))
    out = tack.empty(values.shape)
    count = tack.empty((1,), tack.i32)
    for _ in range(2):  # reset before each call
        count.fill(0)
        length = kernels.compact_positive(values, out, count, values.size)
        result = out.numpy()[:length]
        assert length == 3
        assert type(length) is int
        np.testing.assert_array_equal(np.sort(result), np.array([1, 2, 3], dtype=np.float32))


def layout(tack: Any, kernels: Any) -> None:
    """S002-1: the last index is the fastest, on both sides."""
    x = tack.array(np.arange(6, dtype=np.float32).reshape(2, 3))
    out = tack.zeros(2)
    assert kernels.pick(x, out) is None
    assert out.numpy().tolist() == [5, 5]
    assert x[1, 2] == 5
    assert x.numpy().ravel()[5] == 5


def allocations(tack: Any, kernels: Any) -> None:
    """S002-2: components come after the dimensions."""
    h, w, n = 4, 5, 6
    for make in (tack.empty, tack.zeros):
        made = [make((h, w)), make((h, w), tack.vec3()), make((n,), tack.mat2())]
        assert [array.numpy().shape for array in made] == [(h, w), (h, w, 3), (n, 2, 2)]
        assert [array.shape for array in made] == [(h, w), (h, w), (n,)]
    assert not any(array.numpy().any() for array in made)


def views(tack: Any, kernels: Any) -> None:
    """S002-5: a view shares storage, a copy does not; a call may take an array and its view."""
    grid = tack.zeros((8, 8))
    view = grid.reshape((64,))
    independent = grid.copy()
    kernels.add_to_both(grid, view)  # view[i] = i, then += the same element through the grid
    np.testing.assert_array_equal(grid.numpy().ravel(), 2 * np.arange(64, dtype=np.float32))
    np.testing.assert_array_equal(view.numpy(), grid.numpy().ravel())
    assert not independent.numpy().any()


def appended(tack: Any, kernels: Any) -> None:
    """S002-7: the counter is read as an element."""
    values = tack.array(np.array([-2, 1, -0.5, 3, 0, 2], dtype=np.float32))
    out, count = tack.empty(6), tack.empty(1, tack.i32)
    count.fill(0)
    kernels.append_positive(values, out, count, 6)
    assert count[0] == 3
    assert sorted(out.numpy()[:3]) == [1, 2, 3]


def sampled(tack: Any, kernels: Any) -> None:
    """S000-11 and S000-12: a volume of 4, 2 and 2 texels, sampled before and after `update`."""
    width, height, depth = 4, 2, 2
    volume_data = np.arange(16, dtype=np.float32).reshape(depth, height, width)
    next_frame = 2 * volume_data
    data = tack.empty((width * height * depth,))
    tack.copyto(data, volume_data.ravel())
    tex = tack.texture3d(data, shape=(width, height, depth))
    output = tack.zeros(4)
    kernels.sample_volume(tex, output, 4)
    assert output.numpy().tolist() == [6, 6.75, 7.5, 8.25]
    tack.copyto(data, next_frame.ravel())
    kernels.sample_volume(tex, output, 4)
    assert output.numpy().tolist() == [6, 6.75, 7.5, 8.25]
    tex.update()  # sampling now sees next_frame
    kernels.sample_volume(tex, output, 4)
    assert output.numpy().tolist() == [12, 13.5, 15, 16.5]
