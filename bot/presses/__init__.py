"""What each verb of a custom id does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.presses import endings, lists, lobby, seat, table
from bot.ui.ids import Press
from bot.visit import Visit

Handler = Callable[[Visit, Press, Sequence[str]], Awaitable[None]]
Submit = Callable[[Visit, Press, Mapping[str, str]], Awaitable[None]]

VERBS: Mapping[str, Handler] = {
    "hand": table.hand,
    "page": table.page,
    "act": table.act,
    "form": table.form,
    "pick": table.pick,
    "write": table.write,
    "undo": seat.undo,
    "back": seat.back,
    "vote": seat.vote,
    "orders": seat.orders,
    "order": seat.order,
    "void": seat.void,
    "join": lobby.join,
    "leave": lobby.leave,
    "computer": lobby.computer,
    "option": lobby.option,
    "pace": lobby.pace,
    "start": lobby.start,
    "starts": lobby.starts,
    "rematch": lobby.rematch,
    "replay": lists.replay,
    "resign": endings.resign,
    "break": endings.break_off,
    "forget": endings.forget,
    "games": lists.games,
    "rules": lists.rules,
    "log": lists.log,
}

SUBMITS: Mapping[str, Submit] = {
    "wrote": table.wrote,
    "ordered": seat.ordered,
    "option": lobby.option_written,
    "pace": lobby.pace_written,
}
"""Modals."""
