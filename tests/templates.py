"""What Jinja compiles in a run of the tests: each template once for all of them, and for what they fork.

A build that is to find nothing in printkit's own cache compiles anew what it prints, which takes Jinja up to a
fifth of its time. That printkit compiles and keeps what it should is seen in tests/kit/test_compiled.py.
"""

from __future__ import annotations

import contextlib
import hashlib
import marshal
import os
from pathlib import Path
from typing import Any

import jinja2

folder = ""


def compile_once(shared: Path) -> None:
    """Let each process that has this one's memory find in a folder what another has compiled."""
    global folder
    folder = str(shared)
    by_hand: Any = jinja2.Environment.compile

    def kept(self: jinja2.Environment, source: Any, name: Any = None, filename: Any = None, *more: Any) -> Any:
        if any(more) or not isinstance(source, str):
            return by_hand(self, source, name, filename, *more)
        environment = type(self).__qualname__, self.autoescape, self.comment_start_string
        key = repr((environment, source, name, filename)).encode()
        path = shared / hashlib.sha256(key).hexdigest()
        with contextlib.suppress(OSError):
            return marshal.loads(path.read_bytes())
        code = by_hand(self, source, name, filename)
        with contextlib.suppress(OSError):  # a test may have let the disk be full
            new = path.with_name(f"{path.name}-{os.getpid()}")
            new.write_bytes(marshal.dumps(code))
            new.replace(path)
        return code

    jinja2.Environment.compile = kept  # type: ignore[assignment]
