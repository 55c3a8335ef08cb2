// Helpers of generated OpenCL C, 1.2 and later.
// Paragraphs are parted by blank lines: the second is in every source, the others where they are used (see prelude.py).

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

// The place in a group of any shape.
#define tk_place() \
    ((u32)(get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2))))

TK_FUNCTION F tk_copysign_F(F a, F b) { return copysign(a, b); }

// A product that is not fused with a sum, whatever the code around it allows.
TK_FUNCTION F tk_product_F(F a, F b) {
#pragma OPENCL FP_CONTRACT OFF
    return a * b;
}

// Coordinates are in texels and not normalized: a whole number is where a texel begins. The sampler is an argument of the kernel.
TK_FUNCTION f32 tk_filtered(read_only image3d_t texture, sampler_t filtering, f32 x, f32 y, f32 z) {
    return read_imagef(texture, filtering, (float4)(x + 0.5f, y + 0.5f, z + 0.5f, 0.0f)).x;
}
#define tk_sample(texture, x, y, z) tk_filtered(texture, tk_filtering, x, y, z)

// The same bits as another type.
TK_FUNCTION T tk_reinterpret_T_S(S x) {
    union {
        S from;
        T to;
    } both;
    both.from = x;
    return both.to;
}

// Relaxed updates in the scope of the device. Those of OpenCL 1.2 are that; where a later one lacks the scope, it has those of 1.2.
// Clang knows the functions for a driver to compile, but not all of them for SPIR-V, where its own do what they say.
#if __OPENCL_C_VERSION__ < 200 || (__OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_atomic_scope_device))
#define tk_update(name, type, place, value) atomic_##name((volatile global type *)(place), value)
#define tk_atomic_read_u32(place) atomic_or((volatile global u32 *)(place), 0u)
#define tk_atomic_swap_u32(place, seen, wanted) atomic_cmpxchg((volatile global u32 *)(place), seen, wanted)
#define tk_fence() mem_fence(CLK_GLOBAL_MEM_FENCE)
#else
#define tk_fence() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device)
#ifdef __SPIRV__
#define tk_update(name, type, place, value) \
    __opencl_atomic_fetch_##name((volatile global atomic_##type *)(place), value, memory_order_relaxed, memory_scope_device)
#define tk_exchange __opencl_atomic_compare_exchange_strong
#define tk_atomic_read_u32(place) \
    __opencl_atomic_load((volatile global atomic_uint *)(place), memory_order_relaxed, memory_scope_device)
#else
#define tk_update(name, type, place, value) \
    atomic_fetch_##name##_explicit((volatile global atomic_##type *)(place), value, memory_order_relaxed, memory_scope_device)
#define tk_exchange atomic_compare_exchange_strong_explicit
#define tk_atomic_read_u32(place) \
    atomic_load_explicit((volatile global atomic_uint *)(place), memory_order_relaxed, memory_scope_device)
#endif
TK_FUNCTION u32 tk_atomic_swap_u32(global u32 *place, u32 seen, u32 wanted) {
    u32 found = seen;
    tk_exchange((volatile global atomic_uint *)place, &found, wanted, memory_order_relaxed, memory_order_relaxed, memory_scope_device);
    return found;
}
#endif

TK_FUNCTION i32 tk_atomic_add_i32(global i32 *place, i32 value) { return tk_update(add, int, place, value); }

TK_FUNCTION u32 tk_atomic_add_u32(global u32 *place, u32 value) { return tk_update(add, uint, place, value); }

TK_FUNCTION i32 tk_atomic_min_i32(global i32 *place, i32 value) { return tk_update(min, int, place, value); }

TK_FUNCTION u32 tk_atomic_min_u32(global u32 *place, u32 value) { return tk_update(min, uint, place, value); }

TK_FUNCTION i32 tk_atomic_max_i32(global i32 *place, i32 value) { return tk_update(max, int, place, value); }

TK_FUNCTION u32 tk_atomic_max_u32(global u32 *place, u32 value) { return tk_update(max, uint, place, value); }
