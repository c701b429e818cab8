"""What a lobby asks of those who join: answers in time, a settled rating."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.store import ratings
from games.league.ratings import EVERYWHERE, Rating, season_of
from tests.bot.inbound.conftest import Place

ASKED = ("90% of answers in time", "il 90% di risposte in tempo")


async def write(place: Place, work: Callable[[Any], Any]) -> None:
    await place.store.write(work)


async def answers(place: Place, who: str, answered: int, asked: int) -> None:
    row = (place.people[who].id, asked, answered)
    await write(
        place, lambda link: link.execute("INSERT OR REPLACE INTO reliability VALUES (?, ?, ?)", row)
    )


async def rated(place: Place, who: str, sigma: float, ago: int = 0) -> None:
    rating = Rating(26.0, sigma, season_of(place.now()) - ago, 30)
    user = place.people[who].id
    await write(place, lambda link: ratings.put(link, ("acquire", EVERYWHERE), user, rating))


async def joins(place: Place, who: str, number: int) -> str:
    return (await place.ask(who, "table join", table=number)).text


async def asks(place: Place, number: int, option: str) -> str:
    return (await place.ask("anna", "table lobby option", option=option, table=number)).text


@pytest.mark.parametrize(
    ("language", "few", "late"),
    [
        ("en-US", "asked once so far", "You answer 88% in time (of 27 decisions)"),
        ("it", "è stata chiesta una", "rispondi in tempo nel 88% dei casi (su 27 decisioni)"),
    ],
)
async def test_a_lobby_that_asks_for_answers_in_time_says_what_is_lacking(
    place: Place, language: str, few: str, late: str
) -> None:
    place.locales[place.id("bruno")] = language
    number = await place.lobby("acquire", "anna")
    await asks(place, number, "@reliable=90")
    await answers(place, "bruno", 1, 1)
    shown = await joins(place, "bruno", number)
    assert few in shown
    assert any(one in shown for one in ASKED)
    await answers(place, "bruno", 24, 27)
    assert late in await joins(place, "bruno", number)
    assert len((await place.sight(number)).seats) == 1
    await answers(place, "bruno", 18, 20)
    await joins(place, "bruno", number)
    assert len((await place.sight(number)).seats) == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [("en-US", "asks for a settled rating in this game"), ("it", "chiede un punteggio assestato")],
)
async def test_a_lobby_that_asks_for_a_settled_rating_refuses_provisional_ones(
    place: Place, language: str, words: str
) -> None:
    place.locales[place.id("bruno")] = language
    number = await place.lobby("acquire", "anna")
    await asks(place, number, "@settled=true")
    assert words in await joins(place, "bruno", number)
    await rated(place, "bruno", sigma=4.8)
    assert words in await joins(place, "bruno", number)
    # Settled a year ago, and grown since.
    await rated(place, "bruno", sigma=4.7, ago=4)
    assert words in await joins(place, "bruno", number)
    await rated(place, "bruno", sigma=4.7)
    await joins(place, "bruno", number)
    assert len((await place.sight(number)).seats) == 2


async def test_whom_the_host_invites_need_not_have_it_and_who_sits_there_stays(
    place: Place,
) -> None:
    number = await place.lobby("acquire", "anna", "carla")
    await asks(place, number, "@reliable=95")
    await asks(place, number, "@settled=true")
    await place.ask("anna", "table lobby invite", person=place.people["bruno"].user, table=number)
    await joins(place, "bruno", number)
    assert [seat.name for seat in (await place.sight(number)).seats] == ["Anna", "Carla", "Bruno"]


@pytest.mark.parametrize("typed", ["@reliable=101", "@reliable=-1", "@reliable=much"])
async def test_a_share_that_is_none_is_refused_and_changes_nothing(
    place: Place, typed: str
) -> None:
    number = await place.lobby("acquire", "anna")
    assert "whole number from 0 to 100" in await asks(place, number, typed)
    assert (await place.sight(number)).table.reliable == 0


async def test_the_options_offer_it_and_show_what_holds(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    offered = await place.people["anna"].autocomplete(
        place.channel, "table lobby option", "option", "in time", table=number
    )
    assert [one["value"] for one in offered] == [f"@reliable={one}" for one in (0, 80, 90, 95)]
    await asks(place, number, "@reliable=85")
    info = (await place.ask("bruno", "table info", table=number)).text
    assert "at least 85% of their decisions in time" in info
