"""The compiler: kernel source to bundles of sources and binaries."""
