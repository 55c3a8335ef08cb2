"""Diagnostics about the types, arrays and atomics."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import KernelTypeError, KernelValueError, UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

TYPES: Final = (
    entry(
        "TK022",
        KernelTypeError,
        "an integer literal does not fit",
        """
        An integer literal is i32 if it fits, else i64, else u64 (T-004); none holds a number below -2**63 or above
        2**64 - 1.
        """,
        """
        @tack.kernel
        def fill(x: tack.u64[:]):
            for i in range(len(x)):
                x[i] = 18446744073709551616
        """,
        """
        @tack.kernel
        def fill(x: tack.u64[:]):
            for i in range(len(x)):
                x[i] = 18446744073709551615
        """,
    ),
    entry(
        "TK023",
        KernelTypeError,
        "integer types have no common type",
        """
        No integer type holds every u64 and every signed number, so u64 does not meet a signed type in arithmetic,
        comparisons, `min`, `max`, the arms of a conditional, or one local (T-008). Literals such as 1 are i32: cast
        them. A loop variable is i64 and takes no other type (T-005, T-011).
        """,
        """
        @tack.kernel
        def next_state(x: tack.u64[:]):
            for i in range(len(x)):
                x[i] = x[i] + 1
        """,
        """
        @tack.kernel
        def next_state(x: tack.u64[:]):
            for i in range(len(x)):
                x[i] = x[i] + tack.u64(1)
        """,
    ),
    entry(
        "TK024",
        KernelTypeError,
        "an operator needs integers",
        """
        `& | ^ ~ << >>` work on the bits of integers (N-001, N-007). Cast a floating operand to the integer type that
        is meant.
        """,
        """
        @tack.kernel
        def low_bits(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = x[i] & 255
        """,
        """
        @tack.kernel
        def low_bits(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = int(x[i]) & 255
        """,
    ),
    entry(
        "TK025",
        KernelTypeError,
        "an integer power has a negative exponent",
        """
        `**` and `pow` of integers keep the base's type, which holds no fractions, so the exponent must be nonnegative
        (N-005). Cast the base to a float for a reciprocal.
        """,
        """
        @tack.kernel
        def inverse(x: tack.f32[:], k: tack.i32[:]):
            for i in range(len(x)):
                x[i] = k[i] ** -1
        """,
        """
        @tack.kernel
        def inverse(x: tack.f32[:], k: tack.i32[:]):
            for i in range(len(x)):
                x[i] = float(k[i]) ** -1
        """,
    ),
    entry(
        "TK026",
        KernelTypeError,
        "an array is used as a number, or a number as an array",
        """
        Arithmetic works on elements, and only arrays have elements. An element of an array of several dimensions is
        `a[i, j]`; there are no rows to take first (A-001).
        """,
        """
        @tack.kernel
        def add(x: tack.f32[:], y: tack.f32[:]):
            for i in range(len(x)):
                x[i] = x + y[i]
        """,
        """
        @tack.kernel
        def add(x: tack.f32[:], y: tack.f32[:]):
            for i in range(len(x)):
                x[i] = x[i] + y[i]
        """,
    ),
    entry(
        "TK027",
        KernelTypeError,
        "an array has another number of dimensions",
        """
        An element takes one index for each dimension, or a single row-major one; a 0-d array is read as `x[None]`
        (A-001, A-002).
        """,
        """
        @tack.kernel
        def corner(x: tack.f32[:, :]):
            for i in range(1):
                x[0, 0, 0] = 1.0
        """,
        """
        @tack.kernel
        def corner(x: tack.f32[:, :]):
            for i in range(1):
                x[0, 0] = 1.0
        """,
    ),
    entry(
        "TK028",
        KernelTypeError,
        "an index or a loop bound is not an integer",
        """
        Indices and the bounds of loops are integers, of any type; they are used as i64 (A-003, T-005). Cast a float
        with `int(x)`, which truncates toward zero.
        """,
        """
        @tack.kernel
        def look_up(x: tack.f32[:], table: tack.f32[:]):
            for i in range(len(x)):
                x[i] = table[x[i] * 10.0]
        """,
        """
        @tack.kernel
        def look_up(x: tack.f32[:], table: tack.f32[:]):
            for i in range(len(x)):
                x[i] = table[int(x[i] * 10.0)]
        """,
    ),
    entry(
        "TK029",
        UnsupportedSyntaxError,
        "the index of a shape is not a literal",
        """
        `x.shape[k]` names one dimension of the array, so k is an integer literal or constant (A-005).
        """,
        """
        @tack.kernel
        def sizes(x: tack.f32[:, :], out: tack.i32[:]):
            for k in range(2):
                out[k] = x.shape[k]
        """,
        """
        @tack.kernel
        def sizes(x: tack.f32[:, :], out: tack.i32[:]):
            for k in range(2):
                out[k] = x.shape[0] if k == 0 else x.shape[1]
        """,
    ),
    entry(
        "TK038",
        KernelTypeError,
        "an array does not have this dimension",
        """
        `x.shape[k]` exists for k below the number of dimensions, and `len(x)` is `x.shape[0]` (A-005).
        """,
        """
        @tack.kernel
        def width(x: tack.f32[:], out: tack.i32[:]):
            for _ in range(1):
                out[0] = x.shape[1]
        """,
        """
        @tack.kernel
        def width(x: tack.f32[:], out: tack.i32[:]):
            for _ in range(1):
                out[0] = x.shape[0]
        """,
    ),
    entry(
        "TK030",
        KernelTypeError,
        "the size of a local array is not known at compilation",
        """
        A local array lies on the stack or in registers, so its size is built of literals, `tack.constant`, array
        dimensions and `+ - * //` (A-011); a scalar argument is a value of the call (A-012). A signature that leaves a
        dimension open (`f32[:, :]`) must give the one that the size needs as a number (`f32[:, 4]`).
        """,
        """
        @tack.kernel
        def scratch(x: tack.f32[:], n: tack.i32):
            for i in range(len(x)):
                tmp = tack.local_array(tack.f32, n)
                tmp[0] = x[i]
        """,
        """
        @tack.kernel
        def scratch(x: tack.f32[:], n: tack.i32):
            for i in range(len(x)):
                tmp = tack.local_array(tack.f32, 8)
                tmp[0] = x[i]
        """,
    ),
    entry(
        "TK031",
        KernelValueError,
        "a local array is empty or too large",
        """
        The local arrays of one iteration have at least one element each and at most 64 KiB together (A-017). Larger
        scratch storage is an array argument with a part for each iteration.
        """,
        """
        @tack.kernel
        def scratch(x: tack.f32[:]):
            for i in range(len(x)):
                tmp = tack.local_array(tack.f64, 10000)
                tmp[0] = x[i]
        """,
        """
        @tack.kernel
        def scratch(x: tack.f32[:]):
            for i in range(len(x)):
                tmp = tack.local_array(tack.f64, 1000)
                tmp[0] = x[i]
        """,
    ),
    entry(
        "TK032",
        KernelTypeError,
        "the element type of a local array is not a scalar type",
        """
        `tack.local_array(dtype, size)` takes one of the ten scalar types; `tack.local_array_like(x, size)` takes that
        of an array (A-010, A-013). Shared arrays are the same (W-004). Vectors are kept as their components: three numbers for
        each vec3, so `t[3 * i]`, `t[3 * i + 1]`, `t[3 * i + 2]`.
        """,
        """
        @tack.kernel
        def scratch(x: tack.f32[:]):
            for i in range(len(x)):
                tmp = tack.local_array(x, 8)
                tmp[0] = x[i]
        """,
        """
        @tack.kernel
        def scratch(x: tack.f32[:]):
            for i in range(len(x)):
                tmp = tack.local_array_like(x, 8)
                tmp[0] = x[i]
        """,
    ),
    entry(
        "TK033",
        KernelTypeError,
        "an atomic update has no array parameter as its target",
        """
        An atomic update works on one element of an array that was passed to the kernel, and the compiler must know
        which array it is: not a local array, a number, or a name that may stand for several arrays (X-001, X-004).
        This holds for code that never runs as well.
        """,
        """
        @tack.kernel
        def count(x: tack.i32[:]):
            for i in range(len(x)):
                tmp = tack.local_array(tack.i32, 4)
                tack.atomic_add(tmp, 0, 1)
        """,
        """
        @tack.kernel
        def count(x: tack.i32[:]):
            for i in range(len(x)):
                tack.atomic_add(x, 0, 1)
        """,
    ),
    entry(
        "TK090",
        KernelTypeError,
        "a texture is used other than by sampling it",
        """
        A texture has no elements and no value: kernels and device functions call its `sample(u, v, w)`, and pass it on by its
        name (Z-002, F-006). Only textures are sampled; `tack.texture3d(x, shape=(W, H, D))` makes one of an array, on the host.
        """,
        """
        @tack.kernel
        def slice(tex: tack.texture3d[64, 64, 32], out: tack.f32[:]):
            for i in range(len(out)):
                out[i] = tex[i]
        """,
        """
        @tack.kernel
        def slice(tex: tack.texture3d[64, 64, 32], out: tack.f32[:]):
            for i in range(len(out)):
                out[i] = tex.sample(i / 64, 0.5, 0.5)
        """,
    ),
)
