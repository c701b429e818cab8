"""The only kind of button and select of the bot: its custom id has the whole meaning, in the hundred
characters that Discord allows.

`b:<table>:<decision>:<verb>[:<argument>]`. An id names the thing itself and never "the third one":
after an undo or a restart it means the same, or is found to be stale.

On a board: hand[:leaf], page:<key>[~<leaf>] (also a select of keys), act:<code>, undo, take:<page> (a select of offers), and what
opens or fills a form: form:<slot>~<code>, pick:<slot>~<code> (a select), write:<slot>~<code> (opens a modal), wrote:<slot>~<code> (the modal).
In place of a code that is too long stands the mark of an offer, `#` and its digest, or the number of a stored draft, `@12`.
Behind `^` one of a message's ids may bear the message's mark.
Of a seat: back, order:<code>, void:<order>, orders, note (opens a modal). Of a ballot: vote:<ballot>.yes or .no.
A form that was refused: correct:<draft>. In a lobby: join, leave, computer[:kind], option[:field], pace[:pace], start, starts. After the end: rematch.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Protocol, TypeVar, cast

import discord
import msgspec
from discord import ButtonStyle

from bot.errors import HouseError
from bot.ui.limits import shortened
from bot.ui.sheet import BLANK, Row
from games.core.codes import code, digest

GRAMMAR = re.compile(
    r"b:(?P<table>\d{1,15}):(?P<decision>\d{1,9}):(?P<verb>[a-z-]{1,20})(?::(?P<argument>.+?))?"
    r"(?:\^(?P<mark>\d{1,10}))?",
    re.DOTALL,
)
LONGEST_ID, LONGEST_NUMBER = 100, 15

T = TypeVar("T", bound=msgspec.Struct)
LABEL, OPTION = 80, 100
"""Maximum letters of a button, and of a select's line."""
WIDTH = 5
"""Maximum buttons in a row."""


class Press(msgspec.Struct, frozen=True):
    """The meaning of a button, a select or a modal: table, decision, verb, argument.

    Table 0 is none, for lists of tables and topics of the rules.
    """

    table: int
    decision: int
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        head = f"b:{self.table}:{self.decision}:{self.verb}"
        return f"{head}:{self.argument}" if self.argument else head

    @property
    def fits(self) -> bool:
        """Whether Discord takes the id; a press that does not fit is left to a form or a modal."""
        return len(str(self)) <= LONGEST_ID


def carrying(press: Press, deed: msgspec.Struct) -> Press:
    """The press with an offered action or order behind its slot, by digest if the code is long."""
    slot = f"{press.argument}~" if press.argument else ""
    whole = msgspec.structs.replace(press, argument=f"{slot}{code(deed)}")
    return whole if whole.fits else msgspec.structs.replace(press, argument=f"{slot}{digest(deed)}")


def parse(custom_id: str) -> Press | None:
    """The press of a custom id; None if the bot has not made it."""
    match = GRAMMAR.fullmatch(custom_id)
    if match is None:
        return None
    table, decision, verb, argument, _ = match.groups()
    return Press(int(table), int(decision), verb, argument or "")


def marked(message_rows: Iterable[Row], mark: int) -> list[Row]:
    """The rows, with the mark of their message in an id: plain messages have no other place for it."""
    kept = list(message_rows)
    for control in (one for row in kept for one in row.children if isinstance(one, Control)):
        item = cast("discord.ui.Button[Any]", control.item)
        whole = f"{_unmarked(item.custom_id or '')}^{mark}"
        if len(whole) <= LONGEST_ID:
            item.custom_id = whole
            break
    return kept


def told_apart(message_rows: Sequence[Row]) -> None:
    """Put a number behind a label that stands there before: who listens hears nothing else of it."""
    inner = [getattr(one, "item", one) for row in message_rows for one in row.children]
    _number([one for one in inner if isinstance(one, discord.ui.Button)], LABEL)
    for one in inner:
        if isinstance(one, discord.ui.Select):
            _number(one.options, OPTION)


def _number(told: Sequence[Any], most: int) -> None:
    seen = Counter[str]()
    for one in told:
        before = one.label or ""
        seen[before] += 1
        if seen[before] > 1 and before:
            behind = f" ({seen[before]})"
            one.label = f"{shortened(before, most - len(behind))}{behind}"


def mark_in(custom_id: str) -> int | None:
    """The mark of the message in which the control stands, if this is the one that bears it."""
    match = GRAMMAR.fullmatch(custom_id)
    return None if match is None or match["mark"] is None else int(match["mark"])


def _unmarked(custom_id: str) -> str:
    return custom_id.rpartition("^")[0] if mark_in(custom_id) is not None else custom_id


def line_value(deed: msgspec.Struct) -> str:
    """The value of a select's line for an action or an order."""
    whole = code(deed)
    return whole if len(whole) <= LONGEST_ID else digest(deed)


def number(text: str) -> int:
    """A number in an id or a line. HouseError: stale, if the bot cannot have written it."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise HouseError("stale")
    return int(text)


def value(text: str) -> object:
    """A value in a line, as JSON. HouseError: stale, if the bot cannot have written it."""
    try:
        return msgspec.json.decode(text)
    # A forged value may nest too deeply to be read.
    except (ValueError, RecursionError) as error:
        raise HouseError("stale") from error


def slotted(slot: str, text: str) -> str:
    """An argument with the slot of the form that it belongs to."""
    return f"{slot}~{text}"


def unslotted(argument: str) -> tuple[str, str]:
    """The slot and the code of an argument."""
    slot, _, text = argument.partition("~")
    return slot, text


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
