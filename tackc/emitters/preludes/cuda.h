// Helpers of generated CUDA C++. NVRTC and nvcc need no header for them.
// Paragraphs are parted by blank lines: the second is in every source, the others where they are used (see prelude.py).

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

TK_FUNCTION F tk_fmod_F(F a, F b) { return TK_MATH(fmod)(a, b); }

TK_FUNCTION F tk_copysign_F(F a, F b) { return TK_MATH(copysign)(a, b); }

// A product that is not fused with a sum, whatever the code around it allows.
TK_FUNCTION f32 tk_product_f32(f32 a, f32 b) { return __fmul_rn(a, b); }

TK_FUNCTION f64 tk_product_f64(f64 a, f64 b) { return __dmul_rn(a, b); }

// The same bits as another type.
TK_FUNCTION i32 tk_reinterpret_i32_f32(f32 x) { return __float_as_int(x); }

TK_FUNCTION u32 tk_reinterpret_u32_f32(f32 x) { return (u32)__float_as_int(x); }

TK_FUNCTION f32 tk_reinterpret_f32_i32(i32 x) { return __int_as_float(x); }

TK_FUNCTION f32 tk_reinterpret_f32_u32(u32 x) { return __int_as_float((i32)x); }

TK_FUNCTION i64 tk_reinterpret_i64_f64(f64 x) { return __double_as_longlong(x); }

TK_FUNCTION u64 tk_reinterpret_u64_f64(f64 x) { return (u64)__double_as_longlong(x); }

TK_FUNCTION f64 tk_reinterpret_f64_i64(i64 x) { return __longlong_as_double(x); }

TK_FUNCTION f64 tk_reinterpret_f64_u64(u64 x) { return __longlong_as_double((i64)x); }

// What every dialect has, for f32 to 32 bits: one instruction does it.
TK_FUNCTION i32 tk_saturate_i32_f32(f32 x) { return __float2int_rz(x); }

TK_FUNCTION u32 tk_saturate_u32_f32(f32 x) { return __float2uint_rz(x); }

// Coordinates are in texels and not normalized: a whole number is where a texel begins.
TK_FUNCTION f32 tk_sample(cudaTextureObject_t texture, f32 x, f32 y, f32 z) {
    return tex3D<f32>(texture, x + 0.5f, y + 0.5f, z + 0.5f);
}

TK_FUNCTION void tk_fence() { __threadfence(); }

// A single access, as the place is aligned.
TK_FUNCTION U tk_atomic_read_U(U *place) { return *(volatile U *)place; }

TK_FUNCTION U tk_atomic_swap_U(U *place, U seen, U wanted) { return atomicCAS(place, seen, wanted); }

TK_FUNCTION i32 tk_atomic_add_i32(i32 *place, i32 value) { return atomicAdd(place, value); }

TK_FUNCTION u32 tk_atomic_add_u32(u32 *place, u32 value) { return atomicAdd(place, value); }

TK_FUNCTION f32 tk_atomic_add_f32(f32 *place, f32 value) { return atomicAdd(place, value); }

TK_FUNCTION i32 tk_atomic_min_i32(i32 *place, i32 value) { return atomicMin(place, value); }

TK_FUNCTION u32 tk_atomic_min_u32(u32 *place, u32 value) { return atomicMin(place, value); }

TK_FUNCTION i32 tk_atomic_max_i32(i32 *place, i32 value) { return atomicMax(place, value); }

TK_FUNCTION u32 tk_atomic_max_u32(u32 *place, u32 value) { return atomicMax(place, value); }
