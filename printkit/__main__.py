"""``python -m printkit`` and the script ``printkit``: the command as a process of its own."""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading


def run() -> None:
    """Run the command and end the process at once.

    Python would take apart, one by one, all the values that the command has made, which is a tenth of a
    rulebook's time. What an end has to do, handlers of ``atexit`` and buffers, is done here; where a thread
    still runs, or a stream cannot be written, the end is Python's own.
    """
    gc.disable()  # what is imported lasts
    from printkit.cli.main import main

    gc.enable()
    try:
        main()
    except SystemExit as stop:
        if isinstance(stop.code, int) and threading.active_count() == 1 and _flushed():
            os._exit(stop.code)
        raise


def _flushed() -> bool:
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, AttributeError, ValueError):  # nobody reads on; there is no such stream; it is closed
        return False
    return True


if __name__ == "__main__":
    run()
