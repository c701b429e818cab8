"""The drawers on the shelf: one for each game, and none with a hole."""

from __future__ import annotations

from dataclasses import MISSING, fields
from importlib import import_module

import pytest

from bot.words.catalogue import Catalogue
from games import GAMES
from render import theme
from render.lettered import LETTERED
from render.scene import Drawer
from render.shelf import DRAWERS, check, drawer_of, has_prices
from tests.render.samples import LANGUAGES

NEEDED = tuple(
    one.name for one in fields(Drawer) if one.default is MISSING and one.default_factory is MISSING
)


def test_every_game_has_a_drawer_and_every_drawer_a_game() -> None:
    check(GAMES, DRAWERS)
    with pytest.raises(LookupError, match="no drawer for: unheard"):
        check({**GAMES, "unheard": object()}, DRAWERS)
    with pytest.raises(LookupError, match="no game in games/: unheard"):
        check(GAMES, {**DRAWERS, "unheard": LETTERED})


def test_a_drawer_is_found_in_the_folder_of_its_game_and_a_game_without_one_is_in_letters() -> None:
    assert DRAWERS["acquire"] is import_module("render.acquire").DRAWER
    assert drawer_of("unheard") is LETTERED
    with pytest.raises(LookupError, match=r"render/lettered/__init__\.py has no DRAWER"):
        drawer_of("lettered")


@pytest.mark.parametrize("missing", NEEDED)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_drawer_without_one_of_its_functions_is_none(game: str, missing: str) -> None:
    functions = {name: getattr(DRAWERS[game], name) for name in NEEDED}
    assert all(map(callable, functions.values()))
    del functions[missing]
    with pytest.raises(TypeError, match=f"'{missing}'"):
        Drawer(**functions)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_milestones_of_a_drawer_are_events_of_its_game(game: str) -> None:
    events = vars(import_module(f"{GAMES[game].package}.events")).values()
    tags = {one.__struct_config__.tag for one in events if hasattr(one, "__struct_config__")}
    assert DRAWERS[game].milestones <= tags


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_printed_prices_are_drawn_and_told_where_a_command_shows_them(
    game: str, language: str
) -> None:
    words, drawer = Catalogue(strict=True).words(language, GAMES[game]).plain, DRAWERS[game]
    if has_prices(game):
        assert drawer.prices(words).image.width == theme.WIDTH
        assert sum(map(str.isdigit, drawer.alt_prices(words))) > 50
    else:
        for told in (drawer.prices, drawer.alt_prices):
            with pytest.raises(LookupError):
                told(words)
