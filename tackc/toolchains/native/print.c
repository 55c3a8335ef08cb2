/* Lines that kernels print (O-002). Images whose kernels print hold it, compiled as support.c is; each image has its own.

   Formatting is exact and knows no locale. It needs libc and nothing else, and reads no header of the system. */

#include <stddef.h>
#include <stdint.h>

/* In the format of a line, a byte that no text in UTF-8 has; the next one is the kind of the value that stands there: d, signed;
   u, unsigned; f, double. */
#define VALUE '\xFF'

typedef union {
  char storage[64]; /* glibc's are 40 and 48 bytes; all zero, it is free */
  int64_t alignment;
} pthread_mutex_t;

/* Where the lines of one launch go, and the line in the making, by the thread that holds the lock. It is Python's
   (tack_runtime/drivers/cpu_print.py), all zero but for the target. */
struct tack_output {
  pthread_mutex_t lock;
  int64_t target; /* a file descriptor; nowhere if it is negative */
  int64_t error;  /* the first errno that a write gave; nothing is written after it */
  int64_t length;
  char line[4096];
};

/* Called by kernels: write a line, whole, whatever other threads of the launch do. `values` has 8 bytes for each. */
void tack_print(struct tack_output *out, const char *format, int64_t length, const uint64_t *values);

extern int pthread_mutex_lock(pthread_mutex_t *);
extern int pthread_mutex_unlock(pthread_mutex_t *);
extern long write(int, const void *, size_t);
extern int *__errno_location(void);

enum { EINTR_ = 4 };

#define CALLED __attribute__((noinline)) /* keeps the code small; a line costs a system call anyway */

/* Write out the line. */
CALLED static void write_out(struct tack_output *out) {
  const char *from = out->line;
  while (out->length && !out->error) {
    long written = write((int)out->target, from, (size_t)out->length);
    if (written >= 0) {
      from += written;
      out->length -= written;
    } else if (*__errno_location() != EINTR_) {
      out->error = *__errno_location();
    }
  }
  out->length = 0;
}

CALLED static void put(struct tack_output *out, char c) {
  if (out->length == (int64_t)sizeof out->line) write_out(out);
  out->line[out->length++] = c;
}

static void put_text(struct tack_output *out, const char *text) {
  while (*text) put(out, *text++);
}

/* A number with at least `width` digits. */
CALLED static void put_unsigned(struct tack_output *out, uint64_t value, int width) {
  char digits[20];
  int count = 0;
  for (; value || count < width; value /= 10) digits[count++] = (char)('0' + value % 10);
  while (count) put(out, digits[--count]);
}

static void put_signed(struct tack_output *out, int64_t value) {
  if (value < 0) put(out, '-');
  put_unsigned(out, value < 0 ? -(uint64_t)value : (uint64_t)value, 1);
}

enum { LIMB = 1000000000, LIMBS = 35 }; /* nine digits each; the largest double has 309 */

/* mantissa * 2**shift, a number of 64 bits or more. */
static void put_large(struct tack_output *out, uint64_t mantissa, int64_t shift) {
  uint32_t limbs[LIMBS] = {(uint32_t)(mantissa % LIMB), (uint32_t)(mantissa / LIMB)};
  int used = 2;
  while (shift > 0) {
    int step = shift < 29 ? (int)shift : 29;
    uint64_t carry = 0;
    for (int i = 0; i < used; i++) {
      uint64_t wide = ((uint64_t)limbs[i] << step) + carry;
      limbs[i] = (uint32_t)(wide % LIMB);
      carry = wide / LIMB;
    }
    if (carry) limbs[used++] = (uint32_t)carry;
    shift -= step;
  }
  put_unsigned(out, limbs[--used], 1);
  while (used) put_unsigned(out, limbs[--used], 9);
}

/* What %f of C and Python prints: six decimals of the exact value, ties to even; but NaN has no sign. */
static void put_double(struct tack_output *out, double value) {
  uint64_t bits, mantissa;
  __builtin_memcpy(&bits, &value, 8);
  int64_t exponent = (int64_t)(bits >> 52 & 0x7FF);
  mantissa = bits & ((UINT64_C(1) << 52) - 1);
  if (exponent == 0x7FF && mantissa) return put_text(out, "nan");
  if (bits >> 63) put(out, '-');
  if (exponent == 0x7FF) return put_text(out, "inf");
  mantissa |= (uint64_t)(exponent != 0) << 52;
  exponent = (exponent ? exponent : 1) - 1075; /* the value is mantissa * 2**exponent */
  if (exponent >= 0) {
    put_large(out, mantissa, exponent);
    return put_text(out, ".000000");
  }
  uint64_t whole = 0, millionths = 0;
  if (exponent > -53) { /* else it is less than 1 */
    whole = mantissa >> -exponent;
    mantissa &= (UINT64_C(1) << -exponent) - 1;
  }
  if (exponent > -75) { /* else it is less than half a millionth */
    unsigned __int128 scaled = (unsigned __int128)mantissa * 1000000, one = (unsigned __int128)1 << -exponent;
    millionths = (uint64_t)(scaled >> -exponent);
    unsigned __int128 rest = scaled & (one - 1);
    if (rest > one / 2 || (rest == one / 2 && (millionths & 1))) millionths++;
  }
  put_unsigned(out, whole + millionths / 1000000, 1);
  put(out, '.');
  put_unsigned(out, millionths % 1000000, 6);
}

static void put_value(struct tack_output *out, char kind, uint64_t bits) {
  double value;
  __builtin_memcpy(&value, &bits, 8);
  if (kind == 'd') return put_signed(out, (int64_t)bits);
  if (kind == 'u') return put_unsigned(out, bits, 1);
  put_double(out, value);
}

void tack_print(struct tack_output *out, const char *format, int64_t length, const uint64_t *values) {
  if (out->target < 0) return;
  pthread_mutex_lock(&out->lock);
  for (int64_t i = 0; i < length; i++) {
    if (format[i] == VALUE)
      put_value(out, format[++i], *values++);
    else
      put(out, format[i]);
  }
  put(out, '\n');
  write_out(out);
  pthread_mutex_unlock(&out->lock);
}
