"""Pages of the community can be read on a phone, as the bot writes them, in both languages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

import pytest

from bot.community import history, leaderboard, profile, versus
from bot.community.voice import AskedFor, Voice
from bot.store import people
from bot.store.histories import KnownTables
from games import GAMES
from games.league.ratings import OVERALL
from render import theme
from render.community import CommunityPage, draw
from render.pieces import pieces
from tests.bot.community.arrange import DAY, GUILD, NOVEMBER, entered
from tests.bot.tournaments.running.told import CATALOGUE
from tests.render import rules
from tests.render.ink import watched
from tests.render.samples import HARD_NAMES, NAMES

HARD = (*HARD_NAMES[:3], "W" * 40)
SITTERS = [101, 102, 103, 104]
SCORES = {
    "acquire": 123_400,
    "impero": 1_234_567_89,
    "shark_room": 98_750,
    "greed": 31,
    "owners_choice": 2_760,
}


def _played(connection: sqlite3.Connection, names: Sequence[str]) -> None:
    """Everybody has played all games, with scores as long as they come."""
    for at in range(15):
        game, best = list(SCORES.items())[at % len(SCORES)]
        places = [[(at + seat) % 4] for seat in range(4)]
        scores = {tied[0]: best - 1000 * place for place, tied in enumerate(places)}
        # In each third game somebody took a seat over, and a director placed them.
        taken, moment = {2: 105} if at % 3 == 2 else {}, NOVEMBER - (15 - at) * DAY
        entered(connection, places, SITTERS, game=game, scores=scores, at=moment, substitutes=taken)
    connection.execute("UPDATE result SET ruled = number % 3 = 0")
    for user, name in zip(SITTERS, names, strict=False):
        connection.execute("UPDATE person SET name = ? WHERE user_id = ?", (name, user))
    connection.execute(
        "INSERT INTO anchor SELECT game, guild_id, person, 0.9, 134 FROM rating WHERE person > 0"
    )


def _pages(connection: sqlite3.Connection, voice: Voice) -> Iterator[CommunityPage]:
    asked = AskedFor(
        scope=(OVERALL, GUILD), server="Piazza Affari", known=KnownTables(102), now=NOVEMBER
    )
    named = [(user, people.get(connection, user).name) for user in SITTERS]
    yield leaderboard.page(leaderboard.read(connection, asked, 0), voice)
    yield profile.page(profile.read(connection, asked, *named[3]), voice)
    yield versus.page(versus.read(connection, asked, named[0], named[3]), voice)
    yield history.page(history.read(connection, asked, 101, named[0][1], 0), voice)
    yield history.page(history.read(connection, asked, None, "", 0), voice)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("it", NAMES),
        ("en", HARD),
    ],
)
def test_pages_of_the_community_can_be_read_on_a_phone(
    connection: sqlite3.Connection, language: str, names: Sequence[str]
) -> None:
    _played(connection, names)
    voice = Voice(CATALOGUE, GAMES, language, plain=True)
    for page in _pages(connection, voice):
        with watched() as inks:
            high = max(one.picture.image.height for one in pieces(draw(page)))
        assert rules.broken("page", inks) == [], page.head
        assert high <= theme.SLOT, page.head
        if names is NAMES:
            assert [ink.told for ink in inks if ink.told.endswith("…")] == []
