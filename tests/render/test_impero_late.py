"""Impero's map late in a game: whose land is whose, and which company's, is told by numbers, letters and
colours that are the same on the map, in its key and on one's own map.
"""

from __future__ import annotations

import pytest

from games.impero.geography import geography
from render import theme
from render.impero import DRAWER as impero
from render.impero import companies, country, letters, people, personal, ranking
from render.impero.figures import directed, owned
from render.impero.look import colours, look, mark
from render.scene import Scene
from tests.render.overlaps import Texts
from tests.render.samples_impero import Wanted, scene, state

EIGHT = Wanted(seats=8, companies=24, seed=4)
MINE = Wanted(seats=6, companies=14, own=5, seed=2)


def with_land(seen: Scene) -> set[int]:
    return {number for number, cells in enumerate(owned(seen.view)) if cells}


def test_all_letters_of_everybody_stand_in_the_ranking(texts: Texts) -> None:
    """Also those for which the map has no room."""
    seen = scene(state(EIGHT))
    impero.board(seen)
    written = {words for words, _ in texts}
    for seat in range(EIGHT.seats):
        codes = [look(number).code for number in directed(seen.view, seat)]
        assert " ".join(codes) in written


def test_the_market_below_the_ranking_says_how_many_lots_there_are(texts: Texts) -> None:
    """Of which it shows those that end next."""
    impero.board(scene(state(Wanted(lots=4))))
    assert any("8 offers" in words for words, _ in texts)


@pytest.mark.parametrize("seat", range(20))
def test_land_on_the_map_and_in_the_key_has_the_colour_of_its_player(seat: int) -> None:
    own = colours().index(colours().player(seat))
    piece = people.piece(seat, ranking._SWATCH, 40, theme.PANEL, gone=False)
    assert piece.histogram()[own] >= piece.width * piece.height // 2


def test_on_ones_own_map_a_company_looks_the_same_on_its_land_its_sign_and_its_line(
    monkeypatch: pytest.MonkeyPatch, texts: Texts
) -> None:
    seen = scene(state(MINE), 0)
    own = set(directed(seen.view, 0))
    signed, listed = set[int](), set[int]()
    plaque = letters.plaque

    def noting_plaque(number: int) -> object:
        signed.add(number)
        return plaque(number)

    def noting_mark(*args: object) -> None:
        listed.add(int(str(args[1])))
        mark(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(letters, "plaque", noting_plaque)
    monkeypatch.setattr("render.impero.companies.mark", noting_mark)
    image = personal.draw(seen, 0).image
    assert signed == own & with_land(seen)
    assert listed == own
    lying, spots = country.frame(geography(seen.view.land)), geography(seen.view.land).spots
    for number in signed:
        fill = colours().index(look(number).fill)
        cells = [lying.at(spots[cell]) for cell in owned(seen.view)[number]]
        filled = [
            fill in image.crop((x, y, x + lying.cell, y + lying.cell)).tobytes() for x, y in cells
        ]
        assert 2 * sum(filled) > len(cells)


def test_on_ones_own_map_the_others_land_has_their_numbers(texts: Texts) -> None:
    seen = scene(state(MINE), 0)
    personal.draw(seen, 0)
    below = companies.placed(seen.view, MINE.own).legend[1]
    told = {words for words, box in texts if words.isdigit() and box[3] < below}
    lines = {str(number) for number in range(0, 100, 10)}
    held = {seen.view.companies[number].director for number in with_land(seen)} - {0}
    numbers = {str(seat + 1) for seat in held}
    # One may have room only where the player's own signs stand.
    assert told - lines <= numbers and len(numbers - told) <= 1
