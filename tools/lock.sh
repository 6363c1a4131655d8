#!/bin/sh
# Chooses the newest versions that pyproject.toml allows and writes the hashed lock files. $1: uv.
set -eu
uv="$1"
lock() {
    file="$1"
    shift
    echo "Writing $file ..."
    "$uv" pip compile "$@" --universal --upgrade --generate-hashes --no-header --no-annotate --quiet \
        --output-file "$file"
}
lock requirements-dev.lock pyproject.toml --group dev
# The same versions as for development, so that the sets can share .venv.
lock requirements.lock pyproject.toml --group build --constraint requirements-dev.lock
# For a server of several processes: the same, and PostgreSQL and Redis.
lock requirements-club.lock pyproject.toml --extra club --group build --constraint requirements-dev.lock
# To work on a Dask cluster: the same, and Dask.
lock requirements-cluster.lock pyproject.toml --extra cluster --constraint requirements-dev.lock
# To compile the engine in the background of a game: the same version of mypy as for development.
lock requirements-compile.lock --group compile --constraint requirements-dev.lock
lock requirements-bench.lock --group bench --constraint requirements-dev.lock
# The same versions as those that are measured, so that both sets can share .venv.
lock requirements-research.lock pyproject.toml --extra research --constraint requirements-dev.lock \
    --constraint requirements-bench.lock
# To build the documentation, which reads Mazzo itself.
lock requirements-docs.lock --group docs --constraint requirements-dev.lock --constraint requirements-bench.lock
lock requirements-node.lock --group node
lock requirements-lookalikes.lock --group lookalikes
