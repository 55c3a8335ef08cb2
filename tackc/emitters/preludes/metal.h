// Helpers of generated Metal sources, after <metal_stdlib>.
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

TK_FUNCTION f32 tk_copysign_f32(f32 a, f32 b) { return metal::copysign(a, b); }

// A product that is not fused with a sum, whatever the code around it allows.
TK_FUNCTION f32 tk_product_f32(f32 a, f32 b) {
#pragma METAL fp contract(off)
    return a * b;
}

// The same bits as another type.
TK_FUNCTION T tk_reinterpret_T_S(S x) { return as_type<T>(x); }

// Coordinates are normalized, as they must be for three dimensions: a texel's centre is half a texel from where it begins.
TK_FUNCTION f32 tk_sample(texture3d<f32, access::sample> texture, f32 x, f32 y, f32 z) {
    constexpr sampler filtering(coord::normalized, address::clamp_to_edge, filter::linear);
    const float3 size = float3(texture.get_width(), texture.get_height(), texture.get_depth());
    return texture.sample(filtering, (float3(x, y, z) + 0.5f) / size).x;
}

// Older versions have no fence for a thread by itself; there, what was swapped is what others find.
TK_FUNCTION void tk_fence() {
#if __METAL_VERSION__ >= 320
    atomic_thread_fence(mem_flags::mem_device, memory_order_seq_cst, thread_scope_device);
#endif
}

TK_FUNCTION u32 tk_atomic_read_u32(device u32 *place) {
    return atomic_load_explicit((device atomic_uint *)place, memory_order_relaxed);
}

// Metal's is weak: it may fail though it has seen what it wants.
TK_FUNCTION u32 tk_atomic_swap_u32(device u32 *place, u32 seen, u32 wanted) {
    u32 found = seen;
    while (!atomic_compare_exchange_weak_explicit(
               (device atomic_uint *)place, &found, wanted, memory_order_relaxed, memory_order_relaxed) &&
           found == seen) {
    }
    return found;
}

TK_FUNCTION i32 tk_atomic_add_i32(device i32 *place, i32 value) {
    return atomic_fetch_add_explicit((device atomic_int *)place, value, memory_order_relaxed);
}

TK_FUNCTION u32 tk_atomic_add_u32(device u32 *place, u32 value) {
    return atomic_fetch_add_explicit((device atomic_uint *)place, value, memory_order_relaxed);
}

TK_FUNCTION f32 tk_atomic_add_f32(device f32 *place, f32 value) {
    return atomic_fetch_add_explicit((device atomic_float *)place, value, memory_order_relaxed);
}

TK_FUNCTION i32 tk_atomic_min_i32(device i32 *place, i32 value) {
    return atomic_fetch_min_explicit((device atomic_int *)place, value, memory_order_relaxed);
}

TK_FUNCTION u32 tk_atomic_min_u32(device u32 *place, u32 value) {
    return atomic_fetch_min_explicit((device atomic_uint *)place, value, memory_order_relaxed);
}

TK_FUNCTION i32 tk_atomic_max_i32(device i32 *place, i32 value) {
    return atomic_fetch_max_explicit((device atomic_int *)place, value, memory_order_relaxed);
}

TK_FUNCTION u32 tk_atomic_max_u32(device u32 *place, u32 value) {
    return atomic_fetch_max_explicit((device atomic_uint *)place, value, memory_order_relaxed);
}
