#!/usr/bin/env bash
# Whole processes, cold, in turn: the grader, the baseline that a course would have without it, and the worker alone.
# Usage: bench/check.sh [RUNS], from any folder. README.md beside it says what is measured and how to read it.
set -euo pipefail

runs=${1:-7}
root=$(dirname "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)")
work=$root/bench/target
. "$root/bench/common.sh"

prepare_worker() {
    rm -rf "$work/worker" "$work/driver" "$work/fixed"
    mkdir -p "$work/worker" "$work/driver" "$work/fixed/META-INF/services"
    "${java}c" -cp "$work/spi" -d "$work/fixed" "$here/worker/FixedAnswers.java"
    echo FixedAnswers >"$work/fixed/META-INF/services/grundy.exercises.HeapGameSolver"
    "${java}c" -cp "$jar" -d "$work/driver" "$here/worker/WorkerBench.java"
    "$java" -cp "$work/driver:$jar" grundy.grader.sandbox.WorkerBench "$work/worker" "$work/fixed" \
        >"$work/worker/command.txt"
    mapfile -t worker <"$work/worker/command.txt"
    answers=$(cat "$work/worker/answers.txt")
}

grader() { words "${grundy[@]}" check "$samples/$1" --out "$work/report-${1##*/}"; }

heap() {
    local log=$work/gc.log
    "$java" -Xmx256m -Xlog:gc*:file="$log" -jar "$jar" check "$samples/$1" --out "$work/report-heap" >/dev/null || [ $? -eq 1 ]
    test -s "$work/report-heap/report.json"
    local most
    most=$(grep -oE '[0-9]+M->|heap .* used [0-9]+K' "$log" | awk '/M->/ { v = $0 + 0 } /used/ { v = $NF / 1024 } v > m { m = v } END { printf "%.0f", m }')
    echo "heap  ${1##*/}: done under -Xmx256m, $(grep -c 'Pause' "$log" || true) collections, at most $most MiB in use"
}

main() {
    prepare_grader
    prepare_baseline
    prove_baseline || { echo "the baseline does not work: see $work/baseline.txt" >&2; exit 3; }
    prepare_worker
    "$java" -version 2>&1 | head -n 1
    echo "$(nproc) cores, load $(cut -d ' ' -f 1 /proc/loadavg) before; $runs runs each, in turn; $(date -u +%F)"
    local status=0
    "$here/measure.py" --runs "$runs" \
        --expect sum-for-xor=1 --feed worker="$work/worker/requests.bin:$answers" \
        --limit right=wall:1.2 --limit right=cpu:2.0 --limit sum-for-xor=wall:1.2 --limit sum-for-xor=cpu:2.0 \
        --ratio right/baseline=1 --ratio worker/bare=2.5 \
        right "$(grader passed/right)" \
        baseline "$(baseline passed/right)" \
        sum-for-xor "$(grader wrong-answer/sum-for-xor)" \
        bare "$(words "$java" -cp "$work/bare" Empty)" \
        worker "$(words "${worker[@]}")" || status=$?
    heap passed/right
    heap wrong-answer/sum-for-xor
    return $status
}

main
