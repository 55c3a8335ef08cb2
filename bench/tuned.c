// The benchmark cases tuned by hand (AVX-512 lanes, non-temporal stores, private copies, libmvec): the limit of the machine.
// Sizes are multiples of the lane counts that the loops assume.
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <omp.h>
#define R restrict
#define PAR _Pragma("omp parallel for num_threads(nt) schedule(static)")
#define PARDYN _Pragma("omp parallel for num_threads(nt) schedule(dynamic,8)")
typedef long L;
typedef __m512 V;

void saxpy(const float *R x, const float *R y, float *R out, float a, L n, int nt) {
  V va = _mm512_set1_ps(a);
  L m = n & ~15L;
  if ((uintptr_t)out & 63) m = 0;
  PAR for (L i = 0; i < m; i += 16) _mm512_stream_ps(out + i, _mm512_fmadd_ps(va, _mm512_loadu_ps(x + i), _mm512_loadu_ps(y + i)));
  for (L i = m; i < n; i++) out[i] = a * x[i] + y[i];
  _mm_sfence();
}

static inline float h1(const float *a, L n, float al) { return a[0] + al * (a[-n] + a[n] + a[-1] + a[1] - 4.0f * a[0]); }
void heat(float *R u, float *R v, float alpha, L n, L steps, int nt) {
  V al = _mm512_set1_ps(alpha), m4 = _mm512_set1_ps(-4.0f);
  for (L s = 0; s < steps; s++) {
    const float *a = s & 1 ? v : u;
    float *b = s & 1 ? u : v;
    PAR for (L i = 1; i < n - 1; i++) {
      const float *p = a + i * n;
      float *q = b + i * n;
      L j = 1;
      for (; j < n - 1 && ((uintptr_t)(q + j) & 63); j++) q[j] = h1(p + j, n, alpha);
      for (; j + 16 <= n - 1; j += 16) {
        V c = _mm512_loadu_ps(p + j);
        V t = _mm512_add_ps(_mm512_add_ps(_mm512_loadu_ps(p + j - n), _mm512_loadu_ps(p + j + n)),
                            _mm512_add_ps(_mm512_loadu_ps(p + j - 1), _mm512_loadu_ps(p + j + 1)));
        _mm512_stream_ps(q + j, _mm512_fmadd_ps(al, _mm512_fmadd_ps(m4, c, t), c));
      }
      for (; j < n - 1; j++) q[j] = h1(p + j, n, alpha);
    }
    _mm_sfence();
  }
}

void stencil(const float *R u, float *R out, float c0, float c1, L n, int nt) {
  V k0 = _mm512_set1_ps(c0), k1 = _mm512_set1_ps(c1);
  PAR for (L i = 1; i < n - 1; i++)
    for (L j = 1; j < n - 1; j++) {
      const float *p = u + (i * n + j) * n;
      float *q = out + (i * n + j) * n;
      L k = 1;
#define S1 q[k] = c0 * p[k] + c1 * (p[k - n * n] + p[k + n * n] + p[k - n] + p[k + n] + p[k - 1] + p[k + 1])
      for (; k < n - 1 && ((uintptr_t)(q + k) & 63); k++) S1;
      for (; k + 16 <= n - 1; k += 16) {
#define LD(o) _mm512_loadu_ps(p + k + (o))
        V t = _mm512_add_ps(_mm512_add_ps(_mm512_add_ps(LD(-n * n), LD(n * n)), _mm512_add_ps(LD(-n), LD(n))), _mm512_add_ps(LD(-1), LD(1)));
        _mm512_stream_ps(q + k, _mm512_fmadd_ps(k1, t, _mm512_mul_ps(k0, LD(0))));
      }
      for (; k < n - 1; k++) S1;
    }
  _mm_sfence();
}

void mandelbrot(int *R it, L n, int limit, int nt) {  // 4 x 16 lanes in flight
  PARDYN for (L py = 0; py < n; py++) {
    V y0 = _mm512_set1_ps(-1.5f + py * (3.0f / n)), four = _mm512_set1_ps(4.0f), sx = _mm512_set1_ps(3.0f / n);
    __m512i one = _mm512_set1_epi32(1), lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (L px = 0; px < n; px += 64) {
      V x0[4], x[4], y[4];
      __m512i k[4];
      __mmask16 m[4];
      for (int q = 0; q < 4; q++) {
        x0[q] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(_mm512_add_epi32(lane, _mm512_set1_epi32(px + 16 * q))), sx, _mm512_set1_ps(-2.0f));
        x[q] = y[q] = _mm512_setzero_ps(); k[q] = _mm512_setzero_si512(); m[q] = 0xffff;
      }
      for (int t = 0; t < limit; t++) {
        for (int q = 0; q < 4; q++) {
          V x2 = _mm512_mul_ps(x[q], x[q]), y2 = _mm512_mul_ps(y[q], y[q]);
          m[q] = _mm512_mask_cmp_ps_mask(m[q], _mm512_add_ps(x2, y2), four, _CMP_LE_OQ);
          y[q] = _mm512_fmadd_ps(_mm512_add_ps(x[q], x[q]), y[q], y0);
          x[q] = _mm512_add_ps(_mm512_sub_ps(x2, y2), x0[q]);
          k[q] = _mm512_mask_add_epi32(k[q], m[q], k[q], one);
        }
        if (!(m[0] | m[1] | m[2] | m[3])) break;
      }
      for (int q = 0; q < 4; q++) _mm512_storeu_si512(it + py * n + px + 16 * q, k[q]);
    }
  }
}

void nbody(const float *R x, const float *R y, const float *R z, float *R ax, float *R ay, float *R az, float eps2, L n, int nt) {
  V e = _mm512_set1_ps(eps2), h = _mm512_set1_ps(-0.5f), th = _mm512_set1_ps(1.5f);
  PAR for (L i = 0; i < n; i += 32) {  // n is a multiple of 32; 32 i's in lanes, j broadcast
    V xi[2], yi[2], zi[2], sx[2], sy[2], sz[2];
    for (int q = 0; q < 2; q++) {
      xi[q] = _mm512_loadu_ps(x + i + 16 * q); yi[q] = _mm512_loadu_ps(y + i + 16 * q); zi[q] = _mm512_loadu_ps(z + i + 16 * q);
      sx[q] = sy[q] = sz[q] = _mm512_setzero_ps();
    }
    for (L j = 0; j < n; j++) {
      V xj = _mm512_set1_ps(x[j]), yj = _mm512_set1_ps(y[j]), zj = _mm512_set1_ps(z[j]);
      for (int q = 0; q < 2; q++) {
        V dx = _mm512_sub_ps(xj, xi[q]), dy = _mm512_sub_ps(yj, yi[q]), dz = _mm512_sub_ps(zj, zi[q]);
        V d = _mm512_fmadd_ps(dx, dx, _mm512_fmadd_ps(dy, dy, _mm512_fmadd_ps(dz, dz, e)));
        V r = _mm512_rsqrt14_ps(d);
        r = _mm512_mul_ps(r, _mm512_fmadd_ps(_mm512_mul_ps(_mm512_mul_ps(d, h), r), r, th));  // one Newton step
        V r3 = _mm512_mul_ps(_mm512_mul_ps(r, r), r);
        sx[q] = _mm512_fmadd_ps(dx, r3, sx[q]); sy[q] = _mm512_fmadd_ps(dy, r3, sy[q]); sz[q] = _mm512_fmadd_ps(dz, r3, sz[q]);
      }
    }
    for (int q = 0; q < 2; q++) {
      _mm512_storeu_ps(ax + i + 16 * q, sx[q]); _mm512_storeu_ps(ay + i + 16 * q, sy[q]); _mm512_storeu_ps(az + i + 16 * q, sz[q]);
    }
  }
}

V _ZGVeN16v_sinf(V); V _ZGVeN16v_expf(V); V _ZGVeN16v_logf(V);  // glibc libmvec, <= 4 ulp
void waves(const float *R x, float *R out, L n, int nt) {   // n is a multiple of 16
  V one = _mm512_set1_ps(1.0f);
  PAR for (L i = 0; i < n; i += 16) {
    V v = _mm512_loadu_ps(x + i), v2 = _mm512_mul_ps(v, v);
    _mm512_storeu_ps(out + i, _mm512_fmadd_ps(_ZGVeN16v_sinf(v), _ZGVeN16v_expf(_mm512_sub_ps(_mm512_setzero_ps(), v2)), _ZGVeN16v_logf(_mm512_add_ps(one, v2))));
  }
}

void histogram(const float *R x, int *R bins, L n, int nb, int nt) {  // 8 private copies per thread
  memset(bins, 0, nb * sizeof *bins);
#pragma omp parallel num_threads(nt)
  {
    int t = omp_get_thread_num();
    L lo = n / 16 * t / nt * 16, hi = n / 16 * (t + 1) / nt * 16;
    int *p = calloc(8 * nb, sizeof(int));
    V s = _mm512_set1_ps(nb);
    int k[16] __attribute__((aligned(64)));
    for (L i = lo; i < hi; i += 16) {
      _mm512_store_si512(k, _mm512_cvttps_epi32(_mm512_mul_ps(_mm512_loadu_ps(x + i), s)));
      for (int q = 0; q < 16; q++) p[(q & 7) * nb + k[q]]++;
    }
    for (int b = 0; b < nb; b++) {
      int v = 0;
      for (int q = 0; q < 8; q++) v += p[q * nb + b];
      __atomic_fetch_add(&bins[b], v, __ATOMIC_RELAXED);
    }
    free(p);
  }
}

void scatter(const float *R px, const float *R py, const float *R m, float *R g, L n, L w, int nt) {  // private grids
  float *p = calloc(nt * w * w, sizeof(float));
#pragma omp parallel num_threads(nt)
  {
    int t = omp_get_thread_num();
    float *q = p + t * w * w;
    for (L k = n * t / nt; k < n * (t + 1) / nt; k++) {
      int i = (int)px[k], j = (int)py[k];
      float fx = px[k] - i, fy = py[k] - j, v = m[k], a = v * (1 - fx), b = v * fx;
      float *r = q + i * w + j;
      r[0] += a * (1 - fy); r[1] += a * fy; r[w] += b * (1 - fy); r[w + 1] += b * fy;
    }
#pragma omp barrier
#pragma omp for
    for (L c = 0; c < w * w; c++) { float s = 0; for (int q2 = 0; q2 < nt; q2++) s += p[q2 * w * w + c]; g[c] = s; }
  }
  free(p);
}

static inline float sum16(const float *x, L n) {  // n is a multiple of 64
  V s[4] = {_mm512_setzero_ps(), _mm512_setzero_ps(), _mm512_setzero_ps(), _mm512_setzero_ps()};
  for (L j = 0; j < n; j += 64) for (int q = 0; q < 4; q++) s[q] = _mm512_add_ps(s[q], _mm512_loadu_ps(x + j + 16 * q));
  return _mm512_reduce_add_ps(_mm512_add_ps(_mm512_add_ps(s[0], s[1]), _mm512_add_ps(s[2], s[3])));
}
void rowsum(const float *R x, float *R out, L r, L c, int nt) { PAR for (L i = 0; i < r; i++) out[i] = sum16(x + i * c, c); }

void sum(const float *R x, float *R out, L n, int nt) {  // n is a multiple of 4096
  double s = 0;
#pragma omp parallel for num_threads(nt) schedule(static) reduction(+ : s)
  for (L i = 0; i < n; i += 4096) s += sum16(x + i, 4096);
  *out = s;
}

typedef __m512i I;
static I shifted(I v, I by, __mmask16 m) { return _mm512_maskz_permutexvar_epi32(m, by, v); }
static int scan_part(const int *x, int *out, L n, int before, int stream) {  // sums within a register in four steps
  I lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), last = _mm512_set1_epi32(15);
  I by[4], running = _mm512_set1_epi32(before);
  for (int q = 0; q < 4; q++) by[q] = _mm512_sub_epi32(lane, _mm512_set1_epi32(1 << q));
  for (L i = 0; i < n; i += 16) {
    I v = _mm512_loadu_si512(x + i), s = v;
    for (int q = 0; q < 4; q++) s = _mm512_add_epi32(s, shifted(s, by[q], 0xffff << (1 << q)));
    I result = _mm512_add_epi32(running, _mm512_sub_epi32(s, v));
    if (stream) _mm512_stream_si512((I *)(out + i), result); else _mm512_storeu_si512(out + i, result);
    running = _mm512_add_epi32(running, _mm512_permutexvar_epi32(last, s));
  }
  return _mm512_cvtsi512_si32(running);
}
void scan(const int *R x, int *R out, L n, int nt) {  // n is a multiple of 16; the second reading of a part hits the cache
  enum { PART = 1 << 17 };
  int stream = !((uintptr_t)out & 63), before = 0, sums[64];
  if (nt == 1) scan_part(x, out, n, 0, stream);
  else {
#pragma omp parallel num_threads(nt)
    for (L o = 0; o < n; o += (L)PART * nt) {
      int t = omp_get_thread_num();
      L lo = o + (L)PART * t, hi = lo + PART > n ? n : lo + PART;
      I s = _mm512_setzero_si512();
      for (L i = lo; i < hi; i += 16) s = _mm512_add_epi32(s, _mm512_loadu_si512(x + i));
      sums[t] = _mm512_reduce_add_epi32(s);
#pragma omp barrier
      int b = before;
      for (int q = 0; q < t; q++) b += sums[q];
      if (lo < hi) scan_part(x + lo, out + lo, hi - lo, b, stream);
#pragma omp barrier
      if (t == nt - 1) before = b + sums[t];
#pragma omp barrier
    }
  }
  _mm_sfence();
}

void argsort(const uint32_t *R keys, uint32_t *R index, L n, int nt) {  // three digits of 11 bits
  enum { DIGITS = 2048 };
  uint64_t *a = malloc(n * 8), *b = malloc(n * 8);
  uint32_t(*places)[DIGITS] = malloc(sizeof(uint32_t[DIGITS]) * nt);
  for (int pass = 0; pass < 3; pass++) {
    int shift = 11 * pass;
#define FROM_KEY(i) (keys[i] >> shift & (DIGITS - 1))
#define FROM_PAIR(i) (a[i] >> (32 + shift) & (DIGITS - 1))
#pragma omp parallel num_threads(nt)
    {
      int t = omp_get_thread_num();
      L lo = n * t / nt, hi = n * (t + 1) / nt;
      uint32_t *p = places[t];
      memset(p, 0, sizeof places[t]);
      if (pass == 0) for (L i = lo; i < hi; i++) p[FROM_KEY(i)]++;
      else for (L i = lo; i < hi; i++) p[FROM_PAIR(i)]++;
#pragma omp barrier
#pragma omp single
      { uint32_t s = 0; for (int d = 0; d < DIGITS; d++) for (int q = 0; q < nt; q++) { uint32_t v = places[q][d]; places[q][d] = s; s += v; } }
      if (pass == 0) for (L i = lo; i < hi; i++) b[p[FROM_KEY(i)]++] = (uint64_t)keys[i] << 32 | (uint32_t)i;
      else if (pass == 1) for (L i = lo; i < hi; i++) b[p[FROM_PAIR(i)]++] = a[i];
      else for (L i = lo; i < hi; i++) index[p[FROM_PAIR(i)]++] = (uint32_t)a[i];
    }
    uint64_t *t = a; a = b; b = t;
  }
  free(a); free(b); free(places);
}

// naive order (k innermost per element), vectorised over j: what an outer-loop vectoriser reaches
void matmul(const double *R a, const double *R b, double *R c, L n, int nt) {
  PAR for (L i = 0; i < n; i++)
    for (L j = 0; j < n; j += 32) {
      __m512d s0 = _mm512_setzero_pd(), s1 = s0, s2 = s0, s3 = s0;
      for (L k = 0; k < n; k++) {
        __m512d v = _mm512_set1_pd(a[i * n + k]);
        const double *q = b + k * n + j;
        s0 = _mm512_fmadd_pd(v, _mm512_loadu_pd(q), s0); s1 = _mm512_fmadd_pd(v, _mm512_loadu_pd(q + 8), s1);
        s2 = _mm512_fmadd_pd(v, _mm512_loadu_pd(q + 16), s2); s3 = _mm512_fmadd_pd(v, _mm512_loadu_pd(q + 24), s3);
      }
      double *o = c + i * n + j;
      _mm512_storeu_pd(o, s0); _mm512_storeu_pd(o + 8, s1); _mm512_storeu_pd(o + 16, s2); _mm512_storeu_pd(o + 24, s3);
    }
}
