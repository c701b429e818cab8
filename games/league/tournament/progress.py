"""How a tournament goes on by itself: start, next round, opening of tables, end."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from games.league.tournament.drawing import draw
from games.league.tournament.effects import (
    GiveRole,
    Judged,
    OpenTable,
    PublishSeed,
    say,
    with_round,
)
from games.league.tournament.formats.format import main_round_is_next
from games.league.tournament.formats.shelf import format_of
from games.league.tournament.scoring import placed
from games.league.tournament.standings import standings
from games.league.tournament.state import CalledOff, Finished, Playing, State


def started(state: State, at: datetime) -> Judged:
    """The first round is drawn; too few players call it off."""
    count = len(state.active)
    least = state.settings.fewest
    if count < least:
        why = say("too-few-players", players=count, least=least)
        return Judged(replace(state, phase=CalledOff("too-few-players")), (why,))
    playing = format_of(state.settings).planned(replace(state, phase=Playing()))
    return _next_round(Judged(playing), at)


def advanced(judged: Judged, at: datetime) -> Judged:
    """Goes on as long as nothing is waited for: a finished round is followed by the next."""
    state = judged.state
    if state.pausing or not isinstance(state.phase, Playing):
        return judged
    if not state.rounds[-1].opened:
        return judged if state.settings.review else opened(judged, at)
    if state.rounds[-1].running:
        return judged
    over = judged.then(state, say("round-over", round=state.rounds[-1].number))
    return advanced(_next_round(over, at), at)


def opened(judged: Judged, at: datetime) -> Judged:
    """The tables of the drawn round open, and everybody is called once, by the table."""
    state, drawn = judged.state, judged.state.rounds[-1]
    length = state.settings.round_length
    now = replace(drawn, opened=at, due=at + length if length else None)
    tables = [OpenTable(one.number, drawn.number, one.seats) for one in drawn.tables]
    due = int(now.due.timestamp()) if now.due else None
    said = say("round-opened", round=drawn.number, tables=len(tables), byes=drawn.byes, due=due)
    return judged.then(with_round(state, now), *tables, said)


def _next_round(judged: Judged, at: datetime) -> Judged:
    state = judged.state
    if len(state.active) < 2 or 0 < state.last <= len(state.rounds):
        return finished(judged)
    if not main_round_is_next(state, format_of(state.settings)):
        state = _with_survivors(state)
        if len(state.survivors or ()) < 2:
            return finished(judged.then(state))
    after = draw(state, at)
    drawn = after.rounds[-1]
    if not drawn.tables:
        return finished(judged)
    said = say(
        "round-drawn",
        round=drawn.number,
        repeats=drawn.figures.repeats,
        short=drawn.figures.short_again,
        seats=drawn.figures.seat_again,
        spread=round(drawn.figures.spread),
    )
    return judged.then(after, said)


def _with_survivors(state: State) -> State:
    """Those who play the next round of the knock-out, from first seed to last; none: it is over."""
    form = format_of(state.settings)
    begins = state.survivors is None
    found = form.seeds(state) if begins else form.gone_on(state, state.rounds[-1])
    here = set(state.active)
    return replace(state, survivors=tuple(one for one in found if one in here))


def finished(judged: Judged) -> Judged:
    """The first of those who are still there win; the seed shows now that nothing was chosen."""
    state = judged.state
    played = {
        player
        for one in state.rounds
        for table in one.tables
        for tied in placed(table)
        for player in tied
    }
    # Nobody wins by absence: who has played no table to its end is no winner, also if nobody else is here.
    lines = [line for line in standings(state) if line.here and line.player in played]
    winners = tuple(line.player for line in lines if line.place == lines[0].place)
    after = replace(state, phase=Finished(winners))
    said = say("tournament-finished", calls=winners, players=winners)
    role = (GiveRole(winners),) if winners else ()
    return judged.then(after, said, *role, PublishSeed(state.seed))
