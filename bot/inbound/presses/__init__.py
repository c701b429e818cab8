"""What each verb of a custom id does."""

from __future__ import annotations

from bot.inbound.door import Presses
from bot.inbound.presses import (
    community,
    endings,
    forms,
    lists,
    lobby,
    seat,
    substitutes,
    table,
)

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
        "sit": substitutes.sit,
        "resign": endings.resign,
        "break": endings.break_off,
        "close": endings.close,
        "annul": endings.annul,
        "forget": endings.forget,
        "leaderboard": community.leaderboard,
        "history": community.history,
        "games": lists.games,
        "rules": lists.rules,
        "log": lists.log,
    },
    submits={
        "wrote": forms.wrote,
        "ordered": seat.ordered,
        "option": lobby.option_written,
        "pace": lobby.pace_written,
    },
    stale=table.stale,
)
