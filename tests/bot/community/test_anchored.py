"""How far ratings are believed, in the store: worked out beside the bot, shown, and forgotten with the person."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from itertools import combinations

from bot.community import anchoring, check, leaderboard, profile
from bot.community.changes import of_table
from bot.community.voice import AskedFor, Voice
from bot.store import anchors, people, ratings
from bot.store.histories import KnownTables
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.words import Seat
from games.league.anchoring import YEAR, Anchor
from tests.bot.community.arrange import DAY, GUILD, NOVEMBER, entered
from tests.bot.engine.world import World

CLUB, OPEN = (101, 102, 103, 104), tuple(range(201, 217))
HERE = ("acquire", GUILD)
VOICE = Voice(Catalogue(), GAMES, "en", plain=True)


def played(connection: sqlite3.Connection) -> None:
    """A club of four among themselves, and sixteen people with one another; the first of a table wins."""
    for week in range(12):
        at = NOVEMBER - timedelta(weeks=week)
        entered(connection, [[0], [1], [2], [3]], CLUB, at=at)
    for number, table in enumerate(list(combinations(OPEN, 4))[::12]):
        entered(connection, [[0], [1], [2], [3]], table, at=NOVEMBER - number * DAY / 2)


def anchored(connection: sqlite3.Connection) -> None:
    anchors.write(connection, list(anchoring.differing(connection, NOVEMBER)))


def test_a_club_has_little_of_its_rating_and_reads_among_how_many_it_was_made(
    connection: sqlite3.Connection,
) -> None:
    played(connection)
    before = ratings.shown(connection, HERE, 101)
    anchored(connection)
    closed, believed = (ratings.shown(connection, HERE, one) for one in (101, 201))
    assert before is not None
    assert closed is not None
    assert believed is not None
    assert closed.anchor == Anchor(0.0, 4)
    assert believed.anchor.level == 1
    assert before.points == closed.points < 1800 < believed.points
    order = ratings.standing(connection, HERE, closed.season, NOVEMBER - 90 * DAY)
    assert order.provisional.index(201) < order.provisional.index(101)
    asked = AskedFor(scope=HERE, server="Club", known=KnownTables(101), now=NOVEMBER)
    board = leaderboard.page(leaderboard.read(connection, asked, 0), VOICE)
    assert "Your rating comes from games among 4 people." in board.foot
    figures = profile.page(profile.read(connection, asked, 101, "P101"), VOICE).figures
    assert figures[0].name == "Rating among 4 people"


def test_what_is_believed_is_found_again_by_the_command_and_goes_with_the_person(
    connection: sqlite3.Connection,
) -> None:
    played(connection)
    check._repair(connection, GAMES, NOVEMBER)
    assert not list(anchoring.differing(connection, NOVEMBER))
    # What is older than a year says nothing any more; who has played nothing since keeps what they had.
    assert not list(anchoring.differing(connection, NOVEMBER + 2 * YEAR))
    people.forget(connection, 101)
    assert anchors.of(connection, HERE, 101) == Anchor()
    assert not list(anchoring.differing(connection, NOVEMBER))


def test_one_game_of_many_gives_no_thousand_points_and_says_that_they_are_provisional(
    connection: sqlite3.Connection,
) -> None:
    table = entered(connection, [[seat] for seat in range(20)], tuple(range(101, 121)))
    before, after = of_table(connection, table)[Seat(0)]
    assert before.points == 1500
    assert 1500 < after.points < 1700
    assert after.provisional


async def test_each_day_it_is_worked_out_beside_the_bot(world: World) -> None:
    def stored(connection: sqlite3.Connection) -> Anchor:
        return anchors.of(connection, HERE, 101)

    await world.store.write(played)
    assert await anchoring.anchor(world.store, NOVEMBER) > 0
    assert await world.store.read(stored) == Anchor(0.0, 4)
    assert await anchoring.anchor(world.store, NOVEMBER) == 0
