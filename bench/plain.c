// The benchmark cases in plain C, one loop nest each, as the kernels say them: the bar for generated code.
// Sizes come from the caller; `threads` is OpenMP's.
#include <math.h>
#include <omp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST_THREADS 64

#define PARALLEL _Pragma("omp parallel for num_threads(threads) schedule(static)")
#define PARALLEL_DYNAMIC _Pragma("omp parallel for num_threads(threads) schedule(dynamic, 8)")

void saxpy(const float *restrict x, const float *restrict y, float *restrict out, float a, long n, int threads) {
  PARALLEL for (long i = 0; i < n; i++) out[i] = a * x[i] + y[i];
}

void heat(float *restrict u, float *restrict v, float alpha, long n, long steps, int threads) {
  for (long step = 0; step < steps; step++) {
    const float *restrict from = step & 1 ? v : u;
    float *restrict to = step & 1 ? u : v;
    PARALLEL for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++) {
        long p = i * n + j;
        float c = from[p];
        to[p] = c + alpha * (from[p - n] + from[p + n] + from[p - 1] + from[p + 1] - 4.0f * c);
      }
  }
}

void stencil(const float *restrict u, float *restrict out, float c0, float c1, long n, int threads) {
  PARALLEL for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < n - 1; j++)
      for (long k = 1; k < n - 1; k++) {
        long p = (i * n + j) * n + k;
        out[p] = c0 * u[p] + c1 * (u[p - n * n] + u[p + n * n] + u[p - n] + u[p + n] + u[p - 1] + u[p + 1]);
      }
}

void mandelbrot(int *restrict turns, long n, int limit, int threads) {
  PARALLEL_DYNAMIC for (long row = 0; row < n; row++)
    for (long column = 0; column < n; column++) {
      float x0 = -2.0f + column * (3.0f / n), y0 = -1.5f + row * (3.0f / n), x = 0, y = 0;
      int count = 0;
      while (count < limit) {
        float x2 = x * x, y2 = y * y;
        if (x2 + y2 > 4.0f) break;
        y = 2.0f * x * y + y0;
        x = x2 - y2 + x0;
        count++;
      }
      turns[row * n + column] = count;
    }
}

void nbody(const float *restrict x, const float *restrict y, const float *restrict z, float *restrict ax, float *restrict ay,
           float *restrict az, float softening, long n, int threads) {
  PARALLEL for (long i = 0; i < n; i++) {
    float fx = 0, fy = 0, fz = 0;
    for (long j = 0; j < n; j++) {
      float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
      float r = 1.0f / sqrtf(dx * dx + dy * dy + dz * dz + softening), r3 = r * r * r;
      fx += dx * r3, fy += dy * r3, fz += dz * r3;
    }
    ax[i] = fx, ay[i] = fy, az[i] = fz;
  }
}

void waves(const float *restrict x, float *restrict out, long n, int threads) {
  PARALLEL for (long i = 0; i < n; i++) out[i] = sinf(x[i]) * expf(-x[i] * x[i]) + logf(1.0f + x[i] * x[i]);
}

void histogram(const float *restrict x, int *restrict bins, long n, int count, int threads) {
  memset(bins, 0, count * sizeof *bins);
  PARALLEL for (long i = 0; i < n; i++) __atomic_fetch_add(&bins[(int)(x[i] * count)], 1, __ATOMIC_RELAXED);
}

static inline void add(float *place, float value) {
#pragma omp atomic
  *place += value;
}

void scatter(const float *restrict px, const float *restrict py, const float *restrict mass, float *restrict grid, long n,
             long cells, int threads) {
  memset(grid, 0, cells * cells * sizeof *grid);
  PARALLEL for (long p = 0; p < n; p++) {
    int i = (int)px[p], j = (int)py[p];
    float fx = px[p] - i, fy = py[p] - j, m = mass[p];
    add(&grid[i * cells + j], m * (1 - fx) * (1 - fy));
    add(&grid[i * cells + j + 1], m * (1 - fx) * fy);
    add(&grid[(i + 1) * cells + j], m * fx * (1 - fy));
    add(&grid[(i + 1) * cells + j + 1], m * fx * fy);
  }
}

void rowsum(const float *restrict x, float *restrict out, long rows, long columns, int threads) {
  PARALLEL for (long row = 0; row < rows; row++) {
    float total = 0;
    for (long column = 0; column < columns; column++) total += x[row * columns + column];
    out[row] = total;
  }
}

void matmul(const double *restrict a, const double *restrict b, double *restrict c, long n, int threads) {
  PARALLEL for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      double total = 0;
      for (long k = 0; k < n; k++) total += a[i * n + k] * b[k * n + j];
      c[i * n + j] = total;
    }
}

void csr(const int *restrict starts, const int *restrict columns, const float *restrict values, const float *restrict x,
         float *restrict out, long rows, int threads) {
  PARALLEL for (long row = 0; row < rows; row++) {
    float total = 0;
    for (int j = starts[row]; j < starts[row + 1]; j++) total += values[j] * x[columns[j]];
    out[row] = total;
  }
}

void collatz(const int *restrict seeds, int *restrict steps, long n, int threads) {
  PARALLEL for (long i = 0; i < n; i++) {
    int v = seeds[i], count = 0;
    while (v != 1) {
      if (v % 2 == 0)
        v = v / 2;
      else
        v = 3 * v + 1;
      count++;
    }
    steps[i] = count;
  }
}

void sum(const float *restrict x, float *restrict out, long n, int threads) {
  float total = 0;
#pragma omp parallel for num_threads(threads) schedule(static) reduction(+ : total)
  for (long i = 0; i < n; i++) total += x[i];
  *out = total;
}

void minimum(const float *restrict x, float *restrict out, long n, int threads) {
  float least = INFINITY;
#pragma omp parallel for num_threads(threads) schedule(static) reduction(min : least)
  for (long i = 0; i < n; i++) least = x[i] < least ? x[i] : least;
  *out = least;
}

void variance(const float *restrict x, float *restrict out, long n, int threads) {  // the mean, and then the squares
  double total = 0, squares = 0;
#pragma omp parallel for num_threads(threads) schedule(static) reduction(+ : total)
  for (long i = 0; i < n; i++) total += x[i];
  double mean = total / n;
#pragma omp parallel for num_threads(threads) schedule(static) reduction(+ : squares)
  for (long i = 0; i < n; i++) squares += (x[i] - mean) * (x[i] - mean);
  *out = squares / n;
}

void counts(const float *restrict x, int *restrict bins, long n, int count, int threads) {  // in bins of each thread's own
  memset(bins, 0, count * sizeof *bins);
#pragma omp parallel for num_threads(threads) schedule(static) reduction(+ : bins[:count])
  for (long i = 0; i < n; i++) bins[(int)(x[i] * count)]++;
}

// What memory gives: nothing is done with a word but to keep its bits.
unsigned read_all(const unsigned *restrict words, long n, int threads) {
  unsigned bits = 0;
#pragma omp parallel for num_threads(threads) schedule(static) reduction(| : bits)
  for (long i = 0; i < n; i++) bits |= words[i];
  return bits;
}

// Each part counts the runs that start in it, and then sums them, the last one beyond its end.
void reduce_by_key(const int *restrict keys, const int *restrict values, int *restrict found, int *restrict totals, long n,
                   int threads) {
  long before[MOST_THREADS + 1] = {0};
#pragma omp parallel num_threads(threads)
  {
    int t = omp_get_thread_num();
    long from = n * t / threads, to = n * (t + 1) / threads, runs = 0;
    for (long i = from; i < to; i++) runs += i == 0 || keys[i] != keys[i - 1];
    before[t + 1] = runs;
#pragma omp barrier
    long place = 0, i = from;
    for (int other = 0; other <= t; other++) place += before[other];
    while (i > 0 && i < to && keys[i] == keys[i - 1]) i++;
    while (i < to) {
      int key = keys[i], total = values[i];
      for (i++; i < n && keys[i] == key; i++) total += values[i];
      found[place] = key;
      totals[place++] = total;
    }
  }
}

void scan(const int *restrict x, int *restrict out, long n, int threads) {  // the sums of all parts, and then each part again
  int before[MOST_THREADS + 1] = {0};
#pragma omp parallel num_threads(threads)
  {
    int t = omp_get_thread_num(), running = 0;
    long from = n * t / threads, to = n * (t + 1) / threads;
    if (threads > 1) {
      for (long i = from; i < to; i++) running += x[i];
      before[t + 1] = running;
#pragma omp barrier
      running = 0;
      for (int other = 0; other <= t; other++) running += before[other];
    }
    for (long i = from; i < to; i++) {
      int value = x[i];
      out[i] = running;
      running += value;
    }
  }
}

// Radix sort of keys with their places, 8 bits at a time from the lowest; each thread counts its part, so that order is kept.
void argsort(const uint32_t *restrict keys, uint32_t *restrict index, long n, int threads) {
  uint64_t *from = malloc(n * sizeof *from), *to = malloc(n * sizeof *to);
  static long places[MOST_THREADS][256];
  for (long i = 0; i < n; i++) from[i] = (uint64_t)keys[i] << 32 | (uint32_t)i;
  for (int shift = 32; shift < 64; shift += 8) {
#pragma omp parallel num_threads(threads)
    {
      int t = omp_get_thread_num();
      long first = n * t / threads, end = n * (t + 1) / threads, place[256] = {0};
      for (long i = first; i < end; i++) place[from[i] >> shift & 255]++;
      memcpy(places[t], place, sizeof place);
#pragma omp barrier
#pragma omp single
      for (long digit = 0, seen = 0; digit < 256; digit++)
        for (int other = 0; other < threads; other++) {
          long count = places[other][digit];
          places[other][digit] = seen;
          seen += count;
        }
      memcpy(place, places[t], sizeof place);
      for (long i = first; i < end; i++) to[place[from[i] >> shift & 255]++] = from[i];
    }
    uint64_t *swap = from;
    from = to;
    to = swap;
  }
  for (long i = 0; i < n; i++) index[i] = (uint32_t)from[i];
  free(from);
  free(to);
}

// Launch overhead: three arrays and a number, eight and four, twelve arrays.
void three_and_one(const float *x, const float *y, float *out, float a, long n) {
  for (long i = 0; i < n; i++) out[i] = a * x[i] + y[i];
}

void eight_and_four(const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5,
                    const float *a6, float *out, float s0, float s1, float s2, float s3, long n) {
  for (long i = 0; i < n; i++) out[i] = s0 * a0[i] + s1 * a1[i] + s2 * a2[i] + s3 * a3[i] + a4[i] + a5[i] + a6[i];
}

void twelve(const float *a0, const float *a1, const float *a2, const float *a3, const float *a4, const float *a5, const float *a6,
            const float *a7, const float *a8, const float *a9, const float *a10, float *out, long n) {
  for (long i = 0; i < n; i++) out[i] = a0[i] + a1[i] + a2[i] + a3[i] + a4[i] + a5[i] + a6[i] + a7[i] + a8[i] + a9[i] + a10[i];
}
