"""The message at the end of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType

import msgspec
from discord import ButtonStyle, ui

from bot.engine.views.sight import Sight
from bot.ui.board import spoken
from bot.ui.control import Press, button, rows
from bot.ui.limits import shortened
from bot.ui.sheet import Sheet, picture
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import Outcome
from games.core.words import Seat
from games.league.ratings import Shown


class Final(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of the message, in the table's language."""

    head: str
    places: str
    seed: str
    picture: str | None
    """None where the bot may not attach files: the result is told in words."""
    alt: str


def final_view(final: Final, sight: Sight, words: GameWords, mark: int) -> Sheet:
    """The message as Discord takes it, with [Rematch], [Replay] and [Analysis]."""
    result = shortened(f"### {final.head}\n{final.places}", 2000)
    presses = (
        button(_press(sight, "rematch"), words.plain.say("rematch-button"), ButtonStyle.success),
        button(_press(sight, "replay"), words.plain.say("replay-button")),
        button(_press(sight, "analysis"), words.plain.say("analysis-button")),
    )
    return Sheet(
        ui.TextDisplay(result, id=mark),
        picture(final.picture, final.alt) if final.picture else spoken(final.alt),
        ui.TextDisplay(shortened(final.seed, 1000)),
        *rows(presses),
    )


def place_lines(
    words: GameWords,
    outcome: Outcome,
    changes: Mapping[Seat, tuple[Shown, Shown]] = MappingProxyType({}),
    absent: Collection[Seat] = (),
) -> Iterator[str]:
    """The places from first to last; tied players share one. Behind a player stands
    the rating before and after, if it changed, and that they were absent.
    """
    rank = 1
    for seats in outcome.places:
        for seat in seats:
            score = words.score(outcome.scores[seat], outcome.seconds.get(seat))
            name = words.player(seat)
            line = words.say("final-place", rank=rank, name=Markup(name), score=Markup(score))
            parts = [line]
            if seat in absent:
                parts.append(words.say("final-absent"))
            if seat in changes:
                parts.append(_change(words, *changes[seat]))
            yield " · ".join(parts)
        # Places count players: after two first comes a third.
        rank += len(seats)


def _change(words: GameWords, before: Shown, after: Shown) -> str:
    return words.say(
        "final-rating", before=before.points, after=after.points, provisional=after.provisional
    )


def _press(sight: Sight, verb: str) -> Press:
    return Press(sight.table.id, sight.decision, verb)
