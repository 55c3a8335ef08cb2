// Helpers that are the same in every dialect, after the dialect's own names of the scalar types. They are C as all dialects have it.
// Placeholders of types and words of the dialect are explained in prelude.py.

// The counter of a loop after `t`, or `stop` where the loop ends; t < stop and step > 0, and nothing overflows.
TK_FUNCTION i64 tk_next(i64 t, i64 stop, i64 step) { return (u64)stop - (u64)t <= (u64)step ? stop : t + step; }

// Rounded down; 0 where b is 0, and the smallest value by -1 is itself.
TK_FUNCTION I tk_floordiv_I(I a, I b) {
    if (b == 0) return 0;
    if (b == -1) return (I)(0 - (u64)a);
    const I quotient = (I)(a / b);
    return (I)(quotient - (a % b != 0 && (a < 0) != (b < 0)));
}

TK_FUNCTION U tk_floordiv_U(U a, U b) { return b == 0 ? (U)0 : (U)(a / b); }

// With the sign of b; 0 where b is 0.
TK_FUNCTION I tk_mod_I(I a, I b) {
    if (b == 0 || b == -1) return 0;
    const I remainder = (I)(a % b);
    return remainder != 0 && (remainder < 0) != (b < 0) ? (I)(remainder + b) : remainder;
}

TK_FUNCTION U tk_mod_U(U a, U b) { return b == 0 ? (U)0 : (U)(a % b); }

// What C's fmod gives, exactly: long division of the significands, in digits of as many bits as an integer has beside them.
TK_FUNCTION F tk_fmod_F(F a, F b) {
    const u32 fraction = sizeof(F) == 4 ? 23 : 52, digit = 8 * (u32)sizeof(F) - 1 - fraction;
    const B sign = tk_reinterpret_B_F(a) & ((B)1 << (8 * sizeof(F) - 1));
    const B a_bits = tk_reinterpret_B_F(a) ^ sign, b_bits = tk_reinterpret_B_F(TK_MATH(fabs)(b));
    const B infinity = tk_reinterpret_B_F(tk_infinity_F());
    if (a_bits >= infinity || b_bits == 0 || b_bits > infinity) return tk_nan_F();
    if (a_bits < b_bits) return a;
    // A denormal number has the exponent 1 without the leading bit.
    const u32 a_exponent = a_bits >> fraction == 0 ? 1u : (u32)(a_bits >> fraction);
    u32 exponent = b_bits >> fraction == 0 ? 1u : (u32)(b_bits >> fraction);
    const B divisor = b_bits - ((B)(exponent - 1) << fraction);
    B rest = (a_bits - ((B)(a_exponent - 1) << fraction)) % divisor;
    for (u32 left = a_exponent - exponent; left != 0;) {
        const u32 step = left < digit ? left : digit;
        rest = (rest << step) % divisor;
        left -= step;
    }
    if (rest == 0) return tk_reinterpret_F_B(sign);
    for (; exponent > 1 && rest >> fraction == 0; --exponent) rest <<= 1;
    return tk_reinterpret_F_B(sign | (rest + ((B)(exponent - 1) << fraction)));
}

// Floating floor division and remainder as CPython's divmod has them.
TK_FUNCTION F tk_mod_F(F a, F b) {
    const F remainder = tk_fmod_F(a, b);
    if (remainder == 0) return tk_copysign_F(0, b);
    return (b < 0) != (remainder < 0) ? remainder + b : remainder;
}

TK_FUNCTION F tk_floordiv_F(F a, F b) {
    const F remainder = tk_fmod_F(a, b);
    F quotient = (a - remainder) / b;
    if (remainder != 0 && (b < 0) != (remainder < 0)) quotient -= 1;
    if (quotient == 0) return tk_copysign_F(0, a / b);
    const F snapped = TK_MATH(floor)(quotient);
    return quotient - snapped > (F)0.5f ? snapped + 1 : snapped;
}

// Squaring in an unsigned type of 32 or 64 bits.
TK_FUNCTION U tk_ipow_U(U base, u64 exponent) {
    U result = 1;
    for (; exponent != 0; exponent >>= 1, base *= base)
        if (exponent & 1) result *= base;
    return result;
}

TK_FUNCTION T tk_min_T(T a, T b) { return a < b ? a : b; }

TK_FUNCTION T tk_max_T(T a, T b) { return a > b ? a : b; }

// Where exactly one operand is NaN, the other one.
TK_FUNCTION F tk_min_F(F a, F b) { return a < b || b != b ? a : b; }

TK_FUNCTION F tk_max_F(F a, F b) { return a > b || b != b ? a : b; }

// The smallest value is its own.
TK_FUNCTION I tk_abs_I(I a) { return a < 0 ? (I)(0 - (u64)a) : a; }

// Floating to integer: truncated, saturated, NaN to 0.
TK_FUNCTION T tk_saturate_T_F(F x) {
    const T highest = (T)(~(u64)0 >> (64 - 8 * sizeof(T) + ((T)-1 < (T)1)));
    const T lowest = (T)(~(u64)highest);
    if (x != x) return 0;
    return x <= (F)lowest ? lowest : x >= (F)highest ? highest : (T)x;
}

// The same bits as another type.
TK_FUNCTION U tk_reinterpret_U_I(I x) { return (U)x; }

TK_FUNCTION I tk_reinterpret_I_U(U x) { return (I)x; }

TK_FUNCTION U tk_reinterpret_U_U(U x) { return x; }

TK_FUNCTION f32 tk_nan_f32(void) { return tk_reinterpret_f32_u32(0x7fc00000u); }

TK_FUNCTION f32 tk_infinity_f32(void) { return tk_reinterpret_f32_u32(0x7f800000u); }

TK_FUNCTION f64 tk_nan_f64(void) { return tk_reinterpret_f64_u64((u64)0x7ff80000u << 32); }

TK_FUNCTION f64 tk_infinity_f64(void) { return tk_reinterpret_f64_u64((u64)0x7ff00000u << 32); }

// What printf is given for a float: the sign of a NaN is not printed.
TK_FUNCTION F tk_printed_F(F x) { return x == x ? x : tk_nan_F(); }

// What a block reduction makes of two values: of a NaN and anything NaN, of two zeros the negative one as the least.
TK_FUNCTION f32 tk_block_sum(f32 a, f32 b) { return a + b; }

TK_FUNCTION f32 tk_block_min(f32 a, f32 b) {
    if (a != a || b != b) return tk_nan_f32();
    return a < b || (a == b && tk_copysign_f32(1, a) < 0) ? a : b;
}

TK_FUNCTION f32 tk_block_max(f32 a, f32 b) {
    if (a != a || b != b) return tk_nan_f32();
    return a > b || (a == b && tk_copysign_f32(1, a) > 0) ? a : b;
}

// What an atomic update makes of the old value and the operand.
TK_FUNCTION T tk_sum_T(T a, T b) { return (T)((B)a + (B)b); }

TK_FUNCTION F tk_sum_F(F a, F b) { return a + b; }

TK_FUNCTION T tk_least_T(T a, T b) { return b < a ? b : a; }

TK_FUNCTION T tk_greatest_T(T a, T b) { return b > a ? b : a; }

// Write 32 bits; it is done by the end, since what follows depends on what the last swap found.
TK_FUNCTION void tk_put_u32(TK_GLOBAL u32 *place, u32 value) {
    u32 seen = tk_atomic_read_u32(place);
    for (;;) {
        const u32 found = tk_atomic_swap_u32(place, seen, value);
        if (found == seen) return;
        seen = found;
    }
}

TK_FUNCTION void tk_put_i64(TK_GLOBAL u32 *place, i64 value) {
    tk_put_u32(place, (u32)value);
    tk_put_u32(place + 1, (u32)((u64)value >> 32));
}

// Keep the first failure of the lowest iteration. A record is a lock, the rank of the lowest iteration that has come here, then in 64
// bits each the iteration kept, the site and two values. Iterations that come later and are not lower leave at once: a rank is
// the higher the lower the number, and 0 where it takes more than 32 bits. Threads in lockstep take their turns one after another,
// because one that has the lock would wait for those that want it to go on.
TK_FUNCTION void tk_report(TK_GLOBAL u32 *record, u32 place, i64 iteration, i64 site, i64 first, i64 second) {
    const u64 after = (u64)iteration + 1;
    const u32 rank = after < 0xffffffffu ? 0xffffffffu - (u32)after : 0u;
    const u32 highest = tk_atomic_max_u32(record + 1, rank);
    if (highest > rank || (highest == rank && rank != 0)) return;
    for (u32 turn = 0; turn < 256; ++turn) {
        if (turn != place) continue;
        while (tk_atomic_swap_u32(record, 0, 1) != 0) {
        }
        tk_fence();
        const u64 kept = (u64)tk_atomic_read_u32(record + 3) << 32 | tk_atomic_read_u32(record + 2);
        if (iteration < (i64)kept) {
            tk_put_i64(record + 2, iteration);
            tk_put_i64(record + 4, site);
            tk_put_i64(record + 6, first);
            tk_put_i64(record + 8, second);
        }
        tk_fence();
        tk_put_u32(record, 0);
    }
}

// Atomic updates by compare-and-swap of bit patterns, from an atomic read on.
TK_FUNCTION T tk_atomic_add_T(TK_GLOBAL T *place, T value) {
    TK_GLOBAL B *bits = (TK_GLOBAL B *)place;
    B seen = tk_atomic_read_B(bits);
    for (;;) {
        const T old = tk_reinterpret_T_B(seen);
        const B found = tk_atomic_swap_B(bits, seen, tk_reinterpret_B_T(tk_sum_T(old, value)));
        if (found == seen) return old;
        seen = found;
    }
}

TK_FUNCTION T tk_atomic_min_T(TK_GLOBAL T *place, T value) {
    TK_GLOBAL B *bits = (TK_GLOBAL B *)place;
    B seen = tk_atomic_read_B(bits);
    for (;;) {
        const T old = tk_reinterpret_T_B(seen);
        const B wanted = tk_reinterpret_B_T(tk_least_T(old, value));
        const B found = wanted == seen ? seen : tk_atomic_swap_B(bits, seen, wanted);
        if (found == seen) return old;
        seen = found;
    }
}

TK_FUNCTION T tk_atomic_max_T(TK_GLOBAL T *place, T value) {
    TK_GLOBAL B *bits = (TK_GLOBAL B *)place;
    B seen = tk_atomic_read_B(bits);
    for (;;) {
        const T old = tk_reinterpret_T_B(seen);
        const B wanted = tk_reinterpret_B_T(tk_greatest_T(old, value));
        const B found = wanted == seen ? seen : tk_atomic_swap_B(bits, seen, wanted);
        if (found == seen) return old;
        seen = found;
    }
}
