"""The listings of docs/adding-a-card-game.md: a hand, an auction and a sealed choice, honest and played."""

from __future__ import annotations

import importlib
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import games
import tests.games
from bot import app
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.seats import seats
from games.core.words import Seat
from render.lettered import LETTERED
from render.shelf import DRAWERS
from tests.bot.games.anything import opened
from tests.bot.sim import House
from tests.contract import honesty
from tests.contract.counting import check_counting
from tests.contract.hands import check_hands
from tests.contract.host import Host, header
from tests.contract.test_breaks import broken
from tests.contract.test_every_game import CHECKS
from tests.docs.adding import TULIPS
from tests.render.samples_lettered import played

KEY = TULIPS.key


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyRules]:
    """The game as its listings make it, and gone again afterwards, unless it stands on the shelf."""
    TULIPS.write(tmp_path)
    known = set(sys.modules)
    for package in (games, tests.games):
        own = str(tmp_path.joinpath(*package.__name__.split(".")))
        monkeypatch.setattr(package, "__path__", [*package.__path__, own])
    yield importlib.import_module(f"games.{KEY}.rules").RULES
    for name in set(sys.modules) - known:
        if name.startswith((f"games.{KEY}", f"tests.games.{KEY}")):
            del sys.modules[name]


@pytest.fixture
async def shelf(
    rules: AnyRules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr(app, "Catalogue", partial(Catalogue, strict=True))
    house = House(
        tmp_path, monkeypatch, games={**GAMES, KEY: rules}, drawers={**DRAWERS, KEY: LETTERED}
    )
    await house.open()
    yield house
    problems = house.problems()
    await house.close()
    assert problems == []


def test_the_game_of_the_page_keeps_the_contract(rules: AnyRules) -> None:
    for check in CHECKS.values():
        check(rules, 1)


def test_its_counter_follows_from_the_declaration(rules: AnyRules) -> None:
    check_counting(rules, 2, worlds=12)


def test_its_hand_tells_the_bulbs_and_what_was_put_up(rules: AnyRules) -> None:
    check_hands(rules, LETTERED, [table.state for table in played(rules)])


def test_its_computers_would_be_caught_if_they_knew_what_is_put_up(rules: AnyRules) -> None:
    """The control: a world that keeps the sealed choices as they are."""

    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        return replace(rules.imagine(state, seat, chance), phase=state.phase)

    with pytest.raises(AssertionError, match=r"imagine knows what .* cannot know"):
        for seed in range(8):
            honesty.check_twins(broken(rules, imagine=imagine), seed)


def test_everybody_leaves_by_and_by_and_the_last_one_is_first(rules: AnyRules) -> None:
    host = Host(rules, header(rules, 3))
    for seat in seats(3)[:2]:
        host.leave(seat)
    while not host.over:
        host.ring()
    outcome = rules.outcome(host.state)
    assert outcome is not None
    assert outcome.places[0] == (2,)


async def test_it_is_played_by_commands(shelf: House) -> None:
    table = await opened(shelf, KEY, ("giulia", "marco", "ottavia"), option="seasons=2")
    assert "or more for the next bulb, or pass" in shelf.board.text
    await table.by_commands()
    assert (await table.sight()).table.stage == "over"
    told = "\n".join(message.text for message in shelf.messages())
    assert "the last season has been sold" in told


async def test_it_is_played_by_buttons_against_computers(shelf: House) -> None:
    table = await opened(shelf, KEY, ("giulia", "marco"), computers=2, option="seasons=2")
    await table.by_buttons()
    assert (await table.sight()).table.stage == "over"
