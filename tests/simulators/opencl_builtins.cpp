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
BUILTIN(void, barrier, "_Z7barrierj", (unsigned), tack_lanes.wait())

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

static void place(unsigned number, const unsigned *extents, unsigned *out) {
    out[0] = number % extents[0], out[1] = number / extents[0] % extents[1], out[2] = number / extents[0] / extents[1];
}
static void set_sizes(const unsigned *block) {
    for (int axis = 0; axis < 3; ++axis) size[axis] = block[axis];
}
// Every `stride`th group, work-item after work-item.
static void run_some(unsigned first, unsigned stride, void (*call)(void **), const unsigned *grid, const unsigned *block, void **slots) {
    const unsigned lanes = block[0] * block[1] * block[2];
    set_sizes(block);
    for (unsigned number = first; number < grid[0] * grid[1] * grid[2]; number += stride) {
        place(number, grid, group);
        for (unsigned lane = 0; lane < lanes; ++lane) {
            place(tack_lane_order ? lanes - 1 - lane : lane, block, local);
            call(slots);
        }
    }
}
// Run a launch: `together` where work-items of a group meet at barriers. Else two host threads take turns at the groups of a large
// grid, so that atomic updates meet.
extern "C" __attribute__((visibility("default"))) void tack_run_groups(void (*call)(void **), const unsigned *grid, const unsigned *block,
                                                                       void **slots, unsigned order, bool together) {
    tack_lane_order = order;
    if (!together) {
        if (grid[0] < 64) return run_some(0, 1, call, grid, block, slots);
        std::thread other([=] { run_some(1, 2, call, grid, block, slots); });
        run_some(0, 2, call, grid, block, slots);
        return other.join();
    }
    set_sizes(block);
    for (unsigned number = 0; number < grid[0] * grid[1] * grid[2]; ++number) {
        place(number, grid, group);
        tack_lanes.run(block[0] * block[1] * block[2], [=](unsigned lane) { place(lane, block, local); }, [=](unsigned) { call(slots); });
    }
}
