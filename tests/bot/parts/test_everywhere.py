"""Ratings over all servers: results of all parts at home, each once, whatever is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bot.community.ratings import enter_result
from bot.parts import everywhere, facts
from bot.parts.app import ended
from bot.parts.everywhere import Everywhere, Telling, is_everywhere
from bot.parts.following import Step
from bot.store import people, ratings, results, share, tables
from bot.store.batch import anyway
from bot.store.database import Database, connect
from bot.store.results import ResultRow, SeatResult
from bot.store.rows import PersonRow, TableRow
from bot.store.share import Share
from games import GAMES
from games.league.ratings import Model, season_of
from tests.bot.parts.conftest import Joined
from tests.bot.parts.files import traces
from tests.bot.store.arrange import LOBBY

PARTS, GIULIA = 2, 700_000_000_000_000_001
NOW = datetime(2026, 6, 1, tzinfo=UTC)


class Part:
    """A part whose games end, and the home part's second file."""

    def __init__(self, join: Joined, folder: Path, part: int) -> None:
        self.join, self.part, self.folder = join, part, folder
        self.home: Everywhere | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.hub = self.join(self.part, PARTS)
        path = self.folder / f"part{self.part}.sqlite3"
        self.store = await Database.open(path, lambda: NOW)
        await self.store.write(partial(share.put, share=Share(self.part, PARTS)))
        await self.store.write(facts.prepare)
        if self.part == 0:
            self.home = Everywhere(self.hub, self.store, GAMES)
            await self.home.open(share.everywhere(path), lambda: NOW, anyway, anyway)
            self.tasks.append(asyncio.create_task(self.home.confirm()))
        self.telling = Telling(self.hub, self.store, self.home)
        for work in (self._listen(), self.telling.run()):
            self.tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        for task in self.tasks:
            await ended(task)
        self.tasks.clear()
        await self.store.close()
        if self.home is not None:
            await self.home.store.close()

    async def _listen(self) -> None:
        async for _, told in self.hub.listen("results"):
            with suppress(Exception):
                if told["what"] == "results" and self.home is not None and told["from"]:
                    await self.home.hear(told)
                elif told["what"] == "confirmed" and self.home is None:
                    number = told["heard"].get(str(self.part))
                    if number is not None:
                        await self.telling.confirmed(number, told["lives"][str(self.part)])

    async def end(self, winner: int, loser: int) -> int:
        """A game of two in a server of this part ends; its table."""
        return await self.store.write(
            partial(_end, guild=(self.part + 2) << 22, sitting=(winner, loser))
        )


def _end(link: Any, guild: int, sitting: tuple[int, ...]) -> int:
    fields = {name: getattr(LOBBY, name) for name in LOBBY.__struct_fields__}
    ended_at = NOW + timedelta(hours=int(link.execute("SELECT count(*) FROM result").fetchone()[0]))
    over = {"guild_id": guild, "stage": "over", "ended": ended_at}
    table = tables.insert(link, TableRow(**fields | over))
    row = ResultRow(
        table_id=table, game="acquire", guild_id=guild, season=season_of(ended_at), ended=ended_at
    )
    seats = [
        SeatResult(
            seat=seat,  # type: ignore[arg-type]
            person=user,
            role="played",
            place=seat + 1,
            score=9 - seat,
            in_game="acquire",
            in_guild=guild,
        )
        for seat, user in enumerate(sitting)
    ]
    for user in sitting:
        people.save(link, PersonRow(user_id=user, name=f"Person {user}"))
    enter_result(link, row, seats, Model())
    return table


@pytest.fixture
async def parts(
    join: Joined, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Part]]:
    for name, value in {"LOOK": 0.05, "AGAIN": 0.4, "SAY": 0.3}.items():
        monkeypatch.setattr(everywhere, name, value)
    made = [Part(join, tmp_path, part) for part in range(PARTS)]
    for one in made:
        await one.open()
    yield made
    for one in made:
        await one.close()


async def at_home(parts: list[Part], wanted: int) -> list[int]:
    """The tables whose results are at home, once there are so many."""
    home = parts[0].home
    assert home is not None
    until = monotonic() + 20
    while True:
        found = await home.store.read(
            lambda link: [row[0] for row in link.execute("SELECT table_id FROM result")]
        )
        if len(found) >= wanted or monotonic() > until:
            return sorted(found)
        await asyncio.sleep(0.02)


async def games(parts: list[Part], user: int) -> int:
    """The rated games of a person over all servers."""
    home = parts[0].home
    assert home is not None
    found = await home.store.read(partial(ratings.of, scope=("", 0), person=user))
    return 0 if found is None else found.games


async def test_results_of_all_parts_are_rated_together(parts: list[Part]) -> None:
    ended_tables = sorted([await parts[at % 2].end(GIULIA, 2) for at in range(6)])
    assert await at_home(parts, 6) == ended_tables
    assert await games(parts, GIULIA) == 6
    # What home has is told no more.
    await asyncio.sleep(1)
    for part in parts:
        assert await part.store.read(_untold) == 0


def _untold(link: Any) -> int:
    query = "SELECT count(*) FROM fact WHERE kind = 'result'"
    return int(link.execute(query).fetchone()[0])


async def test_an_annulment_counts_everywhere(parts: list[Part]) -> None:
    table = await parts[1].end(GIULIA, 2)
    await parts[1].end(GIULIA, 2)
    await at_home(parts, 2)

    def annul(link: Any) -> None:
        row = results.of_table(link, table)
        assert row is not None
        results.annul(link, row.number)

    await parts[1].store.write(annul)
    async with asyncio.timeout(10):
        while await games(parts, GIULIA) != 1:  # noqa: ASYNC110  # the other part calls nobody
            await asyncio.sleep(0.02)


async def test_what_ends_while_home_is_away_comes_later_and_once(parts: list[Part]) -> None:
    await parts[0].close()
    ended_tables = sorted([await parts[1].end(GIULIA, 2) for _ in range(120)])
    await asyncio.sleep(0.6)
    await parts[0].open()
    assert await at_home(parts, 120) == ended_tables
    await asyncio.sleep(0.6)
    # The same two people again and again: each of their games counts, if for less and less.
    assert await games(parts, GIULIA) == 120


async def test_a_home_that_has_lost_its_file_is_told_all_again(
    parts: list[Part], tmp_path: Path
) -> None:
    ended_tables = sorted([await parts[at % 2].end(GIULIA, 2) for at in range(6)])
    await at_home(parts, 6)
    await asyncio.sleep(0.8)
    await parts[0].close()
    _lose(tmp_path)
    await parts[0].open()
    assert await at_home(parts, 6) == ended_tables
    assert await games(parts, GIULIA) == 6


def _lose(folder: Path) -> None:
    for path in folder.glob("*everywhere*"):
        path.unlink()


async def test_ratings_depend_on_which_results_there_are_and_not_on_their_order(
    parts: list[Part],
) -> None:
    """A part that was away tells late what ended before."""
    await parts[1].close()
    early = [await parts[0].end(GIULIA, 2), await parts[0].end(2, 3)]
    await parts[1].open()
    await parts[1].end(3, GIULIA)
    await at_home(parts, 3)
    home = parts[0].home
    assert home is not None
    async with asyncio.timeout(10):
        while await home.store.read(results.due) is not None:  # noqa: ASYNC110  # beside all else
            await asyncio.sleep(0.02)

    def told(link: Any) -> tuple[list[Any], list[Any]]:
        order = link.execute("SELECT table_id FROM result ORDER BY number").fetchall()
        rated = link.execute("SELECT * FROM rating ORDER BY 1, 2, 3").fetchall()
        return [row[0] for row in order], rated

    order, rated = await home.store.read(told)
    # That of the other part has ended when the first here did.
    assert order == sorted(order)
    assert set(order) > set(early)
    await home.store.write(lambda link: link.execute("DELETE FROM rating"))
    await home.store.write(results.doubt)
    await home.ratings.settle()
    assert (await home.store.read(told))[1] == rated


@pytest.mark.parametrize("again", [False, True])
async def test_of_a_restored_part_home_has_what_its_file_has(
    parts: list[Part], again: bool
) -> None:
    """What only the lost file knew is taken back, also under a number that the new one gives again."""
    path = parts[1].folder / "part1.sqlite3"

    async def restart(*changes: str) -> None:
        await parts[1].close()
        with closing(connect(path)) as link:
            for change in changes:
                link.execute(change)
        await parts[1].open()

    await restart("UPDATE part SET life = 'first'")
    kept = await parts[1].end(GIULIA, 2)
    mine = await parts[0].end(GIULIA, 2)
    lost = await parts[1].end(GIULIA, 3)
    await at_home(parts, 3)
    await restart(
        "UPDATE part SET life = 'second'",
        f"DELETE FROM game_table WHERE id = {lost}",
        f"DELETE FROM fact WHERE kind = 'result' AND subject = {lost}",
        f"UPDATE sqlite_sequence SET seq = {lost - 1}",
    )
    if again:
        assert await parts[1].end(2, GIULIA) == lost
    home = parts[0].home
    assert home is not None
    wanted = sorted({mine, kept, *([lost] if again else [])})

    def won(link: Any) -> list[int]:
        query = "SELECT person FROM result_seat JOIN result USING (number) WHERE place = 1 ORDER BY table_id"
        return [row[0] for row in link.execute(query)]

    winners = {mine: GIULIA, kept: GIULIA, lost: 2}
    async with asyncio.timeout(10):
        while await home.store.read(won) != [winners[one] for one in wanted]:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert await at_home(parts, len(wanted)) == wanted


async def test_who_is_forgotten_is_so_at_home(parts: list[Part]) -> None:
    await parts[1].end(GIULIA, 2)
    await at_home(parts, 1)
    home = parts[0].home
    assert home is not None

    def forget(link: Any) -> None:
        people.forget(link, GIULIA)
        facts.forgotten(link, GIULIA, "Player")

    await parts[0].store.write(forget)
    await home.follow(Step(GIULIA, "forgotten", 1, 0, "{}"))
    assert await home.store.read(partial(traces, user=GIULIA)) == []
    # A result that was on its way brings nobody back.
    await parts[1].end(GIULIA, 2)
    await at_home(parts, 2)
    assert await home.store.read(partial(traces, user=GIULIA)) == []


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        ({"guild_id": "1", "data": {"name": "leaderboard"}}, False),
        ({"data": {"name": "leaderboard"}}, True),
        ({"guild_id": "1", "data": {"custom_id": "b:0:0:history:acquire.1.0.5.2"}}, True),
        ({"guild_id": "1", "data": {"custom_id": "b:0:0:history:acquire.0.0.5.2"}}, False),
        ({"data": {"custom_id": "b:0:0:games:1"}}, False),
    ],
)
def test_what_is_about_all_servers_is_known_before_it_is_read(
    data: dict[str, Any], wanted: bool
) -> None:
    assert is_everywhere(data) is wanted


def test_an_option_may_ask_for_all_servers() -> None:
    option = {"name": "everywhere", "type": 5, "value": True}
    assert is_everywhere({"guild_id": "1", "data": {"name": "profile", "options": [option]}})


async def test_results_after_a_gap_wait_for_those_before_it(parts: list[Part]) -> None:
    """A message was lost: what it told would never be told again."""
    home = parts[0].home
    assert home is not None
    assert await home.take(9, 1000, [(1001, 7, {})], "a life") == 0
    assert await home.known(9) == (0, "a life")
