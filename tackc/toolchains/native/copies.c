/* Private copies of the arrays that a launch updates atomically: chunks update sets of copies, and the launch ends by merging those
   into the arrays (tackc/emitters/llvm_private.py).

   Where the order of updates matters to nothing, there are at most as many sets as threads run the launch, and chunks take them in
   turn. Sums of floats depend on it: their iterations are cut into blocks by the sizes of the launch alone, each block has a set of
   its own, and the sets are added up in the order of the blocks, so that threads and chunks change no bit. A block belongs to the
   chunk that it begins in, wherever that ends. */

#include "support.h"

extern void *calloc(size_t, size_t);
extern void free(void *);

static const int64_t MOST_BYTES = 1 << 18; /* of one copy of every element: what the cache of a core holds */
static const int64_t FAST_BYTES = 1 << 15; /* of a set that has several of each: what its first cache holds */
static const int64_t PAYS = 4;             /* iterations for each element of a set that make up for clearing and merging it */
static const int64_t MOST_BLOCKS = 64;     /* of a launch: they bound the memory, and how many threads can help */

static const double PIECE = 5e5;           /* ns: a piece of iterations in order that takes less is followed by one twice as long */

enum { MOST_SHIFT = 3 }; /* log2 of the most copies of an element in one set */

/* A set of copies; they begin at the next cache line. */
struct tack_copies {
  _Alignas(64) struct tack_copies *next;
  int64_t block;
};

/* What does not change while a launch runs. */
struct sets {
  const struct tack_private *code;
  const uint64_t *slots;
  struct tack_shared *shared;
  int64_t shift;
};

static void lock(struct tack_shared *shared) {
  while (__atomic_exchange_n(&shared->lock, 1, __ATOMIC_ACQUIRE)) continue;
}

static void unlock(struct tack_shared *shared) { __atomic_store_n(&shared->lock, 0, __ATOMIC_RELEASE); }

static struct tack_copies *new_set(const struct sets *sets) {
  struct tack_copies *copies = calloc(1, sizeof *copies + (size_t)(sets->code->bytes << sets->shift));
  if (copies && sets->code->fill) sets->code->fill(sets->slots, copies + 1, sets->shift);
  return copies;
}

/* Add the second set to the first. */
static void combine(const struct sets *sets, struct tack_copies *copies, struct tack_copies *others) {
  sets->code->combine(sets->slots, copies + 1, others + 1, sets->shift);
  free(others);
}

/* An idle set, or a new one while there are fewer than `most`; else null, as where there is no memory. */
static struct tack_copies *any_set(const struct sets *sets, int64_t most) {
  struct tack_shared *shared = sets->shared;
  lock(shared);
  struct tack_copies *copies = shared->idle;
  int make = !copies && shared->made < most;
  if (copies) shared->idle = copies->next;
  shared->made += make;
  unlock(shared);
  return make ? new_set(sets) : copies;
}

static void run_chunk(const struct sets *sets, int64_t begin, int64_t end) {
  const struct tack_private *code = sets->code;
  struct tack_copies *copies = any_set(sets, code->iterations / (code->elements * PAYS << sets->shift));
  if (!copies) return code->plain(sets->slots, begin, end, sets->shared);
  code->run(sets->slots, begin, end, copies + 1, sets->shift);
  lock(sets->shared);
  copies->next = sets->shared->idle;
  sets->shared->idle = copies;
  unlock(sets->shared);
}

/* Take what waits for its turn, which has come. `absent` blocks have no set. */
static struct tack_copies *next_set(struct tack_shared *shared) {
  while (shared->next < MOST_BLOCKS && shared->absent >> shared->next & 1) shared->next++;
  struct tack_copies **link = &shared->idle;
  while (*link && (*link)->block != shared->next) link = &(*link)->next;
  struct tack_copies *found = *link;
  if (found) *link = found->next;
  return found;
}

/* Add the set of a block to the sum, and then those that wait for that, unless it must wait itself. */
static void add_in_order(const struct sets *sets, struct tack_copies *copies) {
  struct tack_shared *shared = sets->shared;
  lock(shared);
  copies->next = shared->idle;
  shared->idle = copies;
  copies = shared->adding ? NULL : next_set(shared);
  shared->adding |= copies != NULL;
  unlock(shared);
  while (copies) {
    if (shared->sum)
      combine(sets, shared->sum, copies);
    else
      shared->sum = copies;
    lock(shared);
    shared->next++;
    copies = next_set(shared);
    shared->adding = copies != NULL;
    unlock(shared);
  }
}

static void run_blocks(const struct sets *sets, int64_t begin, int64_t end) {
  const struct tack_private *code = sets->code;
  int64_t size = (code->iterations - 1) / MOST_BLOCKS + 1, least = code->elements * (PAYS / 2) << sets->shift;
  if (size < least) size = least;
  for (int64_t block = begin / size + (begin % size != 0); block <= (end - 1) / size; block++) {
    if (tack_stops(sets->shared, tack_now())) return;
    int64_t first = block * size, left = code->iterations - first, last = first + (left < size ? left : size);
    struct tack_copies *copies = new_set(sets);
    if (copies) {
      copies->block = block;
      code->run(sets->slots, first, last, copies + 1, sets->shift);
      add_in_order(sets, copies);
    } else {
      code->plain(sets->slots, first, last, sets->shared);
      lock(sets->shared);
      sets->shared->absent |= UINT64_C(1) << block;
      unlock(sets->shared);
    }
  }
}

/* Of a launch that was stopped, updates of floats that come after a block which was left out are lost. */
static void merge(const struct sets *sets) {
  struct tack_shared *shared = sets->shared;
  struct tack_copies *sum = shared->sum, *copies;
  while ((copies = sets->code->ordered ? next_set(shared) : any_set(sets, 0))) {
    if (sum)
      combine(sets, sum, copies);
    else
      sum = copies;
    shared->next++;
  }
  while ((copies = shared->idle)) {
    shared->idle = copies->next;
    free(copies);
  }
  if (!sum) return;
  sets->code->merge(sets->slots, sum + 1, sets->shift);
  free(sum);
}

/* How many copies of each element a set has, as a power of two: several where they fit and pay; -1 where not even one does. */
static int64_t shift_of(const struct tack_private *code) {
  int64_t shift = -1, fewest = code->elements * PAYS * (code->ordered ? 2 : 1);
  if (code->elements < 1 || code->bytes > MOST_BYTES) return shift;
  while (shift < MOST_SHIFT && fewest << (shift + 1) <= code->iterations &&
         (shift < 0 || code->bytes << (shift + 1) <= FAST_BYTES))
    shift++;
  return shift;
}

/* Sums of floats without copies: whoever has the first iteration runs them all, since threads would add in any order; in pieces of
   about a millisecond. */
static void run_in_order(const struct sets *sets, int64_t begin, int64_t end) {
  int64_t all = begin == 0 && end > 0 ? sets->code->iterations : 0, step = 64, done = 0;
  double last = tack_now();
  while (done < all && !tack_stops(sets->shared, last)) {
    int64_t to = all - done < step ? all : done + step;
    sets->code->plain(sets->slots, done, to, sets->shared);
    double t = tack_now();
    if (t - last < PIECE && step < all) step *= 2;
    last = t;
    done = to;
  }
}

void tack_private(const struct tack_private *code, const uint64_t *slots, int64_t begin, int64_t end, struct tack_shared *shared) {
  struct sets sets = {code, slots, shared, shift_of(code)};
  if (shared && sets.shift < 0 && code->ordered) return run_in_order(&sets, begin, end);
  if (!shared || sets.shift < 0) return code->plain(slots, begin, end, shared);
  if (end < begin) return merge(&sets);
  if (!code->ordered) return run_chunk(&sets, begin, end);
  __atomic_store_n(&shared->made, 1, __ATOMIC_RELAXED);
  run_blocks(&sets, begin, end);
}
