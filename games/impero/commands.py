"""The subcommands of `/impero`, as data: its pages and its moves."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.commands import BOARD, Argument, Command, Limit, PageArgument, PageCommand
from games.core.contract import HAND
from games.impero.actions import (
    Answer,
    Bid,
    BidUpTo,
    Buy,
    BuyCell,
    DevelopCell,
    Found,
    Issue,
    Ready,
    RentCell,
    Sell,
    Send,
    SetDividend,
    Unready,
    Withdraw,
)
from games.impero.components import BOX
from games.impero.regions import region_of
from games.impero.state import View


def _directed(view: View) -> Iterator[int]:
    return (number for number, one in enumerate(view.companies) if one.director == view.me)


def _held(view: View) -> Iterator[int]:
    mine = view.me if view.me is not None else 0
    return (number for number, one in enumerate(view.companies) if one.shares[mine])


def _around(view: View, cell: int) -> str:
    return f"region:{region_of(view.land, cell)}"


def _of_company(_view: View, company: int) -> str:
    return f"company:{company}"


_COMPANY = Argument("company", optional=True, own=_directed, none="no-company-of-yours")
_SHARES = Argument("shares", least=1, most=BOX.auction.most_shares, suggested=True)
_PAGE_OF_COMPANY = PageArgument("company", _of_company)

commands = (
    PageCommand("market", "market"),
    PageCommand("report", "report"),
    PageCommand("empire", HAND),
    PageCommand("company", "company", (_PAGE_OF_COMPANY,)),
    PageCommand(
        "map",
        BOARD,
        (
            PageArgument("cell", _around),
            PageArgument("region"),
            _PAGE_OF_COMPANY,
            PageArgument("player"),
        ),
    ),
    PageCommand("mine", "mine"),
    PageCommand("maps", "each"),
    PageCommand("key", "key"),
    Command("found", Found, (Argument("name"), Argument("capital"))),
    Command(
        "dividend",
        SetDividend,
        (Argument("percent", least=0, most=100, suggested=True), _COMPANY),
    ),
    Command("issue", Issue, (_SHARES, Argument("base"), _COMPANY)),
    Command(
        "bid",
        Bid,
        (Argument("auction"), Argument("amount", optional=True)),
        limit=Limit("up_to", BidUpTo, "most", like="amount", refusal="bid-too-low"),
        needs="bid-needs-amount",
    ),
    Command("sell", Sell, (_SHARES, Argument("price"), Argument("company", True, own=_held))),
    Command("buy", Buy, (Argument("listing"),)),
    Command("withdraw", Withdraw, (Argument("listing"),)),
    Command("cell", BuyCell, (Argument("cell"), _COMPANY)),
    Command("rent", RentCell, (Argument("cell"), _COMPANY)),
    Command("develop", DevelopCell, (Argument("cell"), _COMPANY)),
    Command("send", Send, (Argument("taker"), Argument("amount"))),
    Command("answer", Answer, (Argument("accept"), Argument("transfer", optional=True))),
    Command("ready", Ready, unless=Unready),
)
