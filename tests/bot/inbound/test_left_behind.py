"""What an answer was made of is gone with it: under load a search for circles would stop everybody."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from weakref import ref

import discord
import pytest

from bot.inbound.visit import Visit
from bot.ui.control import Press, button, rows
from bot.ui.sheet import Attachment, Sheet, note
from tests.bot.inbound.conftest import Place


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(kind: type) -> list[object]:
    return [one for one in gc.get_objects() if isinstance(one, kind)]


async def test_nothing_of_a_command_stays(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    gc.collect()
    who = await place.asked(number)
    await place.slash(who, "table hand", table=number)
    assert alive(Visit) == []
    assert alive(Sheet) == []


async def test_nothing_of_a_press_stays(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    shown = await place.post(note("?", rows=rows([button(Press(number, 0, "hand"), "Hand")])))
    gc.collect()
    await place.people[who].click(shown.message, custom_id=f"b:{number}:0:hand")
    assert alive(Visit) == []
    assert alive(Sheet) == []


async def test_a_sheet_is_no_circle_at_any_depth() -> None:
    gallery = discord.ui.MediaGallery[Sheet](discord.MediaGalleryItem("attachment://a.png"))
    sheet = Sheet(gallery, *rows([button(Press(1, 0, "hand"), "Hand")]))
    found: list[ref[Any]] = [ref(sheet), *(ref(one) for one in sheet.walk_children())]
    assert len(found) == 4
    del sheet, gallery
    assert [one() for one in found] == [None] * 4


def test_a_sent_picture_is_not_kept_by_its_own_stream() -> None:
    stream = BytesIO(b"picture")
    file = Attachment(stream, "a.png")
    stream.close()
    assert stream.read() == b"picture", "discord.py sends it again"
    file.close()
    file.close()
    assert not vars(stream)
