"""Whom the bot calls, and to what: an edit rings nobody, a new message those whom it mentions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.bot.sim import House


class Calls:
    """All calls since it was made."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._read = len(house.env.http_requests)
        self._boards = Counter[tuple[int, int]]()
        self._lines = Counter[tuple[int, str]]()

    def hear(self, decision: int) -> list[int]:
        """Who has been called by a board since the last time; that is to the decision open now."""
        requests = self._house.env.http_requests
        bodies = [one.json for one in requests[self._read :] if one.method == "POST"]
        self._read = len(requests)
        rung = list[int]()
        for user, body in _called(bodies):
            if body.get("attachments"):
                rung.append(user)
                self._boards[user, decision] += 1
            else:
                self._lines[user, json.dumps([body["content"], body["components"]])] += 1
        return rung

    @property
    def doubled(self) -> list[tuple[int, int | str]]:
        """People who were called twice to one decision, or by one line beside the boards."""
        boards = [key for key, count in self._boards.items() if count > 1]
        return [*boards, *(key for key, count in self._lines.items() if count > 1)]


def _called(bodies: Iterable[Any]) -> Iterator[tuple[int, Any]]:
    for body in bodies:
        if isinstance(body, dict) and "components" in body:
            for user in (body.get("allowed_mentions") or {}).get("users") or []:
                yield int(user), body
