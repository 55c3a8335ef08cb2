/* Calls of kernels from C (`tackc export-c`): from values to a launch, and the choice of the code that the processor runs.

   An exported library holds it beside the support library, of which it has a copy of its own. The tables are constants that the
   compiler writes; every field is 8 bytes wide. */

#include "launch.h"

/* What a call returns; the header that is written with a library lists the same names and numbers. */
enum {
  TACK_OK,
  TACK_NULL_ARRAY, /* an array that has elements is a null pointer */
  TACK_BAD_SIZE,   /* a size is negative, or larger than the code or memory takes */
  TACK_MISALIGNED, /* the target of atomic updates is not aligned to its elements */
  TACK_BAD_BOUND,  /* a bound of the loop has no value of 64 bits, or divides by zero; or there are too many iterations (P-018) */
  TACK_UNSUPPORTED_CPU,
  TACK_BAD_THREADS, /* a number of threads that there cannot be */
  TACK_TOO_LATE,    /* to change it: kernels have run */
  TACK_PRINT_FAILED /* the kernel has run, and lines that it prints could not be written */
};

/* The code of one level. */
struct tack_code {
  int64_t level; /* what a processor must have, see tack_export_level */
  struct tack_kernel *kernel;
  tack_result result; /* null: the kernel returns nothing */
};

/* A kernel that can be called from C. */
struct tack_export {
  const struct tack_variant *variant; /* its kernel and result are null: those of the level count */
  const struct tack_code *code;       /* the best level first */
  int64_t codes;
  int64_t output; /* the slot of what printed lines go through; -1: the kernel does not print */
};

/* What lines of a launch go through: struct tack_output of print.c. */
struct output {
  int64_t lock[8];
  int64_t target;
  int64_t error;
  int64_t length;
  char line[4096];
};

extern int __register_atfork(void (*)(void), void (*)(void), void (*)(void), void *);
extern int sched_getaffinity(int, size_t, void *);

enum { STANDARD_OUTPUT = 1, MOST_THREADS = 1024, LARGEST_LEVEL = 4 };

/* --- the processor ------------------------------------------------------------------------------------------------- */

#if defined(__x86_64__)

static void cpuid(uint32_t leaf, uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d) {
  __asm__ volatile("cpuid" : "=a"(*a), "=b"(*b), "=c"(*c), "=d"(*d) : "a"(leaf), "c"(0));
}

/* Which registers the system keeps for threads. */
static uint64_t kept_registers(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (uint64_t)high << 32 | low;
}

enum {
  V2_C = 1 << 0 | 1 << 9 | 1 << 13 | 1 << 19 | 1 << 20 | 1 << 23, /* sse3 ssse3 cx16 sse4.1 sse4.2 popcnt */
  V3_C = 1 << 12 | 1 << 22 | 1 << 27 | 1 << 28 | 1 << 29,         /* fma movbe osxsave avx f16c */
  V3_B = 1 << 3 | 1 << 5 | 1 << 8,                                /* bmi1 avx2 bmi2 */
  V2_EXTENDED_C = 1 << 0,                                         /* lahf */
  V3_EXTENDED_C = 1 << 5                                          /* lzcnt */
};
static const uint32_t V4_B = 1u << 16 | 1u << 17 | 1u << 28 | 1u << 30 | 1u << 31; /* avx512 f dq cd bw vl */

/* The highest of the psABI's levels that the processor and the system have; 0: none that code exists for. */
static int64_t machine_level(void) {
  uint32_t a, b, c, d, most, b7 = 0, c_extended = 0;
  cpuid(0, &most, &b, &c, &d);
  cpuid(0x80000000u, &a, &b, &c, &d);
  if (a >= 0x80000001u) cpuid(0x80000001u, &a, &b, &c_extended, &d);
  if (most >= 7) cpuid(7, &a, &b7, &c, &d);
  cpuid(1, &a, &b, &c, &d);
  if ((c & V2_C) != V2_C || !(c_extended & V2_EXTENDED_C)) return 0;
  if ((c & V3_C) != V3_C || (b7 & V3_B) != V3_B || !(c_extended & V3_EXTENDED_C)) return 2;
  uint64_t kept = kept_registers();
  if ((kept & 0x6) != 0x6) return 2;
  return (b7 & V4_B) == V4_B && (kept & 0xE6) == 0xE6 ? 4 : 3;
}

#else

static int64_t machine_level(void) { return LARGEST_LEVEL; } /* there is one level */

#endif

/* --- the process --------------------------------------------------------------------------------------------------- */

static struct {
  int64_t ready;   /* whether the pool was initialized */
  int64_t level;   /* machine_level() + 1; 0: not asked yet */
  int64_t threads; /* that were asked for; 0: as many as there are processors */
} process;

static int64_t processors(void) {
  uint64_t set[16] = {0};
  if (sched_getaffinity(0, sizeof set, set) < 0) return 1; /* more than 1024 processors */
  int64_t count = 0;
  for (int i = 0; i < 16; i++) count += __builtin_popcountll(set[i]);
  return count < 1 ? 1 : count;
}

static int64_t level(void) {
  int64_t known = __atomic_load_n(&process.level, __ATOMIC_RELAXED);
  if (!known) {
    known = machine_level() + 1; /* the same for every thread that asks */
    __atomic_store_n(&process.level, known, __ATOMIC_RELAXED);
  }
  return known - 1;
}

/* Before the first launch. Threads that come first wait for the one that prepares. */
static void prepare(void) {
  enum { NOT_YET, NOW, DONE };
  int64_t seen = __atomic_load_n(&process.ready, __ATOMIC_ACQUIRE);
  if (seen == DONE) return;
  seen = NOT_YET;
  if (__atomic_compare_exchange_n(&process.ready, &seen, NOW, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
    tack_initialize(NULL, process.threads ? process.threads : processors());
    __register_atfork(NULL, NULL, tack_reset_after_fork, NULL);
    __atomic_store_n(&process.ready, DONE, __ATOMIC_RELEASE);
  }
  while (__atomic_load_n(&process.ready, __ATOMIC_ACQUIRE) != DONE) continue; /* microseconds */
}

int tack_export_set_threads(int64_t threads);
int tack_export_set_threads(int64_t threads) {
  if (threads < 1 || threads > MOST_THREADS) return TACK_BAD_THREADS;
  if (__atomic_load_n(&process.ready, __ATOMIC_ACQUIRE)) return TACK_TOO_LATE;
  process.threads = threads;
  return TACK_OK;
}

/* --- calls --------------------------------------------------------------------------------------------------------- */

static const struct tack_code *chosen(const struct tack_export *e) {
  for (int64_t i = 0; i < e->codes; i++)
    if (e->code[i].level <= level()) return &e->code[i];
  return NULL;
}

/* Find an array: `values` are its address and the address of its sizes. */
static int take_array(const struct tack_param *p, const uint64_t *values, struct array *a) {
  a->data = (char *)(uintptr_t)values[0];
  a->shape = (const int64_t *)(uintptr_t)values[1];
  uint64_t bytes = (uint64_t)p->size;
  int empty = 0;
  for (int64_t k = 0; k < p->ndim; k++) {
    if (a->shape[k] < 0) return TACK_BAD_SIZE;
    empty |= !a->shape[k];
  }
  for (int64_t k = 0; k < p->ndim && !empty; k++)
    if (__builtin_mul_overflow(bytes, (uint64_t)a->shape[k], &bytes) || bytes > INT64_MAX) return TACK_BAD_SIZE;
  a->bytes = empty ? 0 : bytes;
  if (a->bytes && !a->data) return TACK_NULL_ARRAY;
  int crooked = (uintptr_t)a->data % (uint64_t)p->size != 0;
  return crooked && a->bytes && (p->flags & TACK_ATOMIC) ? TACK_MISALIGNED : TACK_OK;
}

static int take_values(const struct tack_variant *v, const uint64_t *values, struct arguments *c) {
  c->arrays = 0;
  for (int64_t i = 0; i < v->params; i++) {
    if (v->param[i].kind != TACK_ARRAY) {
      c->scalar[i] = values[2 * i];
      continue;
    }
    int status = take_array(&v->param[i], &values[2 * i], &c->array[c->arrays]);
    if (status) return status;
    c->number[i] = c->arrays++;
  }
  for (int64_t i = 0; i < v->smalls; i++)
    if (c->array[c->number[v->small[i].param]].shape[v->small[i].axis] > INT32_MAX) return TACK_BAD_SIZE;
  return TACK_OK;
}

/* Launch a kernel; `values` has two words for each parameter, `result` takes what it returns, unless null. */
int tack_export_call(const struct tack_export *e, const uint64_t *values, void *result);
int tack_export_call(const struct tack_export *e, const uint64_t *values, void *result) {
  const struct tack_code *code = chosen(e);
  if (!code) return TACK_UNSUPPORTED_CPU;
  struct arguments c;
  int64_t total;
  int status = take_values(e->variant, values, &c);
  if (status) return status;
  if (!take_bounds(e->variant, &c, &total)) return TACK_BAD_BOUND;
  pack(e->variant, &c);
  prepare();
  struct output output;
  if (e->output >= 0) {
    __builtin_memset(&output, 0, __builtin_offsetof(struct output, line));
    output.target = STANDARD_OUTPUT;
    c.slots[e->output] = (uint64_t)(uintptr_t)&output;
  }
  tack_run(code->kernel, c.slots, total, disjoint(e->variant, &c));
  if (code->result && result) code->result(c.slots, result);
  return e->output >= 0 && output.error ? TACK_PRINT_FAILED : TACK_OK;
}

/* The level whose code a kernel takes here; 0: none. */
int64_t tack_export_level(const struct tack_export *e);
int64_t tack_export_level(const struct tack_export *e) {
  const struct tack_code *code = chosen(e);
  return code ? code->level : 0;
}
