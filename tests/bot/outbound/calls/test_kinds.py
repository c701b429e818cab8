"""Each kind of personal news: what a phone shows of it, and how long it holds."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.outbound.calls import kinds
from bot.store.notices import Notice, NoticeNews
from bot.store.rows import PersonRow
from bot.ui.first_words import SHOWN, Reader
from bot.words.values import Markup
from games import GAMES
from games.core.words import Facts
from tests.bot.outbound.arrange import World
from tests.bot.previews import HOUR

NAME = "Maximiliane Brontofeld"
DUE = timedelta(days=20, hours=2, minutes=25)
FACTS: dict[str, Facts] = {
    "seat-warning": {},
    "seat-warning-reserves": {},
    kinds.ROUND_ENDS: {"round": 12, "title": "Spring Cup"},
    kinds.BALLOT_WAITS: {"what": "finish", "ballot": 1},
}
"""The kinds that tell of an hour, with what else they need."""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("key", FACTS)
async def test_an_hour_is_within_what_a_phone_shows(world: World, key: str, language: str) -> None:
    """At a table of a game with a long name, behind a long name of one's own."""
    world.game = max(GAMES, key=lambda one: len(GAMES[one].key))
    table = await world.start("Giulia", "Marco")
    sight = await world.tables.sight(table)
    until = int((world.now + DUE).timestamp())
    reader = Reader(world.context.words(sight, language), "Europe/Rome", world.now)
    news = NoticeNews(1, key, {"until": until, **FACTS[key]})
    told = Markup(kinds.said(reader.words, sight, news))
    game, named = sight.rules.key, "12 (Spring Cup)"
    line = reader.first(reader.words.say("call-event", game=game, table=named, text=told))
    shown = f"@{NAME} {line}"[:SHOWN]
    assert named in shown
    assert HOUR.search(shown), shown


def test_every_kind_that_tells_of_an_hour_is_tried() -> None:
    """What is told without one has none to be cut off."""
    hourless = {"time-up", "seat-warning-now", "result-own", "seat-lost", "round-begun"}
    assert kinds.KINDS.keys() == FACTS.keys() | hourless | {"table-scored-own"}


async def away(world: World, notices: str = "message") -> tuple[int, PersonRow]:
    """A table at which the computer plays for somebody, who was warned."""
    for name in world.people:
        await world.wants(name, notices=notices)
    table = await world.start("Giulia", "Marco")
    while not any(row.away_since for row in (await world.tables.sight(table)).seats):
        sight = await world.tables.sight(table)
        assert sight.deadline is not None
        world.now = sight.deadline
        await world.tables.ring(table)
        await world.tell()
    row = next(one for one in (await world.tables.sight(table)).seats if one.away_since)
    return table, PersonRow(user_id=row.user_id or 0, name=row.name)


async def warned(world: World, table: int, person: PersonRow) -> tuple[NoticeNews, ...]:
    """What still holds of the warning."""
    facts: Facts = {"until": int((world.now + timedelta(days=1)).timestamp())}
    row = Notice(table_id=table, user_id=person.user_id, way="message")
    row = row.with_news(NoticeNews(1, "seat-warning", facts))
    world.later(days=1, hours=1)
    sight = await world.tables.sight(table)
    return await kinds.holding(world.context, sight, person.user_id, row.news)


async def test_once_the_seat_is_free_the_warning_names_no_hour_that_is_past(world: World) -> None:
    table, person = await away(world)
    (news,) = await warned(world, table, person)
    assert news.key == "seat-warning-now"
    sight = await world.tables.sight(table)
    told = kinds.said(world.context.words(sight), sight, news)
    assert "before someone takes your seat" in told
    assert "<t:" not in told


async def test_once_the_game_is_over_nothing_is_told_of_what_the_clock_did(world: World) -> None:
    table, person = await away(world)
    own = NoticeNews(2, "time-up", {"events": "[]", "banked": False, "left": 1}, at=10**6)
    news = (own, *await warned(world, table, person))
    for stage, held in (("running", news), ("paused", news), ("over", ()), ("closed", ())):
        sight = await world.tables.sight(table)
        sight = replace(sight, table=replace(sight.table, stage=stage))
        found = await kinds.holding(world.context, sight, person.user_id, news)
        assert [one.id for one in found] == [one.id for one in held], stage
    told = kinds.said(world.context.words(sight), sight, found[0] if found else own)
    assert told.endswith("until you’re back.")
    sight = await world.tables.sight(table)
    (told_away, _) = await kinds.holding(world.context, sight, person.user_id, news)
    assert kinds.said(world.context.words(sight), sight, told_away).endswith("decided for you.")
