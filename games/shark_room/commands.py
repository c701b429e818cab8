"""The subcommands of `/shark`, as data."""

from __future__ import annotations

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

_TURNED = Argument("turned", optional=True)
_WORDS = Argument("words", optional=True, most=LONGEST_WORDS)
_PROPOSAL = Argument("proposal", optional=True)

commands = (
    PageCommand(MARKET, MARKET),
    PageCommand(DESK, DESK),
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
    ),
    Command("accept", Accept, (_PROPOSAL,)),
    Command("counter", Propose, (Argument("answers"), Argument("give"), Argument("take"), _WORDS)),
    Command("decline", Decline, (_PROPOSAL,)),
    Command("withdraw", Withdraw, (_PROPOSAL,)),
    Command("promise", MakePromise, (Argument("holder"), Argument("words", most=LONGEST_WORDS))),
    Command("mark", MarkPromise, (Argument("kept"), Argument("promise", optional=True))),
)
