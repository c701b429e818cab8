"""A game recorded one share at a time, and records that are damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records.__main__ import main, replayed
from tests.records.declared import CUT

TIERS = dict(zip("LTAFWCI", (0, 0, 1, 1, 1, 2, 2), strict=True))


def row(text: str) -> list[str]:
    return [text.ljust(12, "."), *["." * 12] * 8]


NONE = [0] * 7
PARTS: list[dict[str, Any]] = [
    {
        "rec": "header",
        "id": "parts",
        "players": ["A", "B"],
        "corps": {letter: {"name": letter, "tier": tier} for letter, tier in TIERS.items()},
        "rules": {"rack_size": 5},
        "cut": True,
        "tile_order": ["1a", "4a", "3a", "9g", "9i", "2a", "5a", "1i", "3i", "5i"],
        "racks": [["1a", "4a", "3a", "9g", "9i"], ["2a", "5a", "1i", "3i", "5i"]],
    },
    {"n": 0, "player": 0, "type": "start", "expect": {"board": row(""), "cash": [6000, 6000]}},
    {"n": 1, "player": 0, "type": "play_tile", "tile": "1a", "expect": {"board": row("o")}},
    {
        "n": 2,
        "player": 1,
        "type": "play_tile",
        "tile": "2a",
        "expect": {"board": row("oo"), "cash": [6000, 6000], "shares": [NONE, NONE]},
    },
    {"n": 3, "player": 1, "type": "found", "corp": "L"},
    {"n": 4, "player": 1, "type": "buy_one", "corp": "L"},
    {"n": 5, "player": 1, "type": "buy_one", "corp": "L"},
    {
        "n": 6,
        "player": 1,
        "type": "end_turn",
        "expect": {
            "cash": [6000, 5600],
            "available": [22, *[25] * 6],
            "size": [2, *[0] * 6],
            "racks": [["4a", "3a", "9g", "9i", "?"], ["5a", "1i", "3i", "5i", "?"]],
        },
    },
    {"n": 7, "player": 0, "type": "play_tile", "tile": "4a"},
    {"n": 8, "player": 0, "type": "end_turn"},
    {"n": 9, "player": 1, "type": "play_tile", "tile": "5a"},
    {"n": 10, "player": 1, "type": "found", "corp": "T"},
    {"n": 11, "player": 1, "type": "end_turn", "expect": {"board": row("LL.TT")}},
    {"n": 12, "player": 0, "type": "play_tile", "tile": "3a"},
    {
        "n": 13,
        "player": 0,
        "type": "merge_into",
        "from": "T",
        "into": "L",
        "expect": {"cash": [6000, 8600]},
    },
    {
        "n": 14,
        "player": 1,
        "type": "sell_part",
        "corp": "T",
        "count": 1,
        "expect": {"board": row("LLLLL"), "cash": [6000, 8800], "shares": [NONE, [3, *[0] * 6]]},
    },
    {"n": 15, "player": 0, "type": "buy_one", "corp": "L"},
    {
        "n": 16,
        "player": 0,
        "type": "end_turn",
        "ask_after": {"player": 1, "type": "play_tile"},
        "expect": {"cash": [5500, 8800], "turn": 1},
    },
]


def test_a_game_recorded_one_share_at_a_time(tmp_path: Path) -> None:
    """Racks of five, no start tiles, parts of purchases and disposals put together."""
    path = written(tmp_path, PARTS)
    report = replayed([str(path)])
    assert report.differences == []
    assert report.states == sum("expect" in line for line in PARTS[1:])


@pytest.mark.parametrize(
    ("record", "field", "wrong"),
    [
        (2, "cash", [6000, 5900]),
        (2, "shares", [[1, *[0] * 6], NONE]),
        (2, "board", row("LL")),
        (6, "available", [23, *[25] * 6]),
        (6, "size", [3, *[0] * 6]),
        (16, "turn", 0),
    ],
)
def test_a_difference_is_told_and_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record: int, field: str, wrong: object
) -> None:
    lines = msgspec.json.decode(msgspec.json.encode(PARTS))
    lines[1 + record]["expect"][field] = wrong
    assert main([str(written(tmp_path, lines))]) == 1
    told = capsys.readouterr().out
    assert f"record {record}, {field}: recorded" in told
    assert told.endswith(", 1 differences\n")


def test_another_question_after_it_is_a_difference(tmp_path: Path) -> None:
    """`ask_after` stands also where no state is recorded, and after a refusal."""
    for line in (
        {"n": 1, "player": 0, "type": "play_tile", "tile": "1a"},
        {"n": 1, "player": 0, "type": "play_tile", "tile": "2a", "reject": "not on the rack"},
    ):
        asked = int("reject" not in line)
        for player in range(2):
            lines = [*PARTS[:2], {**line, "ask_after": {"player": player, "type": "play_tile"}}]
            differences = replayed([str(written(tmp_path, lines))]).differences
            assert len(differences) == int(player != asked)


def test_a_game_cut_short_is_a_difference_unless_it_says_so(tmp_path: Path) -> None:
    for number in range(2, len(PARTS)):
        path = written(tmp_path, [{**PARTS[0], "cut": False}, *PARTS[1:number]])
        (difference,) = replayed([str(path)]).differences
        assert "end: recorded nothing more, here not over" in difference
        path = written(tmp_path, PARTS[:number])
        report = replayed([str(path)])
        assert (report.differences, report.declared[CUT]) == ([], 1)


def test_what_is_no_game_counts_as_a_difference(tmp_path: Path) -> None:
    (tmp_path / "torn.jsonl.gz").write_bytes(b"no gzip")
    (tmp_path / "empty.jsonl").write_bytes(b"")
    report = replayed([str(tmp_path), str(tmp_path / "missing.jsonl")])
    assert (report.games, len(report.differences)) == (0, 3)


def test_what_cannot_be_played_is_a_difference(tmp_path: Path) -> None:
    lines = [*PARTS[:2], {"n": 1, "player": 1, "type": "play_tile", "tile": "2a"}]
    assert len(replayed([str(written(tmp_path, lines))]).differences) == 1
    for wrong in ({"type": "dance"}, {"type": "play_tile", "tile": "13a"}, {"type": "sell_part"}):
        lines = [*PARTS[:2], {"n": 1, "player": 0, **wrong}]
        assert len(replayed([str(written(tmp_path, lines))]).differences) == 1


def test_a_refusal_that_is_none_here_is_a_difference(tmp_path: Path) -> None:
    reason = "cannot play given tile"
    move = {"n": 1, "player": 0, "type": "play_tile", "tile": "1a", "reject": reason}
    assert len(replayed([str(written(tmp_path, [*PARTS[:2], move]))]).differences) == 1


def test_a_record_known_to_be_wrong_is_not_compared(tmp_path: Path) -> None:
    wrong = {"n": 1, "player": 0, "type": "play_tile", "tile": "1a", "expect": {"cash": [0, 0]}}
    errors: Any
    for errors in ([{"n": 1, "cash": [6000, 6000]}], {"1": "cash"}):
        lines = [{**PARTS[0], "known_errors": errors}, PARTS[1], wrong]
        assert replayed([str(written(tmp_path, lines))]).differences == []


def written(folder: Path, lines: list[dict[str, Any]]) -> Path:
    path = folder / "nm-parts.jsonl"
    path.write_bytes(b"\n".join(map(msgspec.json.encode, lines)))
    return path
