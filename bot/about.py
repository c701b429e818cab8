"""The program itself: its version, how a host calls it, and how an extra of it is installed."""

from __future__ import annotations

import platform
import shlex
import sys
from importlib import metadata
from pathlib import Path

VERSION = "0.4.0"

COMMAND = "borsa" if Path(sys.argv[0]).stem == "borsa" else "python -m bot"
"""How it has been called; an installed package has both."""


def told(database: int) -> str:
    """One line for a report; `database` is the newest version of the file that it knows."""
    return f"Borsa {VERSION} (database {database}, Python {platform.python_version()})"


def install(extra: str) -> str:
    """What a host types to have the libraries of an extra, in the middle of a sentence."""
    try:
        wanted = metadata.requires("borsa") or ()
    except metadata.PackageNotFoundError:
        # A checkout, which pins them.
        typed = f"--require-hashes -r .lock/{extra}.txt"
    else:
        needs, mark = (one.partition(";") for one in wanted), f'extra == "{extra}"'
        typed = shlex.join(one.strip() for one, _, when in needs if mark in when)
    return f"install it with `{sys.executable} -m pip install {typed}`"
