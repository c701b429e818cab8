"""The whole table as text in columns, for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.impero.state import Auction, Listing, View
from render import columns, names
from render.impero import market, parts, spoken
from render.impero.figures import owned, places
from render.scene import Scene

LONGEST = 3500
_NAME, _TITLE = 16, 23
_MONEY = 12
_COMPANIES, _LOTS = 24, 12
"""Maximum companies listed."""


def write(scene: Scene) -> str:
    sections = (_opening(scene), _ranking(scene), _companies(scene), _market(scene))
    return columns.written(sections, LONGEST)


def _opening(scene: Scene) -> Iterator[str]:
    yield f"{names.table(scene)} · {parts.turn(scene)}"
    yield spoken.asked(scene)


def _ranking(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    yield scene.words.say("sheet-ranking-at-closing")
    for seat, place in places(scene).lines():
        name = names.padded(names.called(scene, seat), _NAME)
        yield f"{place:>2} {name}{scene.words.money(view.capital[seat]):>{_MONEY}}"


def _companies(scene: Scene) -> Iterator[str]:
    """The largest first: name and money; below them cells, dividend, director."""
    view: View = scene.view
    say, cells = scene.words.say, owned(view)
    yield say("sheet-all-companies")
    numbers = sorted(range(len(cells)), key=lambda number: -len(cells[number]))
    for number in numbers[:_COMPANIES]:
        one = view.companies[number]
        dividend = say("sheet-percent", percent=one.dividend)
        yield f"{_company(scene, number)}{scene.words.money(view.funds[number]):>{_MONEY}}"
        yield f"  {len(cells[number]):>3} {dividend:>5} {names.called(scene, one.director)}"
    yield from _rest(scene, len(cells) - _COMPANIES)
    if not cells:
        yield say("alt-none-founded")


def _market(scene: Scene) -> Iterator[str]:
    """Company and price; below them shares, their per cent of the company, leader or seller."""
    view: View = scene.view
    say = scene.words.say
    yield say("sheet-market")
    lots = market.everything(view)
    for lot in lots[:_LOTS]:
        percent = say("sheet-percent", percent=market.part(view, lot))
        yield f"{_company(scene, lot.company)}{scene.words.money(market.asked(lot)):>{_MONEY}}"
        yield f"  {lot.shares:>3} {percent:>5} {_who(scene, lot)}"
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
    return names.padded(scene.words.title("company", number), _TITLE)


def _rest(scene: Scene, count: int) -> Iterator[str]:
    if count > 0:
        yield scene.words.say("sheet-more", count=count)
