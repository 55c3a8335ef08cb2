// Runs generated HIP C++ on the host: clang's builtins for AMD GPUs, in terms of the stand-in for CUDA, whose launches it shares.
#pragma once
#include "cuda_shim.h"

#define __HIPCC_RTC__ 1  // so that sources leave the names above to this file
#define TACK_OF_DIMENSION(d)                                                        \
    static inline unsigned __builtin_amdgcn_workgroup_id_##d() { return blockIdx.d; } \
    static inline unsigned short __builtin_amdgcn_workgroup_size_##d() { return (unsigned short)blockDim.d; } \
    static inline unsigned __builtin_amdgcn_workitem_id_##d() { return threadIdx.d; }
TACK_OF_DIMENSION(x)
TACK_OF_DIMENSION(y)
TACK_OF_DIMENSION(z)

#define amdgpu_flat_work_group_size(least, most)  // an attribute of functions

#define __HIP_MEMORY_SCOPE_AGENT 4
#define __builtin_amdgcn_fence(order, scope) __atomic_thread_fence(order)
#define __hip_atomic_load(place, order, scope) tack_read(place)
#define __hip_atomic_compare_exchange_strong(place, seen, wanted, order, other, scope) tack_swap(place, seen, wanted)
#define __hip_atomic_fetch_add(place, value, order, scope) atomicAdd(place, value)
#define __hip_atomic_fetch_min(place, value, order, scope) atomicMin(place, value)
#define __hip_atomic_fetch_max(place, value, order, scope) atomicMax(place, value)

typedef struct __hip_texture *hipTextureObject_t;
template <class T> static T tex3D(hipTextureObject_t texture, float x, float y, float z) {
    return tex3D<T>((cudaTextureObject_t)texture, x, y, z);
}

template <class T> static inline T tack_read(T *place) { return __atomic_load_n(place, __ATOMIC_RELAXED); }
template <class T> static inline bool tack_swap(T *place, T *seen, T wanted) {
    tack_interfere();
    return __atomic_compare_exchange_n(place, seen, wanted, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
