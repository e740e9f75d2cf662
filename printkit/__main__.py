"""``python -m printkit`` and the script ``printkit``: the command as a process of its own."""

from __future__ import annotations

import os
import sys


def _not_from_here() -> None:
    """Take no module from the folder that one is in, where ``-m`` looks first: a kit may have a click.py."""
    own = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))  # noqa: PTH120  # pathlib takes a while
    if not sys.flags.safe_path and os.path.realpath(sys.path[0]) == os.getcwd() != own:  # noqa: PTH109
        del sys.path[0]


if __name__ == "__main__":
    _not_from_here()  # before anything else is imported: Python has begun with the two above

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until there is somebody to say that it was stopped

import atexit
import contextlib
import gc
import threading


def run() -> None:
    """Run the command and end the process at once.

    Python would take apart, one by one, all the values that the command has made, which is a tenth of a
    rulebook's time. What an end has to do, handlers of ``atexit`` and buffers, is done here; where a thread
    still runs, or a stream cannot be written, the end is Python's own.
    """
    gc.disable()  # what is imported lasts
    from printkit.cli.main import main

    gc.set_threshold(100_000)  # commands import more; some MB of cycles may wait
    gc.enable()
    try:
        main()
    except SystemExit as stop:
        if isinstance(stop.code, int) and threading.active_count() == 1:
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_IGN)  # a second one would give it another exit code
            with contextlib.suppress(OSError, ValueError):  # nobody reads on; it is closed
                atexit._run_exitfuncs()
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(stop.code)
        raise


if __name__ == "__main__":
    run()
