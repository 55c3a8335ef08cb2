// NVRTC, or with -DTACK_HIP hipRTC, on the host: the calls that this project makes, as the vendors document them. Sources are checked
// by the compiler of the simulated driver (cuda_driver.cpp), whose log is the log; a binary is what that driver takes for one.
//
// What tests ask for has names that start with sim.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <fstream>
#include <map>
#include <mutex>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#ifdef TACK_HIP
#define PASTE(what) hiprtc##what
#define STATUS(what) "HIPRTC_ERROR_" what
#define CODE GetCode
#define CODE_SIZE GetCodeSize
static const char COMPILER[] = "TACK_HIP_COMPILER";
static const std::regex KNOWN("--offload-arch=(gfx90a|gfx942)|-std=c\\+\\+\\d\\d|-O[0-3]|-ffp-contract=(off|fast|on)");
static const std::regex ARCHITECTURE("--offload-arch=(\\w+)");
#else
#define PASTE(what) nvrtc##what
#define STATUS(what) "NVRTC_ERROR_" what
#define CODE GetCUBIN
#define CODE_SIZE GetCUBINSize
static const char COMPILER[] = "TACK_CUDA_COMPILER";
static const std::regex KNOWN("--gpu-architecture=(sm|compute)_(75|80|90)|--std=c\\+\\+\\d\\d|--(ftz|prec-div|prec-sqrt|fmad)=(true|false)");
static const std::regex ARCHITECTURE("--gpu-architecture=(\\w+)");
#endif
#define NAME(what) PASTE(what)
#define CALL(what) extern "C" int NAME(what)

namespace {
enum { SUCCESS, OUT_OF_MEMORY, CREATION_FAILURE, INVALID_INPUT, INVALID_PROGRAM, INVALID_OPTION, COMPILATION };
struct program {
    std::string source, log, code;
    bool compiled = false;
};
struct plan {
    std::string call;
    int after, status;
};
}  // namespace

static std::mutex lock;
static std::set<program *> programs;
static std::map<std::string, int> calls;
static std::vector<plan> failing;
static std::string options;  // of the last compilation
static std::map<std::string, std::pair<bool, std::string>> seen;  // sources: whether they compile, and the log

extern "C" void simFail(const char *call, int after, int status) { failing = {{call, after, status}}; }
extern "C" int simCalls(const char *call) { return calls[call]; }
extern "C" int simObjects() { return programs.size(); }
extern "C" const char *simOptions() { return options.c_str(); }
extern "C" void simReset() { failing.clear(), calls.clear(), options.clear(); }

static int enter(const char *name) {
    ++calls[name];
    for (auto each = failing.begin(); each != failing.end(); ++each)
        if (each->call == name && each->after-- == 0) {
            const int status = each->status;
            failing.erase(each);
            return status;
        }
    return SUCCESS;
}
#define ENTER                               \
    std::lock_guard<std::mutex> held(lock); \
    if (const int status = enter(__func__)) return status
#define CHECK(condition, status) \
    if (!(condition)) return status

extern "C" const char *NAME(GetErrorString)(int status) {
    static const char *const names[] = {"SUCCESS", STATUS("OUT_OF_MEMORY"), STATUS("PROGRAM_CREATION_FAILURE"), STATUS("INVALID_INPUT"),
                                        STATUS("INVALID_PROGRAM"), STATUS("INVALID_OPTION"), STATUS("COMPILATION")};
    std::lock_guard<std::mutex> held(lock);
    if (enter(__func__)) return nullptr;
    return status >= 0 && status <= COMPILATION ? names[status] : STATUS("unknown");
}
CALL(CreateProgram)(program **out, const char *source, const char *, int headers, const char *const *texts, const char *const *names) {
    ENTER;
    CHECK(out && source && headers >= 0 && (!headers || (texts && names)), INVALID_INPUT);
    programs.insert(*out = new program{source, "", "", false});
    return SUCCESS;
}
CALL(DestroyProgram)(program **of) {
    ENTER;
    CHECK(of && programs.count(*of), INVALID_PROGRAM);
    programs.erase(*of);
    delete *of;
    *of = nullptr;
    return SUCCESS;
}
static std::pair<bool, std::string> check(const std::string &text) {
    const std::string own = std::string(getenv("TACK_SIMULATOR_FOLDER")) + "/rtc." + std::to_string(getpid());
    std::ofstream(own + ".cpp") << text;
    const std::string command = std::string(getenv(COMPILER)) + " -Wno-unused-command-line-argument -fsyntax-only ";
    const bool accepted = !system((command + own + ".cpp 2> " + own + ".txt").c_str());
    std::stringstream read;
    read << std::ifstream(own + ".txt").rdbuf();
    return {accepted, read.str()};
}
CALL(CompileProgram)(program *of, int count, const char *const *listed) {
    ENTER;
    CHECK(programs.count(of), INVALID_PROGRAM);
    CHECK(count >= 0 && (!count || listed), INVALID_INPUT);
    std::string level;
    options.clear();
    of->compiled = false, of->log.clear();
    for (int at = 0; at < count; ++at) {
        const std::string option = listed[at];
        options += (at ? " " : "") + option;
        std::smatch found;
        if (std::regex_match(option, found, ARCHITECTURE)) level = found[1];
        if (!std::regex_match(option, KNOWN)) of->log += "error: invalid value or option " + option + "\n";
    }
    CHECK(of->log.empty(), INVALID_OPTION);
    std::string text = of->source + "\n";
    const std::regex entries("(?:__launch_bounds__\\(\\d+\\)|size\\(1, \\d+\\)\\)\\))\\s(\\w+)\\("), meets("(^|\\n) *__shared__|__syncthreads");
    const std::string how = std::regex_search(of->source, meets) ? "TACK_EXPORT_GROUPS(" : "TACK_EXPORT(";
    for (std::sregex_iterator at(of->source.begin(), of->source.end(), entries), none; at != none; ++at) text += how + (*at)[1].str() + ")\n";
    auto found = seen.find(text);
    if (found == seen.end()) found = seen.emplace(text, check(text)).first;
    of->log = found->second.second;
    CHECK(found->second.first, COMPILATION);
    std::string header("TACKSIM\0", 8);
    (header += level).resize(32);
    of->code = header + text, of->compiled = true;
    return SUCCESS;
}
CALL(GetProgramLogSize)(program *of, size_t *size) {
    ENTER;
    CHECK(size, INVALID_INPUT);
    CHECK(programs.count(of), INVALID_PROGRAM);
    *size = of->log.size() + 1;
    return SUCCESS;
}
CALL(GetProgramLog)(program *of, char *out) {
    ENTER;
    CHECK(out, INVALID_INPUT);
    CHECK(programs.count(of), INVALID_PROGRAM);
    memcpy(out, of->log.c_str(), of->log.size() + 1);
    return SUCCESS;
}
CALL(CODE_SIZE)(program *of, size_t *size) {
    ENTER;
    CHECK(size, INVALID_INPUT);
    CHECK(programs.count(of) && of->compiled, INVALID_PROGRAM);
    *size = of->code.size();
    return SUCCESS;
}
CALL(CODE)(program *of, char *out) {
    ENTER;
    CHECK(out, INVALID_INPUT);
    CHECK(programs.count(of) && of->compiled, INVALID_PROGRAM);
    memcpy(out, of->code.data(), of->code.size());
    return SUCCESS;
}
