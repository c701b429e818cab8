"""Impero as large as it gets on an evening: twelve players on 828 cells, played sensibly.

Turns that close, by the rules alone and through the engine; offers; pictures; entries.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, pairwise
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.engine.lobbies import Lobbies
from bot.engine.tables import Tables
from bot.engine.views.sight import Sight
from bot.inbound.commands.typed import Typist
from bot.store.database import Database
from bot.store.rows import SeatRow
from bot.ui.labels import hint
from bot.words.catalogue import Catalogue
from games.core.chance import Chance
from games.core.record import Header, Table, open_table, play
from games.core.words import Seat
from games.impero.actions import DevelopCell
from games.impero.rules import RULES as impero
from games.impero.state import NOBODY, Options, State
from games.players import player_of
from games.players.game import OPENED, play_game
from render import png
from render.scene import Picture, Scene
from render.shelf import DRAWERS
from tests.bot.inbound.sights import table_row
from tests.render.samples_impero import scene

Row = tuple[str, str, str, str]

PLAYERS = 12
OWNED = 77
"""Per cent of the map, by when the closing of a turn is measured."""
HALF = 50
"""The same of those at the engine, which come earlier in a game of so many entries."""
ENTRIES = 3_600
PICTURES = 100
DRAWER, CATALOGUE = DRAWERS["impero"], Catalogue()
SENSIBLE = player_of(impero, "sensible")


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    game = _game()
    late = [one for one in game if _owned(one.state) >= OWNED]
    return [
        *_closings(late),
        *_offers(late),
        *_pictures(late),
        *asyncio.run(_entries()),
    ]


def _game() -> list[Table[State]]:
    """The table after each entry; a turn is closed by the entry after one of these."""
    header = Header("impero", impero.version, PLAYERS, Options(), "bench", OPENED)
    entries = play_game(impero, header, [SENSIBLE] * PLAYERS).entries
    table: Table[State] = open_table(impero, header)
    return list(accumulate(entries, partial(play, impero, header), initial=table))


def _closings(late: Sequence[Table[State]]) -> list[Row]:
    """By the rules alone."""
    last = [one for one, then in pairwise(late) if then.state.turn > one.state.turn]
    times = [
        _timed(partial(impero.time_up, one.state, "turn", one.at, Chance("bench", 0)))
        for one in last
    ]
    return [(f"turn close: {_size(last[0].state)}", _told(times), "30 ms", "-")]


def _offers(late: Sequence[Table[State]]) -> list[Row]:
    """At the beginning of a turn, when there are points for everything."""
    begun = [then.state for one, then in pairwise(late) if then.state.turn > one.state.turn]
    directors = [(state, *_director(state)) for state in begun if state.turn <= state.options.turns]
    offered = [_timed(partial(impero.offers, state, seat)) for state, seat, _ in directors]
    suggested = [_timed(partial(_suggested, _sight(state, seat))) for state, seat, _ in directors]
    most = f"a director of {max(companies for _, _, companies in directors)} companies"
    return [
        (f"offers for {most}", _told(offered), "-", "-"),
        (f"suggested cells for {most}", _told(suggested), "15 ms", "-"),
    ]


def _suggested(sight: Sight) -> list[tuple[str, str, str]]:
    """The cells that the player could develop, as autocomplete tells them."""
    words = CATALOGUE.words("en", sight.rules, sight.names, sight.titles).plain
    at = Typist(sight, words)
    return [
        (at.label("cell", cell), at.value("cell", cell), hint(sight, words, DevelopCell(0, cell)))
        for cell in at.able(DevelopCell, "cell")
        if isinstance(cell, int)
    ]


def _sight(state: State, seat: Seat) -> Sight:
    return Sight(
        table=table_row("impero"),
        seats=tuple(
            SeatRow(table_id=1, seat=Seat(number), user_id=number, name=f"Player {number}")
            for number in range(PLAYERS)
        ),
        rules=impero,
        viewer=seat,
        find_view=lambda: impero.view(state, seat),
        offers=tuple(impero.offers(state, seat)),
    )


def _director(state: State) -> tuple[Seat, int]:
    """Who directs most companies, and how many."""
    return Counter(one.director for one in state.companies).most_common(1)[0]


def _pictures(late: Sequence[Table[State]]) -> list[Row]:
    """Drawn and encoded: entry by entry, and from one closing to the next."""
    entries = _scenes(late[:PICTURES])
    turns = _scenes([then for one, then in pairwise(late) if then.state.turn > one.state.turn])
    company, region = (partial(_page, key) for key in ("company:0", "region:0"))
    return [
        (f"Impero's {what}", _told(_drawn(scenes, draw)), "25 ms", peer)
        for what, scenes, draw, peer in (
            ("board, an entry later", entries, DRAWER.board, "mock 10-40 + 5-12 ms"),
            ("board, a turn later", turns, DRAWER.board, "mock 24-105 + 5-12 ms"),
            ("hand, an entry later", entries, DRAWER.hand, "-"),
            ("company, an entry later", entries, company, "-"),
            ("region, an entry later", entries, region, "-"),
            ("market, an entry later", entries, partial(_page, "market"), "-"),
            ("map of one player, an entry later", entries, partial(_page, "mine"), "mock 15-20 ms"),
            (
                "map of each player, an entry later",
                entries,
                partial(_page, "each"),
                "mock 10-15 ms",
            ),
        )
    ]


def _scenes(tables: Sequence[Table[State]]) -> list[Scene]:
    names = tuple(f"Player {number}" for number in range(1, PLAYERS + 1))
    return [scene(one.state, 0, names=names) for one in tables]


def _page(key: str, one: Scene) -> Picture:
    return DRAWER.page(one, key)


def _drawn(scenes: Sequence[Scene], draw: Callable[[Scene], Picture]) -> list[float]:
    """The first is drawn before: what never changes is kept from then on."""
    png.encode(draw(scenes[0]))
    return [_timed(partial(_encoded, draw, one)) for one in scenes[1:]]


def _encoded(draw: Callable[[Scene], Picture], one: Scene) -> bytes:
    return png.encode(draw(one))


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _owned(state: State) -> int:
    return 100 * sum(owner != NOBODY for owner in state.owners) // len(state.owners)


def _size(state: State) -> str:
    owned, companies = _owned(state), len(state.companies)
    return f"{PLAYERS} players, {len(state.owners)} cells, {companies} companies, {owned}% owned"


async def _entries() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        alone = await _Bench.seated(store, 0)
        rate = await _rate([alone], ENTRIES)
        abreast = await _rate([await _Bench.seated(store, one) for one in range(1, 9)], ENTRIES)
        await store.close()
    each = [time / count for time, count in zip(alone.closings, alone.closed, strict=True)]
    return [
        ("turn close through the engine, saved", _told(alone.closings), "30 ms", "-"),
        ("entries that a turn close saves", f"median {median(alone.closed):.0f}", "-", "-"),
        ("an entry of them", _told(each), "-", "-"),
        (f"durable entries, {PLAYERS} players, one table", f"{rate:,.0f}/s", "1,500/s", "-"),
        ("durable entries, eight such tables abreast", f"{abreast:,.0f}/s", "1,500/s", "-"),
    ]


async def _rate(bench: list[_Bench], entries: int) -> float:
    """Entries a second; the time in which players make up their minds is not counted."""
    start = perf_counter()
    await asyncio.gather(*(one.play(entries // len(bench)) for one in bench))
    spent = perf_counter() - start - sum(one.thinking for one in bench)
    return sum(one.entries for one in bench) / spent


class _Bench:
    """Twelve people at a table, who act in turn until they are ready."""

    def __init__(self, store: Database, number: int) -> None:
        self.now = OPENED
        self.chance = Chance("bench", number)
        self.tables = Tables(store, now=lambda: self.now)
        self.table, self.entries, self.thinking = 0, 0, 0.0
        self.closings: list[float] = []
        """Those with half of the map owned, in seconds."""
        self.closed: list[int] = []
        """The entries of each: lots that end with the turn are settled before it closes."""

    @classmethod
    async def seated(cls, store: Database, number: int) -> _Bench:
        one = cls(store, number)
        lobbies = Lobbies(one.tables)
        one.table = await lobbies.open(1, 2, 1, "Player 1", "impero", "en")
        for user in range(2, PLAYERS + 1):
            await lobbies.join(one.table, user, f"Player {user}")
        await lobbies.start(one.table, 1)
        return one

    async def play(self, entries: int) -> None:
        while self.entries < entries:
            start = perf_counter()
            sight = await self.tables.sight(self.table)
            self.thinking += perf_counter() - start
            assert sight.waiting is not None
            if sight.waiting.seats:
                await self._act(sight, sight.waiting.seats[0])
            else:
                await self._ring(sight)

    async def _act(self, sight: Sight, seat: Seat) -> None:
        start = perf_counter()
        user = sight.seats[seat].user_id
        assert user is not None
        mine = await self.tables.sight(self.table, user)
        action = SENSIBLE(mine.view, mine.offers, self.chance)
        assert action is not None
        self.thinking += perf_counter() - start
        await self.tables.act(self.table, user, action, mine.table.decision)
        self.entries += 1

    async def _ring(self, sight: Sight) -> None:
        """What is due next: an auction, a reminder, the turn."""
        assert sight.table.due is not None
        self.now, before = sight.table.due, (await self.tables.repository.look(self.table)).state
        start = perf_counter()
        await self.tables.ring(self.table)
        spent = perf_counter() - start
        after = await self.tables.sight(self.table)
        self.entries += after.table.number - sight.table.number
        if after.turn > sight.turn and _owned(before) >= HALF:
            self.closings.append(spent)
            self.closed.append(after.table.number - sight.table.number)


def _told(times: list[float]) -> str:
    return f"median {1000 * median(times):.1f} ms, most {1000 * max(times):.1f} ms"


if __name__ == "__main__":
    for row in main():
        sys.stdout.write("  ".join(row) + "\n")
