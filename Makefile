# `make play` and `make test` need Python 3.11 or newer, make and git; each sets up .venv by itself.

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --require-hashes
COMPILED := build/compiled
UV := uv==0.13.7

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help:
	@echo 'make play           play in the terminal'
	@echo 'make setup          set up .venv alone; the command is then .venv/bin/mazzo'
	@echo 'make test           every test, interpreted, from src/'
	@echo 'make test-compiled  every test on the compiled wheel (needs a C compiler and the headers of Python)'
	@echo 'make lint           format, lint, types, layers'
	@echo 'make bench          the benchmarks, beside OpenSpiel and RLCard'
	@echo 'make format         put the source into format'
	@echo 'make reasons        write docs/reasons.md: why moves are refused'
	@echo 'make bids           write docs/tarock-bids.md: which contracts the club player comes to'
	@echo 'make lock           choose the newest versions of all requirements'
	@echo 'make clean          delete what was built; .venv too'

.PHONY: play
play: setup
	@$(VENV)/bin/mazzo play

.PHONY: setup
setup: $(VENV)/run.stamp

.PHONY: setup-dev
setup-dev: $(VENV)/dev.stamp

# An editable install: the command runs src/ as it is, interpreted.
EDITABLE := $(PIP) install --quiet --no-deps --no-build-isolation --editable .

$(VENV)/run.stamp: requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo 'Installing what Mazzo needs to run into $(VENV) ...'
	@$(INSTALL) -r requirements.lock
	@$(EDITABLE)
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo 'Installing Mazzo and its development tools into $(VENV) ...'
	@$(INSTALL) -r requirements-dev.lock
	@$(EDITABLE)
	@touch $@ $(VENV)/run.stamp

$(VENV)/bin/python:
	@sh tools/venv.sh $(VENV)

.PHONY: test
test: setup-dev
	@$(PYTHON) -m pytest -n auto

# The tests do not see src/: PYTHONPATH comes before the editable install.
.PHONY: test-compiled
test-compiled: compiled
	@MAZZO_BUILD=compiled PYTHONPATH=$(COMPILED) $(PYTHON) -m pytest -n auto

# Takes seconds when little has changed.
.PHONY: compiled
compiled: setup-dev
	@echo 'Compiling the engine into $(COMPILED) ...'
	@rm -rf build/dist $(COMPILED)
	@MAZZO_COMPILE=require $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir build/dist .
	@$(PIP) install --quiet --no-deps --target $(COMPILED) build/dist/*.whl

.PHONY: lint
lint: setup-dev
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m ruff check
	$(PYTHON) -m mypy
	$(VENV)/bin/lint-imports

.PHONY: format
format: setup-dev
	@$(PYTHON) -m ruff check --fix --quiet || true
	@$(PYTHON) -m ruff format

.PHONY: bench
bench: $(VENV)/bench.stamp compiled
	@$(PYTHON) bench/run.py

$(VENV)/bench.stamp: requirements-bench.lock $(VENV)/dev.stamp
	@echo 'Installing OpenSpiel and RLCard, for comparison, into $(VENV) ...'
	@$(INSTALL) -r requirements-bench.lock
	@touch $@

.PHONY: reasons
reasons: setup-dev
	@$(PYTHON) tools/reasons.py

.PHONY: bids
bids: setup-dev
	@echo 'Playing 10,000 deals of Tarock ...'
	@$(PYTHON) tools/bids.py

.PHONY: lock
lock: setup
	@$(PYTHON) -m venv build/lock && build/lock/bin/python -m pip install --quiet $(UV)
	@sh tools/lock.sh build/lock/bin/uv

.PHONY: clean
clean:
	rm -rf build $(VENV) src/*.egg-info .*_cache .hypothesis
