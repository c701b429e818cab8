"""Ways through a finished game: arrows from step to step, and a select of moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.views.sight import Sight
from bot.ui.control import Control, Press, button
from bot.ui.pages import LINES, MenuLine, menu
from bot.words.translator import GameWords

_ARROWS = ("\u23ee", "\u25c0", "\u25b6", "\u23ed")
_WAYS = ("replay-first", "replay-earlier", "replay-later", "replay-last")
"""What the arrows are called."""


def step_controls(
    sight: Sight, words: GameWords, steps: Sequence[int], step: int
) -> Iterator[Control]:
    """Four buttons, and a select of moments; `steps` are the entries that stand."""
    at = steps.index(step)
    places = (0, max(0, at - 1), min(at + 1, len(steps) - 1), len(steps) - 1)
    for key, (arrow, way, place) in enumerate(zip(_ARROWS, _WAYS, places, strict=True)):
        # Two arrows may lead to one step, and no two buttons may be alike.
        press = Press(sight.table.id, sight.decision, "step", f"{key}-{steps[place]}")
        yield button(press, f"{arrow} {words.plain.say(way)}", off=place == at)
    yield from turn_menu(sight, words, steps)
    if at < len(steps) - 1:
        press = Press(sight.table.id, sight.decision, "playon", str(step))
        yield button(press, words.plain.say("play-on-button"))


def turn_menu(sight: Sight, words: GameWords, steps: Sequence[int]) -> Iterator[Control]:
    """Moments of the whole game, as many as a select holds, evenly apart."""
    last = len(steps) - 1
    count = min(LINES, len(steps))
    # A game of one step has nothing between its ends to divide by.
    chosen = [steps[last * one // max(1, count - 1)] for one in range(count)]
    lines = [
        MenuLine(str(step), words.plain.say("replay-step", step=step, most=steps[-1]))
        for step in dict.fromkeys(chosen)
    ]
    press = Press(sight.table.id, sight.decision, "step")
    yield menu(press, lines, words, words.plain.say("replay-choose"))
