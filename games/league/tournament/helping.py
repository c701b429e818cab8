"""Players call a director to their table; a director who comes says so, and the player hears it."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.directing import running_tables
from games.league.tournament.effects import Judged, say, table_of
from games.league.tournament.entries import AnswerCall, CallDirector
from games.league.tournament.state import State


def acted(state: State, action: CallDirector | AnswerCall) -> Judged:
    """RuleError: table-not-running, not-at-table, called-already, nobody-calls."""
    number = action.table
    calling = next((player for table, player in state.calls if table == number), None)
    match action:
        case CallDirector(player=player, reason=reason):
            if number not in running_tables(state):
                raise RuleError("table-not-running", table=number)
            if player not in table_of(state, number).players:
                raise RuleError("not-at-table", table=number)
            if calling is not None:
                raise RuleError("called-already", table=number)
            after = replace(state, calls=(*state.calls, (number, player)))
            said = say("director-called", table=number, player=player, reason=reason)
            return Judged(after, (said,))
        case AnswerCall():
            if calling is None:
                raise RuleError("nobody-calls", table=number)
            left = tuple(one for one in state.calls if one[0] != number)
            said = say("call-answered", calls=(calling,), table=number, player=calling)
            return Judged(replace(state, calls=left), (said,))


def of_running(state: State) -> State:
    """Without calls from tables that are over."""
    left = tuple(one for one in state.calls if one[0] in running_tables(state))
    return state if left == state.calls else replace(state, calls=left)
