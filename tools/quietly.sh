#!/bin/sh
# Runs a command, and shows what it printed only if it fails: no notices of other tools, and no complaint after Ctrl-C.
trap 'exit 130' INT
said="$("$@" 2>&1)" && exit 0
code=$?
printf '%s\n' "$said" >&2
exit "$code"
