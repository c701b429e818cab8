"""Pictures in several pieces: a gallery each, or the first attached and the others embedded."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.outbound.sending.context import Sent
from bot.outbound.sending.post import Letter, redraw
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


class _Place:
    """A channel with a message that keeps what is attached to it."""

    def __init__(self) -> None:
        self.uploaded = list[list[str]]()
        self.refuses = False

    def get_partial_message(self, _id: int) -> _Place:
        return self

    async def edit(self, *, attachments: list[Any], **_: object) -> SimpleNamespace:
        new = [one.filename for one in attachments if isinstance(one, discord.File)]
        self.uploaded.append(new)
        if self.refuses and len(new) < len(attachments):
            answer = SimpleNamespace(status=400, reason="")
            raise discord.HTTPException(cast("Any", answer), {"code": 50035})
        standing = [SimpleNamespace(filename=one.filename) for one in attachments]
        return SimpleNamespace(id=7, attachments=standing)


@pytest.mark.parametrize("refuses", [False, True])
async def test_only_the_changed_piece_is_sent_again(refuses: bool) -> None:
    """If Discord takes no piece that is said to stand there, both are."""
    place, sent = _Place(), Sent()
    changed = Drawn(((b"one", "the board"), (b"three", "the players")))
    for drawn in (TALL, changed, changed):
        letter = Letter(PlainSheet("Giulia: play a tile"), drawn.named("x-{}.png"))
        await redraw(cast("Any", place), 7, letter, sent)
        place.refuses = refuses
    board, players = (name for name, *_ in TALL.named("x-{}.png"))
    other = changed.named("x-{}.png")[1][0]
    again = [[board, other]] if refuses else []
    # What was refused is not tried again.
    last = [[board, other]] if refuses else [[]]
    assert place.uploaded == [[board, players], [other], *again, *last]


def test_what_cannot_be_attached_is_told_piece_by_piece() -> None:
    bare = [(name, b"", alt) for name, _, alt in TALL.named("x-{}.png")]
    letter = Letter(PlainSheet("Giulia: play a tile"), bare)
    assert letter.shown()["embeds"] == []
    assert letter.shown()["content"] == "Giulia: play a tile\nthe board\nthe players"


def test_words_in_place_of_pictures_follow_their_order() -> None:
    sheet = Sheet(*galleries(TALL.named("x-{}.png")))
    (only,) = told(sheet, {name for name, *_ in TALL.named("x-{}.png")})
    assert text_of(only) == "the board\nthe players"
