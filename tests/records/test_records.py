"""Games recorded elsewhere, replayed by these rules."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records.__main__ import main, replayed
from tests.records.declared import CHAIN, NO_MARKET, STOPS_AT, is_cut
from tests.records.notation import files, read

HERE = Path(__file__).resolve()
OWN = HERE.parent / "games"
SHARED = Path(os.environ.get("BORSA_MATERIAL", HERE.parents[3] / "shared"))
CORPORA = SHARED / "corpora" / "acquire"
corpora = pytest.mark.skipif(not CORPORA.is_dir(), reason=f"no recorded games at {CORPORA}")


@corpora
def test_all_recorded_games_go_as_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    """Every state of 137 games, to their ends, field by field."""
    assert main([str(CORPORA)]) == 0
    told = capsys.readouterr().out
    assert told.endswith("137 games, 17558 actions, 17522 states compared, 0 differences\n")


@corpora
def test_the_texts_that_stop_are_those_in_the_table() -> None:
    """Each is there, and the driver declares it cut."""
    stopped = {game.header.id: game for game in map(read, files([str(CORPORA)])) if is_cut(game)}
    assert {name.removeprefix("tlstyer2/") for name in stopped} == set(STOPS_AT)


def test_our_own_copies_go_as_recorded() -> None:
    """A few of them lie beside this file, so that something is compared everywhere."""
    report = replayed([str(OWN)])
    assert report.differences == []
    assert report.games == len(files([str(OWN)])) > 0


def test_the_command_prints_the_sum_and_what_is_declared() -> None:
    command = [sys.executable, "-m", "tests.records", str(OWN / "mined-2p-001265.jsonl.gz")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\n1 games, 147 actions, 147 states compared, 0 differences\n")
    assert f"times: {NO_MARKET}\n" in done.stdout


def test_a_whole_game_may_neither_stop_earlier_nor_go_on(tmp_path: Path) -> None:
    whole = rows_of(OWN / "mined-6p-009849.jsonl.gz")
    assert differs(tmp_path, whole) == []
    assert len(differs(tmp_path, whole[:-1])) == 1
    assert len(differs(tmp_path, whole[: len(whole) // 2])) == 1
    again = whole[-1].replace(b'"n":%d' % (len(whole) - 2), b'"n":%d' % (len(whole) - 1))
    (difference,) = differs(tmp_path, [*whole, again])
    assert "end: recorded goes on, here over" in difference


def test_dead_tiles_exchanged_again_by_the_source_are_declared() -> None:
    """Ruling 7: these rules exchange once a turn. Each exchange beyond that is counted."""
    report = replayed([str(OWN / "mined-3p-000116.jsonl.gz")])
    assert report.differences == []
    assert report.declared[CHAIN] == 2


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("board", ["o...........", *["............"] * 8]),
        ("cash", [1300, 1000, 200]),
        ("net", [17900, 24700, 22900]),
        ("shares", [[1, 4, 4, 7, 0, 2, 2], [2, 1, 3, 4, 2, 2, 5], [3, 0, 7, 2, 3, 0, 3]]),
        ("available", [19, 20, 11, 12, 20, 21, 17]),
        ("size", [3, 3, 2, 2, 6, 2, 4]),
        ("price", [300, 300, 300, 300, 700, 400, 600]),
        ("turn", 1),
        ("racks", [["?"] * 6, ["?"] * 6, ["7d", "6e", "4b", "9b", "10f", "12d"]]),
        ("kinds", [["F", *[None] * 5], *[[None] * 6] * 2]),
        ("ask", {"player": 0, "type": "buy", "can_end": True}),
        ("events", []),
    ],
)
def test_every_field_is_compared(tmp_path: Path, field: str, wrong: object) -> None:
    """Record 60, where seat 0 has just played 9f."""
    rows = rows_of(OWN / "mined-3p-000116.jsonl.gz")
    line = msgspec.json.decode(rows[61])
    assert line["expect"][field] != wrong
    line["expect"][field] = wrong
    (difference, *_) = differs(tmp_path, [*rows[:61], msgspec.json.encode(line), *rows[62:]])
    assert f"record 60, {field.rstrip('s')}" in difference


@pytest.mark.parametrize("view", [0, 2, "watcher"])
def test_a_partial_view_goes_as_recorded(tmp_path: Path, view: int | str) -> None:
    """Only the racks and draws that the viewer knew; the others are dealt as they must have been."""
    rows = [msgspec.json.decode(row) for row in rows_of(OWN / "mined-3p-000116.jsonl.gz")]
    assert differs(tmp_path, [msgspec.json.encode(row) for row in seen_by(rows, view)]) == []


def test_a_game_of_which_only_the_questions_and_the_end_are_recorded(tmp_path: Path) -> None:
    """What the source exchanges, and these rules do not, is known without its events too."""
    rows = [msgspec.json.decode(row) for row in rows_of(OWN / "mined-3p-000116.jsonl.gz")]
    for row in rows[1:]:
        row["ask_after"] = row["expect"]["ask"]
    for row in rows[1:-1]:
        del row["expect"]
    assert differs(tmp_path, list(map(msgspec.json.encode, rows))) == []
    rows[40]["ask_after"] = {"player": 0, "type": "game_over"}
    assert len(differs(tmp_path, list(map(msgspec.json.encode, rows)))) == 1


def rows_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines()


def differs(folder: Path, rows: list[bytes]) -> list[str]:
    path = folder / "changed.jsonl"
    path.write_bytes(b"\n".join(rows))
    return replayed([str(path)]).differences


def seen_by(rows: list[Any], view: int | str) -> list[Any]:
    """The record as one player or a watcher would have written it."""
    header, *lines = rows
    header["view"] = view
    known = {draw["tile"] for draw in header["start_draws"]}
    for line in lines:
        expect = line["expect"]
        told = [one for one in expect["events"] if one["ev"] != "draw" or one["player"] == view]
        known |= {one["tile"] for one in told if one["ev"] == "draw"}
        expect["events"] = told
        expect["kinds"] = None
        expect["racks"] = _masked(expect["racks"], view)
    header["racks"] = _masked(header["racks"], view)
    header["tile_order"] = [tile if tile in known else "?" for tile in header["tile_order"]]
    return rows


def _masked(racks: list[list[str]], view: int | str) -> list[list[str]]:
    return [rack if seat == view else ["?"] * len(rack) for seat, rack in enumerate(racks)]
