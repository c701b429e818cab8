"""Pictures in several pieces: a gallery each, or the first attached and the others embedded."""

from __future__ import annotations

import discord

from bot.outbound.sending.post import Letter
from bot.ui.sheet import Drawn, PlainSheet, Sheet, galleries, text_of, told

TALL = Drawn(((b"one", "the board"), (b"two", "the players")))


def test_each_piece_has_a_name_after_what_is_on_it() -> None:
    """So an edit shows a new picture only where one has changed."""
    (first, *_), (second, *_) = TALL.named("table-7-{}.png")
    assert first != second
    changed = Drawn(((b"one", "the board"), (b"three", "the players")))
    (same, *_), (other, *_) = changed.named("table-7-{}.png")
    assert (same, other == second) == (first, False)
    assert [name for name, *_ in TALL.named("final-7.png")] == ["final-7.png", "final-7-1.png"]


def test_in_a_message_of_components_each_stands_in_a_gallery_of_its_own() -> None:
    items = galleries(TALL.named("x-{}.png"))
    assert [[one.description for one in item.items] for item in items] == [
        ["the board"],
        ["the players"],
    ]


def test_in_a_plain_message_only_the_first_is_beside_the_text() -> None:
    """Attached ones stand side by side, each half as large."""
    files = TALL.named("x-{}.png")
    letter = Letter(PlainSheet("Giulia: play a tile"), files)
    embeds: list[discord.Embed] = letter.shown()["embeds"]
    assert [one.image.url for one in embeds] == [f"attachment://{files[1][0]}"]
    assert [one.description for one in letter.files()] == ["the board", "the players"]


def test_what_cannot_be_attached_is_told_piece_by_piece() -> None:
    bare = [(name, b"", alt) for name, _, alt in TALL.named("x-{}.png")]
    letter = Letter(PlainSheet("Giulia: play a tile"), bare)
    assert letter.shown()["embeds"] == []
    assert letter.shown()["content"] == "Giulia: play a tile\nthe board\nthe players"


def test_words_in_place_of_pictures_follow_their_order() -> None:
    sheet = Sheet(*galleries(TALL.named("x-{}.png")))
    (only,) = told(sheet, {name for name, *_ in TALL.named("x-{}.png")})
    assert text_of(only) == "the board\nthe players"
