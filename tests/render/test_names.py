"""Names as they are drawn: plain letters, and no two alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games import GAMES
from render import names, text
from render.greed import look as greed_look
from render.owners_choice import look as owners_look
from render.scene import Scene
from tests.render.samples_impero import scene, small


def named(*sitting: str) -> Scene:
    return scene(small(), None, "en", sitting)


@pytest.mark.parametrize(
    "name",
    [
        "\N{MATHEMATICAL BOLD SCRIPT CAPITAL G}iulia",
        "\N{FULLWIDTH LATIN CAPITAL LETTER G}iulia",
        "\N{CIRCLED LATIN CAPITAL LETTER G}iulia",
        "G\N{MATHEMATICAL DOUBLE-STRUCK SMALL I}ulia",
    ],
)
def test_letters_of_another_shape_are_drawn_plain(name: str) -> None:
    assert names.called(named(name, "Marco", "Ada", "Theo"), 0) == "Giulia"


def test_names_that_look_alike_get_their_seats() -> None:
    seen = named("Ana\N{FOX FACE}", "Marco", "Ana\N{BEAR FACE}", "ana")
    assert names.everybody(seen) == ("Ana (1)", "Marco", "Ana (3)", "ana (4)")


def test_a_player_called_player_3_is_not_the_nameless_third() -> None:
    seen = named("Player 3", "Marco", "\N{FOX FACE}", "Theo")
    assert names.everybody(seen) == ("Player 3 (1)", "Marco", "Player 3 (3)", "Theo")


def test_a_name_that_would_be_a_twins_gets_its_seat_too() -> None:
    seen = named("Ana", "Ana (1)", "Ana\N{FOX FACE}", "Theo")
    assert len(set(names.everybody(seen))) == 4


def test_a_sentence_names_players_as_they_are_drawn() -> None:
    seen = named("Ana", "Ana\N{FOX FACE}", "Anacleto", "An")
    assert names.said(seen, "sheet-director", seat=0) == "Directed by Ana (1)"
    assert names.said(seen, "sheet-director", seat=1) == "Directed by Ana (2)"
    assert names.said(seen, "sheet-director", seat=2) == "Directed by Anacleto"


def test_signs_that_the_faces_have_keep_their_shape() -> None:
    assert (
        text.printable("1\N{MASCULINE ORDINAL INDICATOR} \N{VULGAR FRACTION ONE HALF}…") == "1º ½…"
    )


def test_a_companys_name_in_full_width_letters_is_drawn() -> None:
    assert text.printable("".join(chr(ord(letter) + 0xFEE0) for letter in "ACEA")) == "ACEA"


def test_in_words_a_name_that_no_font_has_is_the_true_one() -> None:
    seen = named("Ana", "\N{FOX FACE}", "Theo", "Ada")
    assert names.called(seen, 1) == "Player 2"
    assert names.called(seen.in_words(), 1) == "\N{FOX FACE}"
    assert names.called(seen.in_words(), 0) == "Ana"


def _badges(words: GameWords) -> list[str]:
    return [owners_look.letter(words, company) for company in range(4)]


def _codes(words: GameWords) -> list[str]:
    return list(greed_look.codes(words)[:3])


@pytest.mark.parametrize(
    ("game", "shown", "letters"),
    [("owners_choice", _badges, ["R", "B", "G", "Y"]), ("greed", _codes, ["La", "Sa", "Co"])],
)
def test_badges_have_the_letters_of_the_tables_language_on_boards_and_hands(
    game: str, shown: Callable[[GameWords], list[str]], letters: list[str]
) -> None:
    """G is Green on an English board, and would be Giallo on the hand of somebody who reads Italian."""
    catalogue, rules = Catalogue(strict=True), GAMES[game]
    words = catalogue.words("it", rules, signs="en")
    assert shown(words) == shown(words.plain) == shown(words.at({})) == letters
    assert shown(catalogue.words("it", rules)) != letters
    assert words.language.code == "it"
