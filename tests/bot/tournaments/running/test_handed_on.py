"""What the tournament's room hands to others: of which table, and only while it is wanted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from bot.tournaments.commands import hearing
from bot.tournaments.records.records import Held
from bot.tournaments.running import departures
from bot.tournaments.running.game_tables import GameTables
from games.league.adjudication import Adjudication
from games.league.tournament.effects import ScoreTable
from games.league.tournament.entries import Adjudicate
from games.league.tournament.state import CheckingIn, Playing, Registering

NOON = cast("Any", None)


@pytest.mark.parametrize("wanted", [True, False])
async def test_a_table_that_was_ruled_on_while_it_was_played_on_is_not_scored(
    wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    score = Mock(takes_long=AsyncMock(return_value=True), _scored=AsyncMock())
    score._wanted = AsyncMock(side_effect=["live", "live" if wanted else None])
    score._played_on = AsyncMock(return_value=("an outcome",))
    mean = Mock(return_value=Adjudication((), ()))
    monkeypatch.setattr("bot.tournaments.running.game_tables.mean", mean)
    await GameTables.score(score, 1, ScoreTable(1, "clock"))
    assert score._scored.await_count == wanted


@pytest.mark.parametrize(
    ("phase", "check_in", "next_"),
    [
        (Registering(None), None, True),
        (Registering(None), 60, False),
        (CheckingIn(NOON), 60, True),
        (Playing(), None, False),
    ],
)
def test_who_left_the_server_is_put_out_right_before_the_draw_and_no_sooner(
    phase: object, check_in: int | None, next_: bool
) -> None:
    state = SimpleNamespace(phase=phase, settings=SimpleNamespace(check_in=check_in))
    assert departures._draws_next(cast("Held", SimpleNamespace(state=state))) == next_


async def test_a_stake_is_in_the_table_by_its_number_in_the_tournament(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Which is another one than its number in the bot."""
    answers = Mock(return_value=False)
    monkeypatch.setattr(hearing, "can_answer", answers)
    tournaments = Mock()
    tournaments.steps.records.store.read = AsyncMock(return_value=(7, 3))
    tournaments.steps.records.look = AsyncMock(return_value="held")
    assert await hearing.Tournaments.has_stake(tournaments, 41, 5)
    answers.assert_called_once_with("held", Adjudicate(3, (), ()), 5)
