"""The bot on the wire, killed with SIGKILL at a place between two steps of a fact's way.

`WIRE_SEAM=heard python -m tests.wire.seams ADDRESS`: where the name in `SEAMS` says, the first time.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any, NoReturn
from unittest.mock import patch

from bot.__main__ import main
from bot.parts import facts
from bot.parts.following import Following
from bot.parts.gossip import Gossip
from tests.wire.redirect import instead_of_discord

SEAMS = ("saved", "told", "hearing", "heard", "following", "followed")
"""After a vacation is saved and before it is told; once it has come and before it is taken in; within the
transaction that takes it in; after that; in the midst of following it; once it is followed, before that is noted.
"""


def killed(*_: Any, **__: Any) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


async def _instead_of_telling(self: Any) -> None:
    if await self._store.read(facts.last) > self._told:
        killed()


async def _in_midst(self: Any, step: Any, change: dict[str, Any]) -> None:
    """The lines at the tables are told, the deadlines are not moved."""
    await self._store.write(lambda link: self._tell(link, step, change))
    killed()


def _followed(follow: Callable[..., Any]) -> Callable[..., Any]:
    async def and_killed(*args: Any) -> None:
        await follow(*args)
        killed()

    return and_killed


PLACES: dict[str, tuple[Any, str, Any]] = {
    "saved": (Gossip, "_tell_new", _instead_of_telling),
    "told": (Gossip, "_hear", killed),
    "hearing": (facts, "_follow", killed),
    "heard": (Following, "_follow", killed),
    "following": (Following, "_vacations", _in_midst),
    "followed": (Following, "_vacations", _followed(Following._vacations)),
}

if __name__ == "__main__":
    with patch.object(*PLACES[os.environ["WIRE_SEAM"]]), instead_of_discord(sys.argv[1]):
        sys.exit(main(sys.argv[2:]))
