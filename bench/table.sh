#!/usr/bin/env bash
# Long tables of Grundy values, as whole processes in turn: grundy table, and the quadratic method in plain loops.
# Usage: bench/table.sh [RUNS], from any folder. First both are held against each other, line by line.
set -euo pipefail

runs=${1:-3}
root=$(dirname "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)")
work=$root/bench/target/table
. "$root/bench/common.sh"

table() { words "${grundy[@]}" table "$@"; }
quadratic() { words "$java" -cp "$work" Quadratic "$@"; }

# Fails where the two do not print the same.
compare() {
    diff -q <("${grundy[@]}" table "$1" 200000) <("$java" -cp "$work" Quadratic "$1" 200000) >/dev/null ||
        { echo "the values of $1 to 200000 are not those of the quadratic method" >&2; exit 1; }
    echo "ok    $1: g(0) to g(200000) are those of the quadratic method"
}

prepare_grader
mkdir -p "$work"
"${java}c" -d "$work" "$here/table/Quadratic.java"
games=(0.37)
for game in 0.77 grundys-game; do
    "${grundy[@]}" table "$game" 0 >/dev/null 2>&1 && games+=("$game")
done
echo "$(nproc) cores, load $(cut -d ' ' -f 1 /proc/loadavg) before; $runs runs each, in turn; $(date -u +%F)"
for game in "${games[@]}"; do compare "$game"; done
for game in "${games[@]}"; do
    echo "$game"
    "$here/measure.py" --runs "$runs" --ratio 200000/quadratic=0.1667 --ratio 1000000/200000=6 \
        200000 "$(table "$game" 200000)" \
        quadratic "$(quadratic "$game" 200000)" \
        1000000 "$(table "$game" 1000000)"
done
