"""A process that dies at a write of its store; and all its writes, tried one after the other."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.store.database import Database


class KilledError(BaseException):
    """The process is gone: nothing after this is done."""


@contextmanager
def killed_at(
    monkeypatch: pytest.MonkeyPatch, write: int | None, seen: list[int] | None = None
) -> Iterator[None]:
    """Within it the store dies at the write of that number and at all after it; None: never. The death ends
    what stands within. How many writes there were is counted in `seen`.
    """
    counted, whole = [0] if seen is None else seen, Database.write

    async def written(store: Database, work: Callable[..., Any]) -> Any:
        counted[0] += 1
        if write is None or counted[0] <= write:
            return await whole(store, work)
        raise KilledError

    with monkeypatch.context() as patched:
        patched.setattr(Database, "write", written)
        try:
            yield
        except KilledError:
            return
    assert write is None or counted[0] <= write, "it outlived its death"


async def same_after_every_death(
    folder: Path, run: Callable[[Path, int | None], Awaitable[tuple[object, int]]], least: int
) -> None:
    """Whatever write the process dies at, all stands in the end as without a death.

    `run` takes a path of its own and the write, and gives how all stands and how many writes there were:
    more than `least`, or nothing would be tried.
    """
    wanted, writes = await run(folder / "whole.sqlite3", None)
    assert writes > least
    for write in range(writes):
        found, _ = await run(folder / f"cut {write}.sqlite3", write)
        assert found == wanted, write


def killer(fatal: int) -> Callable[[], None]:
    """A step that kills this process when it is taken for the time of that number."""
    taken = count(1)

    def step() -> None:
        if next(taken) == fatal:
            os.kill(os.getpid(), signal.SIGKILL)

    return step
