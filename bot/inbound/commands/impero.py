"""`/impero`: what a player of Impero does, typed. The machinery behind it knows no game."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.inbound.commands.impero_pages import add_pages
from bot.inbound.commands.naming import command, group
from bot.inbound.commands.narrowed import amount_of, named_of, number_of
from bot.inbound.commands.orders import add_orders
from bot.inbound.commands.suggest import Made, counted, here, offered
from bot.inbound.commands.typed import Codes, Typist, enter, typing
from bot.inbound.presses.seat import store
from bot.inbound.visit import Interaction, Visit
from games.core.words import Action, RuleError, Seat
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
from games.impero.codes import codes

CODES: Codes = codes
"""The letters on the map."""

Percent = app_commands.Range[int, 0, 100]
Lot = app_commands.Range[int, 1, 10]
Name = app_commands.Range[str, 1, 100]
Table = int | None

GROUP = group("impero")
add_orders(GROUP)
add_pages(GROUP, CODES)


def _one(kind: type[Action], of: str) -> Any:
    return offered(named_of(kind, of, CODES))


def _money(kind: type[Action], of: str, option: str = "") -> Any:
    return offered(amount_of(kind, of, CODES, option), sift=False)


async def _auctions(visit: Visit) -> Made:
    """Those in which he can bid, or leave a limit."""
    sight, words = await here(visit)
    at = Typist(sight, words, CODES)
    open_ = {form.order.auction for form in sight.order_forms if isinstance(form.order, BidUpTo)}
    return [(at.label("auction", one), at.value("auction", one)) for one in sorted(open_)]


@command("impero-found", "name", "capital", "table", capital=_money(Found, "capital"), of=GROUP)
async def found(interaction: Interaction, name: Name, capital: str, table: Table = None) -> None:
    at = await typing(interaction, table, CODES)
    await enter(interaction, at, Found(name, at.amount(Found, "capital", capital)))


@command(
    "impero-dividend",
    *("percent", "company", "table"),
    percent=counted(number_of(SetDividend, "percent", CODES)),
    company=_one(SetDividend, "company"),
    of=GROUP,
)
async def dividend(
    interaction: Interaction, percent: Percent, company: str | None = None, table: Table = None
) -> None:
    at = await typing(interaction, table, CODES)
    directed = _directed(at, SetDividend, company)
    await enter(interaction, at, SetDividend(directed, percent))


@command(
    "impero-issue",
    *("shares", "base", "company", "table"),
    base=_money(Issue, "base"),
    company=_one(Issue, "company"),
    of=GROUP,
)
async def issue(
    interaction: Interaction,
    shares: Lot,
    base: str,
    company: str | None = None,
    table: Table = None,
) -> None:
    at = await typing(interaction, table, CODES)
    directed = _directed(at, Issue, company)
    least = at.amount(Issue, "base", base, company=directed)
    await enter(interaction, at, Issue(directed, shares, least))


@command(
    "impero-bid",
    *("auction", "amount", "up_to", "table"),
    auction=offered(_auctions),
    amount=_money(Bid, "amount"),
    up_to=_money(Bid, "amount", "up_to"),
    of=GROUP,
)
async def bid(
    interaction: Interaction,
    auction: str,
    amount: str | None = None,
    up_to: str | None = None,
    table: Table = None,
) -> None:
    at = await typing(interaction, table, CODES)
    number = at.named("auction", auction)
    now = None if amount is None else at.amount(Bid, "amount", amount, auction=number)
    most = None if up_to is None else at.amount(Bid, "amount", up_to, auction=number)
    if most is not None:
        await _bid_up_to(interaction, at, now, BidUpTo(number, most))
    elif now is not None:
        await enter(interaction, at, Bid(number, now))
    else:
        raise RuleError("bid-needs-amount")


@command(
    "impero-sell",
    *("shares", "price", "company", "table"),
    price=_money(Sell, "price"),
    company=_one(Sell, "company"),
    of=GROUP,
)
async def sell(
    interaction: Interaction,
    shares: Lot,
    price: str,
    company: str | None = None,
    table: Table = None,
) -> None:
    at = await typing(interaction, table, CODES)
    held = [n for n, one in enumerate(at.sight.view.companies) if one.shares[at.sight.viewer]]
    number = at.meant(Sell, "company", company, held)
    await enter(
        interaction, at, Sell(number, shares, at.amount(Sell, "price", price, company=number))
    )


@command("impero-buy", "listing", "table", listing=_one(Buy, "listing"), of=GROUP)
async def buy(interaction: Interaction, listing: str, table: Table = None) -> None:
    at = await typing(interaction, table, CODES)
    await enter(interaction, at, Buy(at.named("listing", listing, at.able(Buy, "listing"))))


@command("impero-withdraw", "listing", "table", listing=_one(Withdraw, "listing"), of=GROUP)
async def withdraw(interaction: Interaction, listing: str, table: Table = None) -> None:
    at = await typing(interaction, table, CODES)
    await enter(
        interaction, at, Withdraw(at.named("listing", listing, at.able(Withdraw, "listing")))
    )


def _ground(path: str, kind: type[BuyCell | RentCell | DevelopCell]) -> None:
    """The three commands that say a cell, and which company is meant."""
    suggested = {name: _one(kind, name) for name in ("cell", "company")}

    @command(path, "cell", "company", "table", **suggested, of=GROUP)
    async def ground(
        interaction: Interaction, cell: str, company: str | None = None, table: Table = None
    ) -> None:
        at = await typing(interaction, table, CODES)
        fixed = {} if company is None else {"company": at.named("company", company)}
        number = at.named("cell", cell, at.able(kind, "cell", **fixed))
        await enter(interaction, at, kind(_directed(at, kind, company, cell=number), number))


_ground("impero-cell", BuyCell)
_ground("impero-rent", RentCell)
_ground("impero-develop", DevelopCell)


@command(
    "impero-send",
    *("taker", "amount", "table"),
    taker=_one(Send, "taker"),
    amount=_money(Send, "amount"),
    of=GROUP,
)
async def send(interaction: Interaction, taker: str, amount: str, table: Table = None) -> None:
    at = await typing(interaction, table, CODES)
    seat = Seat(at.named("taker", taker, at.able(Send, "taker")))
    await enter(interaction, at, Send(seat, at.amount(Send, "amount", amount)))


@command(
    "impero-answer",
    *("accept", "transfer", "table"),
    transfer=_one(Answer, "transfer"),
    of=GROUP,
)
async def answer(
    interaction: Interaction, accept: bool, transfer: str | None = None, table: Table = None
) -> None:
    at = await typing(interaction, table, CODES)
    await enter(interaction, at, Answer(at.meant(Answer, "transfer", transfer), accept))


@command("impero-ready", "ready", "table", of=GROUP)
async def ready(interaction: Interaction, ready: bool = True, table: Table = None) -> None:
    await enter(
        interaction, await typing(interaction, table, CODES), Ready() if ready else Unready()
    )


def _directed(at: Typist, kind: type[Action], company: str | None, **fixed: int) -> int:
    """The company that was named, or the only one that he directs. RuleError: no-company-of-yours."""
    companies = at.sight.view.companies
    own = [n for n, one in enumerate(companies) if one.director == at.sight.viewer]
    if company is None and not own:
        raise RuleError("no-company-of-yours")
    return at.meant(kind, "company", company, own, **fixed)


async def _bid_up_to(interaction: Interaction, at: Typist, now: int | None, order: BidUpTo) -> None:
    """A bid now, if there is one, and then the order. RuleError: bid-too-low."""
    auction = next(one for one in at.sight.view.auctions if one.id == order.auction)
    least = auction.least if now is None else now
    if order.most < least:
        raise RuleError("bid-too-low", least=least)
    first = None if now is None else Bid(order.auction, now)
    await store(Visit.of(interaction), at.sight, order, first)
