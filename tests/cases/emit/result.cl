// kernel made, made.py:1
// Compile with -cl-fp32-correctly-rounded-divide-sqrt where the device has it, and with no relaxed option.
#pragma OPENCL FP_CONTRACT OFF

typedef char i8;
typedef uchar u8;
typedef short i16;
typedef ushort u16;
typedef int i32;
typedef uint u32;
typedef long i64;
typedef ulong u64;
typedef float f32;
#if defined(cl_khr_fp64) || defined(__opencl_c_fp64)
typedef double f64;
#endif

// The position along a dimension of the grid, in 64 bits whatever a size_t has; groups are whole, so that all of them are as large.
#define tk_position(d) ((i64)get_group_id(d) * (i64)get_local_size(d) + (i64)get_local_id(d))

// Floating to integer: truncated, saturated, NaN to 0.
static inline i32 tk_saturate_i32_f32(f32 x) {
    const i32 highest = (i32)(~(u64)0 >> (64 - 8 * sizeof(i32) + ((i32)-1 < (i32)1)));
    const i32 lowest = (i32)(~(u64)highest);
    if (x != x) return 0;
    return x <= (f32)lowest ? lowest : x >= (f32)highest ? highest : (i32)x;
}

// Floating to integer: truncated, saturated, NaN to 0.
static inline i64 tk_saturate_i64_f32(f32 x) {
    const i64 highest = (i64)(~(u64)0 >> (64 - 8 * sizeof(i64) + ((i64)-1 < (i64)1)));
    const i64 lowest = (i64)(~(u64)highest);
    if (x != x) return 0;
    return x <= (f32)lowest ? lowest : x >= (f32)highest ? highest : (i64)x;
}

kernel void
case_result(i64 start_0, i64 count_1, global f32 *x_2, i64 x_dim0_3, f32 scale_4) {
    const i64 t_9 = tk_position(0);
    if (t_9 >= count_1) return;
    i64 i_5 = (i64)((u64)start_0 + (u64)t_9);
    f32 factor_8 = 0;
    factor_8 = (scale_4 * 0x1p+1f);
    factor_8 = (factor_8 + (f32)i_5);
    x_2[i_5] = (x_2[i_5] * factor_8);
}

kernel void
case_result_result(i64 start_0, i64 count_1, global f32 *x_2, i64 x_dim0_3, f32 scale_4, global i32 *out) {
    i64 j_6 = 0;
    i64 total_7 = 0;
    f32 factor_8 = 0;
    factor_8 = (scale_4 * 0x1p+1f);
    total_7 = 0L;
    const i64 stop_10 = x_dim0_3;
    for (i64 t_11 = 0L; t_11 < stop_10; ++t_11) {
        j_6 = t_11;
        total_7 = (i64)((u64)total_7 + (u64)tk_saturate_i64_f32(x_2[j_6]));
    }
    out[0] = (i32)((u32)(i32)total_7 + (u32)tk_saturate_i32_f32(factor_8));
}
