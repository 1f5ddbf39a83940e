#!/usr/bin/env bash
# A class, graded by one command, and beside it what a course would do without it for each submission.
# Usage: bench/class.sh [COUNT ...], from any folder; 100 1000 without. README.md beside it says what is measured.
set -euo pipefail

counts=("${@:-}")
[ -n "${counts[0]}" ] || counts=(100 1000)
root=$(dirname "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)")
work=$root/bench/target
. "$root/bench/common.sh"

prepare_grader
prepare_baseline
prove_baseline || { echo "the baseline does not work: see $work/baseline.txt" >&2; exit 3; }
"$java" -version 2>&1 | head -n 1
echo "$(nproc) cores, load $(cut -d ' ' -f 1 /proc/loadavg) before; $(date -u +%F)"
exec "$here/class.py" --grundy "${grundy[*]}" --java "$java" --jar "$jar" --junit "$junit" --work "$work" "${counts[@]}"
