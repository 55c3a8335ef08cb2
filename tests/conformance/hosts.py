"""Host programs around kernels, run both where the kernels' source is and where only a bundle is.

`tack` is the host API (`array`, `empty`, `zeros`, `i32`, ...), `kernels` holds the kernels of one program file.
"""

from __future__ import annotations

import hashlib
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


def particles(tack: Any, kernels: Any) -> str:
    """S000-5: draws by element and frame; a digest of those of many elements, which is the same wherever this runs."""
    seeds, final = tack.empty(4, tack.u32), tack.empty(4, tack.u32)
    u, z = tack.empty(4), tack.empty(4)
    kernels.draws(seeds, u, z, final, 4, 3)
    assert seeds.numpy().tolist() == [3540083553, 2781714507, 1083402253, 222226541]
    assert u.numpy().tolist() == [(seed >> 8) * 2.0**-24 for seed in seeds.numpy().tolist()]
    np.testing.assert_allclose(u.numpy(), [0.8242399, 0.64766836, 0.25224924, 0.05174112], rtol=1e-7)
    np.testing.assert_allclose(z.numpy(), [-0.30305, 1.371352, -0.026716, -1.829432], atol=2e-6)
    assert final.numpy().tolist() == [2372832623, 3495744211, 1818532053, 248888714]
    pos, vel = tack.empty(4, tack.vec3()), tack.empty(4, tack.vec3())
    kernels.init_particles(pos, vel, 4, 3)
    np.testing.assert_allclose(pos.numpy()[0], [-0.547495, 0.706053, -0.044126], atol=2e-6)
    np.testing.assert_allclose(np.linalg.norm(pos.numpy(), axis=1), 0.4 + 0.6 * u.numpy(), rtol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(vel.numpy(), axis=1), np.abs(z.numpy()), rtol=2e-6)
    many_pos, many_vel = tack.empty(50_000, tack.vec3()), tack.empty(50_000, tack.vec3())
    kernels.init_particles(many_pos, many_vel, 50_000, 3)
    np.testing.assert_array_equal(many_pos.numpy()[:4], pos.numpy())
    np.testing.assert_array_equal(many_vel.numpy()[:4], vel.numpy())
    return hashlib.sha256(many_pos.numpy().tobytes() + many_vel.numpy().tobytes()).hexdigest()


def lines(tack: Any, kernels: Any) -> None:
    """S001-7: a point on a line of the grid, and one between."""
    uv = tack.array(np.array([[0, 0], [0.0625, 0.0625]], np.float32), tack.vec2())
    out = tack.empty(2)
    kernels.grid_lines(uv, out, 2)
    np.testing.assert_array_equal(out.numpy(), np.array([0.2, 1.0], np.float32))


def pull(tack: Any, kernels: Any) -> None:
    """S001-6: vector and matrix constants in a kernel."""
    pos = tack.array(np.array([[0.5, 0.5, 0], [1.5, 0.5, 2]], np.float32), tack.vec3())
    grid, out = tack.full((4, 4), 7.0), tack.zeros(2)
    kernels.pull(pos, grid, out, 2)
    root = np.sqrt(np.float32(5))  # of 1 and 4; ROTATE turns (1, 0) away from x
    np.testing.assert_array_equal(out.numpy(), np.array([7, root * np.float32(0.5) + np.float32(7)], np.float32))
    np.testing.assert_allclose(out.numpy()[1], 8.118034, rtol=1e-7)


def scatter(tack: Any, kernels: Any) -> None:
    """S000-8: a vector as index, a vector as value of an atomic update."""
    pos = tack.array(np.array([[0.5, 0.5], [1.5, 0.5], [0.6, 0.4]], np.float32), tack.vec2())
    vel = tack.array(np.array([[1, 0], [0, 1], [2, 2]], np.float32), tack.vec2())
    mass = tack.array(np.array([1, 2, 3], np.float32))
    grid_m, grid_v = tack.zeros((2, 2)), tack.zeros((2, 2), tack.vec2())
    kernels.scatter(pos, vel, mass, grid_m, grid_v, 1, 3)
    assert grid_m.numpy().tolist() == [[4, 0], [2, 0]]
    assert grid_v[0, 0].tolist() == [7, 6]
    assert grid_v[1, 0].tolist() == [0, 2]
