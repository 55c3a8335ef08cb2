"""What PyInstaller does not see of an application with kernels: drivers, which the runtime imports by name, and bundles.

The bundle of every package that `tackc build --package` has made is put beside its module. The compiler is left out: it compiles
from source files, which a frozen application does not have.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PyInstaller.utils.hooks import collect_data_files, collect_submodules, logger

hiddenimports = collect_submodules("tack_runtime")
excludedimports = ["tackc"]
datas = collect_data_files("tack_runtime", includes=["library.tackb"])
if not datas:
    logger.warning(
        "tack: this installation has no library.tackb, so the application cannot reduce, scan or sort arrays; install a wheel of "
        "tackc for that, from an index or made by make wheel"
    )


def hook(hook_api: Any) -> None:
    for name in hook_api.graph.get_code_using("tack_runtime"):
        module = Path(hook_api.graph.find_node(name).filename)
        bundle = module.with_name("kernels.tackb")
        if module.name == "__init__.py" and bundle.is_file():
            hook_api.add_datas([(str(bundle), name.replace(".", "/"))])
