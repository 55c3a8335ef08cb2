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

template <class T> inline T tk_nan() { return as_type<T>(0x7fc00000u); }

template <class T> inline T tk_infinity() { return as_type<T>(0x7f800000u); }

template <class T> inline T tk_copysign(T a, T b) { return metal::copysign(a, b); }

// A product that is not fused with a sum, whatever the code around it allows.
inline f32 tk_product(f32 a, f32 b) {
#pragma METAL fp contract(off)
    return a * b;
}

template <class T, class F> inline T tk_reinterpret(F x) { return as_type<T>(x); }

template <class T> inline T tk_atomic_add(device T *place, T value);
template <> inline i32 tk_atomic_add<i32>(device i32 *place, i32 value) {
    return atomic_fetch_add_explicit((device atomic_int *)place, value, memory_order_relaxed);
}
template <> inline u32 tk_atomic_add<u32>(device u32 *place, u32 value) {
    return atomic_fetch_add_explicit((device atomic_uint *)place, value, memory_order_relaxed);
}
template <> inline f32 tk_atomic_add<f32>(device f32 *place, f32 value) {
    return atomic_fetch_add_explicit((device atomic_float *)place, value, memory_order_relaxed);
}

// Floating minimum and maximum by compare-and-swap of bit patterns.
template <class T> inline T tk_atomic_min(device T *place, T value);
template <> inline i32 tk_atomic_min<i32>(device i32 *place, i32 value) {
    return atomic_fetch_min_explicit((device atomic_int *)place, value, memory_order_relaxed);
}
template <> inline u32 tk_atomic_min<u32>(device u32 *place, u32 value) {
    return atomic_fetch_min_explicit((device atomic_uint *)place, value, memory_order_relaxed);
}
template <> inline f32 tk_atomic_min<f32>(device f32 *place, f32 value) {
    device atomic_uint *bits = (device atomic_uint *)place;
    u32 seen = atomic_load_explicit(bits, memory_order_relaxed);
    while (value < as_type<f32>(seen) &&
           !atomic_compare_exchange_weak_explicit(bits, &seen, as_type<u32>(value), memory_order_relaxed, memory_order_relaxed)) {
    }
    return as_type<f32>(seen);
}

template <class T> inline T tk_atomic_max(device T *place, T value);
template <> inline i32 tk_atomic_max<i32>(device i32 *place, i32 value) {
    return atomic_fetch_max_explicit((device atomic_int *)place, value, memory_order_relaxed);
}
template <> inline u32 tk_atomic_max<u32>(device u32 *place, u32 value) {
    return atomic_fetch_max_explicit((device atomic_uint *)place, value, memory_order_relaxed);
}
template <> inline f32 tk_atomic_max<f32>(device f32 *place, f32 value) {
    device atomic_uint *bits = (device atomic_uint *)place;
    u32 seen = atomic_load_explicit(bits, memory_order_relaxed);
    while (value > as_type<f32>(seen) &&
           !atomic_compare_exchange_weak_explicit(bits, &seen, as_type<u32>(value), memory_order_relaxed, memory_order_relaxed)) {
    }
    return as_type<f32>(seen);
}
