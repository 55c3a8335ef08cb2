// HIPRTC on the host: the calls that this project makes, as ROCm documents them. A source is checked by the compiler of the simulated
// driver (TACK_HIP_COMPILER); what it gives is a binary of that driver, the source behind a header that names its architecture.
//
// What tests ask for has names that start with sim.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <map>
#include <mutex>
#include <regex>
#include <set>
#include <string>

namespace {  // other simulated drivers in the process have types of these names, too
enum { INVALID_INPUT = 3, INVALID_PROGRAM = 4, INVALID_OPTION = 5, COMPILATION = 6 };
struct program {
    std::string source, code, log;
};
}  // namespace

static std::mutex lock;
static std::set<program *> programs;
static std::map<std::string, int> calls;
static std::string failing;
static int after = 0, injected = 0;

// The call of that name fails once: after so many that do not.
extern "C" void simHiprtcFail(const char *call, int count, int status) { failing = call, after = count, injected = status; }
extern "C" int simHiprtcCalls(const char *call) { return calls[call]; }
extern "C" int simHiprtcPrograms() { return programs.size(); }

static int enter(const char *name) {
    ++calls[name];
    if (!injected || failing != name || after-- != 0) return 0;
    const int status = injected;
    injected = 0;
    return status;
}
#define CALL extern "C" int
#define ENTER                                \
    std::lock_guard<std::mutex> held(lock);  \
    if (const int status = enter(__func__)) return status
#define KNOWN(made) \
    if (!programs.count(made)) return INVALID_PROGRAM

CALL hiprtcCreateProgram(program **out, const char *source, const char *, int headers, const char **, const char **) {
    ENTER;
    if (!out || !source || headers) return INVALID_INPUT;
    programs.insert(*out = new program{source, "", ""});
    return 0;
}
CALL hiprtcDestroyProgram(program **made) {
    ENTER;
    if (!made) return INVALID_INPUT;
    KNOWN(*made);
    programs.erase(*made);
    delete *made;
    *made = nullptr;
    return 0;
}

// A source whose entry points the simulated driver finds.
static std::string exported(const std::string &source) {
    static const std::regex entry("size\\(1, \\d+\\)\\)\\)\\s(\\w+)\\("), groups("\\b__shared__\\b|\\b__syncthreads\\b");
    const char *macro = std::regex_search(source, groups) ? "TACK_EXPORT_GROUPS" : "TACK_EXPORT";
    std::string made = source;
    for (std::sregex_iterator at(source.begin(), source.end(), entry), end; at != end; ++at)
        made += std::string(macro) + "(" + (*at)[1].str() + ")\n";
    return made;
}
static std::string contents(const std::string &path) {
    std::string text;
    if (FILE *file = fopen(path.c_str(), "r")) {
        char part[4096];
        while (const size_t size = fread(part, 1, sizeof part, file)) text.append(part, size);
        fclose(file);
    }
    return text;
}
CALL hiprtcCompileProgram(program *made, int count, const char **options) {
    ENTER;
    KNOWN(made);
    std::string architecture;
    for (int at = 0; at < count; ++at) {
        const std::string option(options[at]);
        if (option.compare(0, 15, "--offload-arch=") == 0) architecture = option.substr(15);
        else if (option.compare(0, 5, "-std=") && option.compare(0, 14, "-ffp-contract=") && option != "-O3") return INVALID_OPTION;
    }
    if (architecture.compare(0, 3, "gfx") || architecture.size() > 23) return INVALID_OPTION;
    const std::string source = exported(made->source);
    const std::string path = std::string(getenv("TACK_SIMULATOR_FOLDER")) + "/hiprtc." + std::to_string(getpid());
    FILE *file = fopen((path + ".cpp").c_str(), "w");
    if (!file || fputs(source.c_str(), file) < 0 || fclose(file)) return COMPILATION;
    const std::string command = std::string(getenv("TACK_HIP_COMPILER")) + " -fsyntax-only -Wno-unused-command-line-argument " + path + ".cpp 2> " + path + ".log";
    const bool failed = system(command.c_str()) != 0;
    made->log = contents(path + ".log");
    if (failed) return COMPILATION;
    made->code.assign("TACKSIM\0", 8);
    made->code += architecture;
    made->code.resize(32);
    made->code += source;
    made->code.push_back('\0');
    return 0;
}
CALL hiprtcGetProgramLogSize(program *made, size_t *size) {
    ENTER;
    KNOWN(made);
    *size = made->log.size() + 1;
    return 0;
}
CALL hiprtcGetProgramLog(program *made, char *log) {
    ENTER;
    KNOWN(made);
    memcpy(log, made->log.c_str(), made->log.size() + 1);
    return 0;
}
CALL hiprtcGetCodeSize(program *made, size_t *size) {
    ENTER;
    KNOWN(made);
    if (made->code.empty()) return INVALID_PROGRAM;
    *size = made->code.size();
    return 0;
}
CALL hiprtcGetCode(program *made, char *code) {
    ENTER;
    KNOWN(made);
    if (made->code.empty()) return INVALID_PROGRAM;
    memcpy(code, made->code.data(), made->code.size());
    return 0;
}
