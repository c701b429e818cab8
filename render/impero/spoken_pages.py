"""The pages in words, for those who cannot see them: at most 1,000 characters each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.words import Facts
from games.impero.codes import company_code
from games.impero.geography import geography
from games.impero.regions import HIGH, WIDE, region_facts, regions
from games.impero.state import View
from render import lines, names, theme
from render.impero import companies, company, market, parts, report
from render.impero.each import columns_of
from render.impero.figures import (
    account,
    brought,
    directed,
    for_sale,
    forecast,
    holders,
    holdings,
    owned,
    paid,
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
    if scene.panels is not None:
        return _half(scene, opening)
    if view.cash is not None:
        opening += f" {say('sheet-you-have', amount=view.cash, count=view.points)}."
    lots = [f"{lot(scene, one)}{_each_of(scene, one)}" for one in market.everything(view)]
    if not lots:
        return lines.told(scene, (opening, say("sheet-no-auction"), say("sheet-no-listing")))
    return listed(scene, opening, lots)


def _each_of(scene: Scene, one: market.Lot) -> str:
    """What a share of a lot costs, and what it has earned."""
    if not scene.whole:
        return ""
    told = [(scene.words.say("sheet-head-each"), market.asked(one) // one.shares)]
    if last := account(scene.view, one.company):
        told.append((scene.words.say("sheet-head-last"), last.per_share))
    return "".join(f", {label} {scene.words.money(cents)}" for label, cents in told)


def _half(scene: Scene, opening: str) -> str:
    """The auctions and the sales, each where they are a picture of their own."""
    view: View = scene.view
    halves = (
        ("", "sheet-no-auction", view.auctions),
        ("listings", "sheet-no-listing", view.listings),
    )
    told = list[str]()
    for panel, empty, lots in halves:
        if scene.shows(panel):
            each = [f"{lot(scene, one)}{_each_of(scene, one)}" for one in lots]
            told += each or [scene.words.say(empty).rstrip(".")]
    return listed(scene, opening if scene.shows("") else "", told)


def _report(scene: Scene) -> str:
    view: View = scene.view
    opening = [f"{names.table(scene)}. {report.title(scene)}."]
    if view.me is not None and view.accounts:
        opening.append(scene.words.say("alt-brought", amount=brought(view)))
    opening += outages(scene, named=True)
    if scene.whole and report.closed(view):
        opening += parts.spoken(report.boxes(scene))
    told = [_earned(scene, number) for number in report.order(view)]
    return listed(scene, " ".join(opening), told or [report.nothing(scene).rstrip(".")])


def _earned(scene: Scene, number: int) -> str:
    """What a company earned; all that the picture has of it, where it is told whole."""
    one = scene.view.accounts[number]
    told = scene.words.say("alt-earned", company=number, earned=one.gross, share=one.per_share)
    more = [f"{label} {words}" for label, words in report.figures(scene, number)]
    return ", ".join((told, *more)) if scene.whole else told


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
    if scene.panels is not None:
        # The map has the first companies, and below it stand the others.
        shown = companies.placed(view, len(told)).shown
        told = told[:shown] if scene.shows("") else told[shown:]
        if not scene.shows(""):
            return listed(scene, "", told or list(_legend(scene)))
    return listed(scene, before, told or [scene.words.say("alt-none-founded").rstrip(".")])


def _legend(scene: Scene) -> Iterator[str]:
    for key in ("picture-owned", "picture-rented", "picture-let"):
        yield scene.words.say(key)


def _each(scene: Scene) -> str:
    view: View = scene.view
    counts, across = holdings(view), columns_of(len(view.capital))
    told = [
        names.said(scene, "alt-cells-of", seat=seat, count=counts[seat][1])
        for number, seat in enumerate(places(scene).seats)
        if scene.shows(f"row-{number // across}" if number >= across else "")
    ]
    before = f"{names.table(scene)}, {parts.turn(scene)}. {scene.words.say('alt-each')}"
    return listed(scene, before if scene.shows("") else "", told)


def _key(scene: Scene) -> str:
    """What the signs say; then each player's number, place and companies."""
    say, view = scene.words.say, scene.view
    opening = f"{names.table(scene)}, {parts.turn(scene)}. {say('key-title')}."
    if scene.whole:
        each = ((seat, place) for seat, place in places(scene).lines())
        told = [f"{ranked(scene, seat, place)}: {_known(scene, seat)}" for seat, place in each]
        return listed(scene, opening, told, say("key-blackout"))
    told = [
        f"{ranked(scene, seat, place)} ({seat + 1}): {_codes(view, seat)}"
        for seat, place in places(scene).lines()
    ]
    signs = " ".join(lines.on(scene, "signs", tell_signs(scene)))
    return listed(scene, opening, told, signs) if scene.shows("") else signs


def _known(scene: Scene, seat: int) -> str:
    """Number, companies and cells; what lies in colours on the map is nothing to somebody who hears."""
    view, say = scene.view, scene.words.say
    told = [
        f"{scene.words.title('company', one)} ({company_code(one)})" for one in directed(view, seat)
    ]
    cells = say("picture-cells", count=holdings(view)[seat][1])
    return ", ".join((say("text-player-number", count=seat + 1), *told, cells))


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
    ]
    if scene.whole:
        told += parts.spoken(company.boxes(scene, number))
        figures = ", ".join(f"{label} {words}" for words, label in company.expected(scene, number))
        coming = [f"{say('sheet-next-turn')}: {figures}."]
    else:
        facts: Facts = {"percent": one.dividend, "count": one.points}
        told.append(say("alt-company", funds=view.funds[number], **facts))
        if last:
            told.append(say("alt-account", earned=last.gross, share=last.per_share))
        coming = [say("alt-forecast", earned=seen.gross, share=seen.per_share)]
    held = ", ".join(_held(scene, number, seat) for seat in holders(view, number))
    key = "sheet-shareholders" if scene.whole else "alt-shares"
    by_panel = {
        "": told,
        "next": coming,
        "holders": [f"{say(key, count=sum(one.shares))}: {held}."],
        "ground": [f"{say('alt-cells')}: {_cells(view, owned(view)[number])}."],
    }
    shown = (one for panel, told in by_panel.items() for one in lines.on(scene, panel, told))
    return lines.told(scene, shown)


def _held(scene: Scene, number: int, seat: int) -> str:
    """A shareholder's shares; where it is told whole, what they were paid and what is for sale."""
    view: View = scene.view
    told = f"{names.called(scene, seat)} {view.companies[number].shares[seat]}"
    last, more = account(view, number), list[str]()
    if scene.whole and last:
        more.append(scene.words.money(paid(last, seat)))
    if scene.whole and (count := for_sale(view, number, seat)):
        more.append(scene.words.say("sheet-for-sale", count=count))
    return f"{told} ({', '.join(more)})" if more else told


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
    for one in range(len(view.companies)):
        mine = tuple(cell for cell in inside if view.owners[cell] == one)
        if mine:
            told.append(f"{scene.words.title('company', one)}: {_cells(view, mine)}")
    free = tuple(cell for cell in inside if view.owners[cell] < 0)
    if free:
        told.append(f"{scene.words.say('alt-free')}: {_cells(view, free)}")
    if not scene.shows(""):
        # The picture of the map has the cells.
        return lines.told(scene, [f"{', '.join(_owners(scene, inside))}."])
    return lines.told(scene, (opening, *(f"{one}." for one in told)))


def _owners(scene: Scene, inside: Sequence[int]) -> Iterator[str]:
    """Each company of a region with its letters and who directs it."""
    view: View = scene.view
    for number in sorted({view.owners[cell] for cell in inside} - {-1, -2}):
        title, seat = scene.words.title("company", number), view.companies[number].director
        yield f"{company_code(number)} {title} ({names.called(scene, seat)})"


def _cells(view: View, cells: Sequence[int]) -> str:
    """Names and yields, the richest first."""
    known = geography(view.land).names
    best = sorted(cells, key=lambda cell: -view.yields[cell])
    return ", ".join(f"{known[cell]} {view.yields[cell]}" for cell in best)
