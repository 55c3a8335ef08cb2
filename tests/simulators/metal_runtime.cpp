// An Objective-C runtime with the part of Metal that this project asks for, as Apple documents them. Messages reach methods as they do
// there: registers and stack stay as the caller set them, so a wrong prototype passes wrong values. Sources are compiled for the host
// (metal/metal_stdlib) by the command in TACK_METAL_COMPILER, or TACK_METAL_FAST_COMPILER for fast math, which gets
// "-o FILE.so FILE.cpp" in TACK_SIMULATOR_FOLDER.
//
// What ends a program there, or what Metal's validation reports, ends it here with a line on standard error. Objects that died stay
// known, so that a message to one is noticed. New memory holds 0xCD. Command buffers run when something waits, as late as they may.
// What tests ask for has names that start with sim.
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <deque>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
#include "sampling.h"

#ifndef __x86_64__
#error "objc_msgSend is written for x86-64"
#endif
#define API extern "C" __attribute__((visibility("default")))
typedef const char *sel;
typedef unsigned long number;
struct size3 {
    number x, y, z;
};
struct region {
    size3 origin, size;
};

static std::recursive_mutex lock;
#define LOCKED std::lock_guard<std::recursive_mutex> held(lock)
static const char MAGIC[] = "MTLB";
static constexpr size_t CANARY = 64, MEMORY = 1ul << 30;  // of a device, which is the longest buffer, too
static constexpr size_t QUEUE = 64, BINDINGS = 31, TEXTURES = 128, MOST_BYTES = 4096, MOST_TEXELS = 2048;
static constexpr unsigned IS_TEXTURE = ~0u;  // instead of the size of a buffer
enum { NOT_ENQUEUED = 0, COMMITTED = 2, COMPLETED = 4, FAILED = 5 };  // MTLCommandBufferStatus
enum { COMPILE_FAILURE = 3, COMPILE_WARNING = 4, PAGE_FAULT = 3 };

[[noreturn]] static void end(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("simulated Metal: ", stderr), vfprintf(stderr, format, arguments), fputs("\n", stderr);
    va_end(arguments);
    abort();
}

// --- objects, retained and released -----------------------------------------------------------------------------------------------

struct object {
    const char *kind;
    int retains = 1;
    explicit object(const char *of);
    virtual ~object() {}
    virtual void dies() {}
};
static std::set<object *> alive;
static std::map<object *, const char *> dead;
static std::map<std::string, int> counts, calls;
static std::set<std::string> selectors;
static int leaked = 0;

object::object(const char *of) : kind(of) { alive.insert(this), dead.erase(this), ++counts[kind]; }

static void check(object *of, const char *kind, sel what) {
    if (dead.count(of)) end("%s gets a %s that is deallocated", what, dead[of]);
    if (!alive.count(of)) end("%s gets %p, which is no object", what, (void *)of);
    if (strcmp(of->kind, kind)) end("%s gets a %s, not a %s", what, of->kind, kind);
}
static object *retain(object *of) { return ++of->retains, of; }
static void release(object *of) {
    if (--of->retains) return;
    alive.erase(of), dead[of] = of->kind, --counts[of->kind];
    of->dies();
}

struct pool {
    number token;
    std::vector<object *> held;
};
static thread_local std::vector<pool> pools;
static number next_token = 0;
template <class T> static T *autoreleased(T *of) {
    if (pools.empty()) ++leaked;
    else pools.back().held.push_back(of);
    return of;
}
API void *objc_autoreleasePoolPush() {
    LOCKED;
    pools.push_back({++next_token, {}});
    return (void *)next_token;
}
API void objc_autoreleasePoolPop(void *token) {
    LOCKED;
    bool known = false;
    for (pool &each : pools) known |= each.token == (number)token;
    if (!known) end("a pool is popped that is not there");
    for (bool last = false; !last;) {
        pool popped = pools.back();
        last = popped.token == (number)token;
        pools.pop_back();
        for (object *each : popped.held) {
            if (!alive.count(each)) end("a pool releases an object that is deallocated");
            release(each);
        }
    }
}

// --- what tests ask for -------------------------------------------------------------------------------------------------------------

struct plan {
    std::string call;
    int after, status;
};
static std::vector<plan> failing;
static unsigned lane_order = 0;
static int devices = 1, metal3 = 1, filters = 1;
static number threads_of_a_group = 1024;
static const size3 all_along = {1024, 1024, 1024};
static size3 along = all_along;  // threads of a group, too
static size_t used = 0, queued = 0;

API void simConfigure(int count, int family, int threads) { devices = count, metal3 = family, threads_of_a_group = threads; }
API void simAlong(int x, int y, int z) { along = {(number)x, (number)y, (number)z}; }
API void simFilters(int f32_too) { filters = f32_too; }
// The message of that name fails once, after so many that do not: it makes nothing, or what is committed fails with that status.
// Nothing else does, but for simFailToo.
API void simFail(const char *call, int after, int status) { failing = {{call, after, status}}; }
API void simFailToo(const char *call, int after, int status) { failing.push_back({call, after, status}); }
API void simOrder(unsigned value) { lane_order = value; }
API int simCalls(const char *call) { return calls[call]; }
API int simObjects(const char *kind) {  // all that are there where the kind is ""
    int sum = 0;
    for (auto &each : counts) sum += each.first != "Class" && (!*kind || each.first == kind) ? each.second : 0;
    return sum;
}
API int simLeaked() { return leaked; }
API int simQueued() { return queued; }
API int simPools() { return pools.size(); }  // of this thread
static int busy = 0;
API void simBusy(int is) { busy = is; }  // command buffers end for those who wait, and no others
API void simReset() {
    busy = 0, failing.clear(), calls.clear(), lane_order = 0, devices = metal3 = filters = 1, threads_of_a_group = 1024, along = all_along;
}

static int entered(sel name) {
    ++calls[name];
    for (auto each = failing.begin(); each != failing.end(); ++each)
        if (each->call == name && each->after-- == 0) {
            const int status = each->status;
            failing.erase(each);
            return status;
        }
    return 0;
}

// --- Foundation ---------------------------------------------------------------------------------------------------------------------

struct string : object {
    std::string text;
    explicit string(std::string of) : object("NSString"), text(std::move(of)) {}
};
struct error : object {
    string *domain;
    long code;
    std::string description;
    error(const char *of, long status, std::string text)
        : object("NSError"), domain(new string(of)), code(status), description(std::move(text)) {}
    void dies() override { release(domain); }
};
static string *string_make(object *, sel name, const char *text) {
    LOCKED;
    if (!text) end("%s gets NULL", name);
    return entered(name) ? nullptr : autoreleased(new string(text));
}
static const char *string_utf8(string *self, sel name) {  // it may have none: as documented
    LOCKED;
    return entered(name) ? nullptr : self->text.c_str();
}
static string *error_domain(error *self, sel) { return self->domain; }
static long error_code(error *self, sel) { return self->code; }
static string *error_description(error *self, sel) {
    LOCKED;
    return autoreleased(new string(self->description));
}
struct data : object {
    std::string bytes;
    explicit data(std::string of) : object("dispatch_data"), bytes(std::move(of)) {}
};
// It copies, as it does without a destructor.
API data *dispatch_data_create(const char *bytes, size_t size, void *queue, void *destructor) {
    LOCKED;
    if (queue || destructor) end("dispatch_data_create gets a queue or a destructor");
    return new data(std::string(bytes, size));
}
API void dispatch_release(data *of) {
    LOCKED;
    check(of, "dispatch_data", "dispatch_release");
    release(of);
}
static void tell(error **place, const char *domain, long code, std::string text) {
    if (place) *place = autoreleased(new error(domain, code, std::move(text)));
}

// --- the device, its memory and its code ------------------------------------------------------------------------------------------------

struct device : object {
    device() : object("MTLDevice") {}
    void dies() override;
};
struct owned : object {
    object *owner;
    owned(const char *kind, object *of) : object(kind), owner(retain(of)) {}
    void dies() override { release(owner); }
};
struct buffer : owned {
    size_t length;
    bool shared;
    char *bytes;
    buffer(object *of, size_t size, bool is_shared) : owned("MTLBuffer", of), length(size), shared(is_shared) {
        if (posix_memalign((void **)&bytes, 4096, size + CANARY)) end("the host has no memory");
        memset(bytes, 0xcd, size), memset(bytes + size, 0xee, CANARY);
        used += size;
    }
    bool intact() const {
        for (size_t at = 0; at < CANARY; ++at)
            if ((unsigned char)bytes[length + at] != 0xee) return false;
        return true;
    }
    void dies() override {
        if (!intact()) fprintf(stderr, "simulated Metal: something was written beyond a buffer\n");
        memset(bytes, 0xdd, length), free(bytes), used -= length;
        owned::dies();
    }
};
struct texture_options : object {
    number type = 2, format = 0, usage = 1, width = 1, height = 1, depth = 1;  // as documented
    texture_options() : object("MTLTextureDescriptor") {}
};
struct texture : owned {
    std::vector<float> texels;
    tack_image image;
    texture(object *of, const texture_options &how)
        : owned("MTLTexture", of), texels(how.width * how.height * how.depth),
          image{{(long)how.width, (long)how.height, (long)how.depth}, texels.data(), {}, false} {
        memset(texels.data(), 0xcd, 4 * texels.size());
        used += 4 * texels.size();
    }
    void dies() override {
        used -= 4 * texels.size();
        memset(texels.data(), 0xdd, 4 * texels.size());
        owned::dies();
    }
};
struct options : object {
    bool fast = true;  // as documented
    number version = 0;
    options() : object("MTLCompileOptions") {}
};
struct library : owned {
    void *handle;
    library(object *of, void *opened) : owned("MTLLibrary", of), handle(opened) {}  // it stays mapped
};
typedef void dispatch_(const unsigned *, const unsigned *, void **);
struct function : owned {
    dispatch_ *dispatch;
    std::vector<unsigned> sizes;  // of each buffer: of the structure that it holds, 0 where it is an array; IS_TEXTURE
    unsigned *order;
    explicit function(library *of) : owned("MTLFunction", of) {}
};
struct pipeline : owned {
    number threads = threads_of_a_group;
    explicit pipeline(function *of) : owned("MTLComputePipelineState", of) {}
    function *code() const { return (function *)owner; }
};

static device *the_device = nullptr;
void device::dies() { the_device = nullptr; }
API device *MTLCreateSystemDefaultDevice() {
    LOCKED;
    if (entered("MTLCreateSystemDefaultDevice") || !devices) return nullptr;
    if (!the_device) return the_device = new device;
    retain(the_device);
    return the_device;
}
static string *device_name(device *, sel) {
    LOCKED;
    return autoreleased(new string("Simulated Apple GPU"));
}
static bool device_supports(device *, sel, long family) { return family == 5001 && metal3; }
static buffer *device_buffer(device *self, sel name, number length, number how) {
    LOCKED;
    const number mode = how >> 4 & 15;
    if (!length) end("%s gets a length of 0", name);
    if (mode > 2 || how & ~0x1fful) end("%s gets options %#lx", name, how);
    if (entered(name) || length > MEMORY - used) return nullptr;
    return new buffer(self, length, mode != 2);
}
static buffer *device_buffer_of(device *self, sel name, const void *bytes, number length, number how) {
    LOCKED;
    buffer *made = device_buffer(self, name, length, how);
    if (made) memcpy(made->bytes, bytes, length);
    return made;
}
static number buffer_length(buffer *self, sel) { return self->length; }
static void *buffer_contents(buffer *self, sel) { return self->shared ? self->bytes : nullptr; }
static bool device_filters(device *, sel) { return filters; }
static object *texture_options_new(object *, sel name) {
    LOCKED;
    return entered(name) ? nullptr : new texture_options;
}
#define SETTER(field) \
    static void texture_##field(texture_options *self, sel, number value) { self->field = value; }
SETTER(type) SETTER(format) SETTER(usage) SETTER(width) SETTER(height) SETTER(depth)
static texture *device_texture(device *self, sel name, texture_options *how) {
    LOCKED;
    check(how, "MTLTextureDescriptor", name);
    enum { TYPE_3D = 7, R32_FLOAT = 55, READ = 1 };
    if (how->type != TYPE_3D || how->format != R32_FLOAT || !(how->usage & READ))
        end("%s gets a texture of type %lu, format %lu and usage %lu, which nobody here knows", name, how->type, how->format, how->usage);
    for (number size : {how->width, how->height, how->depth})
        if (!size || size > MOST_TEXELS) end("%s gets %lu x %lu x %lu texels", name, how->width, how->height, how->depth);
    if (entered(name) || 4 * how->width * how->height * how->depth > MEMORY - used) return nullptr;
    return new texture(self, *how);
}
static void texture_replace(texture *self, sel name, region where, number mipmap, number slice, const char *bytes, number row,
                            number plane) {
    LOCKED;
    const size3 &at = where.origin, &size = where.size;
    const long *whole = self->image.size;
    if (mipmap || slice || !bytes || !size.x || !size.y || !size.z) end("%s gets nothing of a 3-D texture with one level", name);
    if (at.x + size.x > (number)whole[0] || at.y + size.y > (number)whole[1] || at.z + size.z > (number)whole[2])
        end("%s: a region is not in the texture", name);
    if (row % 4 || row < 4 * size.x || plane < row * size.y) end("%s gets rows of %lu and planes of %lu bytes", name, row, plane);
    for (number z = 0; z < size.z; ++z)
        for (number y = 0; y < size.y; ++y)
            memcpy(&self->texels[((at.z + z) * whole[1] + at.y + y) * whole[0] + at.x], bytes + z * plane + y * row, 4 * size.x);
}
static object *options_new(object *, sel name) {
    LOCKED;
    return entered(name) ? nullptr : new options;
}
static void options_fast(options *self, sel, bool fast) { self->fast = fast; }
static void options_version(options *self, sel name, number version) {
    if (version >> 16 < 1 || version >> 16 > 3 || (version & 0xffff) > 9) end("%s gets %#lx", name, version);
    self->version = version;
}

// The shared library of a source, "" where the compiler refuses it. Several processes may want the same.
static std::string compiled(const std::string &source, bool fast, std::string &complaint) {
    std::string text = source + "\n";
    const std::regex meets("threadgroup_barrier|(^|\n) *threadgroup ");
    const std::string how = std::regex_search(source, meets) ? "TACK_EXPORT_GROUPS" : "TACK_EXPORT";
    const std::regex entry("(^|[^\\w])kernel void (\\w+)\\(");
    for (std::sregex_iterator at(source.begin(), source.end(), entry), none; at != none; ++at)
        text += how + "(" + (*at)[2].str() + ")\n";
    const char *folder = getenv("TACK_SIMULATOR_FOLDER");
    const char *compiler = getenv(fast ? "TACK_METAL_FAST_COMPILER" : "TACK_METAL_COMPILER");
    const std::string path = std::string(folder) + "/metal" + std::to_string(std::hash<std::string>()(text) + fast);
    const std::string own = path + "." + std::to_string(getpid());
    if (access((path + ".so").c_str(), R_OK) == 0) return path + ".so";
    std::ofstream(own + ".cpp") << text;
    const std::string command = std::string(compiler) + " -o " + own + ".so " + own + ".cpp 2> " + own + ".txt";
    if (system(command.c_str()) || rename((own + ".so").c_str(), (path + ".so").c_str())) {
        std::stringstream read;
        read << std::ifstream(own + ".txt").rdbuf();
        complaint = "program_source:\n" + read.str();
        return "";
    }
    return path + ".so";
}
static library *opened(device *self, const std::string &source, bool fast, error **place) {
    std::string complaint;
    const std::string path = compiled(source, fast, complaint);
    if (path.empty()) return tell(place, "MTLLibraryErrorDomain", COMPILE_FAILURE, complaint), nullptr;
    void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) end("%s", dlerror());
    tell(place, "MTLLibraryErrorDomain", COMPILE_WARNING, "there are warnings");  // a library and an error both: as documented
    return new library(self, handle);
}
static library *device_library(device *self, sel name, string *source, options *how, error **place) {
    LOCKED;
    check(source, "NSString", name);
    if (how) check(how, "MTLCompileOptions", name);
    if (const int status = entered(name)) return tell(place, "MTLLibraryErrorDomain", status, "injected"), nullptr;
    return opened(self, source->text, !how || how->fast, place);
}
// A compiled library is its source behind MAGIC.
static library *device_library_of(device *self, sel name, data *bytes, error **place) {
    LOCKED;
    check(bytes, "dispatch_data", name);
    if (const int status = entered(name)) return tell(place, "MTLLibraryErrorDomain", status, "injected"), nullptr;
    if (bytes->bytes.compare(0, strlen(MAGIC), MAGIC)) return tell(place, "MTLLibraryErrorDomain", 1, "Invalid library file"), nullptr;
    return opened(self, bytes->bytes.substr(strlen(MAGIC)), false, place);
}
static function *library_function(library *self, sel name, string *symbol) {
    LOCKED;
    check(symbol, "NSString", name);
    void *dispatch = dlsym(self->handle, (symbol->text + "_dispatch").c_str());
    void *sizes = dlsym(self->handle, (symbol->text + "_sizes").c_str());
    if (entered(name) || !dispatch || !sizes) return nullptr;
    function *made = new function(self);
    unsigned found[1024];
    made->sizes.assign(found, found + ((unsigned (*)(unsigned *))sizes)(found));
    made->dispatch = (dispatch_ *)dispatch;
    made->order = (unsigned *)dlsym(self->handle, "tack_order");
    return made;
}
static pipeline *device_pipeline(device *, sel name, function *of, error **place) {
    LOCKED;
    check(of, "MTLFunction", name);
    if (const int status = entered(name)) return tell(place, "AGXSimulatedDomain", status, "injected"), nullptr;
    return new pipeline(of);
}
static size3 device_along(device *, sel) { return along; }
static number pipeline_threads(pipeline *self, sel) { return self->threads; }

// --- the queue ----------------------------------------------------------------------------------------------------------------------------

struct command;
struct queue : owned {
    std::deque<command *> committed;
    size_t uncompleted = 0;
    explicit queue(device *of) : owned("MTLCommandQueue", of) {}
};
struct encoder;
struct command : owned {
    number status = NOT_ENQUEUED;
    unsigned looks = 0;  // at its status, since it is committed: it has ended by the second
    int failure = 0;
    encoder *open = nullptr;
    error *why = nullptr;
    std::vector<std::function<void()>> work;
    std::vector<object *> held;
    explicit command(queue *of) : owned("MTLCommandBuffer", of) { ++of->uncompleted; }
    queue *of() const { return (queue *)owner; }
    void drop() {
        for (object *each : held) release(each);
        held.clear(), work.clear(), --of()->uncompleted;
    }
    void dies() override {
        if (status == NOT_ENQUEUED) drop();
        if (why) release(why);
        owned::dies();
    }
};
struct binding {
    buffer *memory = nullptr;
    size_t offset = 0;
    std::vector<char> bytes;
};
struct encoder : owned {
    pipeline *code = nullptr;
    binding bound[BINDINGS];
    texture *textures[TEXTURES] = {};
    bool ended = false;
    explicit encoder(command *of) : owned("MTLComputeCommandEncoder", of) {}
    command *of() const { return (command *)owner; }
    void dies() override {
        if (!ended) end("a command encoder is released without endEncoding");
        owned::dies();
    }
};

static void run_oldest(queue *of) {
    command *next = of->committed.front();
    of->committed.pop_front(), --queued;
    int failure = next->failure;
    if (!failure)
        for (auto &work : next->work) work();
    for (object *each : alive)
        if (!strcmp(each->kind, "MTLBuffer") && !((buffer *)each)->intact()) failure = PAGE_FAULT;
    if (failure) next->why = new error("MTLCommandBufferErrorDomain", failure, "a command buffer failed");
    next->status = failure ? FAILED : COMPLETED;
    next->drop();
    release(next);
}
static queue *device_queue(device *self, sel name) {
    LOCKED;
    return entered(name) ? nullptr : new queue(self);
}
static command *queue_command(queue *self, sel name) {
    LOCKED;
    if (entered(name)) return nullptr;
    if (self->uncompleted >= QUEUE) {
        if (self->committed.empty()) end("%s waits for ever: all command buffers of the queue are taken, and none is committed", name);
        run_oldest(self);
    }
    return autoreleased(new command(self));
}
static encoder *command_encoder(command *self, sel name) {
    LOCKED;
    if (self->status != NOT_ENQUEUED) end("%s to a command buffer that is committed", name);
    if (self->open) end("%s while another encoder is open", name);
    if (entered(name)) return nullptr;
    return self->open = autoreleased(new encoder(self));
}
static void command_commit(command *self, sel name) {
    LOCKED;
    if (self->status != NOT_ENQUEUED) end("%s to a command buffer that is committed", name);
    if (self->open) end("%s while an encoder is open", name);
    self->failure = entered(name);
    self->status = COMMITTED;
    retain(self), self->of()->committed.push_back(self), ++queued;
}
static void command_wait(command *self, sel name) {
    LOCKED;
    entered(name);
    if (self->status == NOT_ENQUEUED) end("%s waits for ever: the command buffer is not committed", name);
    while (self->status == COMMITTED) run_oldest(self->of());
}
static number command_status(command *self, sel) {
    LOCKED;
    if (self->status == COMMITTED && !busy && self->looks++) run_oldest(self->of());
    return self->status;
}
static error *command_error(command *self, sel name) {
    LOCKED;
    return entered(name) ? nullptr : self->why;
}

static encoder *open(encoder *self, sel name) { return self->ended ? end("%s after endEncoding", name), self : self; }
static binding &slot(encoder *self, sel name, number index) {
    if (index >= BINDINGS) end("%s at index %lu, of %zu", name, index, BINDINGS);
    return open(self, name)->bound[index];
}
static void hold(encoder *self, object *of) { self->of()->held.push_back(retain(of)); }
static void encoder_pipeline(encoder *self, sel name, pipeline *code) {
    LOCKED;
    check(code, "MTLComputePipelineState", name);
    open(self, name)->code = code;
    hold(self, code);
}
static void encoder_buffer(encoder *self, sel name, buffer *memory, number offset, number index) {
    LOCKED;
    binding &place = slot(self, name, index);
    place = {};
    if (!memory) return;
    check(memory, "MTLBuffer", name);
    if (offset >= memory->length) end("%s has an offset of %lu in %zu bytes", name, offset, memory->length);
    place.memory = memory, place.offset = offset;
    hold(self, memory);
}
static void encoder_texture(encoder *self, sel name, texture *of, number index) {
    LOCKED;
    if (index >= TEXTURES) end("%s at index %lu, of %zu", name, index, TEXTURES);
    if (of) check(of, "MTLTexture", name), hold(self, of);
    open(self, name)->textures[index] = of;
}
static void encoder_bytes(encoder *self, sel name, const char *bytes, number length, number index) {
    LOCKED;
    if (!length || length > MOST_BYTES) end("%s has %lu bytes", name, length);
    binding &place = slot(self, name, index);
    place = {};
    place.bytes.assign(bytes, bytes + length);
}
static void encoder_dispatch(encoder *self, sel name, size3 groups, size3 threads) {
    LOCKED;
    open(self, name);
    if (!self->code) end("%s without a pipeline", name);
    const number most = 1ul << 32;
    for (number each : {groups.x, groups.y, groups.z, threads.x, threads.y, threads.z})
        if (!each || each > most) end("%s of %lu x %lu x %lu groups, %lu x %lu x %lu threads", name, groups.x, groups.y, groups.z,
                                      threads.x, threads.y, threads.z);
    if (threads.x > along.x || threads.y > along.y || threads.z > along.z)
        end("%s has %lu x %lu x %lu threads in a group", name, threads.x, threads.y, threads.z);
    if (threads.x * threads.y * threads.z > self->code->threads) end("%s has too many threads in a group", name);
    if (groups.x * threads.x > most || groups.y * threads.y > most || groups.z * threads.z > most)
        end("%s: positions do not fit in 32 bits", name);
    function *code = self->code->code();
    std::vector<binding> bound;
    std::vector<texture *> textures;
    for (size_t at = 0; at < code->sizes.size(); ++at) {
        if (code->sizes[at] == IS_TEXTURE) {
            texture *of = self->textures[textures.size()];
            if (!of) end("%s: nothing is bound at index %zu of textures", name, textures.size());
            textures.push_back(of);
            continue;
        }
        const binding &each = self->bound[at];
        const size_t space = each.memory ? each.memory->length - each.offset : each.bytes.size();
        if (!space) end("%s: nothing is bound at index %zu", name, at);
        if (space < code->sizes[at]) end("%s: %zu bytes are bound at index %zu, which takes %u", name, space, at, code->sizes[at]);
        bound.push_back(each);
    }
    const unsigned order = lane_order;
    self->of()->work.push_back([=]() mutable {
        std::vector<void *> places;
        for (binding &each : bound) places.push_back(each.memory ? each.memory->bytes + each.offset : each.bytes.data());
        for (texture *each : textures) places.push_back(&each->image);
        const unsigned grid[3] = {(unsigned)groups.x, (unsigned)groups.y, (unsigned)groups.z};
        const unsigned group[3] = {(unsigned)threads.x, (unsigned)threads.y, (unsigned)threads.z};
        if (code->order) *code->order = order;
        code->dispatch(grid, group, places.data());
    });
}
static void encoder_end(encoder *self, sel name) {
    LOCKED;
    open(self, name)->ended = true;
    self->of()->open = nullptr;
}

// --- messages -------------------------------------------------------------------------------------------------------------------------------

struct class_ : object {
    std::string name;
    explicit class_(const char *of) : object("Class"), name(of) {}
};
struct method {
    const char *kind, *selector, *encoding;  // as @encode has it, of result, self, _cmd, arguments
    void *code;
};
static object *object_retain(object *self, sel) {
    LOCKED;
    return retain(self);
}
static void object_release(object *self, sel) {
    LOCKED;
    release(self);
}
#define M(kind, selector, encoding, code) {kind, selector, encoding, (void *)code}
static const method METHODS[] = {
    M("", "retain", "@@:", object_retain),
    M("", "release", "v@:", object_release),
    M("+NSString", "stringWithUTF8String:", "@@:*", string_make),
    M("+MTLCompileOptions", "new", "@@:", options_new),
    M("+MTLTextureDescriptor", "new", "@@:", texture_options_new),
    M("MTLTextureDescriptor", "setTextureType:", "v@:Q", texture_type),
    M("MTLTextureDescriptor", "setPixelFormat:", "v@:Q", texture_format),
    M("MTLTextureDescriptor", "setUsage:", "v@:Q", texture_usage),
    M("MTLTextureDescriptor", "setWidth:", "v@:Q", texture_width),
    M("MTLTextureDescriptor", "setHeight:", "v@:Q", texture_height),
    M("MTLTextureDescriptor", "setDepth:", "v@:Q", texture_depth),
    M("MTLTexture", "replaceRegion:mipmapLevel:slice:withBytes:bytesPerRow:bytesPerImage:",
      "v@:{MTLRegion={MTLOrigin=QQQ}{MTLSize=QQQ}}QQ^vQQ", texture_replace),
    M("NSString", "UTF8String", "*@:", string_utf8),
    M("NSError", "domain", "@@:", error_domain),
    M("NSError", "code", "q@:", error_code),
    M("NSError", "localizedDescription", "@@:", error_description),
    M("MTLCompileOptions", "setFastMathEnabled:", "v@:B", options_fast),
    M("MTLCompileOptions", "setLanguageVersion:", "v@:Q", options_version),
    M("MTLDevice", "name", "@@:", device_name),
    M("MTLDevice", "supportsFamily:", "B@:q", device_supports),
    M("MTLDevice", "maxThreadsPerThreadgroup", "{MTLSize=QQQ}@:", device_along),
    M("MTLDevice", "supports32BitFloatFiltering", "B@:", device_filters),
    M("MTLDevice", "newTextureWithDescriptor:", "@@:@", device_texture),
    M("MTLDevice", "newBufferWithLength:options:", "@@:QQ", device_buffer),
    M("MTLDevice", "newBufferWithBytes:length:options:", "@@:^vQQ", device_buffer_of),
    M("MTLDevice", "newLibraryWithData:error:", "@@:@^@", device_library_of),
    M("MTLDevice", "newLibraryWithSource:options:error:", "@@:@@^@", device_library),
    M("MTLDevice", "newComputePipelineStateWithFunction:error:", "@@:@^@", device_pipeline),
    M("MTLDevice", "newCommandQueue", "@@:", device_queue),
    M("MTLBuffer", "contents", "^v@:", buffer_contents),
    M("MTLBuffer", "length", "Q@:", buffer_length),
    M("MTLLibrary", "newFunctionWithName:", "@@:@", library_function),
    M("MTLComputePipelineState", "maxTotalThreadsPerThreadgroup", "Q@:", pipeline_threads),
    M("MTLCommandQueue", "commandBuffer", "@@:", queue_command),
    M("MTLCommandBuffer", "computeCommandEncoder", "@@:", command_encoder),
    M("MTLCommandBuffer", "commit", "v@:", command_commit),
    M("MTLCommandBuffer", "waitUntilCompleted", "v@:", command_wait),
    M("MTLCommandBuffer", "status", "Q@:", command_status),
    M("MTLCommandBuffer", "error", "@@:", command_error),
    M("MTLComputeCommandEncoder", "setComputePipelineState:", "v@:@", encoder_pipeline),
    M("MTLComputeCommandEncoder", "setBuffer:offset:atIndex:", "v@:@QQ", encoder_buffer),
    M("MTLComputeCommandEncoder", "setTexture:atIndex:", "v@:@Q", encoder_texture),
    M("MTLComputeCommandEncoder", "setBytes:length:atIndex:", "v@:^vQQ", encoder_bytes),
    M("MTLComputeCommandEncoder", "dispatchThreadgroups:threadsPerThreadgroup:", "v@:{MTLSize=QQQ}{MTLSize=QQQ}", encoder_dispatch),
    M("MTLComputeCommandEncoder", "endEncoding", "v@:", encoder_end),
};
// The encoding of the methods of a selector; "" where no class has one.
API const char *simEncoding(const char *selector) {
    for (const method &each : METHODS)
        if (!strcmp(each.selector, selector)) return each.encoding;
    return "";
}

API object *objc_getClass(const char *name) {
    LOCKED;
    if (entered("objc_getClass")) return nullptr;
    static std::map<std::string, object *> classes;
    for (const char *known : {"NSString", "NSError", "MTLCompileOptions", "MTLTextureDescriptor"})
        if (!strcmp(name, known)) {
            object *&made = classes[name];
            return made ? made : made = new class_(known);
        }
    return nullptr;
}
API sel sel_registerName(const char *name) {
    LOCKED;
    return selectors.insert(name).first->c_str();
}
static number nothing(void *, sel) { return 0; }
extern "C" __attribute__((used, visibility("hidden"))) void *tack_method(object *receiver, sel selector, bool in_memory) {
    LOCKED;
    bool registered = false;
    for (const std::string &each : selectors) registered |= each.c_str() == selector;
    if (!registered) end("a selector that nobody has registered");
    if (!receiver && in_memory) end("%s is sent to nil, for a result in memory", selector);
    if (!receiver) return (void *)nothing;
    if (dead.count(receiver)) end("%s is sent to a %s that is deallocated", selector, dead[receiver]);
    if (!alive.count(receiver)) end("%s is sent to %p, which is no object", selector, (void *)receiver);
    const bool is_class = !strcmp(receiver->kind, "Class");
    const std::string kind = is_class ? "+" + ((class_ *)receiver)->name : receiver->kind;
    for (const method &each : METHODS)
        if (!strcmp(each.selector, selector) && (!*each.kind || each.kind == kind)) {
            if (in_memory != (each.encoding[0] == '{')) end("%s by the wrong objc_msgSend for its result", selector);
            return each.code;
        }
    end("-[%s %s]: unrecognized selector", kind.c_str(), selector);
}
asm(R"(
.text
.macro SEND name, receiver, selector, in_memory
.globl \name
.type \name, @function
\name:
    push %rbp
    mov %rsp, %rbp
    sub $176, %rsp
    mov %rdi, (%rsp)
    mov %rsi, 8(%rsp)
    mov %rdx, 16(%rsp)
    mov %rcx, 24(%rsp)
    mov %r8, 32(%rsp)
    mov %r9, 40(%rsp)
    movups %xmm0, 48(%rsp)
    movups %xmm1, 64(%rsp)
    movups %xmm2, 80(%rsp)
    movups %xmm3, 96(%rsp)
    movups %xmm4, 112(%rsp)
    movups %xmm5, 128(%rsp)
    movups %xmm6, 144(%rsp)
    movups %xmm7, 160(%rsp)
    mov \receiver, %rdi
    mov \selector, %rsi
    mov $\in_memory, %edx
    call tack_method
    mov %rax, %r11
    mov (%rsp), %rdi
    mov 8(%rsp), %rsi
    mov 16(%rsp), %rdx
    mov 24(%rsp), %rcx
    mov 32(%rsp), %r8
    mov 40(%rsp), %r9
    movups 48(%rsp), %xmm0
    movups 64(%rsp), %xmm1
    movups 80(%rsp), %xmm2
    movups 96(%rsp), %xmm3
    movups 112(%rsp), %xmm4
    movups 128(%rsp), %xmm5
    movups 144(%rsp), %xmm6
    movups 160(%rsp), %xmm7
    leave
    jmp *%r11
.size \name, . - \name
.endm
SEND objc_msgSend, %rdi, %rsi, 0
SEND objc_msgSend_stret, %rsi, %rdx, 1
)");
