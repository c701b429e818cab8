"""A press asks what a command asks: a table of a server in which somebody is not is none for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, MagicMock, Mock

import discord
import pytest

from bot.engine.running import seats_offered
from bot.errors import HouseError
from bot.inbound.presses import PRESSES, substitutes
from bot.inbound.visit import Visit
from bot.ui.control import Press
from games.core.words import RuleError
from tests.bot.inbound.conftest import Place

STRANGER, ELSEWHERE = 999, 5
OF_NO_TABLE = {"play", "leaderboard", "history", "games", "rules", "learn", "forget"}
OF_NO_TABLE |= {"shelf", "help", "overview", "dismiss"}


def visit(place: Place, user: int, guild: int) -> Visit:
    """Somebody's press that comes from that server."""
    member = MagicMock(spec=discord.Member, id=user, display_name="Eve")
    interaction = SimpleNamespace(
        user=member,
        guild_id=guild,
        channel_id=1,
        type=discord.InteractionType.component,
        locale=discord.Locale.american_english,
        permissions=discord.Permissions.none(),
        message=None,
        data={},
        command=None,
        client=MagicMock(),
        extras={},
        response=AsyncMock(),
        followup=AsyncMock(),
        edit_original_response=AsyncMock(),
    )
    return Visit(place.services, cast("Any", interaction))


@pytest.mark.parametrize("verb", sorted(set(PRESSES.verbs) - OF_NO_TABLE))
async def test_no_press_from_another_server_finds_the_table(place: Place, verb: str) -> None:
    lobby = await place.lobby("acquire", "anna")
    running = await place.started("acquire", "anna", "bruno")
    for number in (lobby, running):
        before = await place.tables.repository.look(number)
        with pytest.raises((HouseError, RuleError)) as refused:
            await PRESSES.verbs[verb](visit(place, STRANGER, ELSEWHERE), Press(number, 0, verb), ())
        assert cast("HouseError", refused.value).why in {
            "no-such-table",
            "stale",
            "no-such-ballot",
            "no-such-order",
            "which-expired",
        }
        assert await place.tables.repository.look(number) is before


async def test_who_sits_there_finds_it_from_everywhere(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    assert (await visit(place, place.id("anna"), ELSEWHERE).look(number)).viewer is not None


async def test_seats_are_offered_where_they_are_seen_and_taken_in_their_own_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visit = Mock(guild_id=0, acknowledge=AsyncMock(), views=AsyncMock(side_effect=[False, True]))
    visit.look = AsyncMock(return_value=Mock(table=Mock(guild_id=5)))
    with pytest.raises(HouseError, match="other-server"):
        await substitutes.sit(visit, Press(1, 0, "seat", "0"))
    seats = [Mock(), Mock()]
    monkeypatch.setattr(seats_offered, "at_server", AsyncMock(return_value=seats))
    visit.guild_id = 5
    assert await substitutes.seats_here(visit) == seats[1:]
