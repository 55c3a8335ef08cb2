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

// The counter of a loop after `t`, or `stop` where the loop ends; t < stop and step > 0, and nothing overflows.
inline i64 tk_next(i64 t, i64 stop, i64 step) { return (u64)stop - (u64)t <= (u64)step ? stop : t + step; }

// Rounded down; 0 where b is 0, and the smallest value by -1 is itself.
template <class T> inline T tk_floordiv_i(T a, T b) {
    if (b == 0) return 0;
    if (b == -1) return (T)(0 - (u64)a);
    const T quotient = (T)(a / b);
    return (T)(quotient - (a % b != 0 && (a < 0) != (b < 0)));
}

template <class T> inline T tk_floordiv_u(T a, T b) { return b == 0 ? (T)0 : (T)(a / b); }

// With the sign of b; 0 where b is 0.
template <class T> inline T tk_mod_i(T a, T b) {
    if (b == 0 || b == -1) return 0;
    const T remainder = (T)(a % b);
    return remainder != 0 && (remainder < 0) != (b < 0) ? (T)(remainder + b) : remainder;
}

template <class T> inline T tk_mod_u(T a, T b) { return b == 0 ? (T)0 : (T)(a % b); }

// Floating floor division and remainder as CPython's divmod has them.
template <class T> inline T tk_mod_f(T a, T b) {
    const T remainder = precise::fmod(a, b);
    if (remainder == 0) return metal::copysign((T)0, b);
    return (b < 0) != (remainder < 0) ? remainder + b : remainder;
}

template <class T> inline T tk_floordiv_f(T a, T b) {
    const T remainder = precise::fmod(a, b);
    T quotient = (a - remainder) / b;
    if (remainder != 0 && (b < 0) != (remainder < 0)) quotient -= 1;
    if (quotient == 0) return metal::copysign((T)0, a / b);
    const T snapped = precise::floor(quotient);
    return quotient - snapped > (T)0.5 ? snapped + 1 : snapped;
}

// Squaring in an unsigned type of 32 or 64 bits.
template <class T> inline T tk_ipow(T base, u64 exponent) {
    T result = 1;
    for (; exponent != 0; exponent >>= 1, base *= base)
        if (exponent & 1) result *= base;
    return result;
}

// Where exactly one operand is NaN, the other one.
template <class T> inline T tk_min(T a, T b) { return a < b || b != b ? a : b; }

template <class T> inline T tk_max(T a, T b) { return a > b || b != b ? a : b; }

// The smallest value is its own.
template <class T> inline T tk_abs(T a) { return a < 0 ? (T)(0 - (u64)a) : a; }

// Floating to integer: truncated, saturated, NaN to 0.
template <class T> inline T tk_saturate(f32 x) {
    const T highest = (T)(~(u64)0 >> (64 - 8 * sizeof(T) + ((T)-1 < (T)1)));
    const T lowest = (T)(~(u64)highest);
    if (x != x) return 0;
    return x <= (f32)lowest ? lowest : x >= (f32)highest ? highest : (T)x;
}

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
