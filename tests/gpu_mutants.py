"""The emitters of C dialects and their preludes with one barrier, width, address space, loop or guard wrong at a time.

A row is like those of `mutants.py`. Its case is a kernel of `emitter_cases.py` on a target, run in several orders of lanes where
that is a stand-in, or else a test.
"""

from __future__ import annotations

from typing import Final

from mutants import Mutant

_FAMILY: Final = "tackc/emitters/c_family.py"
_CUDA: Final = "tackc/emitters/cuda.py"
_HIP: Final = "tackc/emitters/hip.py"
_METAL: Final = "tackc/emitters/metal.py"
_OPENCL: Final = "tackc/emitters/opencl.py"
_COMMON_H: Final = "tackc/emitters/preludes/c_family.h"
_HIP_H: Final = "tackc/emitters/preludes/hip.h"
_METAL_H: Final = "tackc/emitters/preludes/metal.h"
_OPENCL_H: Final = "tackc/emitters/preludes/opencl.h"
_CUDA_H: Final = "tackc/emitters/preludes/cuda.h"
_TEXTURES_PY: Final = "tackc/compiler/frontend/textures.py"

_BARRIERS: Final = [
    Mutant(_FAMILY, "scope.write(scope.dialect.barrier)", "pass", "barrier()", "cuda: group_memory"),
    Mutant(
        _FAMILY,
        'scope.write(f"{tree}[{lane}] = {expression(item.value, scope)};")\n    scope.write(wait)\n',
        'scope.write(f"{tree}[{lane}] = {expression(item.value, scope)};")\n',
        "the barrier before the tree of a reduction",
        "metal: group_reduce",
    ),
    Mutant(_FAMILY, 'scope.write(f"    {wait}")', "pass", "the barriers in the tree of a reduction", "cuda: group_reduce"),
    Mutant(
        _FAMILY,
        '= {tree}[0];")\n    scope.write(wait)\n',
        '= {tree}[0];")\n',
        "the barrier behind a reduction",
        "hip: group_reduce",
    ),
    Mutant(
        _OPENCL,
        'barrier="barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"',
        'barrier="barrier(CLK_LOCAL_MEM_FENCE);"',
        "the order of global memory at a barrier",
        "test_opencl_source.test_collectives_and_groups_of_256",
    ),
    Mutant(
        _METAL,
        'barrier="threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);"',
        'barrier="threadgroup_barrier(mem_flags::mem_threadgroup);"',
        "the order of device memory at a barrier",
        "test_metal_source.test_barriers_order_memory",
    ),
]

_INDICES: Final = [
    Mutant(
        _CUDA,
        "(i64)blockIdx.{d} * blockDim.{d}",
        "blockIdx.{d} * blockDim.{d}",
        "the width of the number of a block",
        "test_cuda_source.test_thread_index_is_formed_in_64_bits",
    ),
    Mutant(
        _HIP_H,
        "((i64)__builtin_amdgcn_workgroup_id_##d()",
        "(__builtin_amdgcn_workgroup_id_##d()",
        "the width of the number of a block",
        "test_hip_source.test_positions_are_formed_in_64_bits",
    ),
    Mutant(
        _OPENCL_H,
        "((i64)get_group_id(d) * (i64)get_local_size(d) + (i64)get_local_id(d))",
        "((i64)get_global_id(d))",
        "the width of a position",
        "test_opencl_source.test_positions_are_formed_in_64_bits",
    ),
    Mutant(
        _METAL,
        '"(i64)position.x"',
        '"(i64)(i32)position.x"',
        "the sign of a position",
        "test_metal_source.test_positions_are_widened",
    ),
    Mutant(
        _FAMILY,
        "= (i64)((u64){names.bounds['start', number]} + {distance});",
        "= (i32)((u64){names.bounds['start', number]} + {distance});",
        "the width of an index",
        "metal: shape_range_far",
    ),
    Mutant(
        _FAMILY,
        'scope.write(f"if ({flat} != 0) {{")',
        'scope.write(f"if ({flat} == 0) {{")',
        "the flat switch",
        "cuda: shape_two",
    ),
    Mutant(
        _FAMILY,
        'zip(turns[:0:-1], counts[:0:-1], strict=True):\n        scope.write(f"{turn} = (i64)({rest} % (u64){count});")',
        'zip(turns[:0:-1], counts[:0:-1], strict=True):\n        scope.write(f"{turn} = (i64){rest};")',
        "the remainder of a flat position",
        "hip: shape_four",
    ),
    Mutant(
        _FAMILY,
        'strict=True))}) return;")',
        'strict=True))}) {{}}")',
        "the end of threads past an axis",
        "cuda: shape_range_step",
    ),
    Mutant(_FAMILY, 'text = f"({text} * {count} + {turn})"', "text = turn", "the number of an iteration", "cuda: checked_two"),
    Mutant(
        _FAMILY,
        "(kernel.before, str(BEFORE))",
        "(kernel.before, number)",
        "the number of what stands before the loop",
        "metal: checked_before",
    ),
]

_SPACES: Final = [
    Mutant(_CUDA, 'shared="__shared__"', 'shared=""', "the address space of shared arrays", "cuda: group_shared"),
    Mutant(_HIP, 'shared="__shared__"', 'shared=""', "the address space of shared arrays", "hip: group_shared"),
    Mutant(_METAL, 'shared="threadgroup"', 'shared="device"', "the address space of shared arrays", "metal: group_shared"),
    Mutant(_OPENCL, 'shared="local"', 'shared="private"', "the address space of shared arrays", "opencl: group_shared"),
    Mutant(_METAL, 'space="device "', 'space="thread "', "the address space of arrays in helpers", "metal: atomic_max_f32"),
    Mutant(_OPENCL, 'space="global "', 'space="constant "', "the address space of arrays", "opencl: add_i32"),
]

_LOOPS: Final = [
    Mutant(
        _COMMON_H,
        "tk_reinterpret_B_T(tk_sum_T(old, value)));\n        if (found == seen) return old;",
        "tk_reinterpret_B_T(tk_sum_T(old, value)));\n        return old;",
        "the loop of a sum by compare-and-swap",
        "cuda: contended_f64",
    ),
    Mutant(
        _METAL_H,
        "    while (!atomic_compare_exchange_weak_explicit(",
        "    if (!atomic_compare_exchange_weak_explicit(",
        "the loop around a weak compare-and-swap",
        "metal: atomic_max_f32",
    ),
    Mutant(
        _COMMON_H,
        "return (u64)stop - (u64)t <= (u64)step ? stop : t + step; }",
        "return (i64)((u64)t + (u64)step); }",
        "the end of a loop before it overflows",
        "cuda: last_turns",
    ),
    Mutant(_COMMON_H, "if (iteration < (i64)kept) {", "{", "the comparison under the lock", "cuda: beyond 32 bits"),
]

_ARITHMETIC: Final = [
    Mutant(
        "tackc/toolchains/nvrtc.py",
        'f"--fmad={str(contract).lower()}"',
        '"--fmad=true"',
        "contraction off",
        "test_cuda_source.test_contraction_only_where_asked",
    ),
    Mutant(
        _HIP,
        '"#pragma clang fp contract(off)",\n    ]',
        '"#pragma clang fp contract(fast)",\n    ]',
        "contraction off",
        "test_hip_source.test_contraction_only_where_asked",
    ),
    Mutant(
        _OPENCL,
        '"ON" if options.fp_contract else "OFF"',
        '"ON"',
        "contraction off",
        "test_opencl_source.test_contraction_only_where_asked",
    ),
    Mutant(
        _METAL,
        "'fast' if options.fp_contract else 'off'",
        "'fast'",
        "contraction off",
        "test_metal_source.test_safe_math_is_asked_for",
    ),
    Mutant(
        _FAMILY,
        "scope.guarded or text.count",
        "text.count",
        "the guard of what may not be evaluated",
        "test_cuda_source.test_guarded_parts_stay_where_they_are",
    ),
    Mutant(
        _FAMILY,
        '        with scope.guard():\n                return f"({test_text}',
        '        if True:\n                return f"({test_text}',
        "the guard of the arms of a conditional",
        "test_cuda_source.test_guarded_parts_stay_where_they_are",
    ),
]

_HALF: Final = "half a texel"
_TEXTURES: Final = [
    Mutant(
        _CUDA_H, "(texture, x + 0.5f, y + 0.5f, z + 0.5f)", "(texture, x, y, z)", _HALF, "test_gpu_textures.test_centres_on_cuda"
    ),
    Mutant(
        _HIP_H, "(texture, x + 0.5f, y + 0.5f, z + 0.5f)", "(texture, x, y, z)", _HALF, "test_gpu_textures.test_centres_on_hip"
    ),
    Mutant(_METAL_H, "(float3(x, y, z) + 0.5f)", "float3(x, y, z)", _HALF, "test_gpu_textures.test_centres_on_metal"),
    Mutant(
        _OPENCL_H,
        "(float4)(x + 0.5f, y + 0.5f, z + 0.5f, 0.0f)",
        "(float4)(x, y, z, 0.0f)",
        _HALF,
        "test_gpu_textures.test_centres_on_level_zero",
    ),
    Mutant(
        _METAL_H,
        "coord::normalized",
        "coord::pixel",
        "what a coordinate counts",
        "test_gpu_textures.test_centres_on_metal",
    ),
    Mutant(
        _TEXTURES_PY,
        '_apply("max", _apply("mul", coordinate, end), operators.zero(f32, loc))',
        '_apply("mul", coordinate, end)',
        "the clamp that makes NaN 0",
        "test_gpu_textures.test_centres_on_cuda",
    ),
    Mutant(
        _HIP,
        '("gfx90a", "gfx942", "gfx950")',
        '("gfx90a", "gfx942")',
        "an architecture without images",
        "test_gpu_textures.test_hip_architectures_with_images",
    ),
]

GPU_MUTANTS: Final = [*_BARRIERS, *_INDICES, *_SPACES, *_LOOPS, *_ARITHMETIC, *_TEXTURES]
