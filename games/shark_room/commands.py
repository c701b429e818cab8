"""The subcommands of `/shark`, as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core import desk
from games.core.commands import Argument, Command, PageCommand
from games.core.desk import (
    LONGEST_WORDS,
    Accept,
    Decline,
    MakePromise,
    MarkPromise,
    Propose,
    Withdraw,
)
from games.shark_room.actions import (
    Answer,
    Buy,
    Open,
    PlayCard,
    PutBack,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.events import DESK
from games.shark_room.pages import MARKET
from games.shark_room.state import View

Given = Mapping[str, Any]
"""Values by field."""

_TURNED = Argument("turned", optional=True)
_WORDS = Argument("words", optional=True, most=LONGEST_WORDS)
_PROPOSAL = Argument("proposal", optional=True)


def _offering(view: View, _given: Given) -> Given:
    return {"by": view.me}


def _accepting(view: View, _given: Given) -> Given:
    return {"party": view.me}


def _countering(view: View, given: Given) -> Given:
    """A counter-offer goes to the one who made the offer."""
    return {"by": view.me, "partner": desk.find(view.desk, given["answers"]).by}


commands = (
    PageCommand(MARKET, MARKET),
    PageCommand("show", DESK, group=DESK),
    Command("open", Open, (Argument("discard", optional=True),)),
    Command(
        "card",
        PlayCard,
        (
            Argument("special"),
            Argument("target", optional=True),
            Argument("title", optional=True),
            Argument("share", optional=True),
        ),
    ),
    Command("answer", Answer, (Argument("special", optional=True),)),
    Command("back", PutBack, (Argument("order"),)),
    Command("buy", Buy, (Argument("lot"), _TURNED)),
    Command("sell", Sell, (Argument("sold"), _TURNED, Argument("at_face", optional=True))),
    Command("cash", TakeCash),
    Command("asset", TradeAsset, (Argument("asset"), Argument("deal", optional=True))),
    Command(
        "offer",
        Propose,
        (Argument("give"), Argument("take"), Argument("partner", optional=True), _WORDS),
        implied=_offering,
        group=DESK,
    ),
    Command("accept", Accept, (_PROPOSAL,), implied=_accepting, group=DESK),
    Command(
        "counter",
        Propose,
        (Argument("answers"), Argument("give"), Argument("take"), _WORDS),
        implied=_countering,
        group=DESK,
    ),
    Command("decline", Decline, (_PROPOSAL,), group=DESK),
    Command("withdraw", Withdraw, (_PROPOSAL,), group=DESK),
    Command(
        "promise",
        MakePromise,
        (Argument("holder"), Argument("words", most=LONGEST_WORDS)),
        group=DESK,
    ),
    Command(
        "mark", MarkPromise, (Argument("kept"), Argument("promise", optional=True)), group=DESK
    ),
)
