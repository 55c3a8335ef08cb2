// The lanes of a workgroup as threads of the host, and the barrier at which they meet.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

struct tack_meeting {
    std::mutex lock;
    std::condition_variable moved;
    unsigned present = 0, waiting = 0, turn = 0;

    void wait() {
        std::unique_lock<std::mutex> held(lock);
        const unsigned mine = turn;
        if (++waiting < present) return moved.wait(held, [&] { return turn != mine; });
        waiting = 0, ++turn;
        moved.notify_all();
    }
    // A lane that ends while others wait would leave them waiting for ever.
    void leave() {
        std::lock_guard<std::mutex> held(lock);
        --present;
        if (waiting == 0) return;
        fprintf(stderr, "a lane has ended, and %u wait at a barrier\n", waiting);
        abort();
    }
    template <class Run> void run(unsigned lanes, Run lane) {
        present = lanes;
        std::vector<std::thread> threads;
        for (unsigned number = 0; number < lanes; ++number)
            threads.emplace_back([this, lane, number] {
                lane(number);
                leave();
            });
        for (std::thread &thread : threads) thread.join();
    }
};
static tack_meeting tack_lanes;
