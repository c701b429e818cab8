"""Ten thousand slash commands with values that nobody expects, at tables of all games: what breaks."""

from __future__ import annotations

import asyncio
import tempfile
import traceback
from collections import Counter
from pathlib import Path

import pytest

from games import GAMES
from tests.bench.__main__ import Figure
from tests.bot.games.calling import Calls
from tests.bot.games.stages import staged
from tests.bot.sim import House

CALLS = 10_000
HOUSES = 5
"""Fresh ones: acts end tables, and people forget themselves."""
PEOPLE = ("giulia", "marco", "ottavia")
EVERYBODY = (*PEOPLE, "nemo", "ada")


def main() -> list[Figure]:
    made, broken = 0, Counter[str]()
    for number in range(HOUSES):
        with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
            calls, problems = asyncio.run(_house(Path(folder), patch, number))
            made += calls.made
            broken.update(_where(error) for _, _, error in calls.broken)
            broken.update(problems)
            for who, what, error in calls.broken[:20]:
                print(f"{who}: {what}: {_where(error)}")
    for what, times in broken.most_common():
        print(f"{times} times: {what}")
    return [(f"slash calls at random that broke, of {made}", str(broken.total()), "0", "")]


async def _house(folder: Path, patch: pytest.MonkeyPatch, number: int) -> tuple[Calls, list[str]]:
    house = House(folder, patch)
    await house.open()
    try:
        for rules in GAMES.values():
            await staged(house, rules, PEOPLE)
            await house.slash("giulia", "play", house.channel, game=rules.key)
        calls = Calls(house, patch, number)
        while calls.made < CALLS // HOUSES:
            await calls.somebody(EVERYBODY)
            if calls.made % 200 == 0:
                await house.settle()
        return calls, house.problems()
    finally:
        await house.close()


def _where(error: BaseException) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{error!r} at {last.filename}:{last.lineno}"
