// Helpers of generated HIP C++, for clang by itself: no header and no library of ROCm is needed, and HIPRTC, which has its own, gets on
// with them.
// Paragraphs are parted by blank lines: the second is in every source, the others where they are used (see prelude.py).

#ifndef __HIPCC_RTC__
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
extern "C" __device__ int printf(const char *, ...);
#endif
typedef signed char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long long i64;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;

// The position along a dimension of the grid: blockIdx * blockDim + threadIdx, widened before it can overflow.
#define tk_position(d) \
    ((i64)__builtin_amdgcn_workgroup_id_##d() * __builtin_amdgcn_workgroup_size_##d() + __builtin_amdgcn_workitem_id_##d())

// The place in a group of any shape.
#define tk_place() \
    (__builtin_amdgcn_workitem_id_x() + \
     __builtin_amdgcn_workgroup_size_x() * \
         (__builtin_amdgcn_workitem_id_y() + __builtin_amdgcn_workgroup_size_y() * __builtin_amdgcn_workitem_id_z()))

// HIP's own, where its headers are not there.
#ifndef __HIPCC_RTC__
TK_FUNCTION void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
#endif

TK_FUNCTION F tk_copysign_F(F a, F b) { return TK_MATH(copysign)(a, b); }

// A product that is not fused with a sum, whatever the code around it allows.
TK_FUNCTION F tk_product_F(F a, F b) {
#pragma clang fp contract(off)
    return a * b;
}

// The same bits as another type.
TK_FUNCTION T tk_reinterpret_T_S(S x) { return __builtin_bit_cast(T, x); }

// What HIP's own does, where its headers are not there: a texture object is where the description of an image lies in 12 words, and
// behind it that of a sampler.
#ifdef __HIPCC_RTC__
TK_FUNCTION f32 tk_filtered(const void *texture, f32 x, f32 y, f32 z) {
    return tex3D<f32>((hipTextureObject_t)texture, x, y, z);
}
#else
    typedef int tk_image __attribute__((ext_vector_type(8)));
    typedef int tk_sampler __attribute__((ext_vector_type(4)));
    typedef f32 tk_texel __attribute__((ext_vector_type(4)));
__device__ tk_texel tk_image_sample(i32 mask, f32 x, f32 y, f32 z, tk_image, tk_sampler, bool normalized, i32, i32) __asm(
    "llvm.amdgcn.image.sample.lz.3d.v4f32.f32.v8i32.v4i32");
TK_FUNCTION f32 tk_filtered(const void *texture, f32 x, f32 y, f32 z) {
    typedef const __attribute__((address_space(4))) int *words;
    const words image = (words)texture, sampler = image + 12;
    return tk_image_sample(1, x, y, z, *(const __attribute__((address_space(4))) tk_image *)image,
                           *(const __attribute__((address_space(4))) tk_sampler *)sampler, false, 0, 0)[0];
}
#endif

// Coordinates are in texels and not normalized: a whole number is where a texel begins.
TK_FUNCTION f32 tk_sample(const void *texture, f32 x, f32 y, f32 z) {
    return tk_filtered(texture, x + 0.5f, y + 0.5f, z + 0.5f);
}

TK_FUNCTION void tk_fence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }

// Relaxed updates in the scope of the device.
TK_FUNCTION U tk_atomic_read_U(U *place) { return __hip_atomic_load(place, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }

TK_FUNCTION U tk_atomic_swap_U(U *place, U seen, U wanted) {
    U found = seen;
    __hip_atomic_compare_exchange_strong(place, &found, wanted, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    return found;
}

#define tk_update(name, place, value) __hip_atomic_fetch_##name(place, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)

TK_FUNCTION i32 tk_atomic_add_i32(i32 *place, i32 value) { return tk_update(add, place, value); }

TK_FUNCTION u32 tk_atomic_add_u32(u32 *place, u32 value) { return tk_update(add, place, value); }

TK_FUNCTION f32 tk_atomic_add_f32(f32 *place, f32 value) { return tk_update(add, place, value); }

TK_FUNCTION i32 tk_atomic_min_i32(i32 *place, i32 value) { return tk_update(min, place, value); }

TK_FUNCTION u32 tk_atomic_min_u32(u32 *place, u32 value) { return tk_update(min, place, value); }

TK_FUNCTION i32 tk_atomic_max_i32(i32 *place, i32 value) { return tk_update(max, place, value); }

TK_FUNCTION u32 tk_atomic_max_u32(u32 *place, u32 value) { return tk_update(max, place, value); }
