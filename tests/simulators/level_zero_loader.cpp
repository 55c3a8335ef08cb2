// The loader and driver of Level Zero, on the host: the calls that this project makes, as the specification documents them.
//
// There are two drivers, each with GPUs, and if zeInit ever asked for more than GPUs, one with another device. Device memory is host
// memory that only its context and device may touch, and holds 0xCD when it is new. A module is SPIR-V: the driver reads which kernels
// it has, what they take, and what it needs of a device; what runs is the OpenCL C that the module carries as its source (OpSource),
// compiled for the host (opencl_builtins.cpp) by the command in TACK_LEVEL_ZERO_COMPILER, which gets "-o FILE.so FILE.cl", in the folder
// TACK_SIMULATOR_FOLDER, where a source that was met before is.
//
// Commands are queued and run when something waits, as late as a real device may, and last comes first between two barriers. What tests
// ask for has names that start with sim. What an application must not do, and no status tells, ends the process.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>
#include "sampling.h"

typedef uint32_t result;
namespace {  // other simulated drivers in the process have types of these names, too
enum : result {
    SUCCESS = 0, DEVICE_LOST = 0x70000001, NO_DEVICE_MEMORY = 0x70000003, BUILD_FAILURE = 0x70000004, UNINITIALIZED = 0x78000001,
    INVALID_ARGUMENT = 0x78000004, NULL_HANDLE = 0x78000005, IN_USE = 0x78000006, NULL_POINTER = 0x78000007, INVALID_SIZE = 0x78000008,
    UNSUPPORTED_SIZE = 0x78000009, UNSUPPORTED_ALIGNMENT = 0x7800000a, BAD_SYNCHRONIZATION = 0x7800000b, BAD_ENUMERATION = 0x7800000c,
    BAD_BINARY = 0x7800000f, BAD_KERNEL_NAME = 0x78000011, BAD_GROUP_SIZE = 0x78000013, BAD_INDEX = 0x78000015,
    BAD_ARGUMENT_SIZE = 0x78000016, UNLINKED = 0x78000018, BAD_IMAGE_FORMAT = 0x7800000d
};

// --- structs of the interface ------------------------------------------------------------------------------------------------

struct head {
    uint32_t stype;
    void *next;
};
struct device_properties : head {
    uint32_t type, vendor, number, flags, subdevice, clock;
    uint64_t largest;
    uint32_t contexts, priorities, threads, width, units, subslices, slices;
    uint64_t resolution;
    uint32_t timestamp_bits, kernel_timestamp_bits;
    uint8_t uuid[16];
    char name[256];
};
struct compute_properties : head {
    uint32_t threads, sizes[3], groups[3], shared, subgroups, subgroup_sizes[8];
};
struct module_properties : head {
    uint32_t spirv, flags, f16, f32, f64, arguments, printf_buffer;
    uint8_t uuid[16];
};
struct image_properties : head {
    uint32_t sizes[3];
    uint64_t buffer;
    uint32_t slices, samplers, read, written;
};
struct image_desc : head {
    uint32_t flags, type, layout, format, swizzle[4];
    uint64_t width;
    uint32_t height, depth, layers, levels;
};
struct sampler_desc : head {
    uint32_t address, filter;
    uint8_t normalized;
};
struct queue_properties : head {
    uint32_t flags;
    size_t pattern;
    uint32_t count;
};
struct context_desc : head {
    uint32_t flags;
};
struct queue_desc : head {
    uint32_t ordinal, index, flags, mode, priority;
};
struct memory_desc : head {
    uint32_t flags, ordinal;
};
struct allocation_properties : head {
    uint32_t type;
    uint64_t id, page;
};
struct module_desc : head {
    uint32_t format;
    size_t size;
    const uint8_t *code;
    const char *options;
    const void *constants;
};
struct kernel_desc : head {
    uint32_t flags;
    const char *name;
};
static_assert(sizeof(device_properties) == 368 && sizeof(compute_properties) == 88 && sizeof(module_properties) == 64, "");
static_assert(sizeof(allocation_properties) == 40 && sizeof(image_properties) == 56 && sizeof(image_desc) == 72 && sizeof(sampler_desc) == 32, "");
static_assert(sizeof(queue_properties) == 40 && sizeof(queue_desc) == 40 && sizeof(module_desc) == 56 && sizeof(kernel_desc) == 32, "");
enum { DEVICE_PROPERTIES = 0x3, COMPUTE_PROPERTIES, MODULE_PROPERTIES, QUEUE_PROPERTIES, CONTEXT_DESC = 0xd, QUEUE_DESC,
       MEMORY_DESC = 0x15, ALLOCATION_PROPERTIES = 0x17, MODULE_DESC = 0x1b, KERNEL_DESC = 0x1d, IMAGE_PROPERTIES = 0xa, IMAGE_DESC = 0x13,
       SAMPLER_DESC = 0x1f };

// --- state ---------------------------------------------------------------------------------------------------------------------

static constexpr size_t CANARY = 64;
static constexpr uint64_t MEMORY = 1ull << 27, LARGEST = 1ull << 26;  // of a device, and of one allocation

struct driver_ {
    int number;
};
struct device_ {
    driver_ *of;
    int number;
    uint32_t type;
    uint64_t used;
    result failed;  // a failure of what ran: it stays
};
struct context_ {
    driver_ *of;
    int objects;  // that were made on it and are still there
};
struct command {
    bool barrier;
    std::function<void()> run;
};
struct list_ {
    context_ *of;
    device_ *device;
    uint32_t ordinal;
    std::vector<command> queue;
};
struct memory {
    size_t size;
    context_ *of;
    device_ *device;
};
struct image_ {
    context_ *of;
    device_ *device;
    std::vector<float> texels;
    tack_image what;
};
struct sampler_ {
    context_ *of;
    device_ *device;
    bool linear, normalized;
    tack_address outside;
};
struct parameter {
    uint32_t size;
    enum { VALUE, POINTER, IMAGE, SAMPLER } kind;
};
struct entry {
    std::string name;
    std::vector<parameter> parameters;
    uint32_t group[3];  // that it demands; 0 where any will do
};
struct module_ {
    context_ *of;
    device_ *device;
    void *handle;
    std::vector<entry> entries;
    bool unlinked;
    int kernels;
};
struct kernel_ {
    module_ *of;
    const entry *what;
    uint32_t group[3];
    std::vector<std::vector<char>> arguments;  // empty: not set
};
struct log_ {
    std::string text;
};
struct plan {
    std::string call;
    int after;
    result status;
};
}  // namespace

static std::recursive_mutex lock;
static std::vector<driver_> drivers;
static std::vector<device_> devices;
static int devices_each = 1, others = 0;
static uint32_t module_flags = 2 /* f64 */, f32_flags = 0xff & ~0x80, most_threads = 1024, most_along[3] = {1024, 1024, 1024};
static bool initialized = false;
static std::set<context_ *> contexts;
static std::set<list_ *> lists;
static std::map<uint64_t, memory> memories;
static std::set<image_ *> images;
static std::set<sampler_ *> samplers;
static uint32_t most_samplers = 16, most_texels = 2048;
static std::set<module_ *> modules;
static std::set<kernel_ *> kernels;
static std::set<log_ *> logs;
static std::map<std::string, int> calls;
static std::vector<plan> failing;
static unsigned order = 0;
static std::string options;  // of the last module

// --- what tests ask for ----------------------------------------------------------------------------------------------------------

// So many GPUs for each driver, each with such module flags, f32 flags and largest group; before zeInit is called.
extern "C" void simConfigure(int each, uint32_t flags, uint32_t single, uint32_t threads) {
    devices_each = each, module_flags = flags, f32_flags = single, most_threads = threads;
    for (uint32_t &most : most_along) most = threads;
}
// How many threads a group may have along x, y, z, until simReset.
extern "C" void simAlong(uint32_t x, uint32_t y, uint32_t z) { most_along[0] = x, most_along[1] = y, most_along[2] = z; }
// The call of that name fails once: after so many that do not. Nothing else does, but for simFailToo.
extern "C" void simFail(const char *call, int after, result status) { failing = {{call, after, status}}; }
extern "C" void simFailToo(const char *call, int after, result status) { failing.push_back({call, after, status}); }
extern "C" void simOrder(unsigned value) { order = value; }
extern "C" int simCalls(const char *call) { return calls[call]; }
extern "C" int simAllocations() { return memories.size() + images.size(); }
extern "C" int simTextures() { return images.size(); }
// What devices have of samplers and of texels in one direction of an image.
extern "C" void simImages(uint32_t count, uint32_t texels) { most_samplers = count, most_texels = texels; }
extern "C" int simModules() { return modules.size(); }
extern "C" int simContexts() { return contexts.size(); }
// All that is there but memory, images and modules.
extern "C" int simObjects() { return samplers.size() + contexts.size() + lists.size() + kernels.size() + logs.size(); }
extern "C" int simQueued() {
    int sum = 0;
    for (list_ *each : lists)
        for (command &queued : each->queue) sum += !queued.barrier;
    return sum;
}
extern "C" const char *simOptions() { return options.c_str(); }
static int is_busy = 0;
extern "C" void simBusy(int is) { is_busy = is; }  // whoever does not wait for ever hears that work goes on
extern "C" void simReset() {
    failing.clear(), calls.clear(), order = 0, is_busy = 0;
    for (device_ &each : devices) each.failed = SUCCESS;
    for (uint32_t &most : most_along) most = most_threads;
}

// --- what every call does -----------------------------------------------------------------------------------------------------------

static result enter(const char *name) {
    ++calls[name];
    for (auto each = failing.begin(); each != failing.end(); ++each)
        if (each->call == name && each->after-- == 0) {
            const result status = each->status;
            failing.erase(each);
            return status;
        }
    return initialized || !strcmp(name, "zeInit") ? SUCCESS : UNINITIALIZED;
}
#define CALL extern "C" result
#define ENTER                                           \
    std::lock_guard<std::recursive_mutex> held(lock);   \
    if (const result status = enter(__func__)) return status
#define CHECK(condition, status) \
    if (!(condition)) return status
#define HANDLE(made, handle)    \
    CHECK(handle, NULL_HANDLE); \
    CHECK(made.count(handle), INVALID_ARGUMENT)

[[noreturn]] static void misuse(const char *what) {
    fprintf(stderr, "Level Zero: %s\n", what);
    abort();
}

template <class T> static bool known(const std::vector<T> &all, const void *handle) {
    return std::any_of(all.begin(), all.end(), [=](const T &each) { return &each == handle; });
}

// The allocation that a place is in.
static std::map<uint64_t, memory>::iterator allocation(uint64_t place) {
    auto next = memories.upper_bound(place);
    if (next == memories.begin()) return memories.end();
    auto found = std::prev(next);
    return place < found->first + found->second.size + CANARY ? found : memories.end();
}
// Whether a list may touch a range: all of it in one allocation of its context and device, or memory of the host.
static bool reachable(const list_ *list, uint64_t place, size_t size) {
    auto found = allocation(place);
    if (found != memories.end()) {
        const memory &of = found->second;
        return of.of == list->of && of.device == list->device && place + size <= found->first + of.size;
    }
    const uint64_t page = place & ~4095ull;
    std::vector<unsigned char> resident((place + size - page + 4095) / 4096 + 1);
    return mincore((void *)page, place + size - page, resident.data()) == 0;
}
// Run what is queued. A kernel that wrote beyond an array has lost the device, and so is all that follows.
static result drain(list_ *list) {
    std::vector<command> queue;
    queue.swap(list->queue);
    for (auto start = queue.begin(); start != queue.end();) {
        auto end = std::find_if(start, queue.end(), [](const command &each) { return each.barrier; });
        for (auto at = end; at != start;) (--at)->run();
        start = end == queue.end() ? end : end + 1;
    }
    for (auto &each : memories) {
        const unsigned char *end = (unsigned char *)each.first + each.second.size;
        const bool intact = std::all_of(end, end + CANARY, [](unsigned char byte) { return byte == 0xee; });
        if (each.second.device == list->device && !intact) list->device->failed = DEVICE_LOST;
    }
    return list->device->failed;
}
static void append(list_ *list, std::function<void()> run) { list->queue.push_back({false, run}); }
static bool busy(const device_ *device) {
    return std::any_of(lists.begin(), lists.end(), [=](list_ *each) { return each->device == device && !each->queue.empty(); });
}

// --- drivers and devices ------------------------------------------------------------------------------------------------------------

CALL zeInit(uint32_t flags) {
    ENTER;
    CHECK(flags <= 3, BAD_ENUMERATION);
    CHECK(devices_each, UNINITIALIZED);  // the loader finds no driver
    others |= flags != 1;
    if (initialized) return SUCCESS;
    initialized = true;
    drivers = {{0}, {1}, {2}};
    for (driver_ &each : drivers)
        for (int at = 0; at < (each.number < 2 ? devices_each : 1); ++at)
            devices.push_back({&each, (int)devices.size(), each.number < 2 ? 1u : 5u, 0, SUCCESS});
    return SUCCESS;
}
// What both calls that list things do.
template <class T, class Found> static result list_all(const std::vector<Found> &found, uint32_t *count, T *out) {
    CHECK(count, NULL_POINTER);
    if (out && *count)
        for (uint32_t at = 0; at < *count && at < found.size(); ++at) out[at] = found[at];
    if (!*count || *count > found.size()) *count = found.size();
    return SUCCESS;
}
CALL zeDriverGet(uint32_t *count, void **out) {
    ENTER;
    std::vector<void *> found;
    for (driver_ &each : drivers)
        if (each.number < 2 || others) found.push_back(&each);
    return list_all(found, count, out);
}
CALL zeDeviceGet(driver_ *driver, uint32_t *count, void **out) {
    ENTER;
    CHECK(driver, NULL_HANDLE);
    CHECK(known(drivers, driver), INVALID_ARGUMENT);
    std::vector<void *> found;
    for (device_ &each : devices)
        if (each.of == driver) found.push_back(&each);
    return list_all(found, count, out);
}
#define ABOUT(number)                                \
    CHECK(device, NULL_HANDLE);                      \
    CHECK(out, NULL_POINTER);                        \
    CHECK(known(devices, device), INVALID_ARGUMENT); \
    CHECK(out->stype == number && !out->next, INVALID_ARGUMENT)
CALL zeDeviceGetProperties(device_ *device, device_properties *out) {
    ENTER;
    ABOUT(DEVICE_PROPERTIES);
    out->type = device->type, out->vendor = 0x8086, out->largest = LARGEST;
    snprintf(out->name, sizeof out->name, "Simulated %s %d", device->type == 1 ? "GPU" : "VPU", device->number);
    return device->failed;
}
CALL zeDeviceGetComputeProperties(device_ *device, compute_properties *out) {
    ENTER;
    ABOUT(COMPUTE_PROPERTIES);
    out->threads = most_threads, out->shared = 1 << 16, out->subgroups = 1, out->subgroup_sizes[0] = 16;
    for (int axis = 0; axis < 3; ++axis) out->sizes[axis] = most_along[axis], out->groups[axis] = 0xffffffff;
    return device->failed;
}
CALL zeDeviceGetModuleProperties(device_ *device, module_properties *out) {
    ENTER;
    ABOUT(MODULE_PROPERTIES);
    out->spirv = 0x10400, out->flags = module_flags, out->f32 = f32_flags, out->f64 = module_flags & 2 ? 0x7f : 0;
    out->arguments = 2048, out->printf_buffer = 1 << 20;
    return device->failed;
}
CALL zeDeviceGetImageProperties(device_ *device, image_properties *out) {
    ENTER;
    ABOUT(IMAGE_PROPERTIES);
    for (uint32_t &each : out->sizes) each = most_texels;
    out->buffer = most_texels ? LARGEST : 0, out->slices = most_texels, out->samplers = most_samplers;
    out->read = out->written = most_texels ? 128 : 0;
    return device->failed;
}
CALL zeDeviceGetCommandQueueGroupProperties(device_ *device, uint32_t *count, queue_properties *out) {
    ENTER;
    CHECK(device, NULL_HANDLE);
    CHECK(known(devices, device), INVALID_ARGUMENT);
    CHECK(count, NULL_POINTER);
    const uint32_t flags[] = {2, 3}, asked = *count;  // one that copies, one that computes, too
    for (uint32_t at = 0; out && at < asked && at < 2; ++at) {
        CHECK(out[at].stype == QUEUE_PROPERTIES && !out[at].next, INVALID_ARGUMENT);
        out[at].flags = flags[at], out[at].pattern = 16, out[at].count = 1;
    }
    if (!asked || asked > 2) *count = 2;
    return SUCCESS;
}

// --- contexts and lists -------------------------------------------------------------------------------------------------------------

CALL zeContextCreate(driver_ *driver, const context_desc *desc, context_ **out) {
    ENTER;
    CHECK(driver, NULL_HANDLE);
    CHECK(desc && out, NULL_POINTER);
    CHECK(known(drivers, driver) && desc->stype == CONTEXT_DESC, INVALID_ARGUMENT);
    CHECK(desc->flags <= 1, BAD_ENUMERATION);
    contexts.insert(*out = new context_{driver, 0});
    return SUCCESS;
}
CALL zeContextDestroy(context_ *context) {
    ENTER;
    HANDLE(contexts, context);
    CHECK(!context->objects, IN_USE);
    contexts.erase(context);
    delete context;
    return SUCCESS;
}
// Whether a context can be used with a device.
#define ON(context, device)                                              \
    CHECK(context && device, NULL_HANDLE);                               \
    CHECK(contexts.count(context) && known(devices, device) && context->of == device->of, INVALID_ARGUMENT)
CALL zeCommandListCreateImmediate(context_ *context, device_ *device, const queue_desc *desc, list_ **out) {
    ENTER;
    ON(context, device);
    CHECK(desc && out, NULL_POINTER);
    CHECK(desc->stype == QUEUE_DESC && desc->ordinal < 2 && desc->index < 1, INVALID_ARGUMENT);
    CHECK(desc->flags <= 1 && desc->mode <= 2 && desc->priority <= 2, BAD_ENUMERATION);
    lists.insert(*out = new list_{context, device, desc->ordinal, {}});
    ++context->objects;
    return SUCCESS;
}
CALL zeCommandListDestroy(list_ *list) {
    ENTER;
    HANDLE(lists, list);
    if (!list->queue.empty()) misuse("a command list is destroyed while commands of it may run");
    --list->of->objects;
    lists.erase(list);
    delete list;
    return SUCCESS;
}
#define APPEND                                         \
    HANDLE(lists, list);                               \
    CHECK(waits || !count, INVALID_SIZE);              \
    CHECK(!signal && !count, BAD_SYNCHRONIZATION); /* there are no events here */ \
    CHECK(!list->device->failed, list->device->failed)
CALL zeCommandListAppendBarrier(list_ *list, void *signal, uint32_t count, void **waits) {
    ENTER;
    APPEND;
    list->queue.push_back({true, nullptr});
    return SUCCESS;
}
CALL zeCommandListAppendMemoryCopy(list_ *list, void *target, const void *source, size_t size, void *signal, uint32_t count, void **waits) {
    ENTER;
    APPEND;
    CHECK(target && source, NULL_POINTER);
    append(list, [=] {
        const uint64_t to = (uint64_t)target, from = (uint64_t)source;
        const bool apart = to + size <= from || from + size <= to;  // what overlaps is undefined
        if (apart && reachable(list, to, size) && reachable(list, from, size))
            memcpy(target, source, size);
        else
            list->device->failed = DEVICE_LOST;
    });
    return SUCCESS;
}
CALL zeCommandListHostSynchronize(list_ *list, uint64_t timeout) {
    std::lock_guard<std::recursive_mutex> held(lock);
    if (const result status = enter(__func__)) {
        if (lists.count(list)) drain(list);  // what runs on the device does not depend on who waits
        return status;
    }
    HANDLE(lists, list);
    if (is_busy && timeout != UINT64_MAX) return (result)1;
    const bool ready = list->queue.empty() || timeout == UINT64_MAX;  // else time is over just before the last command ends
    const result status = timeout ? drain(list) : (result)SUCCESS;
    return ready ? status : (result)1 /* not ready */;
}

// --- memory ---------------------------------------------------------------------------------------------------------------------------

CALL zeMemAllocDevice(context_ *context, const memory_desc *desc, size_t size, size_t alignment, device_ *device, void **out) {
    ENTER;
    ON(context, device);
    CHECK(desc && out, NULL_POINTER);
    CHECK(desc->stype == MEMORY_DESC && !desc->ordinal, INVALID_ARGUMENT);
    CHECK(desc->flags <= 7, BAD_ENUMERATION);
    CHECK(size && size <= LARGEST, UNSUPPORTED_SIZE);
    CHECK(!(alignment & (alignment - 1)), UNSUPPORTED_ALIGNMENT);
    CHECK(size <= MEMORY - device->used, NO_DEVICE_MEMORY);
    if (posix_memalign(out, std::max<size_t>(alignment, 256), size + CANARY)) return NO_DEVICE_MEMORY;
    memset(*out, 0xcd, size), memset((char *)*out + size, 0xee, CANARY);
    memories[(uint64_t)*out] = {size, context, device};
    device->used += size;
    ++context->objects;
    return SUCCESS;
}
CALL zeMemGetAllocProperties(context_ *context, const void *place, allocation_properties *told, device_ **of) {
    ENTER;
    HANDLE(contexts, context);
    CHECK(place && told, NULL_POINTER);
    CHECK(told->stype == ALLOCATION_PROPERTIES, INVALID_ARGUMENT);
    auto found = memories.upper_bound((uint64_t)place);
    const bool any = found != memories.begin() && (uint64_t)place < std::prev(found)->first + std::prev(found)->second.size;
    const memory *known = any && std::prev(found)->second.of == context ? &std::prev(found)->second : nullptr;
    told->type = known ? 2 : 0, told->id = 0, told->page = 4096;  // of a device, or not known
    if (of) *of = known ? known->device : nullptr;
    return SUCCESS;
}
CALL zeMemFree(context_ *context, void *place) {
    ENTER;
    HANDLE(contexts, context);
    CHECK(place, NULL_POINTER);
    auto found = memories.find((uint64_t)place);
    CHECK(found != memories.end() && found->second.of == context, INVALID_ARGUMENT);
    if (busy(found->second.device)) misuse("memory is freed while commands that may use it are queued");
    memset(place, 0xdd, found->second.size);
    found->second.device->used -= found->second.size;
    --context->objects;
    memories.erase(found);
    free(place);
    return SUCCESS;
}

// --- images and samplers --------------------------------------------------------------------------------------------------------------

CALL zeImageCreate(context_ *context, device_ *device, const image_desc *desc, image_ **out) {
    ENTER;
    ON(context, device);
    CHECK(desc && out, NULL_POINTER);
    CHECK(desc->stype == IMAGE_DESC && !desc->levels, INVALID_ARGUMENT);
    CHECK(desc->flags <= 3 && desc->type <= 5, BAD_ENUMERATION);
    const uint32_t red[] = {0, 4, 4, 5};
    CHECK(desc->type == 4 && desc->layout == 2 && desc->format == 4 && !memcmp(desc->swizzle, red, sizeof red), BAD_IMAGE_FORMAT);
    CHECK(desc->width && desc->height && desc->depth, INVALID_ARGUMENT);
    CHECK(desc->width <= most_texels && desc->height <= most_texels && desc->depth <= most_texels, UNSUPPORTED_SIZE);
    const size_t count = desc->width * desc->height * desc->depth;
    CHECK(4 * count <= MEMORY - device->used, NO_DEVICE_MEMORY);
    image_ *made = new image_{context, device, std::vector<float>(count), {{(long)desc->width, desc->height, desc->depth}, nullptr, {}, false}};
    memset(made->texels.data(), 0xcd, 4 * count);
    made->what.texels = made->texels.data();
    images.insert(*out = made);
    device->used += 4 * count;
    ++context->objects;
    return SUCCESS;
}
CALL zeImageDestroy(image_ *image) {
    ENTER;
    HANDLE(images, image);
    if (busy(image->device)) misuse("an image is destroyed while commands that may use it are queued");
    image->device->used -= 4 * image->texels.size();
    --image->of->objects;
    images.erase(image);
    delete image;
    return SUCCESS;
}
// All of an image, from rows and planes without gaps.
CALL zeCommandListAppendImageCopyFromMemory(list_ *list, image_ *image, const void *source, const void *region, void *signal,
                                            uint32_t count, void **waits) {
    ENTER;
    HANDLE(images, image);
    APPEND;
    CHECK(source, NULL_POINTER);
    CHECK(!region && image->of == list->of && image->device == list->device, INVALID_ARGUMENT);
    append(list, [=] {
        if (images.count(image) && reachable(list, (uint64_t)source, 4 * image->texels.size()))
            memcpy(image->texels.data(), source, 4 * image->texels.size());
        else
            list->device->failed = DEVICE_LOST;
    });
    return SUCCESS;
}
CALL zeSamplerCreate(context_ *context, device_ *device, const sampler_desc *desc, sampler_ **out) {
    ENTER;
    ON(context, device);
    CHECK(desc && out, NULL_POINTER);
    CHECK(desc->stype == SAMPLER_DESC, INVALID_ARGUMENT);
    CHECK(desc->address <= 4 && desc->filter <= 1, BAD_ENUMERATION);
    CHECK(most_samplers, INVALID_ARGUMENT);
    const tack_address outside = desc->address == 2 ? tack_clamp : desc->address == 1 ? tack_wrap : tack_border;
    samplers.insert(*out = new sampler_{context, device, desc->filter == 1, desc->normalized != 0, outside});
    ++context->objects;
    return SUCCESS;
}
CALL zeSamplerDestroy(sampler_ *sampler) {
    ENTER;
    HANDLE(samplers, sampler);
    if (busy(sampler->device)) misuse("a sampler is destroyed while commands that may use it are queued");
    --sampler->of->objects;
    samplers.erase(sampler);
    delete sampler;
    return SUCCESS;
}
// What kernels call, with handles that were checked when their launch ran.
static float sample(const image_ *image, const sampler_ *how, const float *at) {
    tack_image seen = image->what;
    seen.linear = how->linear;
    float point[3];
    for (int axis = 0; axis < 3; ++axis) {
        seen.outside[axis] = how->outside;
        point[axis] = how->normalized ? at[axis] * seen.size[axis] : at[axis];
    }
    return tack_filtered(seen, point[0], point[1], point[2]);
}

// --- modules --------------------------------------------------------------------------------------------------------------------------

namespace {
// What a driver reads of SPIR-V. `error` says what is wrong with it.
struct reader {
    std::vector<entry> entries;
    std::string source, error;
    bool unlinked = false, wants_f64 = false, wants_images = false;

    std::map<uint32_t, parameter> types;
    std::map<uint32_t, size_t> ids;  // entry points by the id of their function
    entry *current = nullptr;

    static std::string text(const uint32_t *words, uint32_t count, uint32_t *used = nullptr) {
        const std::string found((const char *)words, strnlen((const char *)words, 4 * count));
        if (used) *used = found.size() / 4 + 1;
        return found;
    }
    void instruction(uint32_t op, const uint32_t *words, uint32_t count) {
        switch (op) {
        case 2: source += text(words, count); break;                         // OpSourceContinued
        case 3: if (count > 3) source = text(words + 3, count - 3); break;  // OpSource
        case 15: ids[words[1]] = entries.size(), entries.push_back({text(words + 2, count - 2), {}, {0, 0, 0}}); break;  // OpEntryPoint
        case 16:                                                             // OpExecutionMode LocalSize
            if (words[1] == 17 && ids.count(words[0])) memcpy(entries[ids[words[0]]].group, words + 2, 12);
            break;
        case 17: wants_f64 |= words[0] == 10, wants_images |= words[0] == 13; break;  // OpCapability Float64, ImageBasic
        case 21: case 22: types[words[0]] = {words[1] / 8, parameter::VALUE}; break;  // OpTypeInt, OpTypeFloat
        case 25: types[words[0]] = {8, parameter::IMAGE}; break;                      // OpTypeImage
        case 26: types[words[0]] = {8, parameter::SAMPLER}; break;                    // OpTypeSampler
        case 32: types[words[0]] = {8, words[1] == 5 ? parameter::POINTER : parameter::VALUE}; break;  // OpTypePointer, CrossWorkgroup
        case 54: current = ids.count(words[1]) ? &entries[ids[words[1]]] : nullptr; break;  // OpFunction
        case 55: if (current) current->parameters.push_back(types[words[0]]); break;        // OpFunctionParameter
        case 71:                                                             // OpDecorate LinkageAttributes ... Import
            if (words[1] == 41 && words[count - 1] == 1) unlinked |= text(words + 2, count - 2).compare(0, 15, "__spirv_BuiltIn") != 0;
            break;
        }
    }
    reader(const uint8_t *code, size_t size) {
        std::vector<uint32_t> words(size / 4);
        memcpy(words.data(), code, words.size() * 4);
        if (size % 4 || words.size() < 5 || words[0] != 0x07230203) {
            error = "this is no SPIR-V";
            return;
        }
        if (words[1] > 0x10400) error = "SPIR-V of a version that this driver does not know";
        for (size_t at = 5; at < words.size() && error.empty();) {
            const uint32_t count = words[at] >> 16;
            if (!count || at + count > words.size()) error = "an instruction ends after the module";
            else instruction(words[at] & 0xffff, &words[at + 1], count - 1), at += count;
        }
        if (error.empty() && wants_f64 && !(module_flags & 2)) error = "the device has no f64";
        if (error.empty() && wants_images && !most_samplers) error = "the device has no images";
        if (error.empty() && source.empty()) error = "there is no source in the module, which is what runs here";
    }
};
}  // namespace
// The shared library of a source, "" where the compiler refuses it. Several processes may want the same.
static std::string compile(const std::string &source) {
    const std::string path = std::string(getenv("TACK_SIMULATOR_FOLDER")) + "/" + std::to_string(std::hash<std::string>()(source));
    const std::string own = path + "." + std::to_string(getpid());
    if (access((path + ".so").c_str(), R_OK) == 0) return path + ".so";
    FILE *file = fopen((own + ".cl").c_str(), "w");
    if (!file || fputs(source.c_str(), file) < 0 || fclose(file)) return "";
    const std::string command = std::string(getenv("TACK_LEVEL_ZERO_COMPILER")) + " -o " + own + ".so " + own + ".cl";
    if (system(command.c_str()) || rename((own + ".so").c_str(), (path + ".so").c_str())) return "";
    return path + ".so";
}
static result failed_build(log_ **log, const std::string &why) {
    if (log) logs.insert(*log = new log_{why});
    return BUILD_FAILURE;
}
CALL zeModuleCreate(context_ *context, device_ *device, const module_desc *desc, module_ **out, log_ **log) {
    ENTER;
    ON(context, device);
    CHECK(desc && desc->code && out, NULL_POINTER);
    CHECK(desc->stype == MODULE_DESC, INVALID_ARGUMENT);
    CHECK(desc->format <= 1, BAD_ENUMERATION);
    CHECK(desc->size, INVALID_SIZE);
    CHECK(!desc->format, BAD_BINARY);
    options = desc->options ? desc->options : "";
    reader found(desc->code, desc->size);
    if (!found.error.empty()) return failed_build(log, found.error);
    const std::string library = compile(found.source);
    void *handle = library.empty() ? nullptr : dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) return failed_build(log, library.empty() ? "the compiler refuses the source" : dlerror());
    if (void *sampler = dlsym(handle, "tack_sampler")) *(decltype(&sample) *)sampler = sample;
    modules.insert(*out = new module_{context, device, handle, found.entries, found.unlinked, 0});
    if (log) logs.insert(*log = new log_{""});
    ++context->objects;
    return SUCCESS;
}
CALL zeModuleDestroy(module_ *module) {
    ENTER;
    HANDLE(modules, module);
    CHECK(!module->kernels, IN_USE);
    if (busy(module->device)) misuse("a module is destroyed while launches of it may run");
    --module->of->objects;
    modules.erase(module);
    delete module;  // the library stays mapped: sanitizers and profilers want to name its code
    return SUCCESS;
}
CALL zeModuleBuildLogGetString(log_ *log, size_t *size, char *out) {
    ENTER;
    HANDLE(logs, log);
    CHECK(size, NULL_POINTER);
    const size_t whole = log->text.size() + 1;
    if (out) memcpy(out, log->text.c_str(), std::min(*size, whole));
    *size = whole;
    return SUCCESS;
}
CALL zeModuleBuildLogDestroy(log_ *log) {
    ENTER;
    HANDLE(logs, log);
    logs.erase(log);
    delete log;
    return SUCCESS;
}

// --- kernels --------------------------------------------------------------------------------------------------------------------------

CALL zeKernelCreate(module_ *module, const kernel_desc *desc, kernel_ **out) {
    ENTER;
    HANDLE(modules, module);
    CHECK(desc && desc->name && out, NULL_POINTER);
    CHECK(desc->stype == KERNEL_DESC, INVALID_ARGUMENT);
    CHECK(desc->flags <= 3, BAD_ENUMERATION);
    CHECK(!module->unlinked, UNLINKED);
    auto found = std::find_if(module->entries.begin(), module->entries.end(), [=](const entry &each) { return each.name == desc->name; });
    CHECK(found != module->entries.end(), BAD_KERNEL_NAME);
    kernels.insert(*out = new kernel_{module, &*found, {0, 0, 0}, std::vector<std::vector<char>>(found->parameters.size())});
    ++module->kernels;
    return SUCCESS;
}
CALL zeKernelDestroy(kernel_ *kernel) {
    ENTER;
    HANDLE(kernels, kernel);
    if (busy(kernel->of->device)) misuse("a kernel is destroyed while launches of it may run");
    --kernel->of->kernels;
    kernels.erase(kernel);
    delete kernel;
    return SUCCESS;
}
CALL zeKernelSetGroupSize(kernel_ *kernel, uint32_t x, uint32_t y, uint32_t z) {
    ENTER;
    HANDLE(kernels, kernel);
    const uint32_t wanted[] = {x, y, z}, *demanded = kernel->what->group;
    for (int axis = 0; axis < 3; ++axis)
        CHECK(wanted[axis] && wanted[axis] <= most_along[axis], BAD_GROUP_SIZE);
    CHECK((uint64_t)x * y * z <= most_threads, BAD_GROUP_SIZE);
    CHECK(!demanded[0] || !memcmp(wanted, demanded, sizeof wanted), BAD_GROUP_SIZE);
    memcpy(kernel->group, wanted, sizeof wanted);
    return SUCCESS;
}
CALL zeKernelSetArgumentValue(kernel_ *kernel, uint32_t index, size_t size, const void *value) {
    ENTER;
    HANDLE(kernels, kernel);
    CHECK(index < kernel->arguments.size(), BAD_INDEX);
    CHECK(size == kernel->what->parameters[index].size, BAD_ARGUMENT_SIZE);
    kernel->arguments[index].assign(size, 0);
    if (value) memcpy(kernel->arguments[index].data(), value, size);
    return SUCCESS;
}
typedef void launcher(void (*)(void **), const unsigned *, const unsigned *, void **, unsigned, bool);
CALL zeCommandListAppendLaunchKernel(list_ *list, kernel_ *kernel, const uint32_t *groups, void *signal, uint32_t count, void **waits) {
    ENTER;
    HANDLE(kernels, kernel);
    APPEND;
    CHECK(groups, NULL_POINTER);
    CHECK(kernel->of->of == list->of && kernel->of->device == list->device && list->ordinal == 1, INVALID_ARGUMENT);
    CHECK(groups[0] && groups[1] && groups[2], INVALID_ARGUMENT);
    CHECK(kernel->group[0], BAD_GROUP_SIZE);
    const entry *what = kernel->what;
    for (auto &each : kernel->arguments) CHECK(!each.empty(), INVALID_ARGUMENT);
    auto call = (void (*)(void **))dlsym(kernel->of->handle, (what->name + "_call").c_str());
    auto sizes = (unsigned (*)(unsigned *))dlsym(kernel->of->handle, (what->name + "_sizes").c_str());
    auto run = (launcher *)dlsym(kernel->of->handle, "tack_run_groups");
    unsigned taken[256];
    if (!call || !sizes || !run || sizes(taken) != what->parameters.size()) misuse("the source in a module is not that of its kernels");
    for (size_t at = 0; at < what->parameters.size(); ++at)
        if (taken[at] != what->parameters[at].size) misuse("the source in a module is not that of its kernels");
    const std::vector<std::vector<char>> values = kernel->arguments;
    const std::vector<uint32_t> grid(groups, groups + 3), block(kernel->group, kernel->group + 3);
    const unsigned wanted = order;
    append(list, [=] {
        std::vector<std::vector<char>> own = values;
        std::vector<void *> slots;
        for (size_t at = 0; at < own.size(); ++at) {
            slots.push_back(own[at].data());
            uint64_t place = 0;
            memcpy(&place, own[at].data(), own[at].size());
            const auto kind = what->parameters[at].kind;
            auto image = images.find((image_ *)place);
            auto sampler = samplers.find((sampler_ *)place);
            const bool known_image = image != images.end() && (*image)->of == list->of && (*image)->device == list->device;
            const bool known_sampler = sampler != samplers.end() && (*sampler)->of == list->of && (*sampler)->device == list->device;
            if (kind == parameter::IMAGE && !known_image) list->device->failed = DEVICE_LOST;
            if (kind == parameter::SAMPLER && !known_sampler) list->device->failed = DEVICE_LOST;
            if (kind != parameter::POINTER || !place) continue;
            auto found = allocation(place);
            if (found == memories.end() || !reachable(list, place, 1)) list->device->failed = DEVICE_LOST;
        }
        if (!list->device->failed) run(call, grid.data(), block.data(), slots.data(), wanted, what->group[0] != 0);
    });
    return SUCCESS;
}
