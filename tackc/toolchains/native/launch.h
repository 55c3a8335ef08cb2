/* From arguments that are known, wherever they came from, to packed slots: bounds of the loop, aliasing, packing. */

#ifndef TACK_LAUNCH_H
#define TACK_LAUNCH_H

#include "support.h"

/* Elements in memory, row-major without gaps. */
struct array {
  char *data;
  const int64_t *shape;
  uint64_t bytes;
};

/* Arguments of one launch, and what follows from them. */
struct arguments {
  struct array array[TACK_MAX_ARRAYS]; /* in order */
  int64_t arrays;
  int64_t number[TACK_MAX_PARAMS];  /* by parameter: index of its array */
  uint64_t scalar[TACK_MAX_PARAMS]; /* by parameter: its slot */
  int64_t start[TACK_MAX_AXES], count[TACK_MAX_AXES], step[TACK_MAX_AXES];
  uint64_t slots[TACK_MAX_SLOTS];
};

/* Whether no written array shares a byte with another (M-002). */
static int64_t disjoint(const struct tack_variant *v, const struct arguments *c) {
  for (int64_t i = 0; i < v->params; i++) {
    if (v->param[i].kind != TACK_ARRAY || !(v->param[i].flags & TACK_WRITTEN)) continue;
    const struct array *a = &c->array[c->number[i]];
    for (int64_t k = 0; k < c->arrays; k++) {
      const struct array *b = &c->array[k];
      if (a != b && a->data < b->data + b->bytes && b->data < a->data + a->bytes) return 0;
    }
  }
  return 1;
}

/* --- bounds -------------------------------------------------------------------------------------------------------- */

/* The value of an integer parameter, as a launch expression sees it. */
static int scalar_value(const struct tack_param *p, uint64_t slot, int64_t *out) {
  int64_t unused = 64 - 8 * p->size;
  if (p->kind == TACK_FLOAT) return 0;
  if (p->kind == TACK_UNSIGNED && p->size == 8 && slot >> 63) return 0;
  *out = p->kind == TACK_UNSIGNED ? (int64_t)slot : (int64_t)(slot << unused) >> unused;
  return 1;
}

static int floor_divide(int64_t a, int64_t b, int64_t *out) {
  if (b == 0 || (b == -1 && a == INT64_MIN)) return 0;
  *out = a / b - (a % b != 0 && (a ^ b) < 0);
  return 1;
}

static int apply(int64_t op, int64_t a, int64_t b, int64_t *out) {
  switch (op) {
    case TACK_OP_ADD: return !__builtin_add_overflow(a, b, out);
    case TACK_OP_SUB: return !__builtin_sub_overflow(a, b, out);
    case TACK_OP_MUL: return !__builtin_mul_overflow(a, b, out);
    case TACK_OP_FLOORDIV: return floor_divide(a, b, out);
    default: return 0;
  }
}

static int evaluate(const struct tack_variant *v, const struct arguments *c, int64_t first, int64_t length, int64_t *out) {
  int64_t stack[TACK_MAX_STACK];
  int64_t top = -1;
  for (int64_t i = first; i < first + length; i++) {
    const struct tack_op *op = &v->ops[i];
    switch (op->op) {
      case TACK_OP_CONST: stack[++top] = op->a; break;
      case TACK_OP_DIM: stack[++top] = c->array[c->number[op->a]].shape[op->b]; break;
      case TACK_OP_SCALAR:
        if (!scalar_value(&v->param[op->a], c->scalar[op->a], &stack[++top])) return 0;
        break;
      case TACK_OP_NEG:
        if (__builtin_sub_overflow((int64_t)0, stack[top], &stack[top])) return 0;
        break;
      default:
        top--;
        if (!apply(op->op, stack[top], stack[top + 1], &stack[top])) return 0;
    }
  }
  *out = stack[0];
  return 1;
}

/* The bounds of every axis (P-002) and the number of iterations of all; 0 where one has no value of 64 bits. */
static int take_bounds(const struct tack_variant *v, struct arguments *c, int64_t *total) {
  *total = 1;
  int empty = 0;
  for (int64_t k = 0; k < v->axes; k++) {
    const struct tack_axis *axis = &v->axis[k];
    int64_t start, stop, step, extent;
    if (!evaluate(v, c, axis->start_first, axis->start_length, &start)) return 0;
    if (!evaluate(v, c, axis->stop_first, axis->stop_length, &stop)) return 0;
    if (!evaluate(v, c, axis->step_first, axis->step_length, &step)) return 0;
    c->start[k] = start;
    c->step[k] = step;
    c->count[k] = 0;
    if (step > 0 && stop > start) { /* else nothing runs (P-001, P-006) */
      if (__builtin_sub_overflow(stop, start, &extent)) return 0;
      c->count[k] = (extent - 1) / step + 1;
    }
    if (c->count[k] == 0) empty = 1;
  }
  for (int64_t k = 0; k < v->axes && !empty; k++)
    if (__builtin_mul_overflow(*total, c->count[k], total)) return 0;
  if (empty) *total = 0;
  return 1;
}

static void pack(const struct tack_variant *v, struct arguments *c) {
  for (int64_t i = 0; i < v->slots; i++) {
    const struct tack_slot *s = &v->slot[i];
    switch (s->kind) {
      case TACK_START: c->slots[i] = (uint64_t)c->start[s->index]; break;
      case TACK_COUNT: c->slots[i] = (uint64_t)c->count[s->index]; break;
      case TACK_STEP: c->slots[i] = (uint64_t)c->step[s->index]; break;
      case TACK_ADDRESS: c->slots[i] = (uint64_t)(uintptr_t)c->array[c->number[s->index]].data; break;
      case TACK_DIM: c->slots[i] = (uint64_t)c->array[c->number[s->index]].shape[s->axis]; break;
      default: c->slots[i] = c->scalar[s->index];
    }
  }
}

#endif
