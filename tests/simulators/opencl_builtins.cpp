// The built-in functions of OpenCL C that generated sources use, for the host, and what runs the work-items of a launch. It is linked
// to sources that clang has compiled as OpenCL C for the host, whose names for the functions are those of the Itanium ABI.
#include <math.h>
#include <stdio.h>
#include <thread>
#include "meeting.h"

static thread_local unsigned group[3], size[3], local[3];

#define BUILTIN(result, name, label, parameters, value) \
    extern "C++" __attribute__((visibility("hidden"))) result name parameters __asm__(label); \
    result name parameters { return value; }
BUILTIN(size_t, group_id, "_Z12get_group_idj", (unsigned axis), group[axis])
BUILTIN(size_t, local_size, "_Z14get_local_sizej", (unsigned axis), size[axis])
BUILTIN(size_t, local_id, "_Z12get_local_idj", (unsigned axis), local[axis])

BUILTIN(void, fence, "_Z22atomic_work_item_fencej12memory_order12memory_scope", (unsigned, int, int), __atomic_thread_fence(__ATOMIC_SEQ_CST))

#define UNARY(name, label)                                                    \
    BUILTIN(float, single_##name, label "f", (float a), name##f(a))           \
    BUILTIN(double, double_##name, label "d", (double a), name(a))
#define BINARY(name, label)                                                   \
    BUILTIN(float, single_##name, label "ff", (float a, float b), name##f(a, b)) \
    BUILTIN(double, double_##name, label "dd", (double a, double b), name(a, b))
UNARY(fabs, "_Z4fabs")
UNARY(floor, "_Z5floor")
UNARY(ceil, "_Z4ceil")
UNARY(trunc, "_Z5trunc")
UNARY(rint, "_Z4rint")
UNARY(sqrt, "_Z4sqrt")
UNARY(sin, "_Z3sin")
UNARY(cos, "_Z3cos")
UNARY(tan, "_Z3tan")
UNARY(asin, "_Z4asin")
UNARY(acos, "_Z4acos")
UNARY(atan, "_Z4atan")
UNARY(sinh, "_Z4sinh")
UNARY(cosh, "_Z4cosh")
UNARY(tanh, "_Z4tanh")
UNARY(exp, "_Z3exp")
UNARY(exp2, "_Z4exp2")
UNARY(log, "_Z3log")
UNARY(log2, "_Z4log2")
UNARY(log10, "_Z5log10")
BINARY(copysign, "_Z8copysign")
BINARY(pow, "_Z3pow")
BINARY(atan2, "_Z5atan2")

// A sample of an image, by what the driver puts here. The types are those of host.py.
typedef float float4 __attribute__((ext_vector_type(4)));
struct tack_image_t {
    const void *handle;
};
struct tack_sampler_t {
    const void *handle;
};
extern "C" {
__attribute__((visibility("default"))) float (*tack_sampler)(const void *, const void *, const float *) = nullptr;
__attribute__((visibility("hidden"))) float4 tack_read_image(tack_image_t image, tack_sampler_t sampler, float4 at) {
    return {tack_sampler(image.handle, sampler.handle, (const float *)&at), 0, 0, 1};
}
void tack_wait(unsigned line) { tack_lanes.wait(line); }  // what stands for barriers
// Where arrays of workgroups lie, if there are any.
extern char __start_tack_shared __attribute__((weak, visibility("hidden")));
extern char __stop_tack_shared __attribute__((weak, visibility("hidden")));
}

static void place(unsigned number, const unsigned *extents, unsigned *out) {
    out[0] = number % extents[0], out[1] = number / extents[0] % extents[1], out[2] = number / extents[0] / extents[1];
}
// Every `stride`th group, work-item after work-item; or `together`, where work-items of a group meet at barriers.
static void run_some(unsigned first, unsigned stride, bool together, void (*call)(void **), const unsigned *grid, const unsigned *block,
                     void **slots) {
    const unsigned groups = grid[0] * grid[1] * grid[2], lanes = block[0] * block[1] * block[2];
    for (int axis = 0; axis < 3; ++axis) size[axis] = block[axis];
    for (unsigned number = first; number < groups; number += stride) {
        place(tack_turn(number, groups), grid, group);
        if (together) {
            for (char *byte = &__start_tack_shared; byte < &__stop_tack_shared; ++byte) *byte = (char)0xcd;  // anything (W-004)
            tack_lanes.run(lanes, [=](unsigned lane) { place(lane, block, local); }, [=](unsigned) { call(slots); });
            continue;
        }
        for (unsigned turn = 0; turn < lanes; ++turn) {
            place(tack_turn(turn, lanes), block, local);
            call(slots);
        }
    }
}
// Run a launch. Without barriers two host threads take turns at the groups of a large grid, so that atomic updates meet.
extern "C" __attribute__((visibility("default"))) void tack_run_groups(void (*call)(void **), const unsigned *grid, const unsigned *block,
                                                                       void **slots, unsigned order, bool together) {
    tack_order = order;
    if (together || grid[0] < 64) return run_some(0, 1, together, call, grid, block, slots);
    std::thread other([=] { run_some(1, 2, false, call, grid, block, slots); });
    run_some(0, 2, false, call, grid, block, slots);
    other.join();
}
