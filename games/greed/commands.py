"""The subcommands of `/greed`, as data, and the short codes that people may type."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.core.commands import Argument, Command, PageArgument, PageCommand
from games.core.desk import (
    LONGEST_WORDS,
    Accept,
    Decline,
    MakePromise,
    MarkPromise,
    Propose,
    Withdraw,
)
from games.greed.actions import (
    Abstain,
    Announce,
    Discard,
    Done,
    Found,
    Invest,
    Keep,
    Name,
    NotDone,
    Pass,
    RaiseTo,
    TakeAsset,
    TakeNothing,
    Transform,
)
from games.greed.companies import directed
from games.greed.components import BOX, FIRST_ASSET, PRODUCTS
from games.greed.view import View

MAX_KEPT = len(BOX.storage.costs)
"""Goods of a company."""


def _directed(view: View) -> list[int]:
    return [] if view.me is None else directed(view.board, view.me)


def _page_of(_view: View, company: int) -> str:
    return f"company:{company}"


def _number(card: int) -> str:
    """What is printed on an asset."""
    return str(card + FIRST_ASSET)


codes: Mapping[str, Callable[[int], str]] = {
    **dict.fromkeys(("card", "wishes", "uses", "assets"), _number),
    **dict.fromkeys(("company", "by", "partner", "party"), str),
}

_COMPANY = Argument("company", optional=True, own=_directed, none="no-company-to-trade")
_BY = Argument("by", optional=True, own=_directed, none="no-company-to-trade")
_PARTY = Argument("party", optional=True, own=_directed, none="no-company-to-trade")
_PARTNER = Argument("partner", optional=True)
_USES = Argument("uses", optional=True)
_WORDS = Argument("words", optional=True, most=LONGEST_WORDS)

_GOODS = Argument("goods", items=PRODUCTS, least=0, most=MAX_KEPT)

DESK = "desk"
"""The group of the commands that trade."""

commands = (
    PageCommand("market", "market"),
    PageCommand("company", "company", (PageArgument("company", _page_of),)),
    PageCommand("show", "desk", group=DESK),
    PageCommand("symbols", "symbols"),
    Command("announce", Announce, (Argument("card"),)),
    Command(
        "bid",
        Invest,
        (Argument("amount"), Argument("wishes", optional=True), _COMPANY),
        instead=RaiseTo,
    ),
    Command("abstain", Abstain, (_COMPANY,)),
    Command("take", TakeAsset, (Argument("card"), _COMPANY)),
    Command("nothing", TakeNothing, (_COMPANY,)),
    Command("transform", Transform, (Argument("uses"), _COMPANY)),
    Command(
        "offer",
        Propose,
        (
            Argument("give"),
            Argument("take"),
            Argument("partner", optional=True),
            _USES,
            _WORDS,
            _BY,
        ),
        group=DESK,
    ),
    Command(
        "counter",
        Propose,
        (Argument("answers"), Argument("give"), Argument("take"), _USES, _WORDS, _BY, _PARTNER),
        group=DESK,
    ),
    Command("accept", Accept, (Argument("proposal", optional=True), _PARTY), group=DESK),
    Command("decline", Decline, (Argument("proposal", optional=True),), group=DESK),
    Command("withdraw", Withdraw, (Argument("proposal", optional=True),), group=DESK),
    Command(
        "promise",
        MakePromise,
        (Argument("holder"), Argument("words", most=LONGEST_WORDS)),
        group=DESK,
    ),
    Command(
        "mark", MarkPromise, (Argument("kept"), Argument("promise", optional=True)), group=DESK
    ),
    Command("done", Done, unless=NotDone),
    Command("keep", Keep, (_GOODS, _COMPANY)),
    Command("blame", Name, (Argument("office"), Argument("company", optional=True))),
    Command("discard", Discard, (Argument("card"), Argument("company", optional=True))),
    Command("pass", Pass),
    Command("found", Found, (Argument("company"), Argument("assets", optional=True))),
)
