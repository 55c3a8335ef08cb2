/* The native support library: a thread pool that runs kernels, and the warm path from Python arguments to a launch.

   It is compiled to LLVM IR once (support.x86_64.ll, support.aarch64.ll) and linked into every CPU image. The runtime uses
   the copy in the first image that a process loads, for the kernels of all images, so a process has one pool. It needs libc
   and pthreads and nothing else: functions and types of CPython come in a table, because an image must also load where no
   symbol of Python is visible. No header of the system is read, so its text is a function of this folder alone.

   Structs are filled in by tack_runtime/drivers/cpu_native.py, which mirrors them: every field is 8 bytes wide. A change
   of any of them raises TACK_ABI there and here. */

#ifndef TACK_SUPPORT_H
#define TACK_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

#define TACK_ABI 3

/* What the chunks of one launch share, all zero when it starts: private copies of arrays that it updates atomically, and whether it
   goes on. */
struct tack_shared {
  int64_t made;             /* sets of copies; 0: there are none to merge */
  struct tack_copies *idle; /* sets that no chunk updates now */
  uint32_t lock;
  uint32_t adding;         /* whether a thread adds sets to the sum; of blocks in their order, as are the next three */
  int64_t next;            /* the block to be added next */
  uint64_t absent;         /* blocks without a set, as bits */
  struct tack_copies *sum; /* of the blocks before it */
  uint64_t stopped;        /* whether what has not begun is left out: a handler of a signal has raised an exception */
  uint64_t caller;         /* the thread that made the launch from Python; of it alone are the next three */
  void *state;             /* what gives it Python's lock */
  double asked;            /* when it last let Python handle signals, in ns */
  int64_t forks;           /* while the pool runs the launch: of the process, when that began, and one */
};

/* Code of a kernel: runs iterations begin <= t < end. Slots as the manifest lists them: one 8-byte word per value. If a launch has
   made copies, a last call with end < begin merges them into the arrays. */
typedef void (*tack_entry)(const uint64_t *slots, int64_t begin, int64_t end, struct tack_shared *shared);

/* What a kernel with private copies hands to `tack_private`: its code, and the sizes of this launch. A set of copies holds those of
   every element, 1 << shift of each. */
struct tack_private {
  tack_entry plain; /* iterations without copies */
  void (*run)(const uint64_t *slots, int64_t begin, int64_t end, void *copies, int64_t shift);
  void (*fill)(const uint64_t *slots, void *copies, int64_t shift); /* make ready what is zero; null: that is ready */
  void (*combine)(const uint64_t *slots, void *copies, const void *others, int64_t shift);
  void (*merge)(const uint64_t *slots, const void *copies, int64_t shift); /* into the arrays */
  int64_t iterations;
  int64_t elements; /* of all arrays that have copies */
  int64_t bytes;    /* of one copy of each element */
  int64_t ordered;  /* whether copies are floats to be added up, in one order */
};

/* Called by such a kernel's entry: run a chunk, or merge. `shared` may be null, then nothing is copied. */
void tack_private(const struct tack_private *code, const uint64_t *slots, int64_t begin, int64_t end, struct tack_shared *shared);

/* Whether a launch that writes so many bytes, each once, writes them past the caches: they hold far less. */
int64_t tack_streams(int64_t bytes);

/* Called where that is done: who learns of the end of the chunk sees what it wrote. */
void tack_streamed(void);

/* Code of the value that a call returns (P-030): stores it in its own type. */
typedef void (*tack_result)(const uint64_t *slots, void *out);

/* One kernel of one image, and what its iterations cost. */
struct tack_kernel {
  tack_entry entry;         /* right for any arguments */
  tack_entry entry_noalias; /* right where no written array overlaps another (M-002) */
  int64_t cost;             /* measured femtoseconds per iteration; 0: not measured yet */
};

/* Values of tack_param.kind, and of tack_param.element for arrays. */
enum { TACK_ARRAY, TACK_SIGNED, TACK_UNSIGNED, TACK_FLOAT };

/* Bits of tack_param.flags. */
enum {
  TACK_WRITTEN = 1, /* the array must be writable */
  TACK_ATOMIC = 2,  /* the array must be aligned to its elements */
  TACK_WEAK = 4,    /* a scalar: take every number that converts; else only those whose own type it is */
  TACK_PLAIN = 8,   /* the array is of numbers: take arrays of NumPy and other buffers, too */
  TACK_TEXTURE = 16 /* the array is the texels of a texture, and nothing else is taken */
};

/* One parameter of a kernel. */
struct tack_param {
  int64_t kind;
  int64_t element; /* of arrays: kind of the elements */
  int64_t size;    /* bytes of the scalar, or of one element */
  int64_t ndim;    /* of arrays */
  int64_t dims;    /* of arrays: index in tack_variant.dims of the first dimension */
  int64_t flags;
  int64_t dtype;   /* of arrays: index in tack_python.dtypes of the NumPy type of the elements */
  void *tack_type; /* of arrays: the tack type, an object, of the elements or vectors that a tack array must have */
};

/* Values of tack_slot.kind; `index` is an axis of the loop or a parameter, `axis` a dimension of that parameter. */
enum { TACK_START, TACK_COUNT, TACK_STEP, TACK_ADDRESS, TACK_DIM, TACK_SCALAR };

struct tack_slot {
  int64_t kind;
  int64_t index;
  int64_t axis;
};

/* Instructions of launch expressions, in postfix order: CONST pushes a; SCALAR pushes parameter a; DIM pushes dimension b
   of parameter a; the others replace their operands by their value, in 64 bits, and fail on overflow. */
enum { TACK_OP_CONST, TACK_OP_SCALAR, TACK_OP_DIM, TACK_OP_NEG, TACK_OP_ADD, TACK_OP_SUB, TACK_OP_MUL, TACK_OP_FLOORDIV };

struct tack_op {
  int64_t op;
  int64_t a;
  int64_t b;
};

/* Bounds of one dimension of the loop: each is `length` instructions from `first` on. */
struct tack_axis {
  int64_t start_first, start_length;
  int64_t stop_first, stop_length;
  int64_t step_first, step_length;
};

/* A dimension that must be below 2**31. */
struct tack_small {
  int64_t param;
  int64_t axis;
};

/* Limits of what the warm path handles; the runtime makes no struct beyond them. */
enum {
  TACK_MAX_PARAMS = 64,
  TACK_MAX_ARRAYS = 32,
  TACK_MAX_SLOTS = 128,
  TACK_MAX_AXES = 8,
  TACK_MAX_STACK = 16,
  TACK_MAX_WARM = 4
};

/* Arguments that were packed before the call. */
struct tack_bound {
  const uint64_t *slots;
  int64_t count; /* iterations */
  int64_t noalias;
};

/* One variant: what arguments it takes and how they are packed. All of it is constant but the kernel's cost. */
struct tack_variant {
  struct tack_kernel *kernel;
  tack_result result;  /* null: the kernel returns nothing */
  int64_t result_kind; /* TACK_SIGNED, TACK_UNSIGNED, TACK_FLOAT */
  int64_t result_size; /* bytes */
  int64_t params;
  int64_t slots;
  int64_t axes;
  int64_t smalls;
  int64_t doubles; /* whether an array is of doubles: then a float's own type is f64, else f32 */
  const struct tack_param *param;
  const int64_t *dims; /* baked sizes, -1 for open dimensions */
  const struct tack_slot *slot;
  const struct tack_op *ops;
  const struct tack_axis *axis;
  const struct tack_small *small;
  const struct tack_bound *bound; /* null: the arguments are those of the call; else a call has none */
};

/* Variants of a kernel that its calls try, in order. */
struct tack_warm {
  int64_t count;
  const struct tack_variant *variant[TACK_MAX_WARM];
};

typedef struct tack_object PyObject; /* opaque */

/* CPython's Py_buffer, part of its stable ABI. */
struct tack_buffer {
  char *buf;
  PyObject *obj;
  int64_t len;
  int64_t itemsize;
  int readonly;
  int ndim;
  char *format;
  int64_t *shape;
  int64_t *strides;
  int64_t *suboffsets;
  void *internal;
};

/* The first fields of a NumPy array after those of every object, part of NumPy's stable ABI. */
struct tack_numpy {
  char *data;
  int ndim;
  int64_t *shape;
  int64_t *strides;
  PyObject *base;
  PyObject *dtype;
  int flags;
};

enum { TACK_INT_TYPES = 16, TACK_FLOAT_TYPES = 4, TACK_BUFFER_TYPES = 8, TACK_DTYPES = 10 };

/* Addresses of functions and objects of the running Python. Types are compared by identity, so no subclass is taken. What is of
   NumPy, of tack's arrays or of other buffers is null until the Python path has seen one. */
struct tack_python {
  int64_t type_offset;    /* where an object holds its type */
  int64_t numpy_offset;   /* where a NumPy array holds a struct tack_numpy; 0: it is a buffer like others */
  int64_t warm_offset;    /* where a launcher holds an int of type_address, the address of its struct tack_warm */
  int64_t memory_offset;  /* where a tack array holds its NumPy array */
  int64_t element_offset; /* where a tack array holds its tack type */
  int64_t texels_offset;  /* where a texture holds its NumPy array */
  int (*get_buffer)(PyObject *, struct tack_buffer *, int);
  void (*release_buffer)(struct tack_buffer *);
  double (*float_value)(PyObject *);
  PyObject *(*float_new)(double);
  long long (*int_value)(PyObject *, int *overflow);
  unsigned long long (*unsigned_value)(PyObject *);
  PyObject *(*int_new)(long long);
  PyObject *(*unsigned_new)(unsigned long long);
  void *(*void_pointer)(PyObject *);
  PyObject *(*number_index)(PyObject *);
  PyObject *(*number_float)(PyObject *);
  PyObject *(*tuple_new)(int64_t);
  int (*tuple_set)(PyObject *, int64_t, PyObject *); /* takes over the reference */
  int64_t (*tuple_size)(PyObject *);
  PyObject *(*call)(PyObject *, PyObject *positional, PyObject *keywords);
  void (*increment)(PyObject *);
  void (*decrement)(PyObject *);
  PyObject *(*error_occurred)(void);
  void (*error_clear)(void);
  int (*check_signals)(void);
  void (*error_set)(PyObject *, const char *);
  void *(*save_thread)(void);
  void (*restore_thread)(void *);
  PyObject *none;
  PyObject *not_implemented;
  PyObject *decline; /* called with a launcher, the names of keyword arguments or None, and the arguments: makes the call */
  PyObject *runtime_error;
  PyObject *type_address;
  PyObject *type_numpy;
  PyObject *type_array;
  PyObject *type_texture;
  PyObject *type_float;
  PyObject *type_int;
  PyObject *type_bool;
  PyObject *int_types[TACK_INT_TYPES];       /* of NumPy's integer scalars; null: unused */
  PyObject *float_types[TACK_FLOAT_TYPES];   /* of NumPy's floating scalars */
  PyObject *buffer_types[TACK_BUFFER_TYPES]; /* of other objects whose buffer is an array */
  PyObject *dtypes[TACK_DTYPES];             /* of NumPy, each the one that arrays of the type have almost always */
};

/* The version of this interface: TACK_ABI. */
int64_t tack_abi(void);

/* Before anything else, once. `python` is null where the warm path is not used; up to `threads` >= 1 of them run kernels, the
   caller being one. */
void tack_initialize(const struct tack_python *python, int64_t threads);

/* In the child, after a fork: its pool has no workers yet, whatever the parent's other threads were doing. */
void tack_reset_after_fork(void);

int64_t tack_threads(void);

/* Run every iteration 0 <= t < count exactly once, serially or shared with the pool (U-001, U-003). Returns when all have
   run. From several threads at once, and from inside a launch, calls make progress on their own (U-004). Needs no Python. */
void tack_run(struct tack_kernel *kernel, const uint64_t *slots, int64_t count, int64_t noalias);

/* The same from Python: its lock is held at the call and the return, and not between. If a handler of a signal raises an
   exception, which only those of the main thread can, chunks that run end, the others are left out, and the exception is set. */
void tack_python_run(struct tack_kernel *kernel, const uint64_t *slots, int64_t count, int64_t noalias);

/* Launch a variant, with Python's lock held: a METH_FASTCALL function whose self is an int, the variant's address. Returns the
   kernel's value or None. NotImplemented: these arguments need another path; nothing was launched, no exception is set. */
PyObject *tack_fastcall(PyObject *self, PyObject *const *arguments, int64_t count);

/* Call a launcher: the method `__call__` of its class, METH_FASTCALL | METH_KEYWORDS. The variants that it holds are tried;
   where none takes the arguments, `decline` makes the call. */
PyObject *tack_call(PyObject *self, PyObject *const *arguments, int64_t count, PyObject *names);

/* Between the parts of this library. `state` is null where nothing of Python is to be called. Else what it points to is null where
   Python's lock is held at the call; not null: it was given up, and the caller takes it back with that. 1: all iterations ran;
   0: an exception is set. */
extern const struct tack_python *tack_python;
int tack_launch(struct tack_kernel *kernel, const uint64_t *slots, int64_t count, int64_t noalias, void **state);

/* Whether what has not begun of a launch is left out; asked between parts of it, at a time in ns. */
int tack_stops(struct tack_shared *shared, double at);
double tack_now(void);

#endif
