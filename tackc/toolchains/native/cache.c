/* How much the caches of this machine hold, for code that may write past them (tackc/emitters/llvm_stream.py). */

#include "support.h"

extern int open(const char *, int, ...);
extern int close(int);
extern long read(int, void *, size_t);

static const int64_t LEAST_WRITTEN = 8 << 20; /* bytes; less is not worth a look at the caches */
static const int64_t USUAL = 32 << 20;        /* bytes that caches hold where the system does not say */

/* The first words of a file of the system; 0 where there is none. */
static long read_text(const char *path, char *text, long size) {
  int file = open(path, 0);
  if (file < 0) return 0;
  long length = read(file, text, (size_t)size);
  close(file);
  return length < 0 ? 0 : length;
}

/* Bytes of the last cache that the threads which run kernels have together: one for each group of CPUs that share one. */
static int64_t cache_bytes(void) {
  char text[256];
  long length = read_text("/sys/devices/system/cpu/cpu0/cache/index3/size", text, sizeof text), at = 0;
  int64_t size = 0, sharing = 0;
  while (at < length && at < 12 && text[at] >= '0' && text[at] <= '9') size = 10 * size + (text[at++] - '0');
  if (at < length && text[at] == 'K') size <<= 10;
  if (at < length && text[at] == 'M') size <<= 20;
  if (size <= 0) return USUAL;
  length = read_text("/sys/devices/system/cpu/cpu0/cache/index3/shared_cpu_map", text, sizeof text);
  for (at = 0; at < length; at++) { /* a bit for each CPU, in hexadecimal */
    int digit = text[at] >= 'a' ? text[at] - 'a' + 10 : text[at] - '0';
    if (digit >= 0 && digit < 16) sharing += __builtin_popcount((unsigned)digit);
  }
  return sharing > 0 ? size * ((tack_threads() - 1) / sharing + 1) : size;
}

int64_t tack_streams(int64_t bytes) {
  static int64_t known;
  if (bytes < LEAST_WRITTEN) return 0;
  int64_t held = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (!held) {
    held = cache_bytes();
    __atomic_store_n(&known, held, __ATOMIC_RELAXED);
  }
  return bytes > held;
}

void tack_streamed(void) {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#else
  __atomic_thread_fence(__ATOMIC_RELEASE);
#endif
}
