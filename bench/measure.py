#!/usr/bin/env python3
"""Measures whole process trees, cold, in turn: A B C, A B C, ...

    measure.py [--runs N] [--memory-runs M] NAME COMMAND [NAME COMMAND ...]
               [--seconds S] [--expect NAME=STATUS] [--feed NAME=FILE:ANSWERS] [--ratio A/B=LIMIT] [--limit NAME=WHAT:LIMIT]

COMMAND is one argument, quoted as for a shell but run without one. Linux only; nothing but Python's own library.

How the processor time is counted: each run happens under a holder process that is a "child subreaper", so that whatever
a command leaves behind becomes the holder's child and is waited for. The kernel then adds up user and system time of
all of them, also of processes far too short to be seen by polling, and of processes in name spaces of their own: when
the first process of a PID name space ends, the kernel ends and reaps the others on its account.

Peak memory: "largest" is the largest resident set of any one process, from the kernel. "tree" is the largest sum of
proportional set sizes (shared pages counted once) of all processes at one time, sampled every 10 ms in runs of their own,
since sampling costs time.
"""

import argparse
import ctypes
import json
import os
import resource
import shlex
import signal
import statistics
import subprocess
import sys
import threading
import time

PR_SET_CHILD_SUBREAPER = 36
SAMPLE_SECONDS = 0.01
LEFTOVER_SECONDS = 10
RUN_SECONDS = 120
ANSWER_FRAMES = {66, 68, 69, 72}  # LOADED, RETURNED, THREW, COMPILED in grundy.grader.wire.FrameType


def main():
    options = arguments()
    commands = dict(zip(options.commands[::2], map(shlex.split, options.commands[1::2])))
    timed = {name: [] for name in commands}
    for _ in range(options.runs):
        for name, command in commands.items():
            timed[name].append(run(name, command, options, sample=False))
    trees = {name: [] for name in commands}
    for _ in range(options.memory_runs):
        for name, command in commands.items():
            trees[name].append(run(name, command, options, sample=True)["tree"])
    medians = report(timed, trees)
    sys.exit(0 if judged(medians, options) else 1)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commands", nargs="+", metavar="NAME COMMAND")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--memory-runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=RUN_SECONDS, help="a run that takes longer is ended")
    parser.add_argument("--expect", action="append", default=[], help="exit status other than 0")
    parser.add_argument("--feed", action="append", default=[], help="bytes to its standard input, and answers to wait for")
    parser.add_argument("--ratio", action="append", default=[], help="CPU of A over CPU of B, at most LIMIT")
    parser.add_argument("--limit", action="append", default=[], help="WHAT is wall or cpu, in seconds")
    options = parser.parse_args()
    if len(options.commands) % 2 != 0:
        parser.error("each NAME needs a COMMAND")
    options.expect = {k: int(v) for k, v in (e.split("=") for e in options.expect)}
    options.feed = {k: v.rsplit(":", 1) for k, v in (f.split("=", 1) for f in options.feed)}
    return options


def run(name, command, options, sample):
    """Runs a command once, in a holder process, and gives what the holder found."""
    read_end, write_end = os.pipe()
    holder = os.fork()
    if holder == 0:
        os.close(read_end)
        status = 1
        try:
            os.write(write_end, json.dumps(hold(command, options.feed.get(name), sample, options.seconds)).encode())
            status = 0
        except BaseException as fault:  # the holder must never return into the caller's loop
            print(f"measure.py: {name}: {fault!r}", file=sys.stderr)
        finally:
            os._exit(status)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as pipe:
        text = pipe.read()
    os.waitpid(holder, 0)
    if not text:
        sys.exit(1)
    found = json.loads(text)
    if found["status"] != options.expect.get(name, 0):
        sys.exit(f"measure.py: {name} ended with status {found['status']}: {found['errors']}")
    return found


def hold(command, feed, sample, seconds):
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "this system has no subreapers: Linux 3.4 or newer is needed")
    sampler = Sampler() if sample else None
    begin = time.monotonic()
    if feed is None:
        status, errors = finish(command, seconds)
    else:
        status, errors = converse(command, *feed), ""
    wall = time.monotonic() - begin
    reap()
    tree = sampler.stop() if sampler else 0
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {"status": status, "errors": errors, "wall": wall, "user": used.ru_utime, "system": used.ru_stime,
            "largest": used.ru_maxrss / 1024, "tree": tree / 1024}


def finish(command, seconds):
    """Runs to the end, or ends all that it started when its time is over."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        errors = process.communicate(timeout=seconds)[1]
    except subprocess.TimeoutExpired:
        for pid in descendants(os.getpid()):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass  # it has ended
        raise
    return process.returncode, errors.decode(errors="replace")[-500:]


def converse(command, file, answers):
    """Plays the grader's part: all requests at once, and the stream kept open until the last answer is here."""
    with open(file, "rb") as requests:
        text = requests.read()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    feeder = threading.Thread(target=lambda: (process.stdin.write(text), process.stdin.flush()))
    feeder.start()
    missing = int(answers)
    while missing > 0:
        header = process.stderr.read(5)
        if len(header) < 5:
            raise EOFError(f"{missing} answers are missing")
        process.stderr.read(int.from_bytes(header[:4], "big"))
        missing -= header[4] in ANSWER_FRAMES
    feeder.join()
    process.stdin.close()
    return process.wait()


def reap():
    """Waits for whatever the command left behind."""
    deadline = time.monotonic() + LEFTOVER_SECONDS
    while time.monotonic() < deadline:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.002)
        except ChildProcessError:
            return
    raise TimeoutError("processes were left behind, and still run")


class Sampler:
    """Watches the memory of all descendants of this process."""

    def __init__(self):
        self.largest = 0
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()

    def watch(self):
        while not self.ended.wait(SAMPLE_SECONDS):
            self.largest = max(self.largest, sum(map(proportional_kib, descendants(os.getpid()))))

    def stop(self):
        self.ended.set()
        self.thread.join()
        return self.largest


def descendants(root):
    children = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                children.setdefault(int(file.read().rsplit(")", 1)[1].split()[1]), []).append(int(entry))
        except OSError:
            pass  # it has ended
    found = []
    todo = [root]
    while todo:
        below = children.get(todo.pop(), [])
        found += below
        todo += below
    return found


def proportional_kib(pid):
    try:
        with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("Pss:")), 0)
    except OSError:
        return 0  # it has ended, or belongs to somebody else


def report(timed, trees):
    width = max(map(len, timed))
    print(f"{'':{width}}  {'wall s':^20}  {'CPU s (user + system)':^20}  {'largest MiB':>11}  {'tree MiB':>8}")
    print(f"{'':{width}}  {'min':>6}{'median':>7}{'max':>7}  {'min':>6}{'median':>7}{'max':>7}  {'median':>11}  {'median':>8}")
    medians = {}
    for name, runs in timed.items():
        wall = [r["wall"] for r in runs]
        cpu = [r["user"] + r["system"] for r in runs]
        medians[name] = {"wall": statistics.median(wall), "cpu": statistics.median(cpu)}
        tree = f"{statistics.median(trees[name]):8.0f}" if trees[name] else f"{'-':>8}"
        print(f"{name:{width}}  {spread(wall)}  {spread(cpu)}  {statistics.median(r['largest'] for r in runs):11.0f}  {tree}")
    return medians


def spread(values):
    return f"{min(values):6.2f}{statistics.median(values):7.2f}{max(values):7.2f}"


def judged(medians, options):
    """Prints ratios and limits of medians; false if one is not kept."""
    kept = True
    for ratio in options.ratio:
        pair, limit = ratio.split("=")
        a, b = pair.split("/")
        value = medians[a]["cpu"] / medians[b]["cpu"]
        kept &= verdict(f"CPU of {a} / CPU of {b}", value, float(limit), "")
    for entry in options.limit:
        name, rest = entry.split("=")
        what, limit = rest.split(":")
        kept &= verdict(f"{what} of {name}", medians[name][what], float(limit), " s")
    return kept


def verdict(what, value, limit, unit):
    print(f"{'ok  ' if value <= limit else 'OVER'}  {what}: {value:.2f}{unit}, limit {limit:g}{unit}")
    return value <= limit


if __name__ == "__main__":
    main()
