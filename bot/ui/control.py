"""The only kind of button and select of the bot: its custom id has the whole meaning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Protocol, cast

import discord
from discord import ButtonStyle

from bot.ui.ids import GRAMMAR, Press, parse
from bot.ui.limits import shortened
from bot.ui.sheet import BLANK, Row

LABEL = 80
WIDTH = 5
"""The most buttons in a row."""


class Pressed(Protocol):
    """A client that serves presses."""

    async def pressed(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str]
    ) -> None: ...


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=GRAMMAR):
    """A button or a select of the bot. It is registered once and works on every message, old or new."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], _match: object, /
    ) -> Control:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        press = parse(self.custom_id)
        if press is None:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        # discord.py types the client as its own class, which has no door.
        door = cast("Pressed", interaction.client.door)
        await door.pressed(interaction, press, data.get("values", ()))


def button(
    press: Press, label: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False
) -> Control:
    """The button of a press."""
    return Control(
        discord.ui.Button(
            custom_id=str(press), label=shortened(label, LABEL) or BLANK, style=style, disabled=off
        )
    )


def link(url: str, label: str) -> discord.ui.Button[Any]:
    return discord.ui.Button(url=url, label=shortened(label, LABEL))


def rows(controls: Iterable[discord.ui.Item[Any]]) -> list[Row]:
    """Controls in rows, each meaning once: a select has its own row, buttons share theirs evenly.

    Six buttons make two rows of three.
    """
    once: dict[object, discord.ui.Item[Any]] = {}
    for control in controls:
        # Discord refuses a message in which two controls have the same id; links have none.
        once.setdefault(getattr(control, "custom_id", None) or id(control), control)
    found: list[Row] = []
    # discord.py gives a select the width of a whole row.
    for width, run in groupby(once.values(), lambda control: control.width):
        found += _evenly(list(run), WIDTH // width)
    return found


def _evenly(controls: list[discord.ui.Item[Any]], most: int) -> Iterator[Row]:
    rows_wanted = -(-len(controls) // most)
    size = -(-len(controls) // rows_wanted)
    for at in range(0, len(controls), size):
        yield discord.ui.ActionRow(*controls[at : at + size])
