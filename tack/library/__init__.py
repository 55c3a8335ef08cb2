"""Kernels that reductions, statistics and `tack.algorithms` launch. They are prebuilt: `tack_runtime.library` finds them.

Every kernel declares its variants, by annotations or `tack.specialize`: what it does not declare is not in the wheel.
Those of modules whose names end in `_on_cpu` have code for no other device there.
"""
