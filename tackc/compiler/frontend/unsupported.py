"""Parts of the language that this compiler does not translate, with what to say about each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Calls that take effect, and so are rejected by place first (L-012); all need what `CALLS` says.
EFFECTS: Final = frozenset({"print", "barrier", "block_sum", "block_min", "block_max"})

_WORKGROUPS: Final = "workgroup primitives are not supported; use tack.local_array for storage of one iteration"
_VECTORS: Final = "vectors and matrices are not supported; write the scalars"

CALLS: Final[Mapping[str, str]] = {
    "print": "printing from kernels is not supported",
    "round": "round() is not part of the language; write floor(x + 0.5)",
    "bool": "there is no bool type; write x != 0",
    "sum": "sum() is not part of the language; write a loop",
    "log1p": "log1p() is not part of the language; write log(1.0 + x)",
    "hypot": "hypot() is not part of the language; write sqrt(x * x + y * y)",
    "isnan": "isnan() is not part of the language; write x != x",
    **dict.fromkeys(("barrier", "thread_id", "shared", "shared_like", "block_sum", "block_min", "block_max"), _WORKGROUPS),
    **dict.fromkeys(("vec", "vec2", "vec3", "vec4", "mat", "mat2", "mat3", "mat4", "eye", "select", "any", "all"), _VECTORS),
}

COMPONENTS: Final = frozenset("xyzw")
METHODS: Final = frozenset(("norm", "norm_sqr", "dot", "cross", "normalized", "sum", "min", "max", "outer_product")) | frozenset(
    ("transpose", "trace", "determinant", "inverse")
)

VECTORS: Final = _VECTORS
TEXTURES: Final = "textures are not supported; read an array"
