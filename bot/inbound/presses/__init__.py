"""What each verb of a custom id does."""

from __future__ import annotations

from bot.inbound.door import Presses
from bot.inbound.presses import endings, forms, lists, lobby, notices, seat, table

PRESSES = Presses(
    verbs={
        "hand": table.hand,
        "page": table.page,
        "act": table.act,
        "form": forms.form,
        "take": forms.take,
        "pick": forms.pick,
        "write": forms.write,
        "undo": seat.undo,
        "back": seat.back,
        "resume": seat.resume,
        "vote": seat.vote,
        "orders": seat.orders,
        "note": notices.open_own,
        "order": seat.order,
        "void": seat.void,
        "join": lobby.join,
        "leave": lobby.leave,
        "computer": lobby.computer,
        "option": lobby.option,
        "pace": lobby.pace,
        "terms": lobby.terms,
        "start": lobby.start,
        "starts": lobby.starts,
        "rematch": lobby.rematch,
        "replay": lists.replay,
        "step": lists.step,
        "resign": endings.resign,
        "break": endings.break_off,
        "close": endings.close,
        "forget": endings.forget,
        "games": lists.games,
        "rules": lists.rules,
        "log": lists.log,
    },
    submits={
        "wrote": forms.wrote,
        "ordered": seat.ordered,
        "note": notices.noted,
        "option": lobby.option_written,
        "pace": lobby.pace_written,
    },
    stale=table.stale,
)
