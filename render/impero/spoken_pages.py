"""The pages in words, for those who cannot see them: at most 1,000 characters each."""

from __future__ import annotations

from collections.abc import Sequence

from games.impero.codes import company_code
from games.impero.geography import geography
from games.impero.regions import HIGH, WIDE, region_facts, regions
from games.impero.state import View
from render import lines, names, theme
from render.impero import market, parts, report
from render.impero.figures import (
    account,
    brought,
    directed,
    forecast,
    holders,
    holdings,
    owned,
    places,
)
from render.impero.key import tell as tell_signs
from render.impero.page import numbered
from render.impero.spoken import listed, lot, outages, ranked
from render.scene import Scene


def tell(scene: Scene, key: str) -> str:
    """A page in words. LookupError if there is no such page."""
    if key == "market":
        return _market(scene)
    if key == "report":
        return _report(scene)
    if key == "each":
        return _each(scene)
    if key == "key":
        return _key(scene)
    if key == "mine":
        return _map_of(scene, scene.view.me)
    match numbered(key):
        case ("company", number):
            return _company(scene, number)
        case ("region", number):
            return _region(scene, number)
        case ("player", number):
            return _map_of(scene, number)
        case _:
            raise LookupError(key)


def _market(scene: Scene) -> str:
    view: View = scene.view
    say = scene.words.say
    opening = f"{names.table(scene)}, {parts.turn(scene)}. {say('sheet-market')}."
    if view.cash is not None:
        opening += f" {say('sheet-you-have', amount=view.cash, count=view.points)}."
    lots = [lot(scene, one) for one in market.everything(view)]
    if not lots:
        return f"{opening} {say('sheet-no-auction')} {say('sheet-no-listing')}"
    return listed(scene, opening, lots)


def _report(scene: Scene) -> str:
    view: View = scene.view
    opening = [f"{names.table(scene)}. {report.title(scene)}."]
    if view.me is not None and view.accounts:
        opening.append(scene.words.say("alt-brought", amount=brought(view)))
    opening += outages(scene, named=True)
    told = [
        scene.words.say(
            "alt-earned",
            company=number,
            earned=view.accounts[number].gross,
            share=view.accounts[number].per_share,
        )
        for number in report.order(view)
    ]
    return listed(scene, " ".join(opening), told or [report.nothing(scene).rstrip(".")])


def _map_of(scene: Scene, seat: int | None) -> str:
    """Place and capital, then the companies, the largest first. LookupError: no such seat."""
    view: View = scene.view
    if seat is None or not seat < len(view.capital):
        raise LookupError(seat)
    facts = {"place": places(scene).place_of(seat), "amount": view.capital[seat]}
    opening = names.said(scene, "alt-map-of", seat=seat, count=holdings(view)[seat][1], **facts)
    cells = owned(view)
    told = [
        scene.words.say(
            "alt-company-cells",
            company=number,
            count=len(cells[number]),
            rented=len(view.companies[number].rented),
            funds=view.funds[number],
        )
        for number in sorted(directed(view, seat), key=lambda one: -len(cells[one]))
    ]
    before = f"{names.table(scene)}, {parts.turn(scene)}. {opening}."
    return listed(scene, before, told or [scene.words.say("alt-none-founded")])


def _each(scene: Scene) -> str:
    view: View = scene.view
    counts = holdings(view)
    told = [
        names.said(scene, "alt-cells-of", seat=seat, count=counts[seat][1])
        for seat in places(scene).seats
    ]
    before = f"{names.table(scene)}, {parts.turn(scene)}. {scene.words.say('alt-each')}"
    return listed(scene, before, told)


def _key(scene: Scene) -> str:
    """What the signs say; then each player's number, place and companies."""
    say, view = scene.words.say, scene.view
    opening = f"{names.table(scene)}, {parts.turn(scene)}. {say('key-title')}."
    told = [
        f"{ranked(scene, seat, place)} ({seat + 1}): {_codes(view, seat)}"
        for seat, place in places(scene).lines()
    ]
    return listed(scene, opening, told, " ".join(tell_signs(scene)))


def _codes(view: View, seat: int) -> str:
    return " ".join(company_code(number) for number in directed(view, seat)) or theme.ABSENT


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
    return lines.told(scene, told)


def _region(scene: Scene, number: int) -> str:
    """The cells of each company there, then the free cells, the richest first."""
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
    return lines.told(scene, (opening, *(f"{one}." for one in told)))


def _cells(view: View, cells: Sequence[int]) -> str:
    """Names and yields, the richest first."""
    known = geography(view.land).names
    best = sorted(cells, key=lambda cell: -view.yields[cell])
    return ", ".join(f"{known[cell]} {view.yields[cell]}" for cell in best)
