"""An OpenCL library between the driver and a real one, which fails where a test asks it to, and counts what is there.

It is written from a table of calls; what tests ask for has the names that the simulated drivers have. After `simSpirv(1)` its
devices take SPIR-V, whatever is behind it: a module that carries its source (OpSource) becomes a program from that source. After
`simAlong(x, y, z)` groups have no more work-items along these. After `simBusy(status)` events have this one.
"""

from __future__ import annotations

import ctypes
import functools
import subprocess
from pathlib import Path
from typing import Final

from simulators import gpus, host

from tack_runtime.drivers.opencl import CALLS

_TYPES: Final = {"p": "void *", "i": "int", "u": "unsigned", "z": "size_t", "q": "uint64_t", "s": "const char *"}
_START: Final = """
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>
#include <map>
#include <mutex>
#include <string>
#include <vector>

struct plan {
    std::string call;
    int after, status;
};
static std::mutex lock;
static std::vector<plan> failing;
static std::map<std::string, int> calls;
static int objects = 0, spirv = 0, busy = 0;
static size_t along[3] = {};

extern "C" void simFail(const char *call, int after, int status) { failing = {{call, after, status}}; }
extern "C" void simFailToo(const char *call, int after, int status) { failing.push_back({call, after, status}); }
extern "C" int simCalls(const char *call) { return calls[call]; }
extern "C" int simObjects() { return objects; }
extern "C" void simSpirv(int takes) { spirv = takes; }
extern "C" void simAlong(int x, int y, int z) { along[0] = x, along[1] = y, along[2] = z; }
extern "C" void simBusy(int is) { busy = is; }
extern "C" void simReset() { failing.clear(), calls.clear(), spirv = 0, along[0] = 0, busy = 0; }

static int enter(const char *name) {
    std::lock_guard<std::mutex> held(lock);
    ++calls[name];
    for (auto each = failing.begin(); each != failing.end(); ++each)
        if (each->call == name && each->after-- == 0) {
            const int status = each->status;
            failing.erase(each);
            return status;
        }
    return 0;
}
static void *real(const char *name) {
    static void *library = dlopen("libOpenCL.so.1", RTLD_NOW);
    return dlsym(library, name);
}
static void count(int change) {
    std::lock_guard<std::mutex> held(lock);
    objects += change;
}
"""
_SPIRV: Final = """
static const char TAKES[] = "SPIR-V_1.0 SPIR-V_1.2", SINCE[] = "OpenCL 2.1 of a shim";
static int told(const void *text, size_t length, size_t room, void *out, void *size) {
    if (size) *(size_t *)size = length;
    if (out && room < length) return -30;  // CL_INVALID_VALUE
    if (out) memcpy(out, text, length);
    return 0;
}
static int told(const char *text, size_t room, void *out, void *size) { return told(text, strlen(text) + 1, room, out, size); }
static bool fits(const void *local) {
    for (int axis = 0; along[0] && local && axis < 3; ++axis)
        if (((const size_t *)local)[axis] > along[axis]) return false;
    return true;
}
static void *from_module(void *context, const unsigned *words, size_t size, int *status) {
    std::string source;
    *status = -30;
    if (size < 20 || size % 4 || words[0] != 0x07230203) return nullptr;
    for (size_t at = 5; at < size / 4 && words[at] >> 16; at += words[at] >> 16) {
        const size_t skipped = (words[at] & 0xffff) == 3 ? 4 : 1, length = words[at] >> 16;
        const char *text = (const char *)(words + at + skipped);
        if (skipped == 4 && length < 5) continue;
        if (skipped == 4 || (words[at] & 0xffff) == 2)  // OpSource, OpSourceContinued
            source.append(text, strnlen(text, 4 * (length - skipped)));
    }
    if (source.empty()) return nullptr;
    const char *text = source.c_str();
    auto create = (void *(*)(void *, unsigned, const char **, void *, int *))real("clCreateProgramWithSource");
    return create(context, 1, &text, nullptr, status);
}
"""
_INSTEAD: Final = {  # of a call, where devices take SPIR-V
    "clCreateProgramWithIL": "made = from_module(a0, (unsigned *)a1, a2, (int *)status);",
    "clGetDeviceInfo": "return a1 == 0x105b ? told(TAKES, a2, a3, a4) : a1 == 0x102f ? told(SINCE, a2, a3, a4) :",
}


_BEFORE: Final = {  # a call
    "clGetEventInfo": "if (busy) return *(int *)a3 = busy, 0;",
    "clGetDeviceInfo": "if (along[0] && a1 == 0x1005) return told(along, sizeof along, a2, a3, a4);",
    "clEnqueueNDRangeKernel": "if (!fits(a5)) return -55;",  # CL_INVALID_WORK_ITEM_SIZE
}


def _function(name: str, types: str) -> str:
    """One call: it fails, or does what the real library does."""
    letters = types.lstrip("?=")
    makes = "=" in types
    if makes:
        letters = letters[:-1]
    parameters = [f"{_TYPES[letter]} a{place}" for place, letter in enumerate(letters)] + ["int *status"] * makes
    passed = ", ".join([f"a{place}" for place in range(len(letters))] + ["status"] * makes)
    taken = ", ".join(_TYPES[letter] for letter in letters) + ", int *" * makes
    result = "void *" if makes else "int "
    call = f"(({result}(*)({taken}))real(__func__))({passed})"
    instead = _INSTEAD.get(name, "")
    if makes:
        special = f"if (spirv) {instead} else " if instead else ""
        rest = f"void *made = nullptr; {special}made = {call}; if (made && !*status) count(1); return made;"
        return f'extern "C" void *{name}({", ".join(parameters)}) {{ if ((*status = enter(__func__))) return nullptr; {rest} }}\n'
    special = f"if (spirv) {instead} {call};\n" if instead else ""
    change = -1 if name.startswith("clRelease") else 1 if name == "clEnqueueMarkerWithWaitList" else 0
    counted = f"if (!found) count({change});" if change else ""
    before = _BEFORE.get(name, "")
    body = f"if (const int failed = enter(__func__)) return failed; {before} {special}"
    body += f"const int found = {call}; {counted} return found;"
    return f'extern "C" int {name}({", ".join(parameters)}) {{ {body} }}\n'


@functools.cache
def path() -> Path:
    """The library for the calls of the driver's table."""
    made = gpus.folder() / "libshim.so"
    source = _START + _SPIRV + "".join(_function(name, types) for name, types in CALLS.items())
    command = [host.COMPILER, "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", "-x", "c++", "-"]
    subprocess.run([*command, "-o", str(made), "-ldl"], input=source, text=True, check=True)
    return made


@functools.cache
def library() -> ctypes.CDLL:
    """It, loaded."""
    return ctypes.CDLL(str(path()))
