// Runs generated CUDA C++ on the host, thread by thread: what CUDA provides to kernels of this project, in plain C++.
// Compile with -include cuda_shim.h, and write TACK_EXPORT(kernel) after a kernel to get kernel_launch(grid, block, slots), or
// TACK_EXPORT_GROUPS(kernel) for one with barriers: then the threads of a block run together. kernel_sizes(out) tells how many
// parameters there are, and how many bytes each has.
#pragma once
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <utility>
#include "meeting.h"

#define __global__
#define __device__
#define __launch_bounds__(threads)

#define __shared__ static  // blocks with shared memory run one after another
#define __syncthreads() tack_lanes.wait(__LINE__)

struct tack_dim3 {
    unsigned x, y, z;
};
static thread_local tack_dim3 blockIdx, blockDim, threadIdx;

template <class To, class From> static To tack_bits(From value) {
    static_assert(sizeof(To) == sizeof(From), "only the type changes");
    To result;
    memcpy(&result, &value, sizeof result);
    return result;
}
static inline float __int_as_float(int bits) { return tack_bits<float>(bits); }
static inline int __float_as_int(float value) { return tack_bits<int>(value); }
static inline double __longlong_as_double(long long bits) { return tack_bits<double>(bits); }
static inline long long __double_as_longlong(double value) { return tack_bits<long long>(value); }

static inline void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

static inline float __fmul_rn(float a, float b) { return a * b; }
static inline double __dmul_rn(double a, double b) { return a * b; }

// cvt.rzi of the PTX manual: out of range saturates, and NaN gives 0 for a 32-bit result from f32.
static inline int __float2int_rz(float x) {
    return x != x ? 0 : x >= 2147483648.0f ? 2147483647 : x < -2147483648.0f ? -2147483647 - 1 : (int)x;
}
static inline unsigned __float2uint_rz(float x) {
    return x != x || x <= -1.0f ? 0u : x >= 4294967296.0f ? 4294967295u : (unsigned)x;
}

// The overloads that CUDA has natively; any other type is an error, so that a missing 64-bit helper is noticed.
static inline int atomicAdd(int *p, int v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
static inline unsigned atomicAdd(unsigned *p, unsigned v) { return __atomic_fetch_add(p, v, __ATOMIC_RELAXED); }
// One update by compare-and-swap; `wanted` makes the new value of the old one.
template <class T, class Wanted> static T tack_update(T *p, Wanted wanted) {
    T old, next;
    __atomic_load(p, &old, __ATOMIC_RELAXED);
    do next = wanted(old);
    while (!__atomic_compare_exchange(p, &old, &next, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return old;
}
static inline float atomicAdd(float *p, float v) {
    return tack_update(p, [v](float old) { return old + v; });
}
#define TACK_ATOMIC(name, T, better) \
    static inline T name(T *p, T v) { return tack_update(p, [v](T old) { return v better old ? v : old; }); }
TACK_ATOMIC(atomicMin, int, <)
TACK_ATOMIC(atomicMin, unsigned, <)
TACK_ATOMIC(atomicMax, int, >)
TACK_ATOMIC(atomicMax, unsigned, >)
// Of two host threads, one that has read a value now and then waits for the other to change it.
static bool tack_two;
static inline void tack_interfere() {
    static thread_local unsigned turn;
    const timespec pause = {0, 20000};
    if (tack_two && ++turn % 64 == 0) nanosleep(&pause, nullptr);
}
#define TACK_SWAP(T)                                                                                   \
    static inline T atomicCAS(T *p, T seen, T wanted) {                                                \
        tack_interfere();                                                                              \
        __atomic_compare_exchange_n(p, &seen, wanted, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);      \
        return seen;                                                                                   \
    }
TACK_SWAP(unsigned)
TACK_SWAP(unsigned long long)

// What a driver puts here samples the texture objects that it has made.
extern "C" {
float (*tack_sampler)(unsigned long long, float, float, float) = nullptr;
}
typedef unsigned long long cudaTextureObject_t;
template <class T> static T tex3D(cudaTextureObject_t, float, float, float);
template <> float tex3D<float>(cudaTextureObject_t texture, float x, float y, float z) { return tack_sampler(texture, x, y, z); }

template <class... A, size_t... I>
static void tack_call(void (*kernel)(A...), void **slots, std::index_sequence<I...>) {
    kernel(*(A *)slots[I]...);
}
template <class... A>
static void tack_blocks(unsigned first, unsigned stride, void (*kernel)(A...), const unsigned *grid, const unsigned *block, void **slots) {
    blockDim = {block[0], block[1], block[2]};
    const unsigned groups = grid[0] * grid[1] * grid[2], lanes = block[0] * block[1] * block[2];
    for (unsigned number = first; number < groups; number += stride) {
        const unsigned group = tack_turn(number, groups);
        blockIdx = {group % grid[0], group / grid[0] % grid[1], group / grid[0] / grid[1]};
        for (unsigned place = 0; place < lanes; ++place) {
            const unsigned lane = tack_turn(place, lanes);
            threadIdx = {lane % block[0], lane / block[0] % block[1], lane / block[0] / block[1]};
            tack_call(kernel, slots, std::index_sequence_for<A...>{});
        }
    }
}
// Two host threads take turns at the blocks of a large grid, so that atomic updates meet.
template <class... A> static void tack_run(void (*kernel)(A...), const unsigned *grid, const unsigned *block, void **slots) {
    if (grid[0] < 64) return tack_blocks(0, 1, kernel, grid, block, slots);
    tack_two = true;
    auto half = [=] { tack_blocks(1, 2, kernel, grid, block, slots); };
    pthread_t other;  // std::thread would be a large part of the time that a small source takes
    if (pthread_create(&other, nullptr, [](void *run) -> void * { (*(decltype(half) *)run)(); return nullptr; }, &half)) abort();
    tack_blocks(0, 2, kernel, grid, block, slots);
    pthread_join(other, nullptr);
    tack_two = false;
}
template <class... A> static unsigned tack_sizes(void (*)(A...), unsigned *out) {
    const unsigned sizes[] = {sizeof(A)..., 0};
    for (unsigned at = 0; at < sizeof...(A); ++at) out[at] = sizes[at];
    return sizeof...(A);
}
#define TACK_EXPORT_WITH(run, kernel)                                                                  \
    extern "C" unsigned kernel##_sizes(unsigned *out) { return tack_sizes(&kernel, out); }             \
    extern "C" void kernel##_launch(const unsigned *grid, const unsigned *block, void **slots) {       \
        run(&kernel, grid, block, slots);                                                              \
    }
#define TACK_EXPORT(kernel) TACK_EXPORT_WITH(tack_run, kernel)
template <class... A>
static void tack_run_groups(void (*kernel)(A...), const unsigned *grid, const unsigned *block, void **slots) {
    blockDim = {block[0], 1, 1};
    for (unsigned number = 0; number < grid[0]; ++number) {
        blockIdx = {tack_turn(number, grid[0]), 0, 0};
        tack_lanes.run(
            block[0], [](unsigned lane) { threadIdx = {lane, 0, 0}; },
            [=](unsigned) { tack_call(kernel, slots, std::index_sequence_for<A...>{}); });
    }
}
#define TACK_EXPORT_GROUPS(kernel) TACK_EXPORT_WITH(tack_run_groups, kernel)
