"""The box: what it holds, and that a host's own file is checked when it is loaded."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.shark_room.components import (
    BOX,
    CARDS,
    PAPERS,
    SHARES,
    SPECIALS,
    TITLES,
    Box,
    BoxError,
    Special,
    Title,
    checked,
    dividends,
)
from tests.games.shark_room.table import TITLE


def test_the_box_has_56_titles_and_33_special_cards() -> None:
    """Contents: ten titles of five shares and six closings; 12 normal, 13 illegal, 8 assets."""
    assert (len(SHARES), len(PAPERS), len(CARDS)) == (50, 56, 33)
    kinds = [SPECIALS[card].kind for card in CARDS]
    assert [kinds.count(kind) for kind in ("normal", "illegal", "asset")] == [12, 13, 8]


def test_what_the_rulebook_names_is_kept() -> None:
    """1: Pear pays 150 for three; 4: PeaceWagen costs 50, 150, 250."""
    assert dividends(TITLE["pear"], 3) == 150
    assert TITLES[TITLE["peacewagen"]].prices[::2] == (50, 150, 250)
    assert any(title.group == 2 for title in TITLES)


def with_title(**changes: object) -> Box:
    titles = (replace(TITLES[0], **changes), *TITLES[1:])
    return replace(BOX, titles=replace(BOX.titles, list=titles))


def with_special(number: int, **changes: object) -> Box:
    found = list[Special](SPECIALS)
    found[number] = replace(found[number], **changes)
    return replace(BOX, specials=replace(BOX.specials, list=tuple(found)))


@pytest.mark.parametrize(
    ("box", "message"),
    [
        (with_title(closings=1), "7 closings: the box has 6"),
        (with_title(prices=(50, 100, 150, 200)), "49 shares: the box has 50"),
        (with_title(prices=(50, 100, 150, 200, 200)), "each above the one before"),
        (with_title(prices=(50, 100, 150, 200, 225)), "a multiple of 50"),
        (with_title(group=0), "at least one share"),
        (with_special(0, copies=4), "13 normal specials: the box has 12"),
        (with_special(0, timing="answer"), "only the effect cancel can be an answer"),
        (with_special(3, timing="any"), "can only be timed deal"),
    ],
)
def test_a_file_that_is_no_box_of_the_game_is_refused(box: Box, message: str) -> None:
    """It says what is wrong and what would be right."""
    with pytest.raises(BoxError, match=message):
        checked(box)


def test_a_hosts_own_box_with_the_right_inventory_is_taken() -> None:
    """Other names and numbers are fine as long as the cards are as many."""
    mine = Title("apfel", "Apfel", (50, 100, 200, 300, 500), 4, 400)
    titles = (mine, *TITLES[1:])
    box = replace(BOX, titles=replace(BOX.titles, list=titles))
    assert checked(box) == box
