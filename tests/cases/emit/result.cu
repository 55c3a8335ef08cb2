// kernel made, made.py:1
// Multiplications and additions are not to be fused: compile with --fmad=false.

typedef signed char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long long i64;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;

// What every dialect has, for f32 to 32 bits: one instruction does it.
__device__ inline i32 tk_saturate_i32_f32(f32 x) { return __float2int_rz(x); }

// Floating to integer: truncated, saturated, NaN to 0.
__device__ inline i64 tk_saturate_i64_f32(f32 x) {
    const i64 highest = (i64)(~(u64)0 >> (64 - 8 * sizeof(i64) + ((i64)-1 < (i64)1)));
    const i64 lowest = (i64)(~(u64)highest);
    if (x != x) return 0;
    return x <= (f32)lowest ? lowest : x >= (f32)highest ? highest : (i64)x;
}

extern "C" __global__ void __launch_bounds__(256)
case_result(i64 start_0, i64 count_1, f32 *x_2, i64 x_dim0_3, f32 scale_4) {
    const i64 t_9 = (i64)blockIdx.x * blockDim.x + threadIdx.x;
    if (t_9 >= count_1) return;
    i64 i_5 = (i64)((u64)start_0 + (u64)t_9);
    f32 factor_8 = 0;
    factor_8 = (scale_4 * 0x1p+1f);
    factor_8 = (factor_8 + (f32)i_5);
    x_2[i_5] = (x_2[i_5] * factor_8);
}

extern "C" __global__ void __launch_bounds__(1)
case_result_result(i64 start_0, i64 count_1, f32 *x_2, i64 x_dim0_3, f32 scale_4, i32 *out) {
    i64 j_6 = 0;
    i64 total_7 = 0;
    f32 factor_8 = 0;
    factor_8 = (scale_4 * 0x1p+1f);
    total_7 = 0LL;
    const i64 stop_10 = x_dim0_3;
    for (i64 t_11 = 0LL; t_11 < stop_10; ++t_11) {
        j_6 = t_11;
        total_7 = (i64)((u64)total_7 + (u64)tk_saturate_i64_f32(x_2[j_6]));
    }
    out[0] = (i32)((u32)(i32)total_7 + (u32)tk_saturate_i32_f32(factor_8));
}
