// Helpers that are the same in every C++ dialect, after the dialect's own names of the scalar types.
// TK_FUNCTION stands for how the dialect declares a helper, TK_MATH(name) for its math function (see prelude.py).

// The counter of a loop after `t`, or `stop` where the loop ends; t < stop and step > 0, and nothing overflows.
TK_FUNCTION i64 tk_next(i64 t, i64 stop, i64 step) { return (u64)stop - (u64)t <= (u64)step ? stop : t + step; }

// Rounded down; 0 where b is 0, and the smallest value by -1 is itself.
template <class T> TK_FUNCTION T tk_floordiv_i(T a, T b) {
    if (b == 0) return 0;
    if (b == -1) return (T)(0 - (u64)a);
    const T quotient = (T)(a / b);
    return (T)(quotient - (a % b != 0 && (a < 0) != (b < 0)));
}

template <class T> TK_FUNCTION T tk_floordiv_u(T a, T b) { return b == 0 ? (T)0 : (T)(a / b); }

// With the sign of b; 0 where b is 0.
template <class T> TK_FUNCTION T tk_mod_i(T a, T b) {
    if (b == 0 || b == -1) return 0;
    const T remainder = (T)(a % b);
    return remainder != 0 && (remainder < 0) != (b < 0) ? (T)(remainder + b) : remainder;
}

template <class T> TK_FUNCTION T tk_mod_u(T a, T b) { return b == 0 ? (T)0 : (T)(a % b); }

// Floating floor division and remainder as CPython's divmod has them.
template <class T> TK_FUNCTION T tk_mod_f(T a, T b) {
    const T remainder = TK_MATH(fmod)(a, b);
    if (remainder == 0) return tk_copysign((T)0, b);
    return (b < 0) != (remainder < 0) ? remainder + b : remainder;
}

template <class T> TK_FUNCTION T tk_floordiv_f(T a, T b) {
    const T remainder = TK_MATH(fmod)(a, b);
    T quotient = (a - remainder) / b;
    if (remainder != 0 && (b < 0) != (remainder < 0)) quotient -= 1;
    if (quotient == 0) return tk_copysign((T)0, a / b);
    const T snapped = TK_MATH(floor)(quotient);
    return quotient - snapped > (T)0.5 ? snapped + 1 : snapped;
}

// Squaring in an unsigned type of 32 or 64 bits.
template <class T> TK_FUNCTION T tk_ipow(T base, u64 exponent) {
    T result = 1;
    for (; exponent != 0; exponent >>= 1, base *= base)
        if (exponent & 1) result *= base;
    return result;
}

// Where exactly one operand is NaN, the other one.
template <class T> TK_FUNCTION T tk_min(T a, T b) { return a < b || b != b ? a : b; }

template <class T> TK_FUNCTION T tk_max(T a, T b) { return a > b || b != b ? a : b; }

// The smallest value is its own.
template <class T> TK_FUNCTION T tk_abs(T a) { return a < 0 ? (T)(0 - (u64)a) : a; }

// Floating to integer: truncated, saturated, NaN to 0.
template <class T, class F> TK_FUNCTION T tk_saturate(F x) {
    const T highest = (T)(~(u64)0 >> (64 - 8 * sizeof(T) + ((T)-1 < (T)1)));
    const T lowest = (T)(~(u64)highest);
    if (x != x) return 0;
    return x <= (F)lowest ? lowest : x >= (F)highest ? highest : (T)x;
}

// What a block reduction makes of two values: of a NaN and anything NaN, of two zeros the negative one as the least.
TK_FUNCTION f32 tk_block_sum(f32 a, f32 b) { return a + b; }

TK_FUNCTION f32 tk_block_min(f32 a, f32 b) {
    if (a != a || b != b) return tk_nan<f32>();
    return a < b || (a == b && tk_copysign((f32)1, a) < 0) ? a : b;
}

TK_FUNCTION f32 tk_block_max(f32 a, f32 b) {
    if (a != a || b != b) return tk_nan<f32>();
    return a > b || (a == b && tk_copysign((f32)1, a) > 0) ? a : b;
}
