"""Leaves processes that have left their parent, their session and their signals behind, and answers nothing."""

import os
import signal
import time

LEFT = 3
MARK = "/grundy-canary"


def leave():
    if os.fork() == 0:
        os.setsid()
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        if os.fork() == 0:
            time.sleep(60)
        os._exit(0)


for _ in range(LEFT):
    leave()
time.sleep(60)
