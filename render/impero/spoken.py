"""The pictures in words, for those who do not see them: at most a thousand characters each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.geography import geography
from games.impero.regions import HIGH, WIDE, region_facts, regions
from games.impero.state import Auction, View
from render import names
from render.impero import closing, dealings, market, parts, report
from render.impero.figures import (
    account,
    brought,
    directed,
    forecast,
    holders,
    owned,
    paid,
    place_of,
    places,
    shared,
)
from render.impero.page import numbered
from render.scene import History, Scene

LONGEST = 1000
_NAME = 12
"""Letters of a name where there is little room."""


def board(scene: Scene) -> str:
    """Table and turn, what is asked, what is new, the companies, the players."""
    view: View = scene.view
    opening = [f"{names.table(scene)}.", f"{asked(scene)}."]
    if view.fresh:
        opening.append(scene.words.say("alt-fresh", count=len(view.fresh)))
    players = [ranked(scene, seat, place) for seat, place in places(view)]
    after = [f"{', '.join(players)}.", *_outages(scene)]
    if lots := market.everything(view):
        after.append(scene.words.say("alt-lots", count=len(lots)))
    return _listed(scene, " ".join(opening), list(_companies(scene)), " ".join(after))


def hand_of(scene: Scene) -> str:
    """Money and points, then each company, then what is under way."""
    view: View = scene.view
    say, me = scene.words.say, view.me
    opening = [f"{names.table(scene)}.", f"{say('sheet-empire')}."]
    if me is not None:
        place, count = place_of(view, me), view.points
        opening.append(say("alt-empire", cash=view.cash, count=count, place=place))
    numbers = (*directed(view, me), *shared(view, me))
    told = [_holding(scene, number) for number in numbers]
    deals = [_deal(scene, one) for one in dealings.of(view)]
    before = " ".join(opening)
    return _listed(scene, _listed(scene, before, deals), told or [say("alt-none-founded")])


def page_of(scene: Scene, key: str) -> str:
    """LookupError for what is no page."""
    if key == "market":
        return _market(scene)
    if key == "report":
        return _report(scene)
    match numbered(key):
        case ("company", number):
            return _company(scene, number)
        case ("region", number):
            return _region(scene, number)
        case _:
            raise LookupError(key)


def final_sheet(scene: Scene, history: History) -> str:
    """Who has won, then everybody's place and capital, and what was worth nothing."""
    view: View = scene.view
    turn = scene.words.say("sheet-after-turn", turn=report.closed(view))
    before = f"{names.table(scene)}, {turn}. {closing.victory(scene)}."
    players = [ranked(scene, seat, place) for seat, place in places(view)]
    return _listed(scene, before, players, scene.words.say("sheet-worthless"))


def asked(scene: Scene) -> str:
    """What the game waits for, or that it is over."""
    view: View = scene.view
    return scene.words.say("sheet-over") if view.over else names.asked(scene)


def ranked(scene: Scene, seat: int, place: int) -> str:
    """A player's place and capital at the last closing: 1st Giulia $84.50."""
    amount = scene.view.capital[seat]
    told = names.said(scene, "alt-ranked", place=place, seat=seat, amount=amount)
    name = names.called(scene, seat)
    many = len(scene.names) > _NAME
    return told.replace(name, f"{name[: _NAME - 1]}…") if many and len(name) > _NAME else told


def _companies(scene: Scene) -> Iterator[str]:
    """The largest first."""
    view: View = scene.view
    cells = owned(view)
    for number in sorted(range(len(cells)), key=lambda one: -len(cells[one])):
        yield names.said(
            scene,
            "alt-owner",
            company=number,
            seat=view.companies[number].director,
            count=len(cells[number]),
            funds=view.funds[number],
        )
    if not cells:
        yield scene.words.say("alt-none-founded")


def _outages(scene: Scene) -> Iterator[str]:
    if report.closed(scene.view):
        yield scene.words.say("alt-out", count=len(scene.view.out))


def _holding(scene: Scene, number: int) -> str:
    view: View = scene.view
    one, me = view.companies[number], view.me
    return scene.words.say(
        "alt-holding",
        company=number,
        count=0 if me is None else one.shares[me],
        total=sum(one.shares),
        amount=paid(account(view, number), me),
    )


def _deal(scene: Scene, deal: dealings.Deal) -> str:
    told = dealings.told(scene, deal)
    return f"{told.words}, {told.state}, {scene.words.money(told.amount)}"


def _market(scene: Scene) -> str:
    view: View = scene.view
    say = scene.words.say
    opening = f"{names.table(scene)}, {parts.turn(scene)}. {say('sheet-market')}."
    if view.cash is not None:
        opening += f" {say('sheet-you-have', amount=view.cash, count=view.points)}."
    lots = [lot(scene, one) for one in market.everything(view)]
    if not lots:
        return f"{opening} {say('sheet-no-auction')} {say('sheet-no-listing')}"
    return _listed(scene, opening, lots)


def lot(scene: Scene, one: market.Lot) -> str:
    """An auction or a sale in a sentence without its full stop."""
    facts = {
        "count": one.shares,
        "company": one.company,
        "percent": market.part(scene.view, one),
        "amount": market.asked(one),
    }
    if isinstance(one, Auction):
        return names.said(scene, "alt-lot-auction", leader=one.leader, **facts)
    return names.said(scene, "alt-lot-sale", seller=one.seller, **facts)


def _report(scene: Scene) -> str:
    view: View = scene.view
    opening = [f"{names.table(scene)}. {report.title(scene)}."]
    if view.me is not None and view.accounts:
        opening.append(scene.words.say("alt-brought", amount=brought(view)))
    opening += _outages(scene)
    told = [
        scene.words.say(
            "alt-earned",
            company=number,
            earned=view.accounts[number].gross,
            share=view.accounts[number].per_share,
        )
        for number in report.order(view)
    ]
    return _listed(scene, " ".join(opening), told or [report.nothing(scene).rstrip(".")])


def _company(scene: Scene, number: int) -> str:
    view: View = scene.view
    say, one, last = scene.words.say, view.companies[number], account(view, number)
    seen = forecast(view, number)
    told = [
        f"{names.table(scene)}, {parts.turn(scene)}.",
        f"{scene.words.title('company', number)}.",
        names.said(scene, "sheet-director", seat=one.director) + ".",
        say("alt-company", funds=view.funds[number], percent=one.dividend, count=one.points),
    ]
    if last:
        told.append(say("alt-account", earned=last.gross, share=last.per_share))
    told.append(say("alt-forecast", earned=seen.gross, share=seen.per_share))
    held = [f"{names.called(scene, s)} {one.shares[s]}" for s in holders(view, number)]
    told.append(f"{say('alt-shares')}: {', '.join(held)}.")
    told.append(f"{say('alt-cells')}: {_cells(view, owned(view)[number])}.")
    return _cut(" ".join(told))


def _region(scene: Scene, number: int) -> str:
    """What each company owns there, then the free cells, the richest first."""
    view: View = scene.view
    country, (left, top) = geography(view.land), regions(view.land)[number]
    inside = [
        cell
        for cell, (column, row) in enumerate(country.spots)
        if left <= column < left + WIDE and top <= row < top + HIGH
    ]
    called = scene.words.say("page-region", **region_facts(view.land, view.options.country, number))
    opening = f"{names.table(scene)}, {parts.turn(scene)}. {called}."
    told = []
    for company in range(len(view.companies)):
        mine = tuple(cell for cell in inside if view.owners[cell] == company)
        if mine:
            told.append(f"{scene.words.title('company', company)}: {_cells(view, mine)}")
    free = tuple(cell for cell in inside if view.owners[cell] < 0)
    if free:
        told.append(f"{scene.words.say('alt-free')}: {_cells(view, free)}")
    return _cut(f"{opening} {'. '.join(told)}.")


def _cells(view: View, cells: Sequence[int]) -> str:
    """Names and yields, the richest first."""
    known = geography(view.land).names
    best = sorted(cells, key=lambda cell: -view.yields[cell])
    return ", ".join(f"{known[cell]} {view.yields[cell]}" for cell in best)


def _listed(scene: Scene, before: str, items: Sequence[str], after: str = "") -> str:
    """As many items as there is room for, and how many are left out."""
    room = LONGEST - len(before) - len(after) - len(scene.words.say("alt-more", count=99)) - 6
    kept = list(items)
    while kept and len("; ".join(kept)) > room:
        kept.pop()
    if len(kept) < len(items):
        kept.append(scene.words.say("alt-more", count=len(items) - len(kept)))
    told = f"{'; '.join(kept)}." if kept else ""
    return _cut(" ".join(part for part in (before, told, after) if part))


def _cut(told: str) -> str:
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1].rstrip()}…"
