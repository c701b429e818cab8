"""Commands as a reader types them, in the environment that make has made."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.own import without_settings

ROOT, SHELL = Path.cwd(), "/bin/sh"
OPEN = "Borsa is open"


def run(place: Path, command: str, typed: str = "") -> str:
    """What a command prints that ends well."""
    done = subprocess.run(
        [SHELL, "-c", command],
        check=False,
        cwd=place,
        env=_env(),
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def _env() -> dict[str, str]:
    """The environment that make has made, and no settings."""
    own = without_settings()
    path = f"{Path(sys.executable).parent}{os.pathsep}{own['PATH']}"
    return own | {"PATH": path, "PYTHONPATH": str(ROOT)}


def served(place: Path, command: str) -> str:
    """A command that opens a page and goes on until Ctrl-C; here on a port that is free."""
    server = subprocess.Popen(
        [SHELL, "-c", f"exec {command} --port 0"],
        cwd=place,
        env=_env(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    opened = next((line for line in server.stdout if OPEN in line), "")
    server.send_signal(signal.SIGINT)
    server.communicate(timeout=60)
    assert server.returncode == 0
    return opened
