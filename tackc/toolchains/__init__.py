"""Text to binaries: LLVM and our own linker for the CPU, NVRTC, clang and Apple's tools for GPUs."""
