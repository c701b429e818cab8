"""The figures of a draw in words, for those who look at what was drawn."""

from __future__ import annotations

from msgspec.structs import replace

from bot.tournaments.card.speaker import Speaker
from bot.words.values import Markup
from games.league.seating import Figures
from games.league.seating.figures import figures as measured
from games.league.seating.proof import Again, again
from games.league.tournament.state import Round, State

Tables = tuple[tuple[int, ...], ...]


def figures(speaker: Speaker, one: Round) -> Markup:
    """Repeats, short tables, seats and spread; of repeats, whether a draw with fewer is impossible."""
    rounds = [*_before(speaker.state, one), _people(one)]
    # What was drawn by an older version has no number of repeated meetings with it.
    found = replace(one.figures, repeated=measured(rounds).repeated)
    parts = [measured_in_words(speaker, found)]
    counts = found.repeated and not one.knockout and not found.kept_apart
    if counts and met_again(speaker.state, one).proven:
        parts.append(speaker.words.say("cup-figures-best"))
    return Markup(" ".join(parts))


def met_again(state: State, one: Round) -> Again:
    """The pairs of the round who had met before, and how many of them no draw avoids."""
    return again(_before(state, one), _people(one))


def measured_in_words(speaker: Speaker, found: Figures) -> str:
    """The figures alone."""
    spread = round(found.spread)
    said = speaker.words.say(
        "cup-figures",
        repeats=found.repeated,
        short=found.short_again,
        again=found.seat_again,
        apart=spread > 0,
        spread=speaker.hundredths(spread),
    )
    if not found.kept_apart:
        return said
    return f"{said} {speaker.words.say('cup-figures-apart', count=found.kept_apart)}"


def _before(state: State, one: Round) -> list[Tables]:
    return [_people(past) for past in state.rounds[: one.number - 1] if not past.knockout]


def _people(one: Round) -> Tables:
    """Those who were seated when it was drawn, or who sit there now."""
    return tuple(table.players for table in one.tables)
