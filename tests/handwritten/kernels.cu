// What a CUDA programmer writes for the kernels of test_registers.py: the same algorithms, in blocks of 256 threads.

extern "C" __global__ void __launch_bounds__(256) saxpy(const float *x, const float *y, float *out, float a, long long n) {
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = a * x[i] + y[i];
}

extern "C" __global__ void __launch_bounds__(256) stencil(const float *u, float *v, long long rows, long long columns, long long pitch, int flat) {
    long long i, j;
    if (flat) {  // for more rows than a grid has blocks along y
        const unsigned long long t = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x;
        i = t / (unsigned long long)(columns - 2) + 1;
        j = t % (unsigned long long)(columns - 2) + 1;
    } else {
        j = (long long)blockIdx.x * blockDim.x + threadIdx.x + 1;
        i = (long long)blockIdx.y * blockDim.y + threadIdx.y + 1;
    }
    if (i >= rows - 1 || j >= columns - 1) return;
    v[i * pitch + j] =
        0.25f * (u[(i - 1) * columns + j] + u[i * columns + j - 1] + u[i * columns + j + 1] + u[(i + 1) * columns + j]);
}

// Positions and masses as x, y, z, m.
extern "C" __global__ void __launch_bounds__(256) nbody(const float *body, float *acc, float softening, long long n) {
    __shared__ float tile[1024];
    const int lane = threadIdx.x;
    const long long i = (long long)blockIdx.x * 256 + lane;
    if (i >= n) return;
    const float x = body[4 * i], y = body[4 * i + 1], z = body[4 * i + 2];
    float ax = 0, ay = 0, az = 0;
    for (long long start = 0; start < n; start += 256) {
        for (int k = 0; k < 4; k++) tile[4 * lane + k] = body[4 * (start + lane) + k];
        __syncthreads();
        for (int k = 0; k < 256; k++) {
            const float dx = tile[4 * k] - x, dy = tile[4 * k + 1] - y, dz = tile[4 * k + 2] - z;
            const float square = dx * dx + dy * dy + dz * dz + softening;
            const float pull = tile[4 * k + 3] / (square * sqrtf(square));
            ax += dx * pull;
            ay += dy * pull;
            az += dz * pull;
        }
        __syncthreads();
    }
    acc[3 * i] = ax;
    acc[3 * i + 1] = ay;
    acc[3 * i + 2] = az;
}

// Square matrices in tiles of 16 x 16: a block makes a tile of c.
extern "C" __global__ void __launch_bounds__(256) matmul(const float *a, const float *b, float *c, int n, long long count) {
    __shared__ float left[256], right[256];
    const int lane = threadIdx.x;
    const long long i = (long long)blockIdx.x * 256 + lane;
    if (i >= count) return;
    const int row = lane / 16, column = lane % 16;
    const int block = (int)(i / 256), tiles = n / 16;
    const int top = block / tiles * 16, side = block % tiles * 16;
    float total = 0;
    for (int start = 0; start < n; start += 16) {
        left[lane] = a[(long long)(top + row) * n + start + column];
        right[lane] = b[(long long)(start + row) * n + side + column];
        __syncthreads();
        for (int k = 0; k < 16; k++) total += left[16 * row + k] * right[16 * k + column];
        __syncthreads();
    }
    c[(long long)(top + row) * n + side + column] = total;
}
