"""Ways through a finished game: arrows from step to step, and a select of moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.views.sight import Point, Sight
from bot.ui.control import Control, Press, button
from bot.ui.pages import LINES, MenuLine, menu
from bot.words.translator import GameWords
from games.core.words import Event

_ARROWS = ("\u23ee", "\u25c0", "\u25b6", "\u23ed")
_WAYS = ("replay-first", "replay-earlier", "replay-later", "replay-last")
"""What the arrows are called."""


def step_controls(
    sight: Sight, words: GameWords, points: Sequence[Point], step: int
) -> Iterator[Control]:
    """Four buttons, and a select of moments; `points` are those of the entries that stand."""
    steps = [one.number for one in points]
    at = steps.index(step)
    places = (0, max(0, at - 1), min(at + 1, len(steps) - 1), len(steps) - 1)
    for key, (arrow, way, place) in enumerate(zip(_ARROWS, _WAYS, places, strict=True)):
        # Two arrows may lead to one step, and no two buttons may be alike.
        press = Press(sight.table.id, sight.decision, "step", f"{key}-{steps[place]}")
        yield button(press, f"{arrow} {words.plain.say(way)}", off=place == at)
    yield from turn_menu(sight, words, points)
    if at < len(steps) - 1:
        press = Press(sight.table.id, sight.decision, "playon", str(step))
        yield button(press, words.plain.say("play-on-button"))


def turn_menu(sight: Sight, words: GameWords, points: Sequence[Point]) -> Iterator[Control]:
    """The moments at which most happened, as many as a select holds, each by what happened."""
    lines = [
        MenuLine(str(point.number), _moment(words, point, event))
        for point, event in _moments(points)
    ]
    press = Press(sight.table.id, sight.decision, "step")
    yield menu(press, lines, words, words.plain.say("replay-choose"))


def _moments(points: Sequence[Point]) -> list[tuple[Point, Event | None]]:
    """Both ends, and between them the points with the rarest kinds of events: mergers, foundings, bankruptcies.
    Of each its rarest event.
    """
    often = Counter(type(event) for point in points for event in point.events)

    def rarest(point: Point) -> Event | None:
        return min(point.events, key=lambda event: often[type(event)], default=None)

    def common(point: Point) -> int:
        event = rarest(point)
        return len(points) if event is None else often[type(event)]

    ends = {points[0].number, points[-1].number}
    between = sorted((one for one in points if one.number not in ends), key=common)
    kept = ends | {one.number for one in between[: LINES - len(ends)]}
    return [(one, rarest(one)) for one in points if one.number in kept]


def _moment(words: GameWords, point: Point, event: Event | None) -> str:
    """Step 12: what happened; without a sentence of its own the step alone."""
    step = words.plain.say("replay-moment", step=point.number)
    told = "" if event is None else words.plain.event(event)
    return f"{step}: {told}" if told else step
