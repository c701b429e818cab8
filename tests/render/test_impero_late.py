"""Impero's map late in a game: whose land is whose, and which company's, is told by letters, numbers and
colours that are the same on the map, in its key and on one's own map.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from games.impero.geography import geography
from render.impero import DRAWER as impero
from render.impero import companies, country, letters, people, personal, ranking, signs
from render.impero.figures import directed, owned
from render.impero.look import colours, look, mark
from render.scene import Scene
from tests.render.overlaps import Texts
from tests.render.samples_impero import Wanted, scene, state

EIGHT = Wanted(seats=8, companies=24, seed=4)
NINE = Wanted(seats=9, companies=24, seed=4)
MINE = Wanted(seats=6, companies=14, own=5, seed=2)


def with_land(seen: Scene) -> set[int]:
    return {number for number, cells in enumerate(owned(seen.view)) if cells}


@pytest.mark.parametrize(("wanted", "by_company"), [(EIGHT, True), (NINE, False)])
def test_up_to_eight_players_land_has_its_companys_letter_and_else_its_directors_number(
    wanted: Wanted, by_company: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names in the ranking say whose letters and numbers they are."""
    told = list[str]()
    put = signs.put

    def noting(*args: object) -> None:
        told.append(str(args[2]))
        put(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(signs, "put", noting)
    seen = scene(state(wanted))
    impero.board(seen)
    numbers = {str(seat + 1) for seat in range(wanted.seats)}
    codes = {look(number).code for number in with_land(seen)} if by_company else set()
    assert set(told) == codes | numbers


def test_the_key_names_the_companies_of_each_director(texts: Texts) -> None:
    seen = scene(state(EIGHT))
    impero.board(seen)
    written = {words for words, _ in texts}
    for seat in range(EIGHT.seats):
        codes = [look(number).code for number in directed(seen.view, seat)]
        assert any(line.split() == codes for line in written) or len(codes) > 4 or not codes
        assert not codes or any(line.split()[:2] == codes[:2] for line in written)


def test_the_market_below_the_map_says_how_many_lots_there_are(texts: Texts) -> None:
    """Of which it shows those that end next."""
    impero.board(scene(state(Wanted(lots=4))))
    assert any("8 offers" in words for words, _ in texts)


@pytest.mark.parametrize("seat", range(20))
def test_land_on_the_map_and_in_the_key_has_the_colour_of_its_player(seat: int) -> None:
    own = colours().index(colours().player(seat))
    # The last weave leaves but a narrow frame of it.
    assert people.land(seat, 24).histogram()[own] >= 24 * 24 // 4
    piece, _ = people.piece(seat, ranking._SWATCH, 24)
    assert piece.histogram()[own] >= piece.width * piece.height // 5


def test_players_who_share_a_colour_have_other_land_in_a_third_of_its_pixels() -> None:
    """Whole, striped, or only a frame: also where a cell is as small as on a phone."""
    count = len(colours().players)
    for first in range(count):
        lands = [people.land(seat, 24).tobytes() for seat in range(first, 20, count)]
        for one, other in combinations(lands, 2):
            differing = sum(a != b for a, b in zip(one, other, strict=True))
            assert 3 * differing >= len(one)


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
    assert told - lines == {str(seat + 1) for seat in held}
