#!/usr/bin/env python3
"""Grades generated classes and prints what a submission costs. Started by class.sh, which prepares.

A run of the class is right only if each submission has the status and the score that variants/expected.tsv says; the limits
are those of the table LIMITS. Nothing but Python's own library.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import types

import generate
import measure

CPU_EACH = 0.15
WALL_EACH = 0.1
TIMES_LESS = 20
HEAP_MIB = 512
GROWTH = 1.15
BASELINE_SAMPLE = 10
JOBS = 2
SECONDS_EACH = 3


def main():
    options = arguments()
    rows = [grade(count, options) for count in options.counts]
    base = baseline(options)
    heaps = [heap(count, options) for count in options.counts if count <= options.heap_up_to]
    table(rows, base, heaps)
    sys.exit(0 if judged(rows, base, heaps) else 1)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("counts", nargs="+", type=int)
    parser.add_argument("--grundy", required=True)
    parser.add_argument("--java", required=True)
    parser.add_argument("--jar", required=True)
    parser.add_argument("--junit", required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--heap-up-to", type=int, default=1000, help="measure the heap of classes up to this size, in runs of their own")
    return parser.parse_args()


def grade(count, options):
    folder, out = generated(count, options)
    command = [*options.grundy.split(), "grade", str(folder), "--out", str(out), "--jobs", str(JOBS)]
    found = run(f"class of {count}", command, SECONDS_EACH * count + 60)
    check_scores(folder, out)
    return {"name": f"class of {count}", "count": count, "cpu": found["user"] + found["system"], "wall": found["wall"],
            "largest": found["largest"]}


def generated(count, options):
    folder = options.work / f"class-{count}"
    generate.generate(folder, count, seed=42, layout="folders")
    out = options.work / f"class-{count}-out"
    shutil.rmtree(out, ignore_errors=True)
    return folder, out


def run(name, command, seconds):
    return measure.run(name, command, types.SimpleNamespace(feed={}, expect={}, seconds=seconds), sample=False)


def check_scores(folder, out):
    """What is quick and wrong is worth nothing."""
    reports = {report.parent.name: report for report in out.rglob("report.json")}
    wrong = 0
    for line in generate.beside(folder).read_text(encoding="utf-8").splitlines():
        name, variant, status, score = line.split("\t")
        got = json.loads(reports[name].read_text(encoding="utf-8")) if name in reports else {"status": "no report", "score": None}
        if got["status"] != status or str(got["score"]) != score:
            wrong += 1
            print(f"WRONG {name} ({variant}): {got['status']} {got['score']}, not {status} {score}", file=sys.stderr)
    if wrong:
        sys.exit(f"class.py: {wrong} submissions have another result than they should")


def baseline(options):
    """javac and JUnit's console launcher for each of a sample, every third variant."""
    folder, _ = generated(3 * BASELINE_SAMPLE, options)
    total = {"cpu": 0.0, "wall": 0.0, "largest": 0.0}
    for submission in sorted(folder.iterdir())[1::3]:
        found = run(submission.name, baseline_command(submission, options), 120)
        total["cpu"] += found["user"] + found["system"]
        total["wall"] += found["wall"]
        total["largest"] = max(total["largest"], found["largest"])
    return {"name": f"javac and JUnit, {BASELINE_SAMPLE} of them", "count": BASELINE_SAMPLE, **total}


def baseline_command(submission, options):
    """Marks decide the exit status, which is of no interest here."""
    classes = options.work / "baseline-classes"
    shutil.rmtree(classes, ignore_errors=True)
    services = classes / "META-INF/services/grundy.exercises.HeapGameSolver"
    services.parent.mkdir(parents=True)
    sources = sorted(submission.glob("*.java"))
    provider = next((name for name in map(solver, sources) if name), "none")
    services.write_text(provider + "\n", encoding="utf-8")
    script = f'{options.java}c -proc:none -cp "$1" -d "$2" "${{@:5}}" 2>/dev/null && {options.java} -jar "$3" execute ' \
        '--disable-banner --details summary --class-path "$1:$2:$4" --select-class WinnersTest >/dev/null 2>&1; exit 0'
    return ["bash", "-c", script, "baseline", str(options.work / "spi"), str(classes), options.junit, str(options.work / "test"),
            *map(str, sources)]


def solver(source):
    """The full name of a public class, if this file has one."""
    text = source.read_text(encoding="utf-8")
    package = re.search(r"(?m)^package (\S+);", text)
    name = re.search(r"(?m)^public (?:final )?class (\w+)", text)
    return name and (package.group(1) + "." if package else "") + name.group(1)


def heap(count, options):
    """The same class once more, by Java itself, with the collector's log."""
    folder, out = generated(count, options)
    log = options.work / f"gc-{count}.log"
    prepared = max(pathlib.Path(options.jar).parent.glob("prepared-*"), key=lambda p: p.stat().st_mtime, default=None)
    command = [options.java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", f"-Xmx{HEAP_MIB}m", f"-Xlog:gc*:file={log}",
               *([f"-Dgrundy.prepared={prepared}"] if prepared else []), "-jar", options.jar,
               "grade", str(folder), "--out", str(out), "--jobs", str(JOBS)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    text = log.read_text(encoding="utf-8")
    before = [int(found) for found in re.findall(r"(\d+)M->\d+M\(", text)]
    after = [int(found) for found in re.findall(r"\d+M->(\d+)M\(", text)]
    return {"count": count, "most": max(before, default=0), "kept": max(after, default=0), "collections": len(before)}


def table(rows, base, heaps):
    width = max(len(row["name"]) for row in [*rows, base])
    print(f"{'':{width}}  {'wall s':>8}  {'CPU s':>8}  {'wall ms each':>12}  {'CPU ms each':>11}  {'times less CPU':>14}  {'largest MiB':>11}")
    for row in [*rows, base]:
        print(f"{row['name']:{width}}  {row['wall']:8.1f}  {row['cpu']:8.1f}  {1000 * each(row, 'wall'):12.1f}  {1000 * each(row, 'cpu'):11.1f}"
              f"  {each(base, 'cpu') / each(row, 'cpu'):14.1f}  {row['largest']:11.0f}")
    for found in heaps:
        print(f"heap  class of {found['count']}: at most {found['most']} MiB in use, {found['kept']} MiB after a collection, "
              f"{found['collections']} collections")


def each(row, what):
    return row[what] / row["count"]


def judged(rows, base, heaps):
    kept = True
    for row in rows:
        if row["count"] >= 1000:
            kept &= measure.verdict(f"CPU of a submission, {row['name']}", each(row, "cpu"), CPU_EACH, " s")
            kept &= measure.verdict(f"wall of a submission, {row['name']}", each(row, "wall"), WALL_EACH, " s")
            kept &= measure.verdict(f"CPU of it / CPU of the baseline, {row['name']}", each(row, "cpu") / each(base, "cpu"), 1 / TIMES_LESS, "")
    for small, large in zip(rows, rows[1:]):
        kept &= measure.verdict(f"CPU of a submission, {large['name']} / {small['name']}", each(large, "cpu") / each(small, "cpu"), GROWTH, "")
    for found in heaps:
        kept &= measure.verdict(f"heap, class of {found['count']}", found["most"], HEAP_MIB, " MiB")
    return kept


if __name__ == "__main__":
    main()
