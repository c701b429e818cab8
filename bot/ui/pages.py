"""Long lists: a select has at most 25 lines, so longer ones have pages within the select."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.ui.control import Control, Press, number
from bot.ui.limits import shortened
from bot.ui.sheet import BLANK
from bot.words.translator import GameWords

LINES = 25
PAGE = LINES - 2
"""Lines of a page, without "previous" and "more"."""
LONGEST_LABEL = 100
_LEAF = "page:"


class MenuLine(msgspec.Struct, frozen=True):
    """A line of a select: its value, label and description."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


def menu(
    press: Press, lines: Sequence[MenuLine], words: GameWords, prompt: str, page: int = 0
) -> Control:
    """A select of one of `lines` (at least one), showing the page of that number."""
    options = [_option(line) for line in _shown(lines, words, page)]
    return Control(
        discord.ui.Select(
            custom_id=str(press), placeholder=shortened(prompt, 150), options=options, max_values=1
        )
    )


def leafed(value: str) -> int | None:
    """The page asked for, if the chosen line was "previous" or "more", else None.

    HouseError: stale, if it is no page.
    """
    return number(value.removeprefix(_LEAF)) if value.startswith(_LEAF) else None


def _shown(lines: Sequence[MenuLine], words: GameWords, page: int) -> Sequence[MenuLine]:
    if len(lines) <= LINES:
        return lines
    last = (len(lines) - 1) // PAGE
    page = max(0, min(page, last))
    shown = list(lines[page * PAGE : (page + 1) * PAGE])
    if page:
        shown.insert(0, MenuLine(f"{_LEAF}{page - 1}", words.say("page-previous")))
    if page < last:
        shown.append(MenuLine(f"{_LEAF}{page + 1}", words.say("page-more")))
    return shown


def _option(line: MenuLine) -> discord.SelectOption:
    return discord.SelectOption(
        label=shortened(line.label, LONGEST_LABEL) or BLANK,
        value=line.value,
        description=shortened(line.about, LONGEST_LABEL) or None,
        default=line.chosen,
    )
