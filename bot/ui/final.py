"""The message at the end of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType

import msgspec
from discord import ButtonStyle

from bot.engine.views.sight import Sight
from bot.ui.control import Control, Press, button, marked, rows
from bot.ui.limits import shortened
from bot.ui.sheet import PlainSheet
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import Outcome
from games.core.words import Seat
from games.league.ratings import Shown


class Final(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of the message, in the table's language."""

    first: str
    """What a phone shows: who has won."""
    places: str
    story: str
    seed: str


def final_view(final: Final, sight: Sight, words: GameWords, mark: int) -> PlainSheet:
    """The message as Discord takes it, with [Rematch], [Replay] and [Analysis]: plain, since it calls people."""
    told = (shortened(f"{final.first}\n{final.places}", _RESULT), final.story, final.seed)
    return PlainSheet("\n".join(filter(None, told)), marked(rows(ways(sight, words)), mark))


_RESULT = 1300
"""Characters for places and names: story and seed have the rest."""


def ways(sight: Sight, words: GameWords, number: str = "") -> list[Control]:
    """What one can do with a finished game; in a list of several each is told by its `number`."""
    of = f" {number}" if number else ""
    return [
        button(
            _press(sight, "rematch"),
            f"{words.plain.say('rematch-button')}{of}",
            ButtonStyle.secondary if number else ButtonStyle.success,
        ),
        button(_press(sight, "replay"), f"{words.plain.say('replay-button')}{of}"),
        button(_press(sight, "analysis"), f"{words.plain.say('analysis-button')}{of}"),
    ]


def first_line(sight: Sight, words: GameWords) -> str:
    """The first line of the result: who has won which table, with how much."""
    assert sight.outcome is not None
    winners = sight.outcome.places[0]
    return words.say(
        "final-first",
        game=sight.rules.key,
        table=sight.table.called,
        names=Markup(words.listed([words.player(seat) for seat in winners])),
        count=len(winners),
        score=Markup(_score(words, sight.outcome, winners[0])),
    )


def own_line(words: GameWords, outcome: Outcome, seat: Seat) -> str:
    """The place of one player, told to them."""
    ahead = 0
    for tied in outcome.places:
        if seat in tied:
            break
        ahead += len(tied)
    score = Markup(_score(words, outcome, seat))
    return words.say("result-own", rank=ahead + 1, count=len(outcome.scores), score=score)


def _score(words: GameWords, outcome: Outcome, seat: Seat) -> str:
    return words.score(outcome.scores[seat], outcome.seconds.get(seat))


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
            score = _score(words, outcome, seat)
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
