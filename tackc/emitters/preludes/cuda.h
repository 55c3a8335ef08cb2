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

template <class T> __device__ inline T tk_nan();
template <> __device__ inline f32 tk_nan<f32>() { return __int_as_float(0x7fc00000); }
template <> __device__ inline f64 tk_nan<f64>() { return __longlong_as_double(0x7ff8000000000000LL); }

template <class T> __device__ inline T tk_infinity();
template <> __device__ inline f32 tk_infinity<f32>() { return __int_as_float(0x7f800000); }
template <> __device__ inline f64 tk_infinity<f64>() { return __longlong_as_double(0x7ff0000000000000LL); }

template <class T> __device__ inline T tk_copysign(T a, T b) { return copysign(a, b); }

// A product that is not fused with a sum, whatever the code around it allows.
__device__ inline f32 tk_product(f32 a, f32 b) { return __fmul_rn(a, b); }
__device__ inline f64 tk_product(f64 a, f64 b) { return __dmul_rn(a, b); }

// The same bits as another type.
template <class T, class F> __device__ inline T tk_reinterpret(F x);
template <> __device__ inline i32 tk_reinterpret<i32, f32>(f32 x) { return __float_as_int(x); }
template <> __device__ inline f32 tk_reinterpret<f32, i32>(i32 x) { return __int_as_float(x); }
template <> __device__ inline i64 tk_reinterpret<i64, f64>(f64 x) { return __double_as_longlong(x); }
template <> __device__ inline f64 tk_reinterpret<f64, i64>(i64 x) { return __longlong_as_double(x); }

// What every dialect has, for f32 to 32 bits: one instruction does it.
template <class T, class F> __device__ inline T tk_saturate(F x);
template <> __device__ inline i32 tk_saturate<i32, f32>(f32 x) { return __float2int_rz(x); }
template <> __device__ inline u32 tk_saturate<u32, f32>(f32 x) { return __float2uint_rz(x); }

// What printf is given for a float: the sign of a NaN is not printed.
__device__ inline f64 tk_printed(f64 x) { return x == x ? x : tk_nan<f64>(); }

// Values as their bits, and back.
__device__ inline u32 tk_bits(f32 x) { return (u32)__float_as_int(x); }
__device__ inline u64 tk_bits(f64 x) { return (u64)__double_as_longlong(x); }
__device__ inline u64 tk_bits(i64 x) { return (u64)x; }
__device__ inline u64 tk_bits(u64 x) { return x; }

template <class T> __device__ inline T tk_from_bits(u64 bits) { return (T)bits; }
template <> __device__ inline f32 tk_from_bits<f32>(u64 bits) { return __int_as_float((i32)bits); }
template <> __device__ inline f64 tk_from_bits<f64>(u64 bits) { return __longlong_as_double((i64)bits); }

// What an atomic update makes of the old value and the operand.
template <class T> struct tk_sum { static __device__ T of(T a, T b) { return (T)((u64)a + (u64)b); } };
template <> struct tk_sum<f64> { static __device__ f64 of(f64 a, f64 b) { return a + b; } };

template <class T> struct tk_least { static __device__ T of(T a, T b) { return b < a ? b : a; } };

template <class T> struct tk_greatest { static __device__ T of(T a, T b) { return b > a ? b : a; } };

// An atomic update by compare-and-swap of bit patterns; the volatile read is a single access, as the place is aligned.
template <class T, class Rule, class Bits> __device__ inline T tk_swap(T *place, T value, Bits) {
    Bits *bits = (Bits *)place;
    Bits seen = *(volatile Bits *)bits;
    for (;;) {
        const T old = tk_from_bits<T>(seen);
        const Bits wanted = tk_bits(Rule::of(old, value));
        const Bits found = wanted == seen ? seen : atomicCAS(bits, seen, wanted);
        if (found == seen) return old;
        seen = found;
    }
}

template <class T> __device__ inline T tk_atomic_add(T *place, T value) { return tk_swap<T, tk_sum<T>>(place, value, (u64)0); }
template <> __device__ inline i32 tk_atomic_add<i32>(i32 *place, i32 value) { return atomicAdd(place, value); }
template <> __device__ inline u32 tk_atomic_add<u32>(u32 *place, u32 value) { return atomicAdd(place, value); }
template <> __device__ inline f32 tk_atomic_add<f32>(f32 *place, f32 value) { return atomicAdd(place, value); }

template <class T> __device__ inline T tk_atomic_min(T *place, T value) { return tk_swap<T, tk_least<T>>(place, value, tk_bits(value)); }
template <> __device__ inline i32 tk_atomic_min<i32>(i32 *place, i32 value) { return atomicMin(place, value); }
template <> __device__ inline u32 tk_atomic_min<u32>(u32 *place, u32 value) { return atomicMin(place, value); }

template <class T> __device__ inline T tk_atomic_max(T *place, T value) { return tk_swap<T, tk_greatest<T>>(place, value, tk_bits(value)); }
template <> __device__ inline i32 tk_atomic_max<i32>(i32 *place, i32 value) { return atomicMax(place, value); }
template <> __device__ inline u32 tk_atomic_max<u32>(u32 *place, u32 value) { return atomicMax(place, value); }
