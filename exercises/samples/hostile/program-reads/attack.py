"""Prints what is not its own where a table is wanted, and answers nothing else."""

import os
import sys
import time

PLACES = ["/grundy-canary/neighbour/Solver.java", "/grundy-canary", "../../neighbour/attack.py", "/etc/passwd", "/root", "/proc/1/environ"]


def shown(place):
    try:
        if os.path.isdir(place):
            return " ".join(os.listdir(place))
        with open(place, errors="replace") as file:
            return file.read(2000)
    except OSError:
        return "not reached"


if sys.argv[1:] == ["table"]:
    for place in PLACES:
        print(shown(place))
        print(shown(place), file=sys.stderr)
    print(dict(os.environ), file=sys.stderr)
else:
    time.sleep(60)
