"""Diagnostics about vectors and matrices."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

VECTORS: Final = (
    entry(
        "TK050",
        UnsupportedSyntaxError,
        "an operation combines different shapes",
        """
        Vectors and matrices take part in an operation component by component, so all of them have one shape; a number
        repeats (V-005, V-006). A matrix and a vector of as many components do not mix. `@` multiplies a matrix by a vector.
        """,
        """
        @tack.kernel
        def shift(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i] = pos[i] + [1.0, 2.0]
        """,
        """
        @tack.kernel
        def shift(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i] = pos[i] + [1.0, 2.0, 0.0]
        """,
    ),
    entry(
        "TK051",
        UnsupportedSyntaxError,
        "the shapes of a product do not fit",
        """
        `a @ b` multiplies matrices, a matrix by a column, a row by a matrix, or two vectors: the columns of `a` are as many
        as the rows of `b` (V-007). A number multiplies every component, with `*`.
        """,
        """
        @tack.kernel
        def turn(m: tack.mat2(tack.f32)[:], pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i] = m[i] @ pos[i]
        """,
        """
        @tack.kernel
        def turn(m: tack.mat3(tack.f32)[:], pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i] = m[i] @ pos[i]
        """,
    ),
    entry(
        "TK052",
        UnsupportedSyntaxError,
        "a vector or mask stands where one number is needed",
        """
        A condition, a loop bound, a component of a list and what a kernel returns are one number (V-017). Comparing vectors gives
        a mask, 0 or 1 for each component: `any(mask)` and `all(mask)` make one number of it, `tack.select(mask, a, b)`
        chooses for each component.
        """,
        """
        @tack.kernel
        def keep_inside(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                if pos[i] < 0.0:
                    pos[i] = 0.0
        """,
        """
        @tack.kernel
        def keep_inside(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                if any(pos[i] < 0.0):
                    pos[i] = 0.0
        """,
    ),
    entry(
        "TK053",
        UnsupportedSyntaxError,
        "a component does not exist",
        """
        A vector of n has the components `v[0]` to `v[n - 1]`, or `v[-n]` to `v[-1]`, and the first four are also `v.x`, `v.y`,
        `v.z`, `v.w` (V-008, V-009). An entry of a matrix takes two indices, `m[i, j]`, and has no other name (V-010).
        """,
        """
        @tack.kernel
        def corner(m: tack.mat2(tack.f32)[:], out: tack.f32[:]):
            for i in range(len(m)):
                out[i] = m[i][0][1]
        """,
        """
        @tack.kernel
        def corner(m: tack.mat2(tack.f32)[:], out: tack.f32[:]):
            for i in range(len(m)):
                out[i] = m[i][0, 1]
        """,
    ),
    entry(
        "TK054",
        UnsupportedSyntaxError,
        "a method does not fit the shape",
        """
        `norm`, `norm_sqr` and `sum` are methods of vectors and matrices; `dot`, `normalized`, `min`, `max` and
        `outer_product` of vectors, `cross` of 3-vectors (V-011); `transpose` of matrices, `trace` of square ones,
        `determinant` and `inverse` of 2x2 and 3x3 ones (V-012).
        """,
        """
        @tack.kernel
        def turn(m: tack.mat(2, 3, tack.f32)[:], out: tack.f32[:]):
            for i in range(len(m)):
                out[i] = m[i].inverse()[0, 0]
        """,
        """
        @tack.kernel
        def turn(m: tack.mat(2, 2, tack.f32)[:], out: tack.f32[:]):
            for i in range(len(m)):
                out[i] = m[i].inverse()[0, 0]
        """,
    ),
    entry(
        "TK055",
        UnsupportedSyntaxError,
        "a list makes no vector, or rows no matrix",
        """
        A list of 2 numbers or more is a vector (V-003). `tack.mat([row, row])` makes a matrix of 2x2 to 4x4 of rows of one
        length, each a list or another vector; `tack.eye(n)` is an identity (V-004).
        """,
        """
        @tack.kernel
        def fill(m: tack.mat2(tack.f32)[:]):
            for i in range(len(m)):
                m[i] = tack.mat2([[1.0, 2.0], [3.0]])
        """,
        """
        @tack.kernel
        def fill(m: tack.mat2(tack.f32)[:]):
            for i in range(len(m)):
                m[i] = tack.mat2([[1.0, 2.0], [3.0, 4.0]])
        """,
    ),
    entry(
        "TK056",
        UnsupportedSyntaxError,
        "a vector is stored where it does not fit",
        """
        An element of a vector array takes a vector of its shape, or a number for every component; an element of another
        array and a component take a number (V-020). The same holds for atomic updates, where a number goes to the
        component at a row-major index (X-008).
        """,
        """
        @tack.kernel
        def fill(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i] = [1.0, 2.0, 3.0, 4.0]
        """,
        """
        @tack.kernel
        def fill(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i] = [1.0, 2.0, 3.0]
        """,
    ),
    entry(
        "TK057",
        UnsupportedSyntaxError,
        "a local has two shapes",
        """
        A local has one type in the whole function (T-011), and so one shape; so has what a function returns. A vector of zeros
        is `[0.0, 0.0]`.
        """,
        """
        @tack.kernel
        def total(pos: tack.vec2(tack.f32)[:], out: tack.vec2(tack.f32)[:]):
            for i in range(1):
                s = 0.0
                for j in range(len(pos)):
                    s = s + pos[j]
                out[i] = s
        """,
        """
        @tack.kernel
        def total(pos: tack.vec2(tack.f32)[:], out: tack.vec2(tack.f32)[:]):
            for i in range(1):
                s = [0.0, 0.0]
                for j in range(len(pos)):
                    s = s + pos[j]
                out[i] = s
        """,
    ),
    entry(
        "TK058",
        UnsupportedSyntaxError,
        "any() or all() of a number",
        """
        `any` and `all` reduce a mask, or another vector or matrix, to 0 or 1 (V-015). A number is a condition as it is.
        """,
        """
        @tack.kernel
        def count(x: tack.f32[:], n: tack.i32[:]):
            for i in range(len(x)):
                if any(x[i] > 0.0):
                    tack.atomic_add(n, 0, 1)
        """,
        """
        @tack.kernel
        def count(x: tack.f32[:], n: tack.i32[:]):
            for i in range(len(x)):
                if x[i] > 0.0:
                    tack.atomic_add(n, 0, 1)
        """,
    ),
    entry(
        "TK059",
        UnsupportedSyntaxError,
        "a component that cannot be assigned",
        """
        Components of locals and of elements of arrays can be assigned, one at a time (V-008). Other values, constants among
        them, are held by nothing, and several components at once, as in `v.xy`, can only be read (V-024).
        """,
        """
        @tack.kernel
        def flatten(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i].xy = [0.0, 0.0]
        """,
        """
        @tack.kernel
        def flatten(pos: tack.vec3(tack.f32)[:]):
            for i in range(len(pos)):
                pos[i].x, pos[i].y = 0.0, 0.0
        """,
    ),
)
