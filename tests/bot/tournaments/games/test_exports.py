"""The file that `/tournament export` sends is the file that the documented command replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.league.tournament.__main__ import main
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import HOUR, Cup


async def test_after_the_end_everybody_gets_the_record_and_it_replays(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cup = Cup(house, 5, "exported")
    await cup.create(game="acquire", rounds=2, sizes="4")
    await cup.join_all()
    await cup.slash("ada", "start")
    await house.settle()
    refused = await cup.slash("p1", "export")
    assert not refused.seen.pictures
    (running,) = (await cup.slash("ada", "export")).seen.pictures
    file = tmp_path / "cup.json"
    file.write_bytes(running)
    assert main([str(file)]) == 2
    assert "its seed is not published before its end" in capsys.readouterr().err
    await cup.play_round()
    await house.advance(HOUR)
    await cup.play_round()
    (sent,) = (await cup.slash("p1", "export")).seen.pictures
    file.write_bytes(sent)
    assert main([str(file)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Spring Cup: acquire, swiss, 5 players\nseed ")
    assert sum(line[:2] in {"1.", "2.", "3.", "4.", "5."} for line in printed.splitlines()) == 5
    assert "P1" in printed
