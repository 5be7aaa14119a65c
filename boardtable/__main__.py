"""The door of both programs: the window, and the lab without one.

A worker process begins by running this file again. So nothing is imported here before it is known
which program is meant, and in a frozen program `freeze_support` turns the worker aside first.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Open the window; returns the exit status."""
    _turn_workers_aside()
    from boardtable.app.main import main as window

    return window(sys.argv[1:])


def lab() -> int:
    """Run a command of the lab, which never loads Qt; returns the exit status."""
    _turn_workers_aside()
    from boardtable.lab.main import main as command

    return command(sys.argv[1:])


def _turn_workers_aside() -> None:
    """Let a worker of a frozen program work; only there does it need to be told, and the module is slow to load."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()


if __name__ == "__main__":
    sys.exit(main())
