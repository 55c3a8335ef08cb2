"""The runtime: loads bundles and launches kernels. NumPy and ctypes only."""
