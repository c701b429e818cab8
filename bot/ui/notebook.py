"""A player's notebook: a modal to write in, and the note as they read it in their hand."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.engine.views.sight import Sight
from bot.ui import modals
from bot.ui.control import Press, button, rows
from bot.ui.limits import shortened
from bot.ui.sheet import Sheet, note
from bot.ui.status import title
from bot.words.translator import GameWords
from bot.words.values import escaped, on_one_line

LONGEST = 800
"""Characters of a note. Made harmless it may be twice as long, and it stands in the hand below all else."""

_FIELD = "note"


def asking(sight: Sight, words: GameWords, written: str) -> modals.Asking:
    """The modal with what stands in the notebook."""
    field: discord.ui.TextInput[discord.ui.LayoutView] = discord.ui.TextInput(
        custom_id=_FIELD,
        style=discord.TextStyle.long,
        default=written or None,
        max_length=LONGEST,
        required=False,
    )
    plain = words.plain
    label = modals.label(plain.say("note-label"), plain.say("note-about"), field)
    return modals.Asking(_press(sight), plain.say("note-title", table=sight.table.called), [label])


def read(values: Mapping[str, str]) -> str:
    """What was written, with blanks around it left out."""
    return shortened(values.get(_FIELD, "").strip(), LONGEST)


def note_text(words: GameWords, content: str) -> str:
    """The note as a quotation: no format, mention or link comes of it. Empty if there is none."""
    lines = [escaped(on_one_line(line, LONGEST)) for line in content.splitlines()]
    quoted = "\n".join(f"> {line}" for line in lines if line)
    return f"{words.say('note-head')}\n{quoted}" if quoted else ""


def note_sheet(sight: Sight, words: GameWords, content: str) -> Sheet:
    """The answer to a note that was written, or thrown away."""
    head = f"### {title(sight, words)}"
    text = note_text(words, content) or words.say("note-removed")
    return note(head, text, rows=rows([button(_press(sight), words.say("note-button"))]))


def _press(sight: Sight) -> Press:
    return Press(sight.table.id, sight.decision, "note")
