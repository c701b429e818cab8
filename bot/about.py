"""The program itself: its version, and how a host calls it."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

VERSION = "0.4.0"

COMMAND = "borsa" if Path(sys.argv[0]).stem == "borsa" else "python -m bot"
"""How it has been called; an installed package has both."""


def told(database: int) -> str:
    """One line for whoever reports something; `database` is the newest version of the file that it knows."""
    return f"Borsa {VERSION} (database {database}, Python {platform.python_version()})"
