"""The figures of a view stand on its board, each as often as it should, and sums digit by digit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.chance import Chance
from games.owners_choice.components import DIVIDENDS, PRICES
from render import amounts
from render.acquire.holders import held
from render.scene import Scene
from render.shark_room.players import worth
from render.shelf import DRAWERS
from tests.contract.host import Host
from tests.render import placing
from tests.render.ink import watched
from tests.render.samples import LANGUAGES

_NUMBER = re.compile("\\d+(?:[.,'\u2019\u00a0\u202f]\\d+)*(?:[kM]\\b)?")
STEPS = (5, 40, 120)


def acquire(scene: Scene) -> Iterator[str]:
    """Price, size and bank of each corporation; everybody's money and shares."""
    view = scene.view
    for one, size in enumerate(view.sizes):
        yield str(view.stock[one])
        if size:
            yield from (str(size), amounts.bare(scene.words.money(view.prices[one])))
    for seat, cash in enumerate(view.cash):
        yield from () if cash is None else (scene.words.money(cash),)
        counts = (held(view, seat, one) for one in range(len(view.sizes)))
        yield from (str(count) for count in counts if count)


def owners(scene: Scene) -> Iterator[str]:
    """Price and dividend of each company; everybody's money and shares."""
    view = scene.view
    yield from (str(PRICES[rung]) for rung in view.rungs)
    yield from (str(DIVIDENDS[rung]) for rung in view.rungs)
    yield from (scene.words.money(cash) for cash in view.cash if cash is not None)
    yield from (str(count) for shares in view.shares for count in shares if count)


def shark(scene: Scene) -> Iterator[str]:
    """Everybody's money and what all is worth together."""
    view = scene.view
    yield from (scene.words.money(cash) for cash in view.cash)
    yield from (scene.words.money(worth(view, seat)) for seat in range(len(view.cash)))


def greed(scene: Scene) -> Iterator[str]:
    """Everybody's money and points."""
    yield from (scene.words.money(cash) for cash in scene.view.board.cash)
    yield from map(str, scene.view.points)


def impero(scene: Scene) -> Iterator[str]:
    """Everybody's capital, as the ranking of a small table tells it."""
    view = scene.view
    yield from (amounts.whole(scene.words.money(cents)) for cents in view.capital)


FIGURES: Mapping[str, Callable[[Scene], Iterator[str]]] = {
    "acquire": acquire,
    "owners_choice": owners,
    "shark_room": shark,
    "greed": greed,
    "impero": impero,
}


def positions(game: str) -> Iterator[Scene]:
    rules = GAMES[game]
    for number, steps in enumerate(STEPS):
        host: Host = placing.begun(
            rules, rules.seats[min(2, len(rules.seats) - 1)], f"seen {number}"
        )
        chance = Chance("seen", number)
        for _ in range(steps):
            if not host.over:
                host.random_step(chance)
        yield placing.scene(rules, host.state, LANGUAGES[number % 2])


def numbers(told: str) -> Iterator[str]:
    return (found.group() for found in _NUMBER.finditer(told))


def drawn(scene: Scene, draw: Callable[[Scene], Any]) -> Counter[str]:
    with watched() as inks:
        draw(scene)
    return Counter(one for ink in inks for one in numbers(ink.told))


@pytest.mark.parametrize("game", FIGURES)
def test_every_figure_stands_on_the_board(game: str) -> None:
    for scene in positions(game):
        wanted = Counter(one for told in FIGURES[game](scene) for one in numbers(told))
        assert wanted - drawn(scene, DRAWERS[game].board) == Counter()


def planted(scene: Scene) -> tuple[Scene, Iterator[int]]:
    """The same with sums that stand nowhere else, one for each player."""
    # Greed counts in millions, and shortens what is more than a thousand of them.
    first, step = (713, 57) if scene.game == "greed" else (7_013, 1_117)
    rare = [first + step * seat for seat in range(len(scene.names))]
    view = scene.view
    match scene.game:
        case "greed":
            board = view.board
            purses = (*rare, *board.purses[len(rare) :])
            view = replace(view, board=replace(board, purses=purses))
        case "impero":
            view = replace(view, capital=tuple(100 * one for one in rare))
        case _:
            known = (
                one if old is not None else None for one, old in zip(rare, view.cash, strict=True)
            )
            view = replace(view, cash=tuple(known))
    sums = (one for one, old in zip(rare, _sums(scene), strict=True) if old is not None)
    return replace(scene, view=view), sums


def _sums(scene: Scene) -> tuple[int | None, ...]:
    if scene.game == "greed":
        return tuple(scene.view.board.cash)
    return tuple(scene.view.capital if scene.game == "impero" else scene.view.cash)


@pytest.mark.parametrize("game", FIGURES)
def test_everybodys_money_stands_there_once_and_digit_by_digit(game: str) -> None:
    for before in positions(game):
        scene, sums = planted(before)
        seen = drawn(scene, DRAWERS[game].board)
        for one in sums:
            (told,) = numbers(
                amounts.whole(scene.words.money(one * (100 if game == "impero" else 1)))
            )
            # Somebody with nothing else is worth as much as their money.
            assert 1 <= seen[told] <= 1 + (game == "shark_room"), told
