"""The shelf: every game with its picture and words, within a phone and within an alt text."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from games import GAMES
from render.community import shelf
from render.scene import ICON
from render.shelf import DRAWERS
from tests.render.approval_community import shelf_in
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_with_its_seats(language: str) -> None:
    shown = shelf_in(language)
    assert [card.key for card in shown.cards] == list(GAMES)
    said = shelf.alt(shown)
    assert len(said) <= 1000
    for card in shown.cards:
        assert all((card.name, card.line, card.terms))
        assert f"{card.name}, {card.seats}: {card.line}" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_shelf_is_cut_or_overlaps(language: str, texts: Texts) -> None:
    height = shelf.draw(shelf_in(language)).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []
    assert not any(words.endswith("…") for words, _ in texts)


@pytest.mark.parametrize("game", [game for game, drawer in DRAWERS.items() if drawer.icon])
def test_an_icon_has_the_right_size(game: str) -> None:
    icon = DRAWERS[game].icon
    assert icon is not None
    assert icon().image.size == (ICON, ICON)


def test_the_file_is_the_picture() -> None:
    shown = shelf_in("en")
    with Image.open(BytesIO(shelf.encoded(shown))) as file:
        assert file.size == shelf.draw(shown).image.size
    assert shelf.encoded(shown) is shelf.encoded(shelf_in("en"))


def test_a_shelf_with_too_many_games_names_those_that_have_room() -> None:
    shown = shelf_in("en")
    said = shelf.alt(replace(shown, cards=shown.cards * 9))
    assert 800 < len(said) <= 1000
    assert said.endswith(".")
