// The lanes of a workgroup as fibers of one thread, and the barrier at which they meet. Lanes run one at a time, each up to the next
// barrier, in an order that may be changed: a missing barrier shows as another result.
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <functional>
#include <utility>
#include <vector>
#include <ucontext.h>

extern "C" {
// 0: lanes run as they are numbered; 1: the other way round; any other number: shuffled anew after each barrier.
__attribute__((weak, visibility("default"))) unsigned tack_lane_order = 0;
// Where shared arrays lie, if there are any: they hold anything when a group starts (W-004).
extern char __start_tack_shared __attribute__((weak, visibility("hidden")));
extern char __stop_tack_shared __attribute__((weak, visibility("hidden")));
}
#define TACK_SHARED __attribute__((section("tack_shared"))) static

struct tack_meeting {
    enum state { runs, waits, ended };
    struct lane {
        ucontext_t context;
        state now;
    };
    static constexpr size_t stack = 1 << 16;
    ucontext_t scheduler;
    std::vector<lane> lanes;
    std::vector<unsigned> order;
    std::vector<char> stacks;
    std::function<void(unsigned)> body;
    unsigned current = 0;
    uint32_t seed = 0;

    void wait() {
        lanes[current].now = waits;
        swapcontext(&lanes[current].context, &scheduler);
    }
    static void begin(unsigned high, unsigned low) {
        tack_meeting *self = (tack_meeting *)((uintptr_t)high << 32 | low);
        self->body(self->current);
        self->lanes[self->current].now = ended;
    }
    void start(unsigned number) {
        lane &made = lanes[number];
        getcontext(&made.context);
        made.context.uc_stack.ss_sp = &stacks[number * stack];
        made.context.uc_stack.ss_size = stack;
        made.context.uc_link = &scheduler;
        made.now = runs;
        const uintptr_t self = (uintptr_t)this;
        makecontext(&made.context, (void (*)())begin, 2, (unsigned)(self >> 32), (unsigned)self);
    }
    void arrange() {
        const unsigned count = order.size();
        for (unsigned at = 0; at < count; ++at) order[at] = tack_lane_order == 1 ? count - 1 - at : at;
        for (unsigned left = tack_lane_order > 1 ? count : 0; left > 1; --left) {
            seed = seed * 1664525u + 1013904223u;
            std::swap(order[left - 1], order[(seed >> 8) % left]);
        }
    }
    // Run a group. `enter` tells code which lane runs, each time one goes on. A lane that ends while others wait would leave them
    // waiting for ever.
    template <class Enter, class Body> void run(unsigned count, Enter enter, Body lane_body) {
        for (char *byte = &__start_tack_shared; byte < &__stop_tack_shared; ++byte) *byte = (char)0xcd;
        lanes.resize(count), order.resize(count), stacks.resize(count * stack);
        body = lane_body, seed = tack_lane_order;
        for (unsigned number = 0; number < count; ++number) start(number);
        for (unsigned waiting = count; waiting;) {
            arrange();
            for (unsigned number : order) {
                current = number;
                enter(number);
                swapcontext(&scheduler, &lanes[number].context);
            }
            waiting = 0;
            for (lane &each : lanes) waiting += each.now == waits;
            if (waiting && waiting < count) {
                fprintf(stderr, "a lane has ended, and %u wait at a barrier\n", waiting);
                abort();
            }
        }
    }
};
static tack_meeting tack_lanes;
