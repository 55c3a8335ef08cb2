# make demo or make test in an empty clone sets everything up by itself: the environment lives in .venv.
.DEFAULT_GOAL := help
.PHONY: help demo test check clauses fuzz mutations accuracy bench bench-peers bench-page bless docs wheel gallery gpu-check opencl-intel clean

# The first interpreter that is new enough; make PYTHON=/path/to/python3 chooses another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python3.10; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
READY := .venv/ready
WORKERS ?= 2
FUZZ_SECONDS ?= 600
STRIDE ?= 1

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

demo: $(READY) ## build a bundle of the examples, run it where no compiler can be imported, draw a picture
	@$(BIN)/python tools/demo.py

# The tests start hundreds of processes, which would each compile our sources where the environment says not to write bytecode.
test: check .venv/ready-interop ## everything that CI runs: check, then the tests
	$(BIN)/python -m compileall -q tack tack_runtime tackc
	$(BIN)/pytest -n $(WORKERS)

check: $(READY) ## lint, formatting, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

clauses: .venv/ready-interop ## list the clauses of the contract with their tests; fail where one has none
	@$(BIN)/python tools/clauses.py

fuzz: $(READY) ## draw programs for ten minutes, or FUZZ_SECONDS=n, and run each in every way and in lanes; DEVICES="cuda metal"
	@$(BIN)/python tests/fuzz.py --seconds $(FUZZ_SECONDS) $(addprefix --device=,$(DEVICES))

mutations: $(READY) ## drop each mask and guard of lanes, each barrier and width of GPU code in turn, and say which test notices
	@$(BIN)/python tests/mutations.py --workers $(WORKERS)

accuracy: $(READY) ## measure the elementary functions on every f32, or with STRIDE=n on each n-th, and write docs/accuracy.md
	@$(BIN)/python tests/accuracy.py --stride $(STRIDE) $(FUNCTIONS)

bench: .venv/ready-bench ## measure the budgets side by side with C and Numba
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m bench

bench-peers: .venv/ready-bench ## the same cases also with Taichi, Quadrants and Warp, each installed in an environment of its own
	$(BIN)/python -m bench.environments
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m bench --peers compute launch

bench-page: .venv/ready-bench ## measure everything, peers too, and write docs/performance.md and its picture
	$(BIN)/python -m bench.environments
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m bench --peers --write

wheel: $(READY) ## build the wheel into dist, with the library's kernels compiled for every target, and print their sizes
	$(BIN)/python tools/wheel.py

bless: $(READY) ## rewrite the expectations of tests/cases
	$(BIN)/pytest tests/test_cases.py --bless

docs: $(READY) ## build the site from docs/ into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "open build/site/index.html"

gallery: $(READY) ## run every example that draws, and write docs/gallery
	$(BIN)/python tools/gallery.py

gpu-check: $(READY) ## the checks that need an NVIDIA GPU and its driver; GPU_CHECK=--stand-in runs them on the host
	$(BIN)/python scripts/gpu_check.py $(GPU_CHECK)

opencl-intel: $(READY) ## run SPIR-V on Intel's OpenCL runtime for CPUs, which it installs: 270 MB to download
	.ci/intel-opencl

clean: ## remove the environment and everything that tools left behind
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# Kept current: a changed pyproject.toml installs again; an environment that was moved here, or whose Python is gone, is made anew.
ifneq ($(CURDIR) True,$(shell cat $(READY) 2>/dev/null) $(shell $(BIN)/python -c 'import sys; print(sys.version_info >= (3, 10))' 2>/dev/null))
.PHONY: $(READY)
endif
$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "no Python >= 3.10 with venv and ensurepip found; install one, or use make PYTHON=..." >&2; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null && test "$$(cat $@ 2>/dev/null)" = "$(CURDIR)" || { rm -rf .venv; $(PYTHON) -m venv .venv; }
	@echo "installing the compiler and all that the tests need into .venv: about sixty packages, a minute or two"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[compiler,cuda,docs,test]'
	@echo "$(CURDIR)" > $@

# PyTorch and JAX, with which tests exchange arrays: a gigabyte and a half on disk.
.venv/ready-interop: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[interop]'
	@touch $@

.venv/ready-bench: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@
