"""Processes beside the bot, which think where a thread would hold up the loop."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import games

ROOT = Path(games.__file__).parents[1]


async def started(module: str, *, stderr: int | None = None) -> Process:
    """`python -m module`, which reads what it is written and is read line by line."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
        stderr=stderr,
        limit=LONGEST_LINE,
        # Ctrl-C is for the bot, which then ends this process in good order.
        start_new_session=True,
    )


LONGEST_LINE = 2**20
"""Bytes of an answer."""


async def ended(process: Process) -> None:
    """End it, if it has not ended by itself."""
    if process.stdin is not None:
        process.stdin.close()
    if process.returncode is None:
        process.kill()
        await process.wait()
