"""The hand and the pages in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from games.core.words import Facts, Seat
from games.greed.companies import alive, company_of, directed
from games.greed.components import (
    ASSET_ARROWS,
    ASSETS,
    CEO,
    DECADE,
    FREE,
    LAST,
    MAKES,
    NEEDS,
    NEW,
    PILE,
    SYMBOL_ARROWS,
    SYMBOLS,
)
from games.greed.kinds import OFFICE
from games.greed.prices import market_value, price
from games.greed.scapegoats import PERCENT
from games.greed.state import Bidding, Founding, Lot, Picking
from games.greed.view import OpenOffer, View
from render import lines, names
from render.greed import deciding, desk, parts, spoken, symbols
from render.greed.hand import asked, auction, choices
from render.greed.look import company_name, product_name
from render.greed.market import key
from render.greed.page import number_of
from render.greed.sale import yearly
from render.lines import BoardLine, Paragraph
from render.scene import LONGEST_ALT, Scene

_ROOM = LONGEST_ALT - 60
"""Characters of a market in which each card says what it makes; its opening takes the rest."""


def hand_of(scene: Scene) -> str:
    """What is asked of the viewer, their cards, their choices, the best use of their stock."""
    me = scene.view.me
    mine = [] if me is None else [list(spoken.players(scene))[me]]
    sold = lines.sentences(auction(scene))
    told = (sold, *_own(scene, has_books=scene.whole), lines.sentences(mine, "own"))
    if scene.whole:
        return lines.whole(scene, told).replace("`", "\N{PRIME}")
    own = [lines.joined([one], is_short=False) for one in lines.shown(scene, told)]
    return spoken.said(scene, [*lines.asked(scene, asked(scene)), *own])


def whole(scene: Scene) -> str:
    """The hand, then the table; what is on sale once, as it is bid for."""
    has_sale = scene.view.me is not None and isinstance(scene.view.phase, Bidding | Picking)
    board = (one for one in spoken.paragraphs(scene) if not (has_sale and one.panel == "sale"))
    return lines.whole(scene, (*_own(scene), *board))


def _own(scene: Scene, *, has_books: bool = False) -> Iterator[Paragraph]:
    """What is on sale while it is bid for, then cards, choices and companies of the viewer's own, with their
    books where the table is not told beside it.
    """
    view, say = scene.view, scene.words.say
    if view.me is None:
        return
    if isinstance(view.phase, Bidding | Picking) and view.board.market:
        yield _headed(say("picture-on-sale"), (_lot(scene, lot) for lot in view.board.market))
    yield from deciding.told(scene)
    if cards := deciding.cards_to_take(view):
        panel = deciding.CARDS if isinstance(view.phase, Founding) else ""
        made = (f"{_made(scene, card)}." for card in cards)
        yield _headed(deciding.title(scene), made, panel)
    yield _headed(say("alt-cards"), _cards(scene))
    yield lines.sentences((f"{one}." for one in choices(scene)), "own")
    if view.uses:
        uses = (f"{_use(scene, number, has_books)}." for number in range(len(view.uses)))
        yield _headed(say("alt-companies"), uses, "own")
    else:
        yield lines.sentences([say("picture-no-company")], "own")
    if offices := list(_offices(scene, view.me, is_told=has_books)):
        yield _headed(say("alt-offices"), offices, "own")


def _offices(scene: Scene, me: Seat, *, is_told: bool) -> Iterator[str]:
    """The viewer's offices, but as CEO; in companies of their own where these are not told of them already."""
    board = scene.view.board
    told = directed(board, me) if is_told else ()
    for number in (one for one in alive(board) if one not in told):
        officers = company_of(board, number).officers[: len(OFFICE.keys)]
        for office, seat in enumerate(officers):
            if seat == me and office != CEO:
                cash, less = board.money(number, FREE), (*PERCENT, 0, 0, 0)[office]
                facts: Facts = {"office": office, "company": number, "cash": cash, "less": less}
                yield f"{scene.words.say('alt-office', **facts)}."


def _headed(title: str, told: Iterable[str], panel: str = "") -> Paragraph:
    """A list with its title, which an alt text says, too."""
    return Paragraph([BoardLine(f"{title}:", whole=""), *map(BoardLine, told)], title, panel=panel)


def tell(scene: Scene, key: str) -> str:
    """LookupError for what is no page."""
    told = _PAGES[key](scene) if key in _PAGES else _company(scene, number_of(key))
    opening = lines.on(scene, "", [f"{names.table(scene)}, {parts.year(scene)}."])
    return spoken.said(scene, [*opening, *told])


def _cards(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    for card in view.hand:
        moved = parts.moves(scene.words, ASSET_ARROWS[card])
        facts: Facts = {"card": card, "made": MAKES[card], "moved": moved}
        if any(NEEDS[card]):
            yield f"{scene.words.say('alt-card-of', used_up=NEEDS[card], **facts)}."
        else:
            yield f"{scene.words.say('alt-card', **facts)}."
    if not view.hand:
        yield scene.words.say("picture-no-cards")


def _lot(scene: Scene, lot: Lot) -> str:
    """A card on sale: what it makes, what that is worth in a year, who gets double for it."""
    is_mine, owner = lot.owner == scene.view.me, lot.owner
    say = scene.words.say
    marker = say("picture-own-marker") if is_mine else names.said(scene, "alt-marker", seat=owner)
    return f"{_made(scene, lot.card)}, {marker}."


def _made(scene: Scene, card: int) -> str:
    """What a card makes, and what that is worth in a year."""
    key = "alt-sale-of" if any(NEEDS[card]) else "alt-sale"
    facts: Facts = {"card": card, "made": MAKES[card], "used_up": NEEDS[card]}
    return scene.words.say(key, gain=yearly(scene.view.board, card), **facts)


def _use(scene: Scene, place: int, has_books: bool) -> str:
    one, board = scene.view.uses[place], scene.view.board
    cash, goods = board.money(one.company, FREE), board.stocks[one.company]
    facts: Facts = {"company": one.company, "cash": cash, "goods": goods, "value": one.value}
    told = scene.words.say("alt-use-best" if one.uses else "alt-use", uses=one.uses, **facts)
    return "; ".join((told, *_books(scene, one.company))) if has_books else told


def _books(scene: Scene, number: int) -> Iterator[str]:
    """What closing the books adds to its Free Cash, its assets, and the part of each office."""
    board, say = scene.view.board, scene.words.say
    company = company_of(board, number)
    if before := board.money(number, LAST):
        yield say("text-closing", before=before, amount=board.money(number, NEW))
    if company.assets:
        yield say("text-owns", told="; ".join(spoken.made_by(scene, one) for one in company.assets))
    offices = enumerate(company.officers[: len(PERCENT)])
    told = (
        names.said(scene, "text-part", office=office, seat=seat, less=PERCENT[office])
        for office, seat in offices
    )
    yield say("text-parts", told=", ".join(told))


def _market(scene: Scene) -> Iterator[str]:
    yield from lines.on(scene, "", (f"{spoken.asked(scene)}.", spoken.prices(scene)))
    yield from lines.on(scene, "sale", _on_sale(scene))
    if scene.panels is not None:
        yield from lines.on(scene, "key", key(scene))


def _on_sale(scene: Scene) -> Iterator[str]:
    market = scene.view.board.market
    full = " ".join(f"{spoken.made_by(scene, lot.card)}." for lot in market)
    told = [spoken.asked(scene), spoken.prices(scene), full]
    if market and (scene.whole or len(" ".join(told)) < _ROOM):
        yield f"{scene.words.say('picture-on-sale')}:"
        yield from (f"{spoken.made_by(scene, lot.card)}." for lot in market)
    else:
        yield from spoken.on_sale(scene, named=True)
    if not market:
        yield scene.words.say("alt-nothing-on-sale")


def _symbols(scene: Scene) -> Iterator[str]:
    piles = [f"{spoken.asked(scene)}.", *spoken.next_symbols(scene)]
    owners = [*_tens(scene), *spoken.players(scene)]
    if scene.whole:
        piles += _piles(scene)
    else:
        owners = [*spoken.owners(scene), *owners]
    yield from lines.on(scene, "", piles)
    yield from lines.on(scene, "owners", owners)


def _piles(scene: Scene) -> Iterator[str]:
    """Each symbol, pile by pile: its points, whose it is, or what it would move."""
    say = scene.words.say
    for symbol, one in enumerate(SYMBOLS):
        if symbol in (0, PILE):
            yield say(f"alt-pile-{one.pile}")
        points = say("picture-points-short", count=one.points)
        seat = symbols.owner(scene.view, symbol)
        if seat is None:
            owned = say("text-unowned", moved=parts.moves(scene.words, SYMBOL_ARROWS[symbol]))
        else:
            owned = names.said(scene, "text-owned-by", seat=seat)
        yield f"{scene.words.fact('symbol', symbol)}: {points}, {owned}."


def _tens(scene: Scene) -> Iterator[str]:
    """The tens of everybody's cards in hand."""
    for seat, decades in enumerate(scene.view.decades):
        if decades:
            least = (ASSETS[decade * DECADE].number for decade in decades)
            told = ", ".join(f"{one}\N{EN DASH}{one + DECADE - 1}" for one in least)
            yield names.said(scene, "alt-tens", seat=seat, told=told)


def _desk(scene: Scene) -> Iterator[str]:
    """Offers as far as the picture shows them, then the promises, the latest first."""
    yield from lines.on(scene, "", _offers(scene))
    yield from lines.on(scene, "promises", _promises(scene))


def _offers(scene: Scene) -> Iterator[str]:
    say = scene.words.say
    offers, _ = desk.shown(scene)
    more = len(scene.view.standings) - len(offers)
    for one in offers:
        yield _offer(scene, one)
    if not offers:
        yield say("picture-no-offers")
    if more:
        yield f"{say('picture-more-offers', count=more)}."


def _promises(scene: Scene) -> Iterator[str]:
    for promise in reversed(scene.view.board.desk.promises):
        facts = {"giver": promise.giver, "holder": promise.holder, "words": promise.words}
        told = desk.state_of(scene, promise)[0]
        yield f"{names.said(scene, 'alt-promise', told=told, **facts)}."
    if not scene.view.board.desk.promises and not scene.shows(""):
        yield scene.words.say("picture-no-promises")


def _offer(scene: Scene, standing: OpenOffer) -> str:
    """An offer: who gives whom what for what, whether it can be done now, what the viewer would have."""
    say, proposal = scene.words.say, standing.proposal
    told = [say("alt-offer", proposal=proposal.id)]
    is_open = proposal.partner is None
    told.append(
        say("alt-offer-to", partner=say("picture-anybody") if is_open else proposal.partner)
    )
    if proposal.uses:
        told.append(f"{say('picture-by-way-of')} {parts.numbers(proposal.uses)}")
    if proposal.words:
        told.append(say("picture-and-promises", words=proposal.words))
    told.append(say("picture-can-now" if standing.takers else "picture-cannot-now"))
    if is_open and standing.takers:
        told[-1] += say("alt-offer-takers", companies=standing.takers)
    sides = (", ".join(desk.outlook(scene, side)) for side in standing.sides)
    # As the one who made an offer to anyone they stand alike with any taker.
    told += dict.fromkeys(sides)
    return f"{', '.join(told)}."


def _company(scene: Scene, number: int) -> Iterator[str]:
    """LookupError: no such company in play."""
    board = scene.view.board
    if not 0 <= number < len(board.companies) or board.companies[number] is None:
        raise LookupError(f"company:{number}")
    if scene.whole:
        yield f"{spoken.run_by(scene, number)}."
        yield from _goods(scene, number)
        return
    officers = f"{company_name(scene.words, number)}: {spoken.officers(scene, number)}."
    assets = (f"{spoken.made_by(scene, card)}." for card in company_of(board, number).assets)
    yield from lines.on(scene, "", (spoken.company(scene, number, is_short=False),))
    yield from lines.on(scene, "officers", (officers,))
    yield from lines.on(scene, "assets", assets)
    yield from lines.on(scene, "goods", _goods(scene, number))


def _goods(scene: Scene, number: int) -> Iterator[str]:
    """What is in store, and what it is worth today."""
    board = scene.view.board
    if any(goods := board.stocks[number]):
        worth = (
            f"{product_name(scene.words, product)} {scene.words.money(count * price(board, product))}"
            for product, count in enumerate(goods)
            if count
        )
        whole = scene.words.money(market_value(board, goods))
        label = scene.words.say("picture-at-todays-price")
        yield f"{label[:1].upper()}{label[1:]} {whole}: {', '.join(worth)}."
    elif not scene.shows(""):
        yield f"{scene.words.say('picture-no-goods')}."


_PAGES: Mapping[str, Callable[[Scene], Iterator[str]]] = {
    "market": _market,
    "desk": _desk,
    "symbols": _symbols,
}
