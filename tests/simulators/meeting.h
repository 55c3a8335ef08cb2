// The lanes of a workgroup as fibers: each runs to the next barrier, one after another, in an order that can be chosen.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

// How lanes and groups take turns: 0 upwards, 1 downwards, otherwise mixed, and differently after each barrier.
extern "C" {
unsigned tack_order = 0;
}

// What comes at a place of an order: of `count` numbers, each at one place.
static inline unsigned tack_turn(unsigned place, unsigned count, unsigned phase = 0) {
    if (tack_order < 2) return tack_order ? count - 1 - place : place;
    return (unsigned)((place * 1000003ull + tack_order * 7919ull + phase * 31ull) % count);  // a prime larger than any count
}

class tack_meeting {
    enum { most = 1024, stack = 1 << 18 };
    ucontext_t home, contexts[most];
    unsigned at[most];  // the line of the barrier at which a lane waits, 0 where it has ended
    unsigned current = 0;
    void (*body)(const void *part, unsigned lane);  // std::function would be most of the time that a small source takes
    const void *part;
    char *stacks = nullptr;

    static void start(unsigned high, unsigned low) {
        tack_meeting *self = (tack_meeting *)((unsigned long)high << 32 | low);
        self->body(self->part, self->current);
        self->at[self->current] = 0;
    }
    // All lanes have to meet at one barrier, or to end.
    static void check(const unsigned *at, unsigned lanes) {
        for (unsigned lane = 1; lane < lanes; ++lane)
            if (at[lane] != at[0]) {
                fprintf(stderr, "lane 0 is at line %u, lane %u at line %u; 0 is the end\n", at[0], lane, at[lane]);
                abort();
            }
    }

public:
    ~tack_meeting() { free(stacks); }
    void wait(unsigned line) {
        at[current] = line;
        swapcontext(&contexts[current], &home);
    }
    // Run lanes to their ends; `enter` is called before each part of one.
    template <class Enter, class Lane> void run(unsigned lanes, Enter enter, Lane lane) {
        if (!stacks && !(stacks = (char *)malloc((size_t)most * stack))) abort();
        body = [](const void *part, unsigned number) { (*(const Lane *)part)(number); };
        part = &lane;
        const unsigned long self = (unsigned long)this;
        for (unsigned number = 0; number < lanes; ++number) {
            getcontext(&contexts[number]);
            contexts[number].uc_stack = {stacks + (size_t)number * stack, 0, stack};
            contexts[number].uc_link = &home;
            makecontext(&contexts[number], (void (*)())start, 2, (unsigned)(self >> 32), (unsigned)self);
        }
        unsigned phase = 0;
        do {
            for (unsigned place = 0; place < lanes; ++place) {
                current = tack_turn(place, lanes, phase);
                enter(current);
                swapcontext(&home, &contexts[current]);
            }
            check(at, lanes);
        } while (++phase, at[0] != 0);
    }
};
static tack_meeting tack_lanes;
