// kernel made, made.py:1
#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

typedef char i8;
typedef uchar u8;
typedef short i16;
typedef ushort u16;
typedef int i32;
typedef uint u32;
typedef long i64;
typedef ulong u64;
typedef float f32;

// Floating to integer: truncated, saturated, NaN to 0.
inline i32 tk_saturate_i32_f32(f32 x) {
    const i32 highest = (i32)(~(u64)0 >> (64 - 8 * sizeof(i32) + ((i32)-1 < (i32)1)));
    const i32 lowest = (i32)(~(u64)highest);
    if (x != x) return 0;
    return x <= (f32)lowest ? lowest : x >= (f32)highest ? highest : (i32)x;
}

// Floating to integer: truncated, saturated, NaN to 0.
inline i64 tk_saturate_i64_f32(f32 x) {
    const i64 highest = (i64)(~(u64)0 >> (64 - 8 * sizeof(i64) + ((i64)-1 < (i64)1)));
    const i64 lowest = (i64)(~(u64)highest);
    if (x != x) return 0;
    return x <= (f32)lowest ? lowest : x >= (f32)highest ? highest : (i64)x;
}

struct case_result_arguments {
    alignas(8) i64 start_0;
    alignas(8) i64 count_1;
    alignas(8) i64 x_dim0_3;
    alignas(8) f32 scale_4;
};

kernel void case_result(
    device f32 *x_2 [[buffer(0)]],
    constant case_result_arguments &arguments [[buffer(1)]],
    uint3 position [[thread_position_in_grid]]) {
    const i64 start_0 = arguments.start_0;
    const i64 count_1 = arguments.count_1;
    const i64 x_dim0_3 = arguments.x_dim0_3;
    const f32 scale_4 = arguments.scale_4;
    const i64 t_9 = (i64)position.x;
    if (t_9 >= count_1) return;
    i64 i_5 = (i64)((u64)start_0 + (u64)t_9);
    f32 factor_8 = 0;
    factor_8 = (scale_4 * 2.0f);
    factor_8 = (factor_8 + (f32)i_5);
    x_2[i_5] = (x_2[i_5] * factor_8);
}

struct case_result_result_arguments {
    alignas(8) i64 start_0;
    alignas(8) i64 count_1;
    alignas(8) i64 x_dim0_3;
    alignas(8) f32 scale_4;
};

kernel void case_result_result(
    device f32 *x_2 [[buffer(0)]],
    device i32 *out [[buffer(1)]],
    constant case_result_result_arguments &arguments [[buffer(2)]],
    uint3 position [[thread_position_in_grid]]) {
    const i64 start_0 = arguments.start_0;
    const i64 count_1 = arguments.count_1;
    const i64 x_dim0_3 = arguments.x_dim0_3;
    const f32 scale_4 = arguments.scale_4;
    i64 j_6 = 0;
    i64 total_7 = 0;
    f32 factor_8 = 0;
    factor_8 = (scale_4 * 2.0f);
    total_7 = 0L;
    const i64 stop_10 = x_dim0_3;
    for (i64 t_11 = 0L; t_11 < stop_10; ++t_11) {
        j_6 = t_11;
        total_7 = (i64)((u64)total_7 + (u64)tk_saturate_i64_f32(x_2[j_6]));
    }
    out[0] = (i32)((u32)(i32)total_7 + (u32)tk_saturate_i32_f32(factor_8));
}
