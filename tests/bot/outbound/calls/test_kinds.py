"""Each kind of personal news: what a phone shows of it, and how long it holds."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.people.silence import TIME_UP
from bot.engine.table.names import LONGEST_NAME
from bot.engine.views.sight import Errand, Sight
from bot.outbound.calls import kinds
from bot.store.notices import Notice, NoticeNews
from bot.store.rows import BallotRow, PersonRow, TableRound
from bot.ui.first_words import LEAST, SHOWN, Reader
from bot.ui.hand import hand_sheet
from bot.ui.info import info_sheet
from bot.ui.lists import errand_lines
from bot.ui.sheet import text_of
from games import GAMES
from games.core.words import Facts, Seat
from tests.bot.outbound.arrange import World
from tests.bot.previews import HOUR

NAME = "W" * LONGEST_NAME
DUE = timedelta(days=20, hours=2, minutes=25)
CUP = TableRound(title="Championship of all friends of " + "W" * 49, round=12, number=123)
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
    """At a table of a game with a long name, of a tournament with the longest title, behind one's own longest name."""
    world.game = max(GAMES, key=lambda one: len(GAMES[one].key))
    table = await world.start("Giulia", "Marco")
    sight = await world.tables.sight(table)
    until = int((world.now + DUE).timestamp())
    reader = Reader(world.context.words(sight, language), "Europe/Rome", world.now)
    news = NoticeNews(1, key, {"until": until, **FACTS[key]})
    sight = replace(sight, table=replace(sight.table, round=CUP))
    told = kinds.said(reader.words, sight, news)
    line = reader.first(reader.event(sight, told, [PersonRow(user_id=1, name=NAME)]))
    shown = f"@{NAME} {line}"[:SHOWN]
    assert f" {CUP.number}" in shown
    assert HOUR.search(shown), shown


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("days", [1, 20])
async def test_a_call_with_the_longest_names_names_deed_and_hour(
    world: World, language: str, days: int
) -> None:
    world.game = max(GAMES, key=lambda one: len(GAMES[one].key))
    sight = await world.tables.sight(await world.start("Giulia", "Marco"))
    due = world.now + timedelta(days=days)
    sight = replace(sight, table=replace(sight.table, round=CUP), find_deadline=lambda: due)
    words = world.context.words(sight, language)
    reader = Reader(words, "Europe/Rome", world.now)
    assert sight.waiting is not None
    for key in ("call-deed", "call-still", "watch-told"):
        line = reader.deed(sight, [PersonRow(user_id=1, name=NAME)], key).partition("\n")[0]
        shown = f"@{NAME} {line}"
        assert len(shown) <= SHOWN, shown
        assert f" {CUP.number}" in shown
        assert words.asked(sight.waiting)[: LEAST - 1] in shown
        assert HOUR.search(shown), shown
    alone = reader.deed(sight, key="call-deed").partition("\n")[0]
    assert f"{CUP.number} ({CUP.title[:10]}" in alone, alone


STANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    kinds.CALL: ("call", ("hand", "games", "info")),
    kinds.REMINDER: ("reminder", ("hand", "games", "info")),
    kinds.VOTE: ("call", ("info",)),
    kinds.BALLOT_WAITS: ("call", ("info",)),
    kinds.PRIVATE: ("seat", ()),
    kinds.DIGEST: ("asked", ("games",)),
    kinds.RETURN: ("call", ("games",)),
    "watch-told": ("asked", ("info",)),
    "analysis-ready": ("asked", ()),
    "rematch-invites": ("call", ()),
    TIME_UP: ("seat", ()),
    kinds.ROUND_ENDS: ("seat", ("info",)),
    "seat-warning": ("seat", ("hand", "games", "info")),
    "seat-warning-now": ("seat", ("hand", "games", "info")),
    "seat-warning-reserves": ("seat", ("hand", "games", "info")),
    "seat-lost": ("seat", ()),
    kinds.RESULT: ("news", ("games",)),
    "round-begun": ("news", ("hand", "games", "info")),
    "round-begun-digest": ("news", ("hand", "games", "info")),
    "cup-bye-own": ("news", ()),
    "table-scored-own": ("news", ()),
    "cup-hit-decided": ("ruling", ()),
}
"""All that somebody is told: who may do without it, and where else it stands as long as it is true."""
SETTINGS = {
    "call": {"notices"},
    "seat": {"notices"},
    "reminder": {"notices", "reminders"},
    "news": {"notices", "news"},
    "asked": set[str](),
    "ruling": set[str](),
}
"""What of /me settings turns it off."""


async def test_every_kind_has_words_a_choice_and_a_place(world: World) -> None:
    assert kinds.KINDS.keys() == STANDS.keys()
    person = PersonRow(user_id=1, name="")
    less = {"notices": "none", "reminders": False, "news": "seat"}
    catalogue = world.context.catalogue
    for key, (about, _) in STANDS.items():
        assert all(catalogue.words(language).has(key) for language in ("en", "it")), key
        assert kinds.wants(person, key)
        off = {one for one in less if not kinds.wants(replace(person, **{one: less[one]}), key)}
        assert (kinds.of(key).about, off) == (about, SETTINGS[about]), key


@pytest.mark.parametrize("language", ["en", "it"])
async def test_what_is_true_of_somebody_stands_in_hand_list_and_info(
    world: World, language: str
) -> None:
    table = await world.start("Giulia", "Marco")
    mover = await world.mover(table)
    plain = await world.tables.sight(table, mover.id)
    words = world.context.words(plain, language)
    assert plain.waiting is not None
    assert plain.viewer is not None
    away = [replace(one, away_since=world.now) for one in plain.seats]
    ballot = BallotRow(
        id=1,
        table_id=table,
        what="finish",
        subject=0,
        number=0,
        by=Seat(0),
        asked=(),
        answers=(),
        closes=world.now,
    )
    cases = {
        kinds.CALL: (plain, words.ask(plain.waiting)),
        "seat-warning": (replace(plain, seats=tuple(away)), words.say("status-away")),
        kinds.VOTE: (
            replace(plain, ballots=(ballot,)),
            words.say("info-ballot", what="finish", seat=0, closes=int(world.now.timestamp())),
        ),
        "round-begun": (replace(plain, table=replace(plain.table, round=CUP)), CUP.title),
    }
    for key, (sight, said) in cases.items():
        for place in STANDS[key][1]:
            told = place_text(world, place, sight, language)
            assert said in told, (key, place, told)
            if place != "games" and key != kinds.CALL:
                assert said not in place_text(world, place, plain, language)


def place_text(world: World, place: str, sight: Sight, language: str) -> str:
    words = world.context.words(sight, language)
    if place == "hand":
        return text_of(hand_sheet(sight, words, []))
    if place == "info":
        return text_of(info_sheet(sight, words, world.now))
    return "".join(
        one.text
        for one in errand_lines(world.context.catalogue, [Errand(sight, asked=True)], language)
    )


def test_every_kind_that_tells_of_an_hour_is_tried() -> None:
    """What is told without one has none to be cut off."""
    written = "\n".join(one.read_text() for one in Path("bot/words").glob("*.en.ftl"))
    told = {key: re.search(rf"^{key} =.*(\n .*)*", written, re.MULTILINE) for key in kinds.KINDS}
    assert {key for key, found in told.items() if found and "$until" in found[0]} == FACTS.keys()


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
