"""The community: 100,000 games rated anew, a leaderboard of 10,000 people, a profile's picture."""

from __future__ import annotations

import contextlib
import io
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.community import check, leaderboard, profile
from bot.community.voice import AskedFor, Voice
from bot.store.columns import text_of
from bot.store.database import connect
from bot.store.histories import KnownTables
from bot.store.migrate import migrate
from bot.words.catalogue import Catalogue
from games import GAMES
from games.league.ratings import RULE, Scope, season_of
from render.community import alt, draw
from render.png import encode

GAMES_PLAYED, PEOPLE, SERVERS = 100_000, 10_000, 5
NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
TIMES = 20

Figure = tuple[str, str, str, str]


def main() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "borsa.sqlite3"
        fill(path)
        written, anew = _checked(path, "--repair"), _checked(path)
        with closing(connect(path, "PRAGMA query_only = ON")) as connection:
            return [
                ("ratings: 100,000 games rated and written", written, "", ""),
                ("ratings: 100,000 games rated anew", anew, "at most 60 s", ""),
                *_leaderboards(connection),
                *_profiles(connection),
            ]


def fill(path: Path) -> None:
    """A new file with so many finished games of two to six people, none of them rated yet."""
    migrate(path, NOW)
    dice = random.Random("games")
    with closing(connect(path, "PRAGMA synchronous = OFF")) as connection:
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO person (user_id, name, notices) VALUES (?, ?, 'mention')",
            ((user, f"Person {user}") for user in range(1, PEOPLE + 1)),
        )
        for number in range(1, GAMES_PLAYED + 1):
            _game(connection, number, dice)
        connection.execute("COMMIT")


def _game(connection: sqlite3.Connection, number: int, dice: random.Random) -> None:
    game, guild = dice.choice(list(GAMES)), dice.randint(1, SERVERS)
    ended = NOW - timedelta(minutes=20 * (GAMES_PLAYED - number))
    connection.execute(
        "INSERT INTO game_table (id, game, guild_id, channel_id, host_id, language, stage,"
        " options, clock, version, shape, number, decision, revealed, alarms, reminded, created,"
        " ended) VALUES (?, ?, ?, 1, 1, 'en', 'over', x'7b7d', x'7b7d', 1, 1, 1, 1, 0, x'5b5d', 0, ?, ?)",
        (number, game, guild, text_of(ended), text_of(ended)),
    )
    connection.execute(
        "INSERT INTO result (number, table_id, game, guild_id, season, ended, annulled, rule)"
        " VALUES (?, ?, ?, ?, ?, ?, 0, ?)",
        (number, number, game, guild, season_of(ended), text_of(ended), RULE),
    )
    # A few play much, most play little.
    chosen = (min(PEOPLE, int(dice.paretovariate(0.6)) + dice.randint(0, 200)) for _ in range(20))
    people = list(dict.fromkeys(chosen))[: dice.randint(2, 6)]
    people += [] if len(people) > 1 else [PEOPLE + 1 - number % PEOPLE]
    connection.executemany(
        "INSERT INTO result_seat (number, seat, person, role, place, score, in_game, in_guild)"
        " VALUES (?, ?, ?, 'played', ?, ?, ?, ?)",
        (
            (
                number,
                seat,
                user,
                seat + 1 - (seat > 0 and dice.random() < 0.1),
                1000 - seat,
                game,
                guild,
            )
            for seat, user in enumerate(people)
        ),
    )


def _checked(path: Path, *flags: str) -> str:
    """The time of `python -m bot ratings`, and how much of it one processor was busy."""
    start, busy = time.perf_counter(), time.process_time()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = check.main(flags, path, NOW)
    assert code == 0, said.getvalue()
    took, busy = time.perf_counter() - start, time.process_time() - busy
    return f"{took:.1f} s, busy {busy:.1f} s"


def _leaderboards(connection: sqlite3.Connection) -> list[Figure]:
    """The page and its picture, of a board on which everybody stands."""
    _everybody(connection)
    asked, voice = _asked(("", 0)), _voice()
    total = leaderboard.read(connection, asked, 0).total
    read = _median(lambda: leaderboard.read(connection, asked, 0))
    last = _median(lambda: leaderboard.read(connection, asked, 10**6))
    page = leaderboard.page(leaderboard.read(connection, asked, 0), voice)
    drawn = _median(lambda: (encode(draw(page)), alt(page)))
    name = f"leaderboard of {total:,} people"
    return [
        (f"{name}: read", f"{read:.1f} ms", "", ""),
        (f"{name}: read the last page", f"{last:.1f} ms", "", ""),
        (f"{name}: read, drawn, encoded", f"{read + drawn:.1f} ms", "at most 50 ms", ""),
    ]


def _everybody(connection: sqlite3.Connection) -> None:
    """People who have not played lately get a rating and a game, so that the board has all of them."""
    connection.execute("PRAGMA query_only = OFF")
    connection.execute(
        "INSERT INTO result_seat (number, seat, person, role, place, score, in_game, in_guild)"
        " SELECT ?, 10 + user_id, user_id, 'played', 1, 1, 'acquire', 1 FROM person",
        (GAMES_PLAYED,),
    )
    connection.execute(
        "INSERT OR IGNORE INTO rating SELECT '', 0, user_id, 20 + user_id % 1000 / 100.0,"
        " 2 + user_id % 6, ?, 9 FROM person",
        (season_of(NOW),),
    )


def _profiles(connection: sqlite3.Connection) -> list[Figure]:
    """Of somebody with about 200 games, and of the one who has played most."""
    counted = connection.execute(
        "SELECT person, count(*) FROM result_seat GROUP BY person ORDER BY abs(count(*) - 200)"
    ).fetchall()
    usual, most = counted[0], max(counted, key=lambda one: one[1])
    wanted = "at most 30 ms"
    return [*_profile(connection, usual, wanted), *_profile(connection, most, "")]


def _profile(connection: sqlite3.Connection, who: tuple[int, int], wanted: str) -> list[Figure]:
    person, games = who
    asked, name = _asked(("", 0)), f"profile with {games:,} games"
    read = _median(lambda: profile.read(connection, asked, person, "Giulia"))
    page = profile.page(profile.read(connection, asked, person, "Giulia"), _voice())
    drawn = _median(lambda: (encode(draw(page)), alt(page)))
    return [
        (f"{name}: read", f"{read:.1f} ms", "", ""),
        (f"{name}: picture with encoding", f"{drawn:.1f} ms", wanted, ""),
    ]


def _asked(scope: Scope) -> AskedFor:
    return AskedFor(scope=scope, known=KnownTables(1), now=NOW)


def _voice() -> Voice:
    return Voice(Catalogue(), GAMES, "en", plain=True)


def _median(work: Callable[[], object]) -> float:
    """Milliseconds; the strips of the last picture are remembered, as they are in the bot."""
    took = []
    for _ in range(TIMES):
        start = time.perf_counter()
        work()
        took.append(time.perf_counter() - start)
    return sorted(took)[TIMES // 2] * 1000


if __name__ == "__main__":
    for row in main():
        print(*row, sep="  ")
