"""The listings of docs/adding-a-game.md, on a shelf of their own: what a reader types is a game."""

from __future__ import annotations

import importlib
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace as replace_rules
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

import games
import render
from bot import app
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.record import Entry, Header, open_table, play
from games.players.game import OPENED
from games.players.search import SearchBudget, Swing, decided, search
from render.lettered import LETTERED
from render.scene import Drawer
from render.shelf import DRAWERS
from tests.bot.games.anything import opened
from tests.bot.sim import House
from tests.contract.test_every_game import CHECKS
from tests.docs.adding import NIM

KEY = NIM.key


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyRules]:
    """The game as its listings make it, and gone again afterwards, unless it stands on the shelf."""
    NIM.write(tmp_path)
    known = set(sys.modules)
    for package in (games, render):
        own = str(tmp_path / package.__name__)
        monkeypatch.setattr(package, "__path__", [*package.__path__, own])
    yield importlib.import_module(f"games.{KEY}.rules").RULES
    for name in set(sys.modules) - known:
        if name.startswith((f"games.{KEY}", f"render.{KEY}")):
            del sys.modules[name]


@pytest.fixture
def drawer(rules: AnyRules) -> Drawer:
    made: Drawer = importlib.import_module(f"render.{rules.key}").DRAWER
    return made


@pytest.fixture
async def shelf(
    rules: AnyRules, drawer: Drawer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr(app, "Catalogue", partial(Catalogue, strict=True))
    house = House(
        tmp_path,
        monkeypatch,
        games={**GAMES, KEY: rules},
        drawers={**DRAWERS, KEY: drawer},
    )
    await house.open()
    yield house
    problems = house.problems()
    await house.close()
    assert problems == []


def test_the_search_plays_the_game_of_the_page_without_a_word_about_it(rules: AnyRules) -> None:
    """Of a heap of seven, three leave four, from which nobody can take all."""
    state = replace(rules.setup(2, rules.options_type(), OPENED, Chance("nim", 0)).state, heap=7)
    rules = replace_rules(rules, players={})
    for seed in "abc":
        verdict = search(rules, state, state.mover, OPENED, rules.guide, SearchBudget(), seed)
        assert verdict
        assert verdict.ranked[0].action == rules.action_types[0](3)


def reviewed(
    rules: AnyRules, taken: list[int], rollouts: int = 600, since: int = 0
) -> tuple[Swing, ...]:
    """What is found to have decided a game of twelve coins."""
    header = Header(KEY, rules.version, 2, rules.options_type(), "reviewed", OPENED)
    table, entries = open_table(rules, header), list[Entry]()
    for coins in taken:
        entries.append(Entry(table.state.mover, rules.action_types[0](coins), OPENED))
        table = play(rules, header, table, entries[-1])
    assert rules.outcome(table.state)
    return decided(rules, header, entries, SearchBudget(rollouts), since)


def test_the_move_that_lost_the_game_of_the_page_is_named(rules: AnyRules) -> None:
    """Of eleven they take one and not three: now the other leaves eight. Some of those who play on err."""
    (swing,) = reviewed(rules, [1, 1, 2, 1, 3, 1, 3])
    assert (swing.entry, swing.better) == (2, rules.action_types[0](3))
    assert 0.5 < swing.loss < 1


def test_nothing_is_blamed_before_chances_can_be_told(rules: AnyRules) -> None:
    assert reviewed(rules, [1, 1, 2, 1, 3, 1, 3], since=3) == ()


def test_a_game_that_was_lost_from_the_start_was_lost_by_no_move(rules: AnyRules) -> None:
    assert reviewed(rules, [1, 3, 1, 3, 1, 3]) == ()


def test_nobody_is_blamed_for_what_few_worlds_say(rules: AnyRules) -> None:
    assert reviewed(rules, [1, 1, 2, 1, 3, 1, 3], rollouts=30) == ()


def test_the_game_of_the_page_has_a_picture_of_its_own(drawer: Drawer) -> None:
    assert drawer.board is not LETTERED.board
    assert drawer.hand is LETTERED.hand


def test_the_game_of_the_page_keeps_the_contract(rules: AnyRules) -> None:
    for check in CHECKS.values():
        check(rules, 1)


async def test_the_game_of_the_page_is_played_by_commands(shelf: House) -> None:
    table = await opened(shelf, KEY, ("giulia", "marco"))
    assert "take one, two or three coins" in shelf.board.text
    await table.by_commands()
    assert "for $" in "\n".join(message.text for message in shelf.messages())
    assert (await table.sight()).table.stage == "over"


async def test_the_game_of_the_page_is_played_by_buttons_against_its_computer(
    shelf: House,
) -> None:
    table = await opened(shelf, KEY, ("giulia", "marco"), computers=1, option="coins=25")
    await table.by_buttons()
    assert (await table.sight()).table.stage == "over"
    rules = await shelf.slash("giulia", "rules", game=KEY)
    assert "Taking coins" in rules.text
