"""The components: a host's own file is checked when it is read."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from msgspec.structs import replace

from games.owners_choice.components import (
    BOX,
    DIVIDENDS,
    PRICES,
    Box,
    ComponentsError,
    checked,
    fee,
)


def test_the_rulebooks_prices_are_on_the_ladder() -> None:
    """Section 2.2: 40 lowest, 80 below 100, 120, 140 pays 40, 190, 300 highest."""
    assert PRICES == (40, 60, 80, 100, 120, 140, 160, 190, 220, 260, 300)
    assert dict(zip(PRICES, DIVIDENDS, strict=True))[140] == 40
    assert [fee(PRICES.index(price)) for price in (160, 190)] == [50, 100]


def test_a_whole_box_is_taken() -> None:
    assert checked(BOX) == BOX


def refused(box: Box) -> str:
    with pytest.raises(ComponentsError) as error:
        checked(box)
    return str(error.value)


def test_a_ladder_needs_a_dividend_for_every_price() -> None:
    box = replace(BOX, ladder=replace(BOX.ladder, dividends=DIVIDENDS[1:]))
    assert "11 prices need as many dividends, not 10" in refused(box)


def test_prices_must_rise() -> None:
    box = replace(BOX, ladder=replace(BOX.ladder, prices=(60, 40, *PRICES[2:])))
    assert "must rise" in refused(box)


def test_the_first_price_is_on_the_ladder() -> None:
    assert "110" in refused(replace(BOX, ladder=replace(BOX.ladder, start=110)))


def test_a_die_has_six_faces() -> None:
    box = replace(BOX, dice=replace(BOX.dice, yellow=BOX.dice.yellow[1:]))
    assert "the yellow die has 5 faces; a die has 6" in refused(box)


def test_only_the_red_die_raises_others_and_only_the_blue_one_lowers_them() -> None:
    faces = ("other-up-1", *BOX.dice.green[1:])
    box = replace(BOX, dice=replace(BOX.dice, green=faces))
    assert "belongs on the red one" in refused(box)


def test_there_are_36_spaces() -> None:
    boards = (*BOX.track.boards[:3], BOX.track.boards[3][1:])
    assert "35 spaces" in refused(replace(BOX, track=replace(BOX.track, boards=boards)))


def test_start_follows_goal_on_the_first_board() -> None:
    first = list(BOX.track.boards[0])
    first[3], first[4] = first[4], first[3]
    boards = (tuple(first), *BOX.track.boards[1:])
    assert "start must follow goal" in refused(
        replace(BOX, track=replace(BOX.track, boards=boards))
    )


def test_every_company_has_spaces() -> None:
    boards = tuple(
        tuple("event" if space == "yellow" else space for space in board)
        for board in BOX.track.boards
    )
    box = replace(BOX, track=replace(BOX.track, boards=boards))
    assert "no yellow space" in refused(box)


def test_a_misspelt_face_names_what_there_is() -> None:
    """A typing error in the file is told by its place."""
    printed = files("games.owners_choice").joinpath("components.toml").read_bytes()
    data = printed.replace(b'"price-up-3"', b'"price-up-4"')
    with pytest.raises(msgspec.ValidationError, match=r"dice\.green"):
        msgspec.toml.decode(data, type=Box)
