"""Nobody has more tables made than they may have: each way to one passes the same gate."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
from bot.engine.keeping.gate import TableLimits
from bot.engine.table.names import LONGEST_NAME, SIGN, cleaned
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.lessons.lecture import BASE
from bot.outbound.sending import places
from bot.store import lessons, tables
from bot.store.lessons import LessonRow
from bot.ui.sheet import note
from bot.words.catalogue import Catalogue
from tests.bot.doors.walk import sent
from tests.bot.inbound.conftest import Place, Shown
from tests.bot.inbound.test_looking import finished
from tests.games.playthrough import shortest

RECORD = shortest("acquire").read_bytes()
FULL = "You have already opened 1 table"


async def lesson(place: Place) -> Any:
    row = LessonRow(user_id=place.id("anna"), game="acquire", scene="", at=place.now())
    row = await place.store.write(partial(lessons.begin, row=row))
    return await pressed(place, f"b:{BASE + row.id}:0:learn:play")


async def pressed(place: Place, custom_id: str) -> Any:
    return await sent(place, "anna", await place.post(note("x")), custom_id, form=False)


async def brought(place: Place, record: bytes = RECORD, **options: Any) -> Any:
    return await place.slash("anna", "table import", file=("game.json", record), **options)


WAYS: dict[str, Callable[[Place], Awaitable[Any]]] = {
    "inbound.commands.play.play": lambda place: place.slash("anna", "play", game="acquire"),
    "inbound.presses.shelf.play": lambda place: pressed(place, "b:0:0:play:acquire"),
    "inbound.presses.lessons._opened": lesson,
    "inbound.opening._open_like": lambda place: place.slash("anna", "table rematch", table=1),
    "inbound.presses.lists._played_on": lambda place: pressed(place, "b:1:0:playon:3-daily"),
    "inbound.commands.table.import_": brought,
    "inbound.commands.table.import_, practice": lambda place: brought(place, practice=True, step=3),
}
"""What a person does that makes a table, by the function that has it made."""

OTHERS = {
    "sandbox.__main__._open": "the page of one person",
    "inbound.opening.open_table": "what the ways call",
}
MAKERS = {"open_table", "play_on_from", "practise", "import_"}
"""Functions that make tables, by their names; `open` and `create` are many things."""

CREATING = {
    "engine.lobbies.Lobbies.open",
    "engine.tables.Tables.import_",
    "engine.views.playing_on.play_on_from",
    "engine.views.practice.practise",
    "tournaments.running.game_tables.GameTables._open",
}
"""Those that call `Repository.create`, where the gate is."""


def called(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Every function of the bot that uses one of these names, with where."""
    home = Path(bot.__file__).parent
    for path in sorted(home.rglob("*.py")):
        module = ".".join(path.relative_to(home).with_suffix("").parts)
        yield from _within(module, ast.parse(path.read_text("utf-8")), names)


def _within(where: str, node: ast.AST, names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        inner = where
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{where}.{child.name}"
        if isinstance(child, ast.Call):
            used = [child.func, *child.args]
            found = {getattr(one, "attr", getattr(one, "id", None)) for one in used}
            if names & found:
                yield inner, child
        yield from _within(inner, child, names)


def test_every_function_that_makes_a_table_is_tried_here() -> None:
    """A new way that is not in `WAYS` passes a gate that nobody has tried."""
    makers = {
        where.replace(".play_command.play", ".play")
        for where, call in called(MAKERS)
        if where.split(".")[0] in {"inbound", "sandbox", "lessons", "ui", "outbound"}
    }
    tried = {way.partition(",")[0] for way in WAYS}
    assert makers - OTHERS.keys() == tried


def test_tables_are_made_in_one_place_only() -> None:
    creating = {
        where
        for where, call in called({"create"})
        if isinstance(call.func, ast.Attribute)
        and getattr(call.func.value, "attr", getattr(call.func.value, "id", ""))
        in {"repository", "_repository"}
    }
    assert creating == CREATING
    written = {
        where
        for where, call in called({"insert"})
        if isinstance(call.func, ast.Attribute)
        and getattr(call.func.value, "id", getattr(call.func.value, "attr", "")) == "tables"
    }
    assert written == {"engine.keeping.saving.create"}


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_makes_more_tables_than_somebody_may_have(place: Place, way: str) -> None:
    await finished(place)
    await place.lobby("acquire", "anna")
    place.tables.repository.gate.limits = TableLimits(per_person=1, per_server=99)
    before = await place.store.read(tables.ids)
    refused = await WAYS[way](place)
    assert FULL in said(refused)
    with pytest.raises(HouseError, match="too-many-tables"):
        await place.tables.repository.check_room(place.guild.id, place.id("anna"))
    assert await place.store.read(tables.ids) == before
    place.tables.repository.gate.limits = TableLimits(per_person=2, per_server=99)
    await WAYS[way](place)
    assert len(await place.store.read(tables.ids)) == len(before) + 1


async def test_games_from_files_count_for_a_day(place: Place) -> None:
    """Nobody could close them."""
    place.tables.repository.gate.limits = TableLimits(per_person=2, per_server=3)
    for _ in range(2):
        assert "The game is ready" in said(await brought(place))
    assert "You have already opened 2 tables" in said(await brought(place))
    assert "is open" in said(await place.slash("bruno", "play", game="acquire"))
    assert "has 3 open tables" in said(await place.slash("carla", "play", game="acquire"))
    place.late += timedelta(days=1, seconds=1)
    assert "The game is ready" in said(await brought(place))


async def test_tables_of_tournaments_take_nobodys_place(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await place.store.write(
        lambda link: link.execute("UPDATE game_table SET directed = 1 WHERE id = ?", (number,))
    )
    place.tables.repository.gate.limits = TableLimits(per_person=1, per_server=1)
    assert "is open" in said(await place.slash("anna", "play", game="acquire"))


WILD = (
    ("@everyone [x](http://x.org)", "<@7>everyone x:http:x.org", "Anna", "**Anna**", "anna"),
    ("a" * 90, f"b {SIGN}", "", "\u202e", "a" * 28),
)


@pytest.mark.parametrize("names", WILD)
@pytest.mark.parametrize("practice", [False, True])
async def test_names_from_a_file_are_as_short_and_plain_as_those_of_people(
    place: Place, names: tuple[str, ...], practice: bool
) -> None:
    """They differ, and at a table for practice a computer bears its sign, and nobody else."""
    record = msgspec.json.decode(RECORD)
    assert len(record["players"]) == len(names)
    options = {"practice": True, "step": 3} if practice else {}
    await brought(place, msgspec.json.encode(record | {"players": names}), **options)
    (number,) = await place.store.read(tables.ids)
    seats = (await place.sight(number)).seats
    shown = [row.name for row in seats]
    assert len({name.casefold() for name in shown}) == len(shown)
    assert all(len(name) <= LONGEST_NAME and cleaned(name) == name for name in shown)
    if practice:
        assert [SIGN in row.name for row in seats] == [row.computer is not None for row in seats]


async def test_what_comes_from_a_file_says_so_wherever_it_is_shown(place: Place) -> None:
    """Also what is played on from there."""
    await brought(place)
    await brought(place, practice=True, step=3)
    await pressed(place, "b:1:0:playon:3-daily")
    for number in await place.store.read(tables.ids):
        marked = f"Acquire · table {number} (imported)"
        assert marked in (await place.ask("anna", "table info", table=number)).text
        assert f"Acquire · table {number}, imported: " in called_thread(await place.sight(number))
    for command in ("table replay", "table log"):
        assert "table 1 (imported)" in (await place.ask("dario", command, table=1)).text
    place.italian("dario")
    assert "tavolo 1 (importato)" in (await place.ask("dario", "table info", table=1)).text


def called_thread(sight: Sight) -> str:
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    return places.called(words, sight)


async def test_a_file_with_a_name_that_nobody_has_is_refused(place: Place) -> None:
    record = msgspec.json.decode(RECORD)
    record["players"][0] = "<@" * 300_000
    for options in ({}, {"practice": True}):
        result = await brought(place, msgspec.json.encode(record), **options)
        assert "isn’t a record of a game" in said(result)
    assert await place.store.read(tables.ids) == ()


def said(result: Any) -> str:
    answers = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(Shown(one).text for one in answers)
