"""Finished games as files, and moment by moment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.errors import HouseError
from games import replay as command
from games.core.chance import Chance
from games.core.record import Table, Undo
from games.core.transcript import LARGEST, MAX_ENTRIES, Reading, read
from tests.bot.engine.world import ALL, ANNA, BRUNO, STRANGER, World
from tests.contract.reduced import shark


async def finished(world: World, game: str = "shark", **rest: Any) -> int:
    table = await world.begin(game, ANNA, BRUNO, computers=1, **rest)
    await world.play(table, Chance("people", 31))
    return table


async def changed(world: World, table: int, **changes: object) -> bytes:
    """The exported record with other values."""
    record = msgspec.json.decode(await world.tables.export(table))
    return msgspec.json.encode(record | changes)


async def refused(world: World, data: bytes) -> str:
    with pytest.raises(HouseError) as refusal:
        await world.tables.import_(1, 2, STRANGER, data)
    return refusal.value.why


@pytest.mark.parametrize("game", ALL)
async def test_an_exported_game_can_be_imported_and_looked_at(world: World, game: str) -> None:
    table = await finished(world, game)
    copy = await world.tables.import_(7, 8, STRANGER, await world.tables.export(table), "it")
    one, two = await world.tables.sight(table), await world.tables.sight(copy)
    assert two.table.stage == "over"
    assert (two.table.guild_id, two.table.channel_id, two.table.language) == (7, 8, "it")
    assert (two.names, two.view, two.outcome) == (one.names, one.view, one.outcome)
    assert (two.table.seed, two.seed_hash) == (one.table.seed, one.seed_hash)
    assert await world.tables.scenes(copy) == await world.tables.scenes(table)
    assert await world.tables.log(copy) == await world.tables.log(table)
    assert await world.tables.export(copy) == await world.tables.export(table)
    await world.restart()
    assert (await world.tables.sight(copy)).view == one.view


async def test_a_running_game_is_not_exported(world: World) -> None:
    """Its record holds the seed and what is hidden."""
    table = await world.begin("shark", ANNA, BRUNO)
    with pytest.raises(HouseError, match="table-not-over"):
        await world.tables.export(table)
    with pytest.raises(HouseError, match="table-not-over"):
        await world.tables.scenes(table)
    await world.tables.call(table, ANNA, "end", admin=True)
    with pytest.raises(HouseError, match="table-not-over"):
        await world.tables.export(table)


@pytest.mark.parametrize("game", ALL)
async def test_the_history_begins_with_the_start_and_ends_with_the_end(
    world: World, game: str
) -> None:
    table = await finished(world, game)
    points = await world.tables.scenes(table)
    sight = await world.tables.sight(table)
    assert (points[0].number, points[-1].number) == (0, sight.table.number)
    assert points[-1].view == sight.view
    assert points[-1].worth == (await world.live(table)).rules.worth(
        (await world.live(table)).state
    )
    assert all(len(point.worth) == len(sight.seats) for point in points)


async def test_what_was_undone_is_no_part_of_the_history(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    await world.act(table, 0, shark.Collect())
    await world.tables.undo(table, await world.sit(table, 0))
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    assert [point.number for point in await world.tables.scenes(table)] == [0, 3, 4]


async def test_an_imported_game_waits_for_nobody(world: World) -> None:
    table = await finished(world)
    copy = await world.tables.import_(1, 2, ANNA, await world.tables.export(table))
    with pytest.raises(HouseError, match="table-over"):
        await world.tables.act(copy, ANNA, shark.Collect())
    assert all(row.user_id is None for row in (await world.tables.sight(copy)).seats)


async def test_imported_names_are_cleaned(world: World) -> None:
    table = await finished(world)
    data = await changed(world, table, players=["@everyone", "**B**", "x" * 80])
    copy = await world.tables.import_(1, 2, ANNA, data)
    assert (await world.tables.sight(copy)).names == ("everyone", "B", "x" * 28)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[]", b"\xff\xfe", b'{"format": "other"}', b"[" * 100_000, b'"' + b"x" * 99],
)
async def test_what_is_no_record_is_refused(world: World, data: bytes) -> None:
    assert await refused(world, data) == "record-malformed"


async def test_a_record_that_is_too_big_is_refused(world: World) -> None:
    assert await refused(world, b" " * (LARGEST + 1)) == "record-too-big"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "chess"}, "record-unknown-game"),
        ({"version": 99}, "record-other-version"),
        ({"seed": "another"}, "record-wrong-hash"),
        ({"players": ["one"]}, "record-malformed"),
        ({"players": ["a", "b"]}, "record-malformed"),
        ({"options": {"rounds": "many"}}, "record-malformed"),
        ({"options": {"colour": 1}}, "record-malformed"),
        ({"opened": "2026-03-02T12:00:00"}, "record-malformed"),
        ({"opened": "2099-03-02T12:00:00Z"}, "record-illegal"),
        ({"entries": []}, "record-not-over"),
        ({"more": 1}, "record-malformed"),
    ],
)
async def test_a_record_that_does_not_hold_together_is_refused(
    world: World, changes: dict[str, object], why: str
) -> None:
    assert await refused(world, await changed(world, await finished(world), **changes)) == why


def line(action: dict[str, object], seat: int | None = 0, at: str = "2099-01-01T00:00:00Z") -> Any:
    return {"seat": seat, "action": action, "at": at}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (line({"do": "collect"}, seat=9), "record-malformed"),
        (line({"do": "collect"}, seat=-1), "record-malformed"),
        (line({"do": "dance"}), "record-malformed"),
        (line({"do": "collect"}, at="yesterday"), "record-malformed"),
        (line({"do": "collect"}, at="1999-01-01T00:00:00Z"), "record-illegal"),
        (line({"do": "collect"}, seat=None), "record-illegal"),
        (line({"do": "undo", "to": 77}, seat=None), "record-illegal"),
        (line({"do": "time-up", "key": "never"}, seat=None), "record-illegal"),
        (line({"do": "answer", "card": 2}), "record-illegal"),
        (line({"do": "play-card", "card": 99, "target": 99}), "record-illegal"),
    ],
)
async def test_an_entry_that_nobody_could_have_made_is_refused(
    world: World, entry: object, why: str
) -> None:
    data = await changed(world, await finished(world), entries=[entry])
    assert await refused(world, data) == why


@pytest.mark.parametrize("instant", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
async def test_an_instant_outside_of_the_calendar_is_refused(world: World, instant: str) -> None:
    table = await finished(world)
    opened = await changed(world, table, opened=instant)
    entry = await changed(world, table, entries=[line({"do": "collect"}) | {"at": instant}])
    assert await refused(world, opened) == "record-malformed"
    assert await refused(world, entry) == "record-malformed"


async def test_names_in_a_file_are_cleaned_and_made_distinct(world: World) -> None:
    table = await finished(world)
    seats = len((await world.tables.sight(table)).seats)
    data = await changed(world, table, players=["@everyone", "everyone", "<@7>everyone"][:seats])
    copy = await world.tables.import_(1, 2, ANNA, data)
    names = ("everyone", "everyone 2", "everyone 3")[:seats]
    assert (await world.tables.sight(copy)).names == names


async def test_words_in_a_file_are_short_and_quote_nothing(world: World) -> None:
    table = await finished(world)
    long = await changed(world, table, entries=[line({"do": "collect"}) | {"cause": "x" * 101}])
    assert await refused(world, long) == "record-malformed"
    assert await refused(world, await changed(world, table, seed="`x")) == "record-malformed"


async def test_a_record_that_is_too_long_is_refused(world: World) -> None:
    entries = [line({"do": "collect"})] * (MAX_ENTRIES + 1)
    data = await changed(world, await finished(world), entries=entries)
    assert await refused(world, data) == "record-too-long"


async def test_a_game_under_other_rules_is_not_shown_again(world: World) -> None:
    table = await finished(world)
    world.change_rules("shark", version=2)
    await world.restart()
    with pytest.raises(HouseError, match="other-version"):
        await world.tables.scenes(table)
    assert (await world.tables.sight(table)).outcome is not None


async def test_the_command_line_prints_a_game_entry_by_entry(
    world: World, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await finished(world, "acquire")
    path = tmp_path / "game.json"
    path.write_bytes(await world.tables.export(table))
    assert command.main([str(path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    sight = await world.tables.sight(table)
    assert sight.outcome is not None
    places = sum(1 for _ in sight.outcome.places)
    assert len(printed) == 3 + sight.table.number + places
    assert printed[0].startswith("acquire")
    assert printed[-places].startswith("1. ")


def test_the_command_line_says_in_a_sentence_what_is_wrong(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    assert command.main([str(path)]) == 2
    path.write_bytes(b"{}")
    assert command.main([str(path)]) == 2
    assert command.main([]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3


async def test_a_transcript_holds_undos(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    await world.act(table, 0, shark.Collect())
    await world.tables.undo(table, await world.sit(table, 0))
    await world.play(table, Chance("people", 33))
    reading: Reading = read(await world.tables.export(table), ALL)
    assert any(isinstance(entry.action, Undo) for entry in reading.entries)
    last: Table[Any] = reading.tables[-1]
    assert last.state == (await world.live(table)).state
