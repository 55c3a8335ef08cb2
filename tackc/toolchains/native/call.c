/* The warm path: from Python arguments to a launch without running Python code. Whatever is not plainly right is left to
   the Python path, which words the errors; so nothing here raises but a lack of memory. */

#include "launch.h"

const struct tack_python *tack_python;

/* Arguments of one call, while it lasts. */
struct call {
  struct arguments arguments;
  struct tack_buffer buffer[TACK_MAX_ARRAYS]; /* to be released */
  int64_t buffers;
};

enum { BUFFER_FORMAT = 0x4, BUFFER_STRIDES = 0x18 };      /* of PyObject_GetBuffer */
enum { NUMPY_CONTIGUOUS = 0x1, NUMPY_WRITEABLE = 0x400 }; /* of tack_numpy.flags */

/* What an object holds at an offset. */
static PyObject *held(PyObject *object, int64_t offset) { return *(PyObject **)((char *)object + offset); }

static PyObject *type_of(PyObject *object) { return held(object, tack_python->type_offset); }

static int among(PyObject *type, PyObject *const *types, int count) {
  for (int i = 0; i < count && types[i]; i++)
    if (types[i] == type) return 1;
  return 0;
}

/* --- arrays ------------------------------------------------------------------------------------------------------- */

/* Kind of the elements that a buffer format names; TACK_ARRAY for what no scalar type is. */
static int64_t element_kind(const char *format) {
  if (!format) return TACK_UNSIGNED;
  if (*format == '@' || *format == '=' || *format == '<') format++; /* both machines are little-endian */
  if (!*format || format[1]) return TACK_ARRAY;
  switch (*format) {
    case 'b': case 'h': case 'i': case 'l': case 'q': case 'n': return TACK_SIGNED;
    case 'B': case 'H': case 'I': case 'L': case 'Q': case 'N': return TACK_UNSIGNED;
    case 'f': case 'd': return TACK_FLOAT;
    default: return TACK_ARRAY;
  }
}

/* Whether a buffer holds elements of a parameter's type and rank, row-major without gaps. */
static int buffer_fits(const struct tack_param *p, const struct tack_buffer *b) {
  if (b->ndim != p->ndim || b->itemsize != p->size || element_kind(b->format) != p->element) return 0;
  if (!b->strides) return b->shape || !p->ndim; /* ctypes gives none, though asked: there are no gaps */
  int64_t stride = p->size;
  for (int64_t k = b->len ? p->ndim - 1 : -1; k >= 0; k--) { /* without elements the sizes may have no product */
    if (b->shape[k] != 1 && b->strides[k] != stride) return 0;
    stride *= b->shape[k];
  }
  return 1;
}

/* Find an array through the buffer protocol. The buffer is kept until the launch is over, which keeps its memory in place. */
static int take_buffer(const struct tack_param *p, PyObject *object, struct call *c, struct array *a) {
  struct tack_buffer *b = &c->buffer[c->buffers];
  if (tack_python->get_buffer(object, b, BUFFER_FORMAT | BUFFER_STRIDES)) {
    tack_python->error_clear();
    return 0;
  }
  c->buffers++;
  if (!buffer_fits(p, b) || ((p->flags & TACK_WRITTEN) && b->readonly)) return 0;
  *a = (struct array){b->buf, b->shape, (uint64_t)b->len};
  return 1;
}

/* Find a NumPy array by its fields, which costs a tenth of asking for its buffer. */
static int take_numpy(const struct tack_param *p, PyObject *object, struct call *c, struct array *a) {
  const struct tack_numpy *n = (const struct tack_numpy *)((const char *)object + tack_python->numpy_offset);
  if (!tack_python->numpy_offset) return take_buffer(p, object, c, a);
  if (n->dtype != tack_python->dtypes[p->dtype])
    return among(n->dtype, tack_python->dtypes, TACK_DTYPES) ? 0 : take_buffer(p, object, c, a);
  int wanted = NUMPY_CONTIGUOUS | (p->flags & TACK_WRITTEN ? NUMPY_WRITEABLE : 0);
  if (n->ndim != p->ndim || (n->flags & wanted) != wanted) return 0;
  uint64_t bytes = (uint64_t)p->size;
  for (int64_t k = 0; k < p->ndim; k++) bytes *= (uint64_t)n->shape[k];
  *a = (struct array){n->data, n->shape, bytes};
  return 1;
}

/* The NumPy array with the memory of an argument, or another buffer; null where the parameter does not take it. */
static PyObject *memory_of(const struct tack_param *p, PyObject *object) {
  const struct tack_python *python = tack_python;
  PyObject *type = type_of(object);
  if (type == python->type_array)
    return held(object, python->element_offset) == p->tack_type ? held(object, python->memory_offset) : NULL;
  if (type == python->type_texture) return p->flags & TACK_TEXTURE ? held(object, python->texels_offset) : NULL;
  return p->flags & TACK_PLAIN ? object : NULL;
}

static int take_array(const struct tack_variant *v, int64_t index, PyObject *object, struct call *c) {
  const struct tack_param *p = &v->param[index];
  struct array *a = &c->arguments.array[c->arguments.arrays];
  PyObject *memory = memory_of(p, object);
  if (!memory) return 0;
  PyObject *type = type_of(memory);
  if (type == tack_python->type_numpy) {
    if (!take_numpy(p, memory, c, a)) return 0;
  } else if (!among(type, tack_python->buffer_types, TACK_BUFFER_TYPES) || !take_buffer(p, memory, c, a)) {
    return 0;
  }
  for (int64_t k = 0; k < p->ndim; k++) {
    int64_t dim = v->dims[p->dims + k];
    if (dim >= 0 && dim != a->shape[k]) return 0;
  }
  c->arguments.number[index] = c->arguments.arrays++;
  return !(p->flags & TACK_ATOMIC) || (uintptr_t)a->data % (uint64_t)p->size == 0;
}

/* --- scalars ------------------------------------------------------------------------------------------------------- */

static void store_float(const struct tack_param *p, double wide, float narrow, uint64_t *out) {
  uint32_t bits;
  __builtin_memcpy(&bits, &narrow, 4);
  *out = bits;
  if (p->size == 8) __builtin_memcpy(out, &wide, 8);
}

/* Store a float in a parameter's type. */
static int take_float(const struct tack_variant *v, const struct tack_param *p, double value, uint64_t *out) {
  if (p->kind != TACK_FLOAT) return 0;
  if (!(p->flags & TACK_WEAK) && p->size != (v->doubles ? 8 : 4)) return 0;
  float narrow = (float)value;
  if (p->size == 4 && __builtin_isinf(narrow) && !__builtin_isinf(value)) return 0;
  store_float(p, value, narrow, out);
  return 1;
}

/* The own type of an int: i32, else i64, else u64. */
static int is_own_type(const struct tack_param *p, int64_t value, int huge) {
  if (huge) return p->kind == TACK_UNSIGNED && p->size == 8;
  return p->kind == TACK_SIGNED && p->size == (value == (int32_t)value ? 4 : 8);
}

/* Store an int in a parameter's type: `value`, or where it is `huge`, 2**63 <= (uint64_t)value < 2**64. */
static int take_int(const struct tack_param *p, int64_t value, int huge, uint64_t *out) {
  if (!(p->flags & TACK_WEAK) && !is_own_type(p, value, huge)) return 0;
  if (p->kind == TACK_FLOAT) {
    double wide = huge ? (double)(uint64_t)value : (double)value;
    float narrow = huge ? (float)(uint64_t)value : (float)value; /* rounds once */
    store_float(p, wide, narrow, out);
    return 1;
  }
  int64_t bits = 8 * p->size;
  if (p->kind == TACK_UNSIGNED) {
    if (bits < 64 ? huge || value < 0 || value >> bits : !huge && value < 0) return 0;
  } else if (huge || (bits < 64 && value != (int64_t)((uint64_t)value << (64 - bits)) >> (64 - bits))) {
    return 0;
  }
  *out = bits < 64 ? (uint64_t)value & ((UINT64_C(1) << bits) - 1) : (uint64_t)value;
  return 1;
}

static int take_python_int(const struct tack_param *p, PyObject *object, uint64_t *out) {
  int overflow = 0;
  int64_t value = tack_python->int_value(object, &overflow);
  if (overflow > 0) {
    value = (int64_t)tack_python->unsigned_value(object);
    if (tack_python->error_occurred()) {
      tack_python->error_clear();
      return 0;
    }
  }
  return overflow >= 0 && take_int(p, value, overflow > 0, out);
}

static int take_scalar(const struct tack_variant *v, int64_t index, PyObject *object, struct call *c) {
  const struct tack_python *python = tack_python;
  const struct tack_param *p = &v->param[index];
  uint64_t *out = &c->arguments.scalar[index];
  PyObject *type = type_of(object);
  if (type == python->type_float) return take_float(v, p, python->float_value(object), out);
  if (type == python->type_int || type == python->type_bool) return take_python_int(p, object, out);
  int whole = among(type, python->int_types, TACK_INT_TYPES);
  if (!whole && !among(type, python->float_types, TACK_FLOAT_TYPES)) return 0;
  PyObject *number = whole ? python->number_index(object) : python->number_float(object);
  if (!number) {
    python->error_clear();
    return 0;
  }
  int fits = whole ? take_python_int(p, number, out) : take_float(v, p, python->float_value(number), out);
  python->decrement(number);
  return fits;
}

/* --- the call ------------------------------------------------------------------------------------------------------ */

static int take_arguments(const struct tack_variant *v, PyObject *const *arguments, struct call *c) {
  const struct arguments *a = &c->arguments;
  for (int64_t i = 0; i < v->params; i++) {
    int fits = v->param[i].kind == TACK_ARRAY ? take_array(v, i, arguments[i], c) : take_scalar(v, i, arguments[i], c);
    if (!fits) return 0;
  }
  for (int64_t i = 0; i < v->smalls; i++)
    if (a->array[a->number[v->small[i].param]].shape[v->small[i].axis] > INT32_MAX) return 0;
  return 1;
}

/* Run packed arguments to the end, and store the result. 0: the launch was stopped by an exception, which is set. */
static int run(const struct tack_variant *v, const uint64_t *slots, int64_t total, int64_t noalias, void *out) {
  void *state = NULL;
  int whole = tack_launch(v->kernel, slots, total, noalias, &state);
  if (v->result && whole) {
    if (!total) state = tack_python->save_thread(); /* what the loop did not need may take any time */
    v->result(slots, out);
  }
  if (state) tack_python->restore_thread(state);
  return whole;
}

/* 1: launched, and if that was `whole`, the result stored. 0: nothing happened. */
static int launch(const struct tack_variant *v, PyObject *const *arguments, void *out, int *whole) {
  struct call c;
  int64_t total;
  c.arguments.arrays = c.buffers = 0;
  int fits = take_arguments(v, arguments, &c) && take_bounds(v, &c.arguments, &total);
  if (fits) {
    pack(v, &c.arguments);
    *whole = run(v, c.arguments.slots, total, disjoint(v, &c.arguments), out);
  }
  while (c.buffers) tack_python->release_buffer(&c.buffer[--c.buffers]);
  return fits;
}

static PyObject *taken(PyObject *object) {
  tack_python->increment(object);
  return object;
}

/* A stored result as a Python number. */
static PyObject *result_value(const struct tack_variant *v, uint64_t bits) {
  int64_t unused = 64 - 8 * v->result_size;
  if (v->result_kind == TACK_SIGNED) return tack_python->int_new((int64_t)(bits << unused) >> unused);
  if (v->result_kind == TACK_UNSIGNED) return tack_python->unsigned_new(bits);
  double wide;
  float narrow;
  __builtin_memcpy(&wide, &bits, 8);
  __builtin_memcpy(&narrow, &bits, 4);
  return tack_python->float_new(v->result_size == 8 ? wide : (double)narrow);
}

/* Launch, and make the kernel's value or None; null where an exception is set. 0: the variant does not take these arguments, and
   nothing happened. */
static int take_call(const struct tack_variant *v, PyObject *const *arguments, int64_t count, PyObject **value) {
  uint64_t out = 0;
  int whole = 1;
  if (count != v->params) return 0;
  if (v->bound)
    whole = run(v, v->bound->slots, v->bound->count, v->bound->noalias, &out);
  else if (!launch(v, arguments, &out, &whole))
    return 0;
  *value = !whole ? NULL : v->result ? result_value(v, out) : taken(tack_python->none);
  return 1;
}

PyObject *tack_fastcall(PyObject *self, PyObject *const *arguments, int64_t count) {
  PyObject *value;
  return take_call(tack_python->void_pointer(self), arguments, count, &value) ? value : taken(tack_python->not_implemented);
}

/* Have Python make the call. */
static PyObject *decline(PyObject *self, PyObject *const *arguments, int64_t count, PyObject *names) {
  const struct tack_python *python = tack_python;
  int64_t all = count + (names ? python->tuple_size(names) : 0);
  PyObject *tuple = python->tuple_new(all + 2);
  if (!tuple) return NULL;
  python->tuple_set(tuple, 0, taken(self));
  python->tuple_set(tuple, 1, taken(names ? names : python->none));
  for (int64_t i = 0; i < all; i++) python->tuple_set(tuple, i + 2, taken(arguments[i]));
  PyObject *value = python->call(python->decline, tuple, NULL);
  python->decrement(tuple);
  return value;
}

PyObject *tack_call(PyObject *self, PyObject *const *arguments, int64_t count, PyObject *names) {
  const struct tack_python *python = tack_python;
  PyObject *holder = held(self, python->warm_offset);
  PyObject *value = NULL;
  int done = 0;
  if (holder && type_of(holder) == python->type_address && !names) {
    python->increment(holder); /* keeps the variants while another thread may give the launcher others */
    const struct tack_warm *warm = python->void_pointer(holder);
    for (int64_t i = 0; i < warm->count && !done; i++) done = take_call(warm->variant[i], arguments, count, &value);
    python->decrement(holder);
  }
  return done ? value : decline(self, arguments, count, names);
}
