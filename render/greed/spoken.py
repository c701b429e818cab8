"""The pictures in words, for those who do not see them: at most a thousand characters each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from games.greed.auctions import least
from games.greed.companies import alive, ceo, company_of
from games.greed.components import (
    CEO,
    FREE,
    GOLD,
    LAST,
    NEW,
    PRICES,
    PRODUCTS,
    SILVER,
    SYMBOLS,
    TRENDS,
)
from games.greed.hints import about
from games.greed.kinds import OFFICE
from games.greed.prices import next_box, price
from games.greed.state import Raising
from games.greed.symbols import on_top
from games.greed.view import View
from render import lines, names
from render.greed import closing, parts
from render.greed.board import state_of_play
from render.greed.look import company_name, product_name
from render.lines import BoardLine, Paragraph
from render.scene import LONGEST_ALT, History, Scene
from render.standing import standing

_SHORT = 10
"""Letters of a name where there is little room."""


def board(scene: Scene) -> str:
    """Table and year, who must do what, prices, companies, players; in short if that is long."""
    told = lines.shown(scene, paragraphs(scene))
    if scene.whole:
        return lines.whole(scene, told)
    for is_short in (False, True):
        words = lines.joined(told, is_short=is_short)
        if len(words) <= LONGEST_ALT:
            return said(scene, [words])
    return said(scene, [_with_short_names(scene, words)])


def paragraphs(scene: Scene) -> Iterator[Paragraph]:
    """The whole table has a list of prices, the cards on sale by name, and all officers."""
    say = scene.words.say
    yield lines.sentences(opening(scene))
    yield Paragraph([BoardLine(prices(scene), whole="")])
    yield Paragraph(title=say("text-prices"), more=partial(_each_price, scene))
    for_sale = [BoardLine(one, whole="") for one in on_sale(scene)]
    yield Paragraph(
        for_sale, say("picture-on-sale"), more=partial(_sale_by_name, scene), panel="sale"
    )
    yield Paragraph(title=say("text-symbols"), more=partial(next_symbols, scene))
    companies = [_company_line(scene, number) for number in alive(scene.view.board)]
    yield Paragraph(companies, say("picture-companies"), panel="companies")
    began = (_began(scene, seat) for seat in range(len(scene.names)))
    told = zip(players(scene), began, strict=True)
    each = [BoardLine(one, whole=one + more) for one, more in told]
    yield Paragraph(each, say("text-players"), panel="players")


def _sale_by_name(scene: Scene) -> Iterator[str]:
    yield from (made_by(scene, lot.card) for lot in scene.view.board.market)
    if not scene.view.board.market:
        yield scene.words.say("alt-nothing-on-sale")


def made_by(scene: Scene, card: int) -> str:
    """A card, who announced it, and what it makes at what gain."""
    note = about(scene.view, "card", card)
    assert note is not None
    told = scene.words.say(f"hint-{note.key}", **note.facts)
    return f"{scene.words.fact('card', card)}: {told}".replace(" \N{MIDDLE DOT} ", ", ")


def _each_price(scene: Scene) -> Iterator[str]:
    """Those with a trend: now, next year, its step, this year's arrows; then those that stay, in one line."""
    table, say, staying = scene.view.board, scene.words.say, list[str]()
    for product in range(len(PRODUCTS)):
        name, now = product_name(scene.words, product), price(table, product)
        drift, arrows = TRENDS[table.trends[product]], table.arrows[product]
        told = [say("text-trend", drift=parts.stepped(drift))] if drift else []
        told += [say("text-arrows", arrows=parts.stepped(arrows))] if arrows else []
        if told:
            then = PRICES[product][next_box(product, table.prices[product], table.trends[product])]
            yield say("text-price", name=name, now=now, then=then, told=", ".join(told))
        else:
            staying.append(f"{name} {now}")
    if staying:
        yield say("text-stays", told=", ".join(staying))


def _company_line(scene: Scene, number: int) -> BoardLine:
    full = company(scene, number, is_short=False)
    short = partial(company, scene, number, is_short=True)
    return BoardLine(full, short, partial(run_by, scene, number))


def run_by(scene: Scene, number: int) -> str:
    """All officers, then money, goods, and each asset by name."""
    one, say = company_of(scene.view.board, number), scene.words.say
    led = {"company": number, "seat": one.officers[0], "cash": scene.view.board.money(number, FREE)}
    told = [names.said(scene, "alt-company", **led), *_books(scene, number)]
    if len(one.officers) > 1:
        told.insert(1, say("text-officers", told=officers(scene, number, after=CEO + 1)))
    if assets := "; ".join(made_by(scene, card) for card in one.assets):
        told.append(f"{say('alt-assets')}: {assets}")
    return "; ".join(told)


def _began(scene: Scene, seat: int) -> str:
    return f" {scene.words.say('text-starts')}" if seat == scene.view.board.start else ""


def officers(scene: Scene, number: int, *, after: int = 0) -> str:
    """A company's officers, from an office on: CEO Anna, CFO Bob."""
    seats = company_of(scene.view.board, number).officers[: len(OFFICE.keys)]
    return ", ".join(
        names.said(scene, "alt-officers", office=office, seat=seat)
        for office, seat in enumerate(seats)
        if office >= after
    )


def final_sheet(scene: Scene, history: History) -> str:
    """The winner, everybody's place, points, money and symbols, then the chart."""
    view: View = scene.view
    say, table = scene.words.say, view.board
    told = [
        f"{names.table(scene)}, {say('picture-after-year', year=table.year, years=table.years)}."
    ]
    told.append(f"{closing.victory(scene)}.")
    for seat, place in standing(scene).lines():
        facts = {"points": view.points[seat], "amount": table.cash[seat]}
        told.append(names.said(scene, "alt-place", seat=seat, place_number=place, **facts))
    points = list(lines.on(scene, "chart", _chart(scene, history)))
    if not scene.shows(""):
        return said(scene, points)
    full = (*told, *owners(scene), *points)
    is_short = not scene.whole and len(" ".join(full)) > LONGEST_ALT
    return said(scene, (*told, *points) if is_short else full)


def _chart(scene: Scene, history: History) -> Iterator[str]:
    """Everybody's points at the end of each year, as the steps of the chart show them."""
    points = closing.by_year(scene, history)
    if len(points) > 1:
        told = (
            f"{names.called(scene, seat)} {', '.join(str(year[seat]) for year in points[1:])}"
            for seat in range(len(scene.names))
        )
        yield f"{scene.words.say('alt-points-by-year')}: {'; '.join(told)}."


def opening(scene: Scene) -> Iterator[str]:
    yield f"{names.table(scene)}, {parts.year(scene)}, {parts.phase(scene)}."
    yield f"{asked(scene)}."
    if told := state_of_play(scene):
        yield f"{told}."


def asked(scene: Scene) -> str:
    """What is asked of whom, by name: discs are not heard."""
    if scene.outcome is not None:
        return closing.victory(scene)
    return names.asked(scene) if scene.waiting.seats else parts.asked(scene)


def prices(scene: Scene) -> str:
    """The price of each product, with the next where it moves."""
    table = scene.view.board
    told = []
    for product in range(len(PRODUCTS)):
        now = price(table, product)
        box = next_box(product, table.prices[product], table.trends[product])
        then = PRICES[product][box]
        name = product_name(scene.words, product)
        facts: dict[str, str | int] = {"name": name, "now": now, "then": then}
        told.append(f"{name} {now}" if then == now else scene.words.say("alt-price-then", **facts))
    return f"{scene.words.say('alt-prices-now')}: {'; '.join(told)}."


def on_sale(scene: Scene, *, named: bool = False) -> Iterator[str]:
    """The cards by number, or by name and number, each with the player who announced it."""
    lots = scene.view.board.market
    if lots:
        told = ", ".join(
            f"{scene.words.fact('card', lot.card) if named else parts.numbers([lot.card])}"
            f" ({names.called(scene, lot.owner)})"
            for lot in lots
        )
        yield f"{scene.words.say('picture-on-sale')}: {told}."


def company(scene: Scene, number: int, *, is_short: bool) -> str:
    """A company: its officers, money, assets, goods, a boot."""
    table = scene.view.board
    cash, one = table.money(number, FREE), company_of(table, number)
    if is_short:
        return f"{company_name(scene.words, number)}: {names.called(scene, ceo(table, number))} {scene.words.money(cash)}."
    facts = {"company": number, "seat": ceo(table, number), "cash": cash}
    numbers = parts.numbers(one.assets).replace(" ·", ",")
    assets = [f"{scene.words.say('alt-assets')} {numbers}"] if numbers else []
    told = [names.said(scene, "alt-company", **facts), *assets, *_books(scene, number)]
    return f"{'; '.join(told)}."


def _books(scene: Scene, number: int) -> Iterator[str]:
    """Its income, what it has in store, a boot."""
    table, say = scene.view.board, scene.words.say
    income, before = table.money(number, NEW), table.money(number, LAST)
    if income or before:
        yield say("alt-company-income", amount=income, before=before)
    if any(table.stocks[number]):
        yield say("alt-has", goods=table.stocks[number])
    if company_of(table, number).boot:
        yield say("alt-boot")


def players(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    for seat, cash in enumerate(view.board.cash):
        facts = {"seat": seat, "amount": cash, "points": view.points[seat]}
        yield f"{names.said(scene, 'alt-player', **facts)}."


def owners(scene: Scene) -> Iterator[str]:
    """Everybody's symbols by pile and letter: gold A, silver C."""
    if any(scene.view.board.symbols):
        yield f"{scene.words.say('alt-owned')}:"
    for seat, owned in enumerate(scene.view.board.symbols):
        if owned:
            told = ", ".join(_letter(scene, symbol) for symbol in sorted(owned))
            yield f"{names.called(scene, seat)}: {told}."


def next_symbols(scene: Scene) -> Iterator[str]:
    """What is auctioned next, and from how much."""
    table = scene.view.board
    for lot in (GOLD, SILVER):
        symbol = on_top(table, lot)
        if symbol is not None:
            facts = {"lot": lot, "symbol": symbol, "points": SYMBOLS[symbol].points}
            phase = scene.view.phase
            is_sold = isinstance(phase, Raising) and phase.lot == lot
            floor = least(table, phase) if is_sold else table.bases[lot]
            yield scene.words.say("alt-symbol-next", floor=floor, **facts)


def said(scene: Scene, sentences: Iterable[str]) -> str:
    """Nothing in them is read as markup."""
    return lines.told(scene, sentences).replace("`", "\N{PRIME}")


def _with_short_names(scene: Scene, told: str) -> str:
    """Names are cut, the longest first, so that all companies have room."""
    for name in sorted(names.everybody(scene), key=len, reverse=True):
        if len(name) > _SHORT:
            told = told.replace(name, f"{name[: _SHORT - 1].rstrip()}…")
    return told


def _letter(scene: Scene, symbol: int) -> str:
    one = SYMBOLS[symbol]
    return scene.words.say(f"alt-symbol-{one.pile}", letter=one.letter)
