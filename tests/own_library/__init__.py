"""A library of kernels in the place of `tack.library`, for tests: it is built in a second."""
