"""The whole table as text in columns, for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.impero.state import Auction, Listing, View
from render import names
from render.impero import market, parts, spoken
from render.impero.figures import owned, places
from render.scene import Scene

LONGEST = 3500
_NAME, _SHORT = 16, 11
_MONEY = 12
_COMPANIES, _LOTS = 24, 12
"""The most companies listed."""


def write(scene: Scene) -> str:
    """About fifty columns wide, for a font of one width. It has no backticks: one in a name would end
    the block of code in which it is shown.
    """
    sections = (_opening(scene), _ranking(scene), _companies(scene), _market(scene))
    told = "\n\n".join("\n".join(lines) for lines in sections).replace("`", "\N{PRIME}")
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1].rstrip()}…"


def _opening(scene: Scene) -> Iterator[str]:
    yield f"{names.table(scene)} · {parts.turn(scene)}"
    yield spoken.asked(scene)


def _ranking(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    yield scene.words.say("sheet-ranking-at-closing")
    for seat, place in places(view):
        name = names.padded(names.called(scene, seat), _NAME)
        yield f"{place:>2} {name}{scene.words.money(view.capital[seat]):>{_MONEY}}"


def _companies(scene: Scene) -> Iterator[str]:
    """The largest first: cells, money, dividend, director."""
    view: View = scene.view
    say, cells = scene.words.say, owned(view)
    yield say("sheet-all-companies")
    numbers = sorted(range(len(cells)), key=lambda number: -len(cells[number]))
    for number in numbers[:_COMPANIES]:
        one = view.companies[number]
        dividend = say("sheet-percent", percent=one.dividend)
        figures = f"{len(cells[number]):>3}{scene.words.money(view.funds[number]):>{_MONEY}}"
        who = names.padded(names.called(scene, one.director), _SHORT).rstrip()
        yield f"{_company(scene, number)}{figures} {dividend:>5} {who}"
    yield from _rest(scene, len(cells) - _COMPANIES)
    if not cells:
        yield say("alt-none-founded")


def _market(scene: Scene) -> Iterator[str]:
    """Shares, their per cent of the company, price, leader or seller."""
    view: View = scene.view
    say = scene.words.say
    yield say("sheet-market")
    lots = market.everything(view)
    for lot in lots[:_LOTS]:
        percent = say("sheet-percent", percent=market.part(view, lot))
        figures = f"{lot.shares:>3}{scene.words.money(market.asked(lot)):>{_MONEY}}"
        yield f"{_company(scene, lot.company)}{figures} {percent:>5} {_who(scene, lot)}"
    yield from _rest(scene, len(lots) - _LOTS)
    if not lots:
        yield f"{say('sheet-no-auction')} {say('sheet-no-listing')}"


def _who(scene: Scene, lot: market.Lot) -> str:
    match lot:
        case Auction(leader=None):
            return scene.words.say("sheet-no-bid")
        case Auction():
            return names.said(scene, "sheet-leads", seat=lot.leader)
        case Listing():
            return names.said(scene, "plain-sells", seat=lot.seller)


def _company(scene: Scene, number: int) -> str:
    return names.padded(scene.words.title("company", number), _NAME)


def _rest(scene: Scene, count: int) -> Iterator[str]:
    if count > 0:
        yield scene.words.say("sheet-more", count=count)
