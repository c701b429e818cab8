"""Points that differ by less than is usually shown: nobody shares a place, and no figures look the same."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from games.league.tournament.__main__ import main
from games.league.tournament.entries import Adjudicate
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import MINUTE, Cup

NEAR = {1: "30000 20000 10000 9000", 2: "30001 20000 10000 9000"}
"""What the seats of the two tables have at the end: some are 0.0003 points of a hundred apart."""


async def ended(house: House, **options: object) -> Cup:
    """One round of two tables, whose seats have nearly the same."""
    cup = Cup(house, 8, "near")
    await cup.create(game="acquire", rounds=1, sizes="4", **options)
    await cup.join_all()
    await cup.slash("ada", "start")
    records = house.app.steps.records
    for number, typed in NEAR.items():
        # As the clock scores a late table: a ruling has no share of the money.
        scores = tuple(int(one) for one in typed.split())
        action = Adjudicate(number, ((0,), (1,), (2,), (3,)), scores)
        await records.enter((await cup.held()).row.id, action, "clock")
    await house.advance(MINUTE)
    return cup


async def test_people_who_differ_share_neither_place_nor_figure_wherever_they_are_shown(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cup = await ended(house, points="money")
    shown = (await cup.slash("p1", "standings", text=True)).text
    points = column(shown, "points")
    assert column(shown, "") == [str(place) for place in range(1, 9)]
    for name in ("points", "share", "opp."):
        assert len(set(column(shown, name))) == 8, name
    assert points == sorted(points, key=Fraction, reverse=True)
    crosses = (await cup.slash("p1", "standings", text=True, crosses=True)).text
    assert column(crosses, "points") == points
    assert len(set(column(crosses, "R1"))) == 8
    own = next(line for line in shown.splitlines() if " P1," in line)
    mine = (await cup.slash("p1", "my-table")).text
    assert f"you have {column(own, 'points')[0]} points" in mine
    (sent,) = (await cup.slash("p1", "export")).seen.pictures
    file = tmp_path / "cup.json"
    file.write_bytes(sent)
    assert main([str(file)]) == 0
    replayed = capsys.readouterr().out.splitlines()[-8:]
    assert [line.split()[-1] for line in replayed] == points


async def test_what_decides_between_equal_points_is_shown_as_finely_as_it_decides(
    house: House,
) -> None:
    cup = await ended(house)
    shown = (await cup.slash("p1", "standings", text=True)).text
    assert column(shown, "points") == ["5", "5", "3", "3", "2", "2", "1", "1"]
    shares = column(shown, "share")
    assert shares[:4] == ["173.92%", "173.91%", "115.942%", "115.94%"]
    assert len(set(shares)) == 8


def column(shown: str, name: str) -> list[str]:
    """A figure of each player's line; without a name the place."""
    lines = [line for line in shown.splitlines() if line.startswith("- ")]
    if not name:
        return [line[2:].split("\\.")[0] for line in lines]
    return [line.split(f"{name}: ")[1].split(",")[0] for line in lines]
