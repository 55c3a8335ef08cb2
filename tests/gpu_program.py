"""A program whose binaries differ in what they need: shared memory, a stack, f64, printing; one returns a value."""

SOURCE = """\
import tack

@tack.kernel
def reverse(x: tack.f32[:], out: tack.f32[:], n: tack.i32) -> int:
    for i in range(n):
        tile = tack.shared_like(x, 256)
        tile[tack.thread_id()] = x[i]
        tack.barrier()
        out[i] = tile[255 - tack.thread_id()] * 1.5
    return n + 1

@tack.kernel
def crowded(x: tack.f64[:], out: tack.f64[:]):
    for i in range(len(x)):
        scratch = tack.local_array(tack.f64, 100)
        for j in range(100):
            scratch[j] = x[i] * j
        out[i] = scratch[i % 100] / (x[i] + 1.0)

@tack.kernel
def told(x: tack.f32[:], y: tack.u8[:]):
    for i in range(len(x)):
        print("x", x[i], y[i])
"""
