"""Processes beside the bot, which work where a thread would hold up the loop."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing, suppress
from pathlib import Path
from typing import TypeVar

import structlog

import games

ROOT = Path(games.__file__).parents[1]
PATIENCE = 10
"""Steps by which a work stands back for the process that serves people, of 19."""
_HEAD = 4
"""Bytes that say how long something said is; nothing follows when all is said."""

_log = structlog.get_logger()

T = TypeVar("T")


class BesideError(Exception):
    """The process failed, or was ended by somebody."""


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


async def said(work: Callable[..., Iterable[T]], *arguments: object) -> AsyncGenerator[T, None]:
    """What the work finds, one after the other, in a process of its own. BesideError."""
    process = await started(__name__)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with suppress(ConnectionError):
            process.stdin.write(pickle.dumps((work, arguments)))
            process.stdin.write_eof()
        while length := int.from_bytes(await process.stdout.readexactly(_HEAD), "big"):
            # It is our own process, which was told by us what to do.
            found: T = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301
            yield found
    except asyncio.IncompleteReadError as error:
        raise BesideError(f"{work.__name__} has not come to its end") from error
    finally:
        await ended(process)


async def found(
    work: Callable[..., Iterable[T]], *arguments: object, much: bool
) -> AsyncGenerator[T, None]:
    """What the work finds: a thread is as good for little, and holds up presses for more.

    A process that fails costs time only: then all is found in a thread, from the first on.
    """
    if much:
        try:
            async with aclosing(said(work, *arguments)) as parts:
                async for part in parts:
                    yield part
        except BesideError as error:
            _log.warning("worked out in a thread", error=str(error))
        else:
            return
    for part in await asyncio.to_thread(lambda: list(work(*arguments))):
        yield part


def _main() -> None:
    """Do the work that is read, and say each thing found. Nobody hears it any more: it ends."""
    os.nice(PATIENCE)
    work, arguments = pickle.load(sys.stdin.buffer)  # noqa: S301
    for found in work(*arguments):
        data = pickle.dumps(found)
        sys.stdout.buffer.write(len(data).to_bytes(_HEAD, "big") + data)
        sys.stdout.buffer.flush()
    sys.stdout.buffer.write(bytes(_HEAD))


if __name__ == "__main__":
    _main()
