/* The thread pool and the choice between running serially and sharing a launch. */

#include "support.h"

typedef unsigned long pthread_t; /* glibc's: images need its libc.so.6 */
struct timespec {
  int64_t seconds;
  int64_t nanoseconds;
};
extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
extern int pthread_detach(pthread_t);
extern pthread_t pthread_self(void);
extern int pthread_sigmask(int, const void *, void *);
extern int clock_gettime(int, struct timespec *);
extern long syscall(long, ...);

#if defined(__x86_64__)
#define SYS_FUTEX 202
#define SYS_GETPID 39
#define SYS_GETTID 186
#define RELAX() __builtin_ia32_pause()
#elif defined(__aarch64__)
#define SYS_FUTEX 98
#define SYS_GETPID 172
#define SYS_GETTID 178
#define RELAX() __builtin_arm_isb(15) /* about as long as the pause of x86-64; "yield" is a no-op on most cores */
#else
#error "name the system calls and the pause instruction of this machine"
#endif

enum { CLOCK_MONOTONIC = 1, FUTEX_WAIT_PRIVATE = 128, FUTEX_WAKE_PRIVATE = 129, SIG_SETMASK = 2 };

static const double CHUNK = 20e3;       /* ns of work that a chunk holds at least: about twice the cost of waking a thread */
static const double LONGEST_CHUNK = 1e6; /* ns; longer ones would leave threads idle at the end */
static const double WORTH_SHARING = 40e3; /* ns of work left: two chunks */
static const double WORTH_WAKING = 100e3; /* the same while threads sleep, of launches in a row: a single one ends too soon */
static const double LOCK_LIMIT = 50e3;  /* ns of a launch, run and predicted, for which Python's lock is kept */
static const double SPIN = 50e3;        /* ns that an idle thread looks for work before it sleeps */
static const double LEAST_LOSS = 5e3;   /* ns; sharing that lost less is not worth a pause */
static const double LONGEST_HOLD = 1e8; /* ns for which sharing is not tried again after it lost less */
static const double CLOCK_COST = 25;    /* ns that reading the clock adds to a measurement */
static const double SHORTEST_MEASURE = 1e3; /* ns; a shorter one says little about the cost of an iteration */
static const double ASK = 50e6;         /* ns of a launch after which Python handles signals that have come */
static const double NEVER = 1e300;      /* ns */
static const double LEAST_COST = 0.05;  /* ns; no iteration is assumed to be cheaper when the first slice is cut */

enum {
  LOCKED_SLICE = 1024,   /* iterations that run under Python's lock before it is seen that they cost what others did */
  MOST_CHUNKS = 1 << 16, /* of one job: they fit the counters, and an empty loop of any length ends soon */
  CHUNKS_PER_THREAD = 64, /* of a job, where that makes them neither too short nor too long */
  FINE = 16,             /* iterations of a chunk, of which one more or less is nothing */
  MOST_PARTS = 64,       /* of one job; where there are more threads, several begin in one */
  LONGEST_PAUSE = 10,    /* log2 of the most jobs between two attempts to start a thread */
  FIRST_HOLD = 8,        /* times what sharing lost; doubles with every loss in a row, */
  MOST_LOSSES = 6        /* of which so many count */
};

#define LOAD(p) __atomic_load_n(&(p), __ATOMIC_SEQ_CST)
#define STORE(p, v) __atomic_store_n(&(p), (v), __ATOMIC_SEQ_CST)
#define RELAXED(p) __atomic_load_n(&(p), __ATOMIC_RELAXED)

/* The pool runs one job at a time. `unclaimed` counts the chunks of the job that nobody has claimed; claiming one is a
   compare-and-swap. A thread that read the count for one job may claim by it from the next: which chunk that is, it finds after
   the claim, so it is a chunk of the job that runs. The fields are written while no
   chunk is claimed or to be claimed, and read only by holders of a chunk. */
static struct {
  _Alignas(64) uint32_t unclaimed;
  _Alignas(64) uint32_t finished; /* chunks of the job that have run */
  uint32_t waiting;               /* whether the caller sleeps until they all have */
  _Alignas(64) uint32_t wake;     /* changes to wake sleepers */
  uint32_t sleepers;
  _Alignas(64) int64_t busy; /* whether a caller owns the pool */
  int64_t threads;           /* that may run a job, the caller included */
  int64_t forks;             /* that this process comes from, since the pool is there */
  int64_t workers;           /* that were started; of the owner, as are the next two */
  int64_t refused;           /* attempts to start a thread that failed in a row */
  int64_t pause;             /* jobs until the next attempt */
  double break_even;         /* ns of work; launches of no more are held back, as sharing one lost time, */
  double hold;               /* until then; of the owner too, as is the next */
  int64_t losses;            /* in a row */
  double row;                /* when the first of launches in a row began; of the owner too, as is the next */
  double rest;               /* until when threads that helped with the last of them would look for work */
  tack_entry entry;
  const uint64_t *slots;
  struct tack_shared *shared;
  int64_t begin, end, chunk; /* iterations; of a chunk, but for the last */
  uint32_t chunks, parts;
} pool = {.threads = 1};

/* The chunks of a job lie in parts, one for each thread, and a thread takes those of its own part first, in order: so the rows of
   neighbouring iterations, and of the next launch on the same arrays, are in the cache that needs them. Who has finished a part
   helps with the next, from where its owner is. A claim on the job stands for one chunk in some part, so there is one to take;
   without it a thread that is late could take a chunk of a part before the job's fields are there to read. */
static struct {
  _Alignas(64) uint32_t unclaimed;
} parts[MOST_PARTS];

double tack_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.seconds * 1e9 + (double)t.nanoseconds;
}

/* Sleep while *word is `expected`; returns early at times. With unpark, all that another system would need replaced. */
static void park(uint32_t *word, uint32_t expected, const struct timespec *longest) {
  syscall(SYS_FUTEX, word, (long)FUTEX_WAIT_PRIVATE, (long)expected, longest);
}

static void unpark(uint32_t *word, int64_t threads) { syscall(SYS_FUTEX, word, (long)FUTEX_WAKE_PRIVATE, (long)threads); }

/* Wait a moment; 0 when it has been SPIN ns since the first call for this `turns`. */
static int spin(int *turns, double *since) {
  RELAX();
  if (++*turns % 64) return 1;
  double t = tack_now();
  if (*turns == 64) *since = t;
  return t - *since < SPIN;
}

/* Let Python handle signals, as between two of its instructions: handlers may raise an exception, launch, and fork. Only the main
   thread does; another could meet the end of the interpreter there, and would leave its chunks to threads that need its stack. */
static void ask(struct tack_shared *shared) {
  shared->asked = NEVER;
  if (syscall(SYS_GETTID) != syscall(SYS_GETPID)) return;
  tack_python->restore_thread(shared->state);
  int raised = tack_python->check_signals();
  int forked = shared->forks && shared->forks != pool.forks + 1;
  if (forked && !raised)
    tack_python->error_set(tack_python->runtime_error,
                           "a signal handler forked this process during a launch: here its threads are gone, and its arrays are "
                           "written in part");
  tack_python->save_thread();
  if (raised || forked)
    STORE(shared->stopped, 1);
  else
    shared->asked = tack_now();
}

int tack_stops(struct tack_shared *shared, double at) {
  if (shared->caller == pthread_self() && at - shared->asked > ASK) ask(shared);
  return RELAXED(shared->stopped) != 0;
}

/* The first chunk of a part, or the number of chunks for the part after the last. */
static uint32_t first_chunk(uint32_t part) { return (uint32_t)((uint64_t)pool.chunks * part / pool.parts); }

/* The chunk that a claim stands for. */
static uint32_t take(uint32_t own) {
  for (uint32_t part = own % pool.parts;; part = (part + 1) % pool.parts) {
    uint32_t unclaimed = LOAD(parts[part].unclaimed);
    while (unclaimed) {
      uint32_t rest = unclaimed - 1;
      if (__atomic_compare_exchange_n(&parts[part].unclaimed, &unclaimed, rest, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        return first_chunk(part + 1) - unclaimed;
    }
  }
}

/* Claim chunks of the job and run them until none is left; `own` is the part to begin with. `ran` becomes the iterations that this
   thread ran. Returns ns per iteration, 0 if it ran none; its slowest chunk does not count where there are several, because the
   system may have run another thread in the middle of it. */
static double work(uint32_t own, int64_t *ran) {
  int64_t iterations = 0, slowest_iterations = 0;
  double elapsed = 0, slowest = 0;
  uint32_t unclaimed = LOAD(pool.unclaimed);
  while (unclaimed) {
    if (!__atomic_compare_exchange_n(&pool.unclaimed, &unclaimed, unclaimed - 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) continue;
    uint32_t chunks = pool.chunks;
    int64_t begin = pool.begin + (int64_t)take(own) * pool.chunk;
    int64_t end = pool.end - begin < pool.chunk ? pool.end : begin + pool.chunk;
    double started = tack_now();
    if (!tack_stops(pool.shared, started)) pool.entry(pool.slots, begin, end, pool.shared);
    double took = tack_now() - started;
    uint32_t finished = __atomic_add_fetch(&pool.finished, 1, __ATOMIC_SEQ_CST);
    if (finished == chunks && LOAD(pool.waiting)) unpark(&pool.finished, 1);
    elapsed += took;
    iterations += end - begin;
    if (took > slowest) {
      slowest = took;
      slowest_iterations = end - begin;
    }
    unclaimed = LOAD(pool.unclaimed);
  }
  *ran = iterations;
  if (iterations > slowest_iterations) return (elapsed - slowest) / (double)(iterations - slowest_iterations);
  return iterations ? elapsed / (double)iterations : 0;
}

static void *worker(void *own) {
  for (;;) {
    int turns = 0;
    double since = 0;
    while (!LOAD(pool.unclaimed) && spin(&turns, &since)) continue;
    if (!LOAD(pool.unclaimed)) {
      uint32_t seen = LOAD(pool.wake);
      __atomic_add_fetch(&pool.sleepers, 1, __ATOMIC_SEQ_CST);
      if (!LOAD(pool.unclaimed)) park(&pool.wake, seen, NULL);
      __atomic_sub_fetch(&pool.sleepers, 1, __ATOMIC_SEQ_CST);
    }
    int64_t ran;
    work((uint32_t)(uintptr_t)own, &ran);
  }
}

/* Start what is missing of the workers. Where the system refuses, fewer run this job; later jobs try again, ever more seldom
   while it goes on refusing. Signals stay with the threads of the program. */
static void start_workers(void) {
  int64_t wanted = LOAD(pool.threads) - 1;
  if (pool.workers >= wanted || (pool.pause && pool.pause--)) return;
  uint64_t all[16], before[16];
  for (int i = 0; i < 16; i++) all[i] = ~UINT64_C(0);
  pthread_sigmask(SIG_SETMASK, all, before);
  while (pool.workers < wanted) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, worker, (void *)(uintptr_t)(pool.workers + 1))) {
      if (pool.refused < LONGEST_PAUSE) pool.refused++;
      pool.pause = INT64_C(1) << pool.refused;
      break;
    }
    pthread_detach(thread);
    pool.refused = 0;
    pool.workers++;
  }
  pthread_sigmask(SIG_SETMASK, before, NULL);
}

/* Whether `left` ns of work are shared, in which case the caller owns the pool. What waking costs is paid once for launches that
   follow each other: the threads stay awake between them. */
static int acquire(double left, double at) {
  if (left <= WORTH_SHARING) return 0;
  int64_t idle = 0;
  if (RELAXED(pool.busy) || !__atomic_compare_exchange_n(&pool.busy, &idle, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) return 0;
  if (at >= pool.rest) pool.row = at;
  pool.rest = at + left + SPIN;
  if ((!RELAXED(pool.sleepers) || at + left - pool.row > WORTH_WAKING) && (left > pool.break_even || at >= pool.hold)) return 1;
  STORE(pool.busy, 0);
  return 0;
}

/* Keep whether a job of `whole` ns of work lost time by being shared: where waking is slow or other programs have the cores, it
   takes longer than the work itself. Jobs of its size then run serially for many times as long as it lost, so all losses together
   stay a small part of the time, and larger jobs go on being shared. */
static void weigh(double whole, double lost, double at) {
  if (lost <= LEAST_LOSS) {
    if (lost < 0) pool.losses = 0;
    return;
  }
  double hold = lost * (double)((uint64_t)FIRST_HOLD << pool.losses);
  if (pool.losses < MOST_LOSSES) pool.losses++;
  if (hold > LONGEST_HOLD) hold = lost > LONGEST_HOLD ? lost : LONGEST_HOLD;
  if (at >= pool.hold || 2 * whole > pool.break_even) pool.break_even = 2 * whole;
  pool.hold = at + hold;
}

/* Long runs of iterations begin where vector code likes it. */
static int64_t rounded(int64_t iterations) { return iterations < 64 ? iterations : iterations & ~INT64_C(63); }

/* Iterations of a chunk, for `left` of them that take `ns` each. Where cutting allows it, each thread gets as many chunks as the
   others: with three chunks, one of two threads would be idle for a third of the time. */
static int64_t chunk_size(int64_t left, double ns, int64_t threads) {
  double size = (double)left / (double)(threads * CHUNKS_PER_THREAD);
  if (size > LONGEST_CHUNK / ns) size = LONGEST_CHUNK / ns;
  if (size < CHUNK / ns) size = CHUNK / ns;
  if (size >= (double)left) return left;
  int64_t whole = rounded((int64_t)size + 1);
  int64_t least = left / MOST_CHUNKS + 1;
  if (whole < least) whole = least;
  int64_t turns = left / whole / threads;
  if (!turns || whole < FINE) return whole;
  int64_t even = (left - 1) / (turns * threads) + 1;
  return even < FINE * 64 ? even : (even + 63) & ~INT64_C(63);
}

/* Run iterations from `begin` to `end` with the pool, which the caller owns and gives up. Returns ns per iteration as this
   thread saw them. */
static double share(tack_entry entry, const uint64_t *slots, struct tack_shared *shared, int64_t begin, int64_t end, double ns) {
  static const struct timespec longest = {0, (int64_t)ASK};
  shared->forks = pool.forks + 1;
  start_workers();
  double began = tack_now();
  pool.entry = entry;
  pool.slots = slots;
  pool.shared = shared;
  pool.begin = begin;
  pool.end = end;
  int64_t threads = LOAD(pool.threads);
  pool.chunk = chunk_size(end - begin, ns, threads);
  uint32_t chunks = pool.chunks = (uint32_t)((end - begin - 1) / pool.chunk + 1);
  uint32_t most = threads < MOST_PARTS ? (uint32_t)threads : MOST_PARTS;
  pool.parts = chunks < most ? chunks : most;
  for (uint32_t part = 0; part < pool.parts; part++) STORE(parts[part].unclaimed, first_chunk(part + 1) - first_chunk(part));
  STORE(pool.waiting, 0);
  STORE(pool.finished, 0);
  STORE(pool.unclaimed, chunks);
  uint32_t sleepers = LOAD(pool.sleepers);
  if (sleepers && chunks > 1) {
    __atomic_add_fetch(&pool.wake, 1, __ATOMIC_SEQ_CST);
    unpark(&pool.wake, sleepers < chunks - 1 ? sleepers : chunks - 1);
  }
  int64_t ran;
  double called = tack_now();
  double seen = work(0, &ran);
  if (seen == 0) seen = ns;
  double worked = tack_now();
  int turns = 0;
  double since = 0;
  uint32_t finished;
  while ((finished = LOAD(pool.finished)) != chunks) {
    if (shared->forks != pool.forks + 1) return seen; /* a child, in which nobody finishes more */
    if (spin(&turns, &since)) continue;
    STORE(pool.waiting, 1);
    if ((finished = LOAD(pool.finished)) != chunks) park(&pool.finished, finished, shared->caller ? &longest : NULL);
    tack_stops(shared, tack_now());
  }
  double ended = tack_now();
  if (!RELAXED(shared->stopped))
    weigh(seen * (double)(end - begin), called - began + ended - worked - seen * (double)(end - begin - ran), ended);
  STORE(pool.busy, 0);
  return seen;
}

/* How many iterations to run before looking at the clock again: `before` is the last such number, `ns` the cost of one, or 0
   where that is not known. Without Python and other threads there is nothing to look for. */
static int64_t slice(int64_t left, int64_t done, int64_t before, double ns, int64_t threads, int locked, int python) {
  double size;
  if (threads == 1 && !python) return left;
  if (ns == 0) {
    size = done ? 2 * (double)before : 1; /* not measured: double until there is something to measure */
  } else if (!done) {
    double cheap = ns < LEAST_COST ? LEAST_COST : ns;
    size = (double)left / 8; /* these arguments may cost more than earlier ones did */
    if (size > CHUNK / cheap) size = CHUNK / cheap;
    if (locked && size > LOCKED_SLICE) size = LOCKED_SLICE;
  } else if (ns * (double)left <= WORTH_SHARING) {
    size = 4 * (double)before;
  } else {
    size = LONGEST_CHUNK / ns; /* another thread owns the pool, or there is none: look again from time to time */
  }
  if (size >= (double)left) return left;
  return size < 1 ? 1 : rounded((int64_t)size);
}

/* Keep what a serial run of `done` iterations in `elapsed` ns says about their cost. */
static void learn(struct tack_kernel *kernel, double elapsed, int64_t done, double known) {
  /* A short run is mostly overhead. It is news only where it contradicts what is known. */
  if (known != 0 && elapsed < SHORTEST_MEASURE && known * (double)done < SHORTEST_MEASURE) return;
  double cost = (elapsed - 2 * CLOCK_COST) * 1e6 / (double)done;
  if (cost < 1) cost = 1;
  if (cost > 9e18) cost = 9e18;
  __atomic_store_n(&kernel->cost, (int64_t)cost, __ATOMIC_RELAXED);
}

int tack_launch(struct tack_kernel *kernel, const uint64_t *slots, int64_t count, int64_t noalias, void **state) {
  tack_entry entry = noalias ? kernel->entry_noalias : kernel->entry;
  double known = (double)RELAXED(kernel->cost) * 1e-6;
  double ns = known;
  int64_t threads = LOAD(pool.threads);
  int64_t done = 0, step = 0;
  int locked = state && !*state;
  double started = tack_now(), last = started;
  struct tack_shared shared = {.asked = started};
  if (state && *state) {
    shared.state = *state;
    shared.caller = pthread_self();
  }
  while (done < count) {
    int64_t left = count - done;
    if (locked && (ns == 0 || last - started + ns * (double)left > LOCK_LIMIT)) {
      shared.state = *state = tack_python->save_thread();
      shared.caller = pthread_self();
      locked = 0;
    }
    if (!locked && threads > 1 && acquire(ns * (double)left, last)) { /* never with the lock: a job may be longer than it seems */
      double seen = share(entry, slots, &shared, done, count, ns);
      if (!RELAXED(shared.stopped)) learn(kernel, seen * (double)count, count, 0);
      break;
    }
    step = slice(left, done, step, ns, threads, locked, state != NULL);
    entry(slots, done, done + step, &shared);
    done += step;
    double t = tack_now();
    if (done == count) {
      learn(kernel, t - started, done, known);
    } else if (ns != 0 || t - last >= SHORTEST_MEASURE) {
      double took = t - last - CLOCK_COST;
      ns = (took > 1 ? took : 1) / (double)step;
    }
    last = t;
    if (done < count && tack_stops(&shared, t)) break;
    if (shared.asked > t && shared.asked < NEVER) { /* what handlers took is no cost of the kernel */
      started += shared.asked - t;
      last = shared.asked;
    }
  }
  if (shared.made) entry(slots, 1, 0, &shared);
  return !RELAXED(shared.stopped);
}

void tack_run(struct tack_kernel *kernel, const uint64_t *slots, int64_t count, int64_t noalias) {
  tack_launch(kernel, slots, count, noalias, NULL);
}

void tack_python_run(struct tack_kernel *kernel, const uint64_t *slots, int64_t count, int64_t noalias) {
  void *state = tack_python->save_thread();
  tack_launch(kernel, slots, count, noalias, &state);
  tack_python->restore_thread(state);
}

int64_t tack_abi(void) { return TACK_ABI; }

int64_t tack_threads(void) { return LOAD(pool.threads); }

void tack_initialize(const struct tack_python *python, int64_t threads) {
  tack_python = python;
  STORE(pool.threads, threads < 1 ? 1 : threads);
}

void tack_reset_after_fork(void) {
  pool.forks++;
  pool.workers = pool.refused = pool.pause = pool.losses = 0;
  pool.hold = 0;
  STORE(pool.unclaimed, 0); /* new workers would take up the parent's job */
  STORE(pool.sleepers, 0);
  STORE(pool.busy, 0);
}
