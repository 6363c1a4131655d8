#!/bin/sh
# Tests what a newer Python most likely breaks (the kernel, records, the server, the terminal, the contract of each game),
# interpreted, on the newest CPython from 3.12 on that is here, in an environment of its own: .venv may be older.
# `make test-newest`
set -eu
cd "$(dirname "$0")/.."
place=build/newest-python

# The newest that is on PATH or that pyenv has, as its version and its path; nothing if there is none.
newest() {
    for python in python3.15 python3.14 python3.13 python3.12 python3 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*/bin/python; do
        "$python" - 2>/dev/null <<'ASK' || true
import ensurepip, sys  # Without ensurepip it could make no environment.
version = sys.version_info
if sys.implementation.name == "cpython" and version >= (3, 12) and version.releaselevel == "final":
    print("%03d.%03d.%03d %s" % (*version[:3], sys.executable))
ASK
    done | sort | tail -n 1 | cut -d ' ' -f 2-
}

install() {
    sh tools/quietly.sh "$place/bin/python" -m pip --disable-pip-version-check install --quiet "$@"
}

python="$(newest)"
if [ -z "$python" ]; then
    echo 'There is no Python 3.12 or newer here, so nothing is tested on one.'
    exit 0
fi
if [ "$("$python" --version)" = "$(.venv/bin/python --version 2>/dev/null)" ]; then
    echo "The newest Python here is that of .venv, so nothing is tested twice."
    exit 0
fi
if [ ! -e "$place/stamp" ] || [ requirements-dev.lock -nt "$place/stamp" ]; then
    echo "Making $place with $("$python" --version) (about a minute) ..."
    rm -rf "$place"
    "$python" -m venv "$place"
    install --require-hashes -r requirements-dev.lock
    touch "$place/stamp"
fi
install --no-deps --no-build-isolation --editable .
# Of the server what most depends on how Python itself runs: loops, sockets, processes.
"$place/bin/python" tools/calmly.py "Testing on $("$python" --version) (about four minutes)" -n auto --dist worksteal -m 'not club' \
    tests/kernel tests/record tests/server/test_loop.py tests/server/test_door.py tests/server/test_coming_and_going.py \
    tests/terminal tests/test_build.py tests/test_cli.py \
    mazzo.testing.test_contract mazzo.testing.test_records mazzo.testing.test_trace
