"""Pictures can be read on a phone: no text, mark or line is too small, at any moment of any game."""

from __future__ import annotations

import pytest

from render import shapes, theme
from render.palettes import palette
from render.pieces import pieces
from render.sheet import Sheet
from render.text import Pen
from tests.render import rules
from tests.render.ink import Ink, watched
from tests.render.kinds import KINDS

pytestmark = pytest.mark.long

FEW = 8
"""Of a kind with no more moments each is drawn."""


@pytest.mark.parametrize("name", sorted(KINDS))
def test_nothing_in_a_picture_is_too_small_for_a_phone(name: str) -> None:
    """Nor is any piece of it so tall that a computer shows it narrower than a phone.

    Of many moments each in both languages, and with everyday and with hard names, but not each pair of both.
    """
    kind = KINDS[name]
    found: dict[str, str] = {}
    with watched() as inks:
        moments = list(kind.moments())
        for number, moment in enumerate(moments):
            if len(moments) > FEW and number.bit_count() % 2 == 0:
                continue
            inks.clear()
            parts = [one.picture.image for one in pieces(moment.draw())]
            for said in rules.broken(kind.shape, inks):
                found.setdefault(said, moment.told)
            if any(one.height > rules.TALLEST * one.width for one in parts):
                found.setdefault("too tall", moment.told)
    assert found == {}


def test_what_is_drawn_is_seen_with_its_size() -> None:
    """Also a text that has shrunk, and what is in a sprite that was drawn before."""
    for _ in range(2):
        with watched() as inks:
            sheet = Sheet(palette("acquire"), theme.WIDTH, 300)
            sheet.write((40, 60), "$1,200", Pen(46, "bold"))
            sheet.write((40, 120), "a long sentence", Pen(46), "ls", 300)
            shapes.person(sheet, (40, 200), 24, 2, theme.PAGE)
            shapes.emblem(sheet, (100, 200, 160, 254), "H", "#58bf9f", "dots", theme.PAGE)
            shapes.line(sheet, [(10, 10), (90, 90)], theme.BRASS, theme.PAGE, 4)
        assert Ink("fact", 46, 46, "$1,200") in inks
        assert Ink("word", 39, 46, "a long sentence") in inks
        assert {one.role for one in inks} >= {"disc", "number", "badge", "letter", "stroke"}


@pytest.mark.parametrize(
    ("ink", "said"),
    [
        (Ink("fact", 38, 38, "$7"), "fact 38 drawn 38, least 40: $7"),
        (Ink("fact", 34, 46, "$7"), "fact 46 drawn 34, least 36: $7"),
        (Ink("word", 34, 34, "left"), "word 34 drawn 34, least 36: left"),
        (Ink("letter", 36, 36, "H"), "letter 36 drawn 36, least 38: H"),
        (Ink("disc", 20, 20), "disc 20 drawn 20, least 24: "),
        (Ink("stroke", 4, 4, "line"), "stroke 4 drawn 4, least 6: line"),
        (Ink("fact", 40, 40, "Otta…"), "cut on a board: Otta…"),
    ],
)
def test_what_breaks_a_rule_is_named(ink: Ink, said: str) -> None:
    assert rules.broken("board", [ink]) == [said]


def test_a_number_is_cut_on_no_picture() -> None:
    for told in ("+11.0…", "$12,…", "1…"):
        assert rules.broken("final", [Ink("fact", 40, 40, told)]) == [f"a number is cut: {told}"]


def test_long_facts_may_shrink_and_pages_for_study_may_be_small() -> None:
    assert rules.broken("board", [Ink("fact", 36, 46, "$1,234,567")]) == []
    assert rules.broken("study", [Ink("fact", 30, 30, "$700"), Ink("word", 30, 30, "tiles")]) == []
    assert rules.broken("page", [Ink("word", 40, 40, "I promise …")]) == []
