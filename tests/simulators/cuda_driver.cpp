// A CUDA driver, or with -DTACK_HIP a HIP one, that runs on the host: the calls that this project makes, as the vendor documents
// them. Device memory is host memory that no other device may touch, and holds 0xCD when it is new; a binary is the source of
// kernels behind a header that names its architecture. It is compiled for the host (cuda_shim.h) by the command in
// TACK_CUDA_COMPILER or TACK_HIP_COMPILER, which gets "-o FILE.so FILE.cpp" in the folder TACK_SIMULATOR_FOLDER, where a source that was met before is.
//
// Launches are queued and run when something waits, as late as a real device may. What tests ask for has names that start with sim.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>
#include "sampling.h"

#ifdef TACK_HIP
#define CALL(cuda, hip) extern "C" int hip
#define ME(cuda, hip) #hip
static constexpr unsigned MOST_Z = 1024;  // threads of a group
enum { INVALID = 1, NO_MEMORY = 2, NOT_INITIALIZED = 3, NO_DEVICE = 100, BAD_DEVICE = 101, BAD_IMAGE = 200, NO_CONTEXT = 201,
       NO_BINARY = 209, NOT_FOUND = 500, NOT_READY = 600, BAD_ADDRESS = 700, NOT_SUPPORTED = 801 };
#else
#define CALL(cuda, hip) extern "C" int cuda
#define ME(cuda, hip) #cuda
static constexpr unsigned MOST_Z = 64;
enum { INVALID = 1, NO_MEMORY = 2, NOT_INITIALIZED = 3, NO_DEVICE = 100, BAD_DEVICE = 101, BAD_IMAGE = 200, NO_CONTEXT = 201,
       NO_BINARY = 209, NOT_FOUND = 500, NOT_READY = 600, BAD_ADDRESS = 700, NOT_SUPPORTED = 801 };
#endif

static std::recursive_mutex lock;
static const char MAGIC[] = "TACKSIM";  // then 24 bytes: what it is for, "sm_90", "gfx942", or "compute_75" where the driver compiles
static constexpr size_t HEADER = 32, CANARY = 64;
static constexpr uint64_t MEMORY = 1ull << 30;  // of a device
static constexpr size_t MOST_TEXELS = 16384;

struct memory {
    size_t size;
    int device;
};
struct array_ {
    size_t size[3];  // width, height, depth, of one f32 each
    int device;
    std::vector<float> texels;
};
struct texture_ {
    array_ *of;
    tack_image image;
    bool normalized;
};
struct module_ {
    void *handle;
    int device;
};
struct function_ {
    module_ *of;
    void (*launch)(const unsigned *, const unsigned *, void **);
    unsigned (*sizes)(unsigned *);
};
struct device_ {
    int retained = 0;
    uint64_t used = 0;
    int failed = 0;  // a failure of what ran: it stays
    std::vector<std::function<void()>> queue;
};
struct plan {
    std::string call;
    int after, status;
};

static int devices = 1;
static std::string level = ME(sm_90, gfx942);
static bool initialized = false;
static std::map<uint64_t, memory> memories;
static std::set<array_ *> arrays;
static std::set<void *> streams;  // of other programs
static std::map<uint64_t, texture_> textures;
static uint64_t next_texture = 0x7e70;
static int running = -1;  // the device whose queue runs
static std::set<module_ *> modules;
static std::map<std::pair<module_ *, std::string>, function_ *> functions;
static device_ states[16];
static std::map<std::string, int> calls;
static std::vector<plan> failing;
static unsigned order = 0;
static thread_local std::vector<int> contexts;  // devices; a context is a device's primary one

// --- what tests ask for ---------------------------------------------------------------------------------------------------

extern "C" void simConfigure(int count, const char *of) { devices = count, level = of; }
// The call of that name, or any where the name is "", fails once: after so many that do not. Nothing else does, but for simFailToo.
extern "C" void simFail(const char *call, int after, int status) { failing = {{call, after, status}}; }
extern "C" void simFailToo(const char *call, int after, int status) { failing.push_back({call, after, status}); }
extern "C" void simOrder(unsigned value) { order = value; }
extern "C" void simStream(void *made) { streams.insert(made); }
extern "C" int simCalls(const char *call) { return calls[call]; }
extern "C" int simAllocations() { return memories.size() + arrays.size() + textures.size(); }
extern "C" int simTextures() { return std::max(arrays.size(), textures.size()); }
extern "C" int simModules() { return modules.size(); }
extern "C" int simRetained() {
    int sum = 0;
    for (device_ &each : states) sum += each.retained;
    return sum;
}
extern "C" int simQueued() {
    int sum = 0;
    for (device_ &each : states) sum += each.queue.size();
    return sum;
}
extern "C" int simContexts() { return contexts.size(); }  // of this thread
static int busy = 0;
extern "C" void simBusy(int is) { busy = is; }  // whoever asks hears that work goes on
extern "C" void simReset() { failing.clear(), calls.clear(), order = 0, busy = 0; for (device_ &each : states) each.failed = 0; }

// --- what every call does ---------------------------------------------------------------------------------------------------

#ifdef TACK_HIP
static thread_local int current = 0;
#endif
static int here() {
#ifdef TACK_HIP
    return current;
#else
    return contexts.empty() ? -1 : contexts.back();
#endif
}

// Count a call; the status that it is to fail with.
static int injected(const char *name) {
    ++calls[name];
    for (auto each = failing.begin(); each != failing.end(); ++each)
        if ((each->call.empty() || each->call == name) && each->after-- == 0) {
            const int status = each->status;
            failing.erase(each);
            return status;
        }
    return 0;
}
static int enter(const char *name, bool in_context) {
    if (const int status = injected(name)) return status;
    if (!initialized && strcmp(name, ME(cuInit, hipInit))) return NOT_INITIALIZED;
    if (in_context) {
        if (here() < 0 || here() >= devices) return NO_CONTEXT;
        if (states[here()].failed) return states[here()].failed;
    }
    return 0;
}
#define ENTER(cuda, hip, in_context)                             \
    std::lock_guard<std::recursive_mutex> held(lock);            \
    if (const int status = enter(ME(cuda, hip), in_context)) return status

// Whether a range is memory of this context's device.
static bool owned(uint64_t place, size_t size) {
    auto next = memories.upper_bound(place);
    if (next == memories.begin()) return false;
    auto found = std::prev(next);
    return found->second.device == here() && place + size <= found->first + found->second.size;
}
static bool intact(uint64_t place, const memory &of) {
    const unsigned char *end = (unsigned char *)place + of.size;
    for (size_t at = 0; at < CANARY; ++at)
        if (end[at] != 0xee) return false;
    return true;
}
// Run what is queued; a kernel that wrote beyond an array has failed, and so does all that follows.
static int drain() {
    device_ &state = states[here()];
    std::vector<std::function<void()>> queue;
    queue.swap(state.queue);
    running = here();
    for (auto &work : queue) work();
    for (auto &each : memories)
        if (each.second.device == here() && !intact(each.first, each.second)) state.failed = BAD_ADDRESS;
    return state.failed;
}

// --- devices and contexts ---------------------------------------------------------------------------------------------------

CALL(cuInit, hipInit)(unsigned flags) {
    ENTER(cuInit, hipInit, false);
    if (flags) return INVALID;
    initialized = true;
    return devices ? 0 : NO_DEVICE;
}
#ifndef TACK_HIP
extern "C" int cuDriverGetVersion(int *version) {  // that of CUDA, before cuInit, too
    *version = 12090;
    return 0;
}
#endif
CALL(cuDeviceGetCount, hipGetDeviceCount)(int *count) {
    ENTER(cuDeviceGetCount, hipGetDeviceCount, false);
    *count = devices;
    return 0;
}
CALL(cuDeviceGetName, hipDeviceGetName)(char *name, int size, int device) {
    ENTER(cuDeviceGetName, hipDeviceGetName, false);
    if (device < 0 || device >= devices) return BAD_DEVICE;
    snprintf(name, size, "Simulated GPU %d", device);
    return 0;
}
#ifdef TACK_HIP
extern "C" int hipGetDevicePropertiesR0600(char *properties, int device) {
    ENTER(, hipGetDevicePropertiesR0600, false);
    if (device < 0 || device >= devices) return BAD_DEVICE;
    memset(properties, 0, 1472);
    snprintf(properties, 256, "Simulated GPU %d", device);
    const int threads[] = {1024, 1024, 1024, 1024};  // maxThreadsPerBlock, maxThreadsDim
    memcpy(properties + 320, threads, sizeof threads);
    snprintf(properties + 1160, 256, "%s:sramecc+:xnack-", level.c_str());
    return 0;
}
extern "C" int hipGetDevice(int *device) {
    ENTER(, hipGetDevice, false);
    *device = current;
    return 0;
}
extern "C" int hipSetDevice(int device) {
    ENTER(, hipSetDevice, false);
    if (device < 0 || device >= devices) return BAD_DEVICE;
    current = device;
    return 0;
}
#else
extern "C" int cuDeviceGetAttribute(int *value, int attribute, int device) {
    ENTER(cuDeviceGetAttribute, , false);
    if (device < 0 || device >= devices) return BAD_DEVICE;
    const int number = atoi(level.c_str() + 3);
    switch (attribute) {
    case 1: case 2: case 3: *value = 1024; return 0;  // threads of a block, along x, along y
    case 4: *value = MOST_Z; return 0;
    case 5: *value = 2147483647; return 0;
    case 6: case 7: *value = 65535; return 0;
    case 24: case 25: case 26: *value = MOST_TEXELS; return 0;
    case 75: *value = number / 10; return 0;
    case 76: *value = number % 10; return 0;
    default: return INVALID;
    }
}
// NVRTC, which finds this driver by its name, asks for tables that no document describes, and does without them.
extern "C" int cuGetExportTable(const void **, const void *) { return NOT_FOUND; }
extern "C" int cuDevicePrimaryCtxRetain(void **context, int device) {
    ENTER(cuDevicePrimaryCtxRetain, , false);
    if (device < 0 || device >= devices) return BAD_DEVICE;
    ++states[device].retained;
    *context = &states[device];
    return 0;
}
extern "C" int cuDevicePrimaryCtxRelease_v2(int device) {
    ENTER(cuDevicePrimaryCtxRelease_v2, , false);
    if (device < 0 || device >= devices || !states[device].retained) return BAD_DEVICE;
    --states[device].retained;
    return 0;
}
extern "C" int cuCtxPushCurrent_v2(void *context) {
    ENTER(cuCtxPushCurrent_v2, , false);
    const long device = (device_ *)context - states;
    if (device < 0 || device >= devices || !states[device].retained) return NO_CONTEXT;
    contexts.push_back(device);
    return 0;
}
extern "C" int cuCtxPopCurrent_v2(void **context) {
    ENTER(cuCtxPopCurrent_v2, , false);
    if (contexts.empty()) return NO_CONTEXT;
    *context = &states[contexts.back()];
    contexts.pop_back();
    return 0;
}
#endif

// --- memory -------------------------------------------------------------------------------------------------------------------

CALL(cuMemAlloc_v2, hipMalloc)(uint64_t *place, size_t size) {
    ENTER(cuMemAlloc_v2, hipMalloc, true);
    if (!size) return INVALID;
    device_ &state = states[here()];
    if (size > MEMORY - state.used) return NO_MEMORY;
    void *made = nullptr;
    if (posix_memalign(&made, 256, size + CANARY)) return NO_MEMORY;
    memset(made, 0xcd, size), memset((char *)made + size, 0xee, CANARY);
    memories[(uint64_t)made] = {size, here()};
    state.used += size;
    *place = (uint64_t)made;
    return 0;
}
CALL(cuMemFree_v2, hipFree)(uint64_t place) {
    ENTER(cuMemFree_v2, hipFree, true);
    auto found = memories.find(place);
    if (found == memories.end() || found->second.device != here()) return INVALID;
    if (const int failed = drain()) return failed;
    states[here()].used -= found->second.size;
    memset((void *)place, 0xdd, found->second.size);
    free((void *)place);
    memories.erase(found);
    return 0;
}
CALL(cuMemcpyHtoD_v2, hipMemcpyHtoD)(uint64_t target, const void *source, size_t size) {
    ENTER(cuMemcpyHtoD_v2, hipMemcpyHtoD, true);
    if (const int failed = drain()) return failed;
    if (!owned(target, size)) return INVALID;
    memcpy((void *)target, source, size);
    return 0;
}
CALL(cuMemcpyDtoH_v2, hipMemcpyDtoH)(void *target, uint64_t source, size_t size) {
    ENTER(cuMemcpyDtoH_v2, hipMemcpyDtoH, true);
    if (const int failed = drain()) return failed;
    if (!owned(source, size)) return INVALID;
    memcpy(target, (void *)source, size);
    return 0;
}
CALL(cuMemcpyDtoDAsync_v2, hipMemcpyDtoDAsync)(uint64_t target, uint64_t source, size_t size, void *stream) {
    ENTER(cuMemcpyDtoDAsync_v2, hipMemcpyDtoDAsync, true);
    if (!owned(target, size) || !owned(source, size) || stream) return INVALID;
    if (target < source + size && source < target + size) return INVALID;  // what overlaps is undefined
    states[here()].queue.push_back([=] { memcpy((void *)target, (void *)source, size); });
    return 0;
}

// --- textures ---------------------------------------------------------------------------------------------------------------

struct array_descriptor {
    size_t width, height, depth;
    int format;
    unsigned channels, flags;
};
struct resource_descriptor {
    int type;
    union {
        array_ *array;
        int reserved[32];
    };
    unsigned flags;
};
struct texture_descriptor {
    int outside[3], filter;
    unsigned flags, anisotropy;
    int mipmap_filter;
    float bias, least, most, border[4];
    int reserved[12];
};
static_assert(sizeof(resource_descriptor) == 144 && sizeof(texture_descriptor) == 104, "as the vendors declare them");

// Devices of HIP without instructions for images.
static bool has_images() {
#ifdef TACK_HIP
    return level != "gfx90a" && level.compare(0, 5, "gfx94") && level.compare(0, 5, "gfx95");
#else
    return true;
#endif
}
static bool is_array(array_ *of) { return arrays.count(of) && of->device == here(); }

CALL(cuArray3DCreate_v2, hipArray3DCreate)(array_ **array, const array_descriptor *wanted) {
    ENTER(cuArray3DCreate_v2, hipArray3DCreate, true);
    if (!has_images()) return NOT_SUPPORTED;
    const size_t width = wanted->width, height = wanted->height, depth = wanted->depth;
    if (wanted->format != 0x20 || wanted->channels != 1 || wanted->flags || !width || !height || !depth) return INVALID;
    if (std::max({width, height, depth}) > MOST_TEXELS) return INVALID;
    device_ &state = states[here()];
    if (4 * width * height * depth > MEMORY - state.used) return NO_MEMORY;
    array_ *made = new array_{{width, height, depth}, here(), std::vector<float>(width * height * depth)};
    memset(made->texels.data(), 0xcd, 4 * made->texels.size());
    state.used += 4 * made->texels.size();
    arrays.insert(*array = made);
    return 0;
}
CALL(cuArrayDestroy, hipArrayDestroy)(array_ *array) {
    ENTER(cuArrayDestroy, hipArrayDestroy, true);
    if (!is_array(array)) return INVALID;
    if (const int failed = drain()) return failed;
    states[here()].used -= 4 * array->texels.size();
    arrays.erase(array);
    delete array;
    return 0;
}
// Copy a box of rows that lie `pitch` bytes apart, in planes of `rows` rows, to an array, after what is queued.
static int fill(array_ *array, uint64_t source, size_t pitch, size_t rows, size_t width, size_t height, size_t depth) {
    if (!is_array(array) || !width || !height || !depth || pitch < 4 * width || rows < height) return INVALID;
    if (width > array->size[0] || height > array->size[1] || depth > array->size[2]) return INVALID;
    if (!owned(source, ((depth - 1) * rows + height - 1) * pitch + 4 * width)) return INVALID;
    states[here()].queue.push_back([=] {
        for (size_t z = 0; z < depth; ++z)
            for (size_t y = 0; y < height; ++y)
                memcpy(&array->texels[(z * array->size[1] + y) * array->size[0]], (char *)source + (z * rows + y) * pitch, 4 * width);
    });
    return 0;
}
#ifdef TACK_HIP
struct pitched {
    uint64_t place;
    size_t pitch, width, height;
};
struct copy_3d {
    array_ *source;
    size_t source_at[3];
    pitched from;
    array_ *target;
    size_t target_at[3];
    pitched to;
    size_t width, height, depth;
    int kind;
};
static_assert(sizeof(copy_3d) == 160, "as the vendor declares it");
extern "C" int hipMemcpy3D(const copy_3d *copy) {
    ENTER(, hipMemcpy3D, true);
    if (copy->source || copy->kind != 3 || copy->to.place) return INVALID;
    for (int axis = 0; axis < 3; ++axis)
        if (copy->source_at[axis] || copy->target_at[axis]) return INVALID;
    return fill(copy->target, copy->from.place, copy->from.pitch, copy->from.height, copy->width, copy->height, copy->depth);
}
#else
struct side {
    size_t x, y, z, level;
    int type;
    void *host;
    uint64_t device;
    array_ *array;
    void *reserved;
    size_t pitch, height;
};
struct copy_3d {
    side source, target;
    size_t width, height, depth;
};
static_assert(sizeof(copy_3d) == 200, "as the vendor declares it");
extern "C" int cuMemcpy3D_v2(const copy_3d *copy) {
    ENTER(cuMemcpy3D_v2, , true);
    enum { DEVICE = 2, ARRAY = 3 };
    const side &from = copy->source, &to = copy->target;
    if (from.type != DEVICE || to.type != ARRAY || from.reserved || to.reserved || copy->width % 4) return INVALID;
    if (from.x || from.y || from.z || from.level || to.x || to.y || to.z || to.level) return INVALID;
    return fill(to.array, from.device, from.pitch, from.height, copy->width / 4, copy->height, copy->depth);
}
#endif
CALL(cuTexObjectCreate, hipTexObjectCreate)(uint64_t *texture, const resource_descriptor *resource,
                                            const texture_descriptor *wanted, const void *view) {
    ENTER(cuTexObjectCreate, hipTexObjectCreate, true);
    enum { READ_AS_INTEGER = 1, NORMALIZED = 2 };
    if (!has_images()) return NOT_SUPPORTED;
    if (resource->type != 0 || resource->flags || !is_array(resource->array) || view) return INVALID;
    if (wanted->flags & ~(READ_AS_INTEGER | NORMALIZED) || wanted->filter < 0 || wanted->filter > 1) return INVALID;
    for (int reserved : wanted->reserved)
        if (reserved) return INVALID;
    const array_ *of = resource->array;
    const bool normalized = wanted->flags & NORMALIZED;
    texture_ made{resource->array, {{(long)of->size[0], (long)of->size[1], (long)of->size[2]}, nullptr, {}, wanted->filter == 1}, normalized};
    for (int axis = 0; axis < 3; ++axis) {
        const int outside = wanted->outside[axis];
        if (outside != tack_wrap && outside != tack_clamp && outside != tack_border) return INVALID;
        made.image.outside[axis] = outside == tack_wrap && !normalized ? tack_clamp : (tack_address)outside;
    }
    textures[*texture = next_texture += 16] = made;
    return 0;
}
CALL(cuTexObjectDestroy, hipTexObjectDestroy)(uint64_t texture) {
    ENTER(cuTexObjectDestroy, hipTexObjectDestroy, true);
    auto found = textures.find(texture);
    if (found == textures.end()) return INVALID;
    textures.erase(found);
    return 0;
}
// What kernels call: one that samples what is no texture of its device has failed.
static float sample(unsigned long long texture, float x, float y, float z) {
    auto found = textures.find(texture);
    if (found == textures.end() || !arrays.count(found->second.of) || found->second.of->device != running) {
        states[running].failed = BAD_ADDRESS;
        return 0;
    }
    tack_image image = found->second.image;
    image.texels = found->second.of->texels.data();
    if (found->second.normalized) x *= image.size[0], y *= image.size[1], z *= image.size[2];
    return tack_filtered(image, x, y, z);
}

// --- code ---------------------------------------------------------------------------------------------------------------------

// The shared library of a source, "" where the compiler refuses it. Several processes may want the same.
static std::string compile(const char *source) {
    uint64_t hash = 14695981039346656037ull;
    for (const char *at = source; *at; ++at) hash = (hash ^ (unsigned char)*at) * 1099511628211ull;
    const char *folder = getenv("TACK_SIMULATOR_FOLDER"), *compiler = getenv(ME(TACK_CUDA_COMPILER, TACK_HIP_COMPILER));
    const std::string path = std::string(folder) + "/" + std::to_string(hash), own = path + "." + std::to_string(getpid());
    if (access((path + ".so").c_str(), R_OK) == 0) return path + ".so";
    FILE *file = fopen((own + ".cpp").c_str(), "w");
    if (!file || fputs(source, file) < 0 || fclose(file)) return "";
    const std::string command = std::string(compiler) + " -o " + own + ".so " + own + ".cpp";
    if (system(command.c_str()) || rename((own + ".so").c_str(), (path + ".so").c_str())) return "";
    return path + ".so";
}
CALL(cuModuleLoadData, hipModuleLoadData)(void **module, const void *image) {
    ENTER(cuModuleLoadData, hipModuleLoadData, true);
    const char *bytes = (const char *)image;
    if (memcmp(bytes, MAGIC, sizeof MAGIC)) return BAD_IMAGE;
    const std::string made_for(bytes + sizeof MAGIC);
    const bool compiled = made_for.compare(0, 8, "compute_");
    if (compiled ? made_for != level : atoi(made_for.c_str() + 8) > atoi(level.c_str() + 3)) return NO_BINARY;
    const std::string library = compile(bytes + HEADER);
    if (library.empty()) return BAD_IMAGE;
    void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        fprintf(stderr, "%s\n", dlerror());
        return BAD_IMAGE;
    }
    if (void *sampler = dlsym(handle, "tack_sampler")) *(decltype(&sample) *)sampler = sample;
    module_ *made = new module_{handle, here()};
    modules.insert(made);
    *module = made;
    return 0;
}
CALL(cuModuleUnload, hipModuleUnload)(void *module) {
    ENTER(cuModuleUnload, hipModuleUnload, true);
    module_ *of = (module_ *)module;
    if (!modules.count(of) || of->device != here()) return INVALID;
    if (!states[here()].queue.empty()) {
        fprintf(stderr, "a module is unloaded while launches of it may run\n");
        abort();
    }
    modules.erase(of);
    delete of;  // the library stays mapped: sanitizers and profilers want to name its code
    return 0;
}
CALL(cuModuleGetFunction, hipModuleGetFunction)(void **function, void *module, const char *name) {
    ENTER(cuModuleGetFunction, hipModuleGetFunction, true);
    module_ *of = (module_ *)module;
    if (!modules.count(of) || of->device != here()) return INVALID;
    void *launch = dlsym(of->handle, (std::string(name) + "_launch").c_str());
    void *sizes = dlsym(of->handle, (std::string(name) + "_sizes").c_str());
    if (!launch || !sizes) return NOT_FOUND;
    function_ *&made = functions[{of, name}];
    if (!made) made = new function_;
    *made = {of, (decltype(made->launch))launch, (decltype(made->sizes))sizes};
    *function = made;
    return 0;
}
CALL(cuLaunchKernel, hipModuleLaunchKernel)(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                            unsigned bz, unsigned shared, void *stream, void **parameters, void **extra) {
    ENTER(cuLaunchKernel, hipModuleLaunchKernel, true);
    function_ *of = (function_ *)function;
    if (!of || !modules.count(of->of) || of->of->device != here()) return INVALID;
    if (!gx || !gy || !gz || !bx || !by || !bz || gx > 2147483647u || gy > 65535 || gz > 65535) return INVALID;
    if (bx > 1024 || by > 1024 || bz > MOST_Z) return INVALID;
    if ((uint64_t)bx * by * bz > 1024 || shared > 48 * 1024 || stream || extra) return INVALID;
    unsigned sizes[1024];
    const unsigned count = of->sizes(sizes);
    std::vector<std::vector<char>> values;  // the driver copies parameters when it is called
    for (unsigned at = 0; at < count; ++at) values.emplace_back((char *)parameters[at], (char *)parameters[at] + sizes[at]);
    unsigned *lane_order = (unsigned *)dlsym(of->of->handle, "tack_order");
    const unsigned wanted = order;
    states[here()].queue.push_back([=] {
        std::vector<std::vector<char>> own = values;
        std::vector<void *> places;
        for (auto &value : own) places.push_back(value.data());
        const unsigned grid[3] = {gx, gy, gz}, block[3] = {bx, by, bz};
        if (lane_order) *lane_order = wanted;
        of->launch(grid, block, places.data());
    });
    return 0;
}
static bool is_stream(void *stream) { return stream <= (void *)2 || streams.count(stream); }  // 1: the default, 2: of the thread
CALL(cuStreamQuery, hipStreamQuery)(void *stream) {
    ENTER(cuStreamQuery, hipStreamQuery, true);
    if (!is_stream(stream)) return INVALID;
    auto &queue = states[here()].queue;
    if (busy) return NOT_READY;
    if (queue.empty()) return drain();
    const auto next = queue.front();
    queue.erase(queue.begin());
    running = here();
    next();
    return NOT_READY;  // so much has ended since the last query
}
CALL(cuStreamSynchronize, hipStreamSynchronize)(void *stream) {
    ENTER(cuStreamSynchronize, hipStreamSynchronize, true);
    return is_stream(stream) ? drain() : (int)INVALID;
}
CALL(cuPointerGetAttribute, hipPointerGetAttribute)(void *told, int attribute, uint64_t place) {
    ENTER(cuPointerGetAttribute, hipPointerGetAttribute, true);
    auto next = memories.upper_bound(place);
    if (!told || next == memories.begin()) return INVALID;
    auto found = std::prev(next);
    if (place >= found->first + found->second.size) return INVALID;  // memory of the host is not known
    switch (attribute) {
    case 2: *(unsigned *)told = 2; return 0;  // memory of a device
    case 8: *(unsigned char *)told = 0; return 0;  // it is not managed
    case 9: *(int *)told = found->second.device; return 0;
    default: return INVALID;
    }
}
CALL(cuGetErrorName, hipDrvGetErrorName)(int status, const char **name) {
    std::lock_guard<std::recursive_mutex> held(lock);
    if (const int failed = injected(ME(cuGetErrorName, hipDrvGetErrorName))) return failed;
    static const std::map<int, const char *> names = {  // as the vendors' headers have them
#ifdef TACK_HIP
        {INVALID, "hipErrorInvalidValue"}, {NO_MEMORY, "hipErrorOutOfMemory"}, {NOT_INITIALIZED, "hipErrorNotInitialized"},
        {NO_DEVICE, "hipErrorNoDevice"}, {BAD_DEVICE, "hipErrorInvalidDevice"}, {BAD_IMAGE, "hipErrorInvalidImage"},
        {NO_CONTEXT, "hipErrorInvalidContext"}, {NO_BINARY, "hipErrorNoBinaryForGpu"}, {NOT_FOUND, "hipErrorNotFound"},
        {BAD_ADDRESS, "hipErrorIllegalAddress"}, {701, "hipErrorLaunchOutOfResources"}, {719, "hipErrorLaunchFailure"},
        {NOT_SUPPORTED, "hipErrorNotSupported"},
#else
        {INVALID, "CUDA_ERROR_INVALID_VALUE"}, {NO_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"},
        {NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED"}, {NO_DEVICE, "CUDA_ERROR_NO_DEVICE"},
        {BAD_DEVICE, "CUDA_ERROR_INVALID_DEVICE"}, {BAD_IMAGE, "CUDA_ERROR_INVALID_IMAGE"},
        {NO_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT"}, {NO_BINARY, "CUDA_ERROR_NO_BINARY_FOR_GPU"},
        {NOT_FOUND, "CUDA_ERROR_NOT_FOUND"}, {BAD_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS"},
        {222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"}, {701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"},
        {716, "CUDA_ERROR_MISALIGNED_ADDRESS"}, {719, "CUDA_ERROR_LAUNCH_FAILED"}, {803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"},
        {NOT_SUPPORTED, "CUDA_ERROR_NOT_SUPPORTED"},
#endif
    };
    auto found = names.find(status);
    *name = found == names.end() ? nullptr : found->second;
    return found == names.end() ? (int)INVALID : 0;
}
