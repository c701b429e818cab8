"""What another part hands over counts from the moment at which it came there."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.engine.keeping import arrivals
from bot.engine.keeping.arrivals import Arrivals
from bot.lessons.lecture import BASE
from bot.parts import handing
from bot.parts.handing import Handing, _path, _table_in, _tournament_in
from tests.bot.parts.conftest import Joined
from tests.wire import objects

CLOSING = datetime(2026, 3, 2, 21, tzinfo=UTC)
SHORT = timedelta(milliseconds=100)


async def test_a_press_just_before_the_closing_counts_though_it_came_by_another_part() -> None:
    with arrivals.came(CLOSING - SHORT), Arrivals().noted(CLOSING + SHORT, 42):
        assert arrivals.moment(CLOSING + SHORT) == CLOSING - SHORT
    with Arrivals().noted(CLOSING + SHORT, 42):
        assert arrivals.moment(CLOSING + SHORT) == CLOSING + SHORT


async def test_a_clock_that_is_ahead_makes_nothing_happen_in_the_future() -> None:
    with arrivals.came(CLOSING + SHORT), Arrivals().noted(CLOSING, 42):
        assert arrivals.moment(CLOSING) == CLOSING


def command(path: str, **options: Any) -> dict[str, Any]:
    return {"data": objects.command(path, **options)}


@pytest.mark.parametrize(
    ("data", "table"),
    [
        (command("table info", table=42), 42),
        (command("table info"), None),
        (command("propose extend", hours=42), None),
        ({"data": {"custom_id": "b:42:7:hand"}}, 42),
        ({"data": {"custom_id": "b:0:0:games:1"}}, None),
        ({"data": {"custom_id": f"b:{BASE + 3}:7:act:x"}}, None),
        ({"data": {"custom_id": "somebody else's"}}, None),
    ],
)
def test_the_table_of_an_interaction_is_known_before_it_is_read(
    data: dict[str, Any], table: int | None
) -> None:
    assert _table_in(data) == table


def test_a_tournament_and_a_commands_whole_name_are_known_too() -> None:
    assert _tournament_in({"data": {"custom_id": "b:0:0:cup:7.join"}}) == 7
    assert _tournament_in({"data": {"custom_id": "b:0:0:games:7.1"}}) is None
    assert _tournament_in(command("table info")) is None
    assert _path(command("table info", table=4)) == "table info"
    assert _path(command("games")) == "games"


@pytest.mark.parametrize(
    ("asked", "game", "found"),
    [
        (False, None, ["table", 7]),
        (True, None, None),
        (True, "greed", ["table", 7]),
        (False, "shark", None),
    ],
)
async def test_a_command_means_the_table_elsewhere_if_no_other_waits_for_its_person(
    join: Joined, asked: bool, game: str | None, found: list[Any] | None
) -> None:
    there = SimpleNamespace(asked=True, table=7, game="greed")
    here = SimpleNamespace(asked=asked, sight=SimpleNamespace(rules=SimpleNamespace(key="acquire")))
    client = Client(0)
    client.services.tables = SimpleNamespace(errands=AsyncMock(return_value=[here]))
    asking = SimpleNamespace(errands=AsyncMock(return_value=([there], None)))
    side = Side(join(0, 2), client, asking, asyncio.run)  # type: ignore[arg-type]
    assert await side._only_errand(1, game) == found


class Client:
    """A part's client, and what it answers."""

    def __init__(self, number: int) -> None:
        self.number, self.answered = number, list[str]()
        self._connection = SimpleNamespace(parsers={"INTERACTION_CREATE": self._serve})
        self.services = SimpleNamespace(now=lambda: CLOSING)

    def _serve(self, data: dict[str, Any]) -> None:
        self.answered.append(data["id"])


class Side(Handing):
    """A part that has the tables of its own number."""

    async def _is_mine(self, wanted: list[Any]) -> bool:
        return bool(wanted[1] % 2 == self._hub.share.part)


@pytest.mark.parametrize("late", [False, True])
async def test_exactly_one_part_answers_however_late_the_other_is(
    join: Joined, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """Direct messages reach part 0; the table is part 1's."""
    monkeypatch.setattr(handing, "LIMIT", 0.05)
    clients, told = [Client(number) for number in range(2)], list[dict[str, Any]]()
    works: list[Any] = []
    sides = [Side(join(one.number, 2), one, None, works.append) for one in clients]  # type: ignore[arg-type]

    async def tell(_channel: str, message: dict[str, Any]) -> None:
        told.append(json.loads(json.dumps(message)))
        if not late:
            await sides[1].take(told[-1])

    monkeypatch.setattr(sides[0]._hub, "tell", tell)
    sides[0].came({"type": 2, "id": "5", **command("table info", table=7)})
    await works.pop()
    if late:
        await sides[1].take(told[0])
    assert [one.answered for one in clients] == [["5"] * late, ["5"] * (not late)]
    # Delivered once more, it is nobody's.
    await sides[1].take(told[0])
    await sides[0].take(told[0])
    assert sum(len(one.answered) for one in clients) == 1
