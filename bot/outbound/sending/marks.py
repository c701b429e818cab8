"""The numbers by which the bot's own messages are found again, and by which Discord posts each only once.

Everybody can read a component's id. So numbers of rows, which secret moves raise, too, are mixed with
the database's secret first: nobody can count by them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

MARK = 1 << 30
"""Component ids are 32-bit numbers; the layout's own ids lie far below."""

PARTS, TASK_PARTS = 4, 16
"""Maximum messages of one news, and of one task of a tournament."""

_HALF = 14
"""The bits of one half of a mark; it has two."""
_RANGE = 1 << 2 * _HALF
_ROUNDS = 4
_LENGTH = 25
"""The longest nonce that Discord takes, in characters."""


class Marks:
    """Marks of news and of tournaments' tasks never meet, and two numbers never have one mark."""

    def __init__(self, secret: bytes = b"") -> None:
        self._secret = secret

    def news(self, news_id: int, part: int = 0) -> int:
        """The component id of a message of this news; its parts count from 0 to 3."""
        return MARK + self._mixed(news_id * PARTS + part)

    def task(self, task_id: int, part: int = 0) -> int:
        """The component id of what a tournament tells, in as many parts as `TASK_PARTS`."""
        return MARK + _RANGE + self._mixed(task_id * TASK_PARTS + part)

    def of(self, *parts: int) -> int:
        """The component id of a message that comes from no news."""
        return MARK // 2 + int(self._digest(parts), 16) % (MARK // 2)

    def nonce(self, *parts: int) -> str:
        """A token for a message: for some minutes Discord posts it only once."""
        return self._digest(parts)[:_LENGTH]

    def _mixed(self, number: int) -> int:
        """Another number for each number: a Feistel network, which can be undone only with the secret."""
        left, right = divmod(number % _RANGE, 1 << _HALF)
        for turn in range(_ROUNDS):
            left, right = right, left ^ int(self._digest((turn, right)), 16) % (1 << _HALF)
        return left << _HALF | right

    def _digest(self, parts: Iterable[int]) -> str:
        told = ":".join(map(str, parts)).encode()
        return hashlib.blake2b(told, key=self._secret, digest_size=16).hexdigest()


def card(tournament_id: int) -> int:
    """The component id of a tournament's card: its number is no secret."""
    return MARK // 2 + tournament_id % (MARK // 2)
