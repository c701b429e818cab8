"""What cannot be undone is asked first: a button that does it, and one that leaves all as it is. Whoever types
`confirm:true` has answered already.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from discord import ButtonStyle

from bot.inbound.visit import Visit
from bot.ui.control import Control, Press, button, rows
from bot.ui.sheet import note
from bot.words.translator import GameWords

VERB = "dismiss"
"""The verb of [Cancel]."""

Handler = Callable[[Visit, Press], Awaitable[None]]


async def ask(visit: Visit, asked: str, press: Press, label: str) -> None:
    words = await visit.words()
    ways = [button(press, label, ButtonStyle.danger), dismiss_button(words)]
    await visit.answer(note(asked, rows=rows(ways)))


def dismiss_button(words: GameWords) -> Control:
    """[Cancel]."""
    return button(Press(0, 0, VERB), words.plain.say("dismiss-button"))


async def confirmed(visit: Visit, press: Press, handler: Handler, confirm: bool) -> bool:
    """Do what the button would do, if it is confirmed already."""
    if confirm:
        await handler(visit, press)
    return confirm


async def dismiss(visit: Visit, _press: Press, _values: Sequence[str] = ()) -> None:
    """[Cancel]: the question goes, and nothing has happened."""
    await visit.acknowledge()
    await visit.redraw(note((await visit.words()).say("dismissed")))
