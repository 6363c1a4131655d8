#!/bin/sh
# Makes the virtual environment $1 with a Python that is new enough, or says what to install.
set -eu

# Ctrl-C leaves nothing half made.
trap 'rm -rf "$1"; exit 130' INT

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

for python in ${MAZZO_PYTHON:-python3 python3.13 python3.12 python3.11 python3.14 python}; do
    if new_enough "$python"; then
        echo "Making $1 with $("$python" --version) (a few seconds) ..."
        if sh "$(dirname "$0")/quietly.sh" "$python" -m venv --clear "$1"; then
            exit 0
        fi
        rm -rf "$1"
        echo "This Python cannot make a virtual environment. On Debian or Ubuntu: apt install python3-venv" >&2
        exit 1
    fi
done
echo "Mazzo needs Python 3.11 or newer (on Debian or Ubuntu: apt install python3 python3-venv)." >&2
echo "If it has another name here: make MAZZO_PYTHON=/path/to/python ..." >&2
exit 1
