"""A drawn round as its director looks at it before it opens."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tournaments.card.figures import measured_in_words, met_again
from bot.tournaments.card.rounds import round_lines
from bot.tournaments.card.speaker import Speaker
from bot.ui.limits import TEXT, shortened
from bot.words.values import Markup
from games.league.seating import Figures


def proposal(speaker: Speaker, ways: Mapping[str, Figures]) -> str:
    """Its figures, beside what no draw avoids and those of each way to draw it; then its tables, each
    in the order of seats.
    """
    one = speaker.state.rounds[-1]
    head, figures, *tables = round_lines(speaker, one, {})
    lines = [head, figures]
    if least := met_again(speaker.state, one).least:
        lines.append(f"-# {speaker.words.say('cup-proposal-floor', count=least)}")
    lines += [_way(speaker, way, found, one.figures) for way, found in ways.items()]
    return shortened("\n".join([*lines, *tables]), TEXT)


def _way(speaker: Speaker, way: str, found: Figures, present: Figures) -> str:
    measured = Markup(measured_in_words(speaker, found))
    said = speaker.words.say(f"cup-proposal-{way}", figures=measured)
    return (
        f"- {said} {speaker.words.say('cup-proposal-present')}" if found == present else f"- {said}"
    )
