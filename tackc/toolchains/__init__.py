"""Text to binaries: LLVM for the CPU, NVRTC for CUDA, and our own linker."""
