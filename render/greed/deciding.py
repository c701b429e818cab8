"""What the viewer decides about in place of their cards: whom to blame, what to found, what to discard, keep, sell or trade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.words import Seat
from games.greed.companies import company_of, directed
from games.greed.components import COMPANY_ARROWS, FREE, PRICES
from games.greed.entrepreneurs import most_assets
from games.greed.prices import next_box, price
from games.greed.scapegoats import OFFICES, severance
from games.greed.state import (
    Bidding,
    Discarding,
    Founding,
    Naming,
    Picking,
    Selling,
    Trading,
)
from games.greed.view import View
from render import decision, lines, names, theme
from render.decision import Decision, Possible
from render.greed import parts, sale
from render.greed.look import codes, company_mark, company_name, product_mark, product_name
from render.lines import Paragraph
from render.scene import Scene
from render.sheet import Sheet

CARDS = "cards"
"""The panel of the cards that a new company takes."""


def is_decided(scene: Scene) -> bool:
    """Whether something else than the cards in hand is decided about."""
    return next(_choices(scene), None) is not None or bool(_cards(scene.view))


def height(scene: Scene) -> int:
    """The pixels of all its panels."""
    high = [one.height for one in _choices(scene)]
    if cards := _cards(scene.view):
        high.append(sale.choice_height(len(cards)))
    return sum(high) + (len(high) - 1) * theme.BETWEEN


def draw(sheet: Sheet, scene: Scene, top: int) -> None:
    place = 0
    for place, one in enumerate(_choices(scene), 1):
        if place > 1:
            sheet.seam(top, f"decided-{place}")
        decision.draw(sheet, one, top)
        top += one.height + theme.BETWEEN
    if cards := _cards(scene.view):
        if place:
            sheet.seam(top, CARDS)
        sale.choice(sheet, scene, title(scene), cards, top)


def told(scene: Scene) -> Iterator[Paragraph]:
    """The same in words, but for cards."""
    for place, one in enumerate(_choices(scene), 1):
        yield lines.sentences(decision.told(one), f"decided-{place}" if place > 1 else "")
    match scene.view.phase:
        case Naming(queue=(number, *_)) if scene.view.me in scene.view.asked:
            behind = company_of(scene.view.board, number).officers[OFFICES:]
            called = ", ".join(names.called(scene, seat) for seat in behind)
            yield lines.sentences([scene.words.say("alt-behind", count=len(behind), told=called)])
        case _:
            pass


def cards_to_take(view: View) -> Sequence[int]:
    """The cards of which a new company takes some, or one has to go."""
    is_sale = isinstance(view.phase, Bidding | Picking)
    return [] if is_sale else [card for card, _ in _cards(view)]


def _cards(view: View) -> Sequence[tuple[int, Seat | None]]:
    """The cards that are chosen from, each with who announced it."""
    match view.phase:
        case Bidding() | Picking():
            return [(lot.card, lot.owner) for lot in view.board.market]
        case Discarding(queue=(number, *_)) if view.me in view.asked:
            return [(card, None) for card in sorted(company_of(view.board, number).assets)]
        case Founding(founder=seat) if view.me == seat:
            return [(card, None) for card in view.board.discards]
        case _:
            return []


def title(scene: Scene) -> str:
    match scene.view.phase:
        case Founding():
            return scene.words.say("picture-take-assets", count=most_assets(scene.view.board))
        case Discarding(queue=(number, *_)):
            return company_name(scene.words, number)
        case _:
            return scene.words.say("picture-on-sale")


def _choices(scene: Scene) -> Iterator[Decision]:
    view: View = scene.view
    match view.phase:
        case Naming(queue=(number, *_), named=named) if view.me in view.asked:
            yield _officers(scene, number, named)
        case Founding(founder=seat) if view.me == seat:
            yield _companies(scene)
        case Trading() | Selling() if view.me is not None:
            for number in directed(view.board, view.me):
                if any(view.board.stocks[number]):
                    yield _goods(scene, number)
        case _:
            return


def _officers(scene: Scene, number: int, named: Sequence[int]) -> Decision:
    """The officers that may be blamed, how often that was done, and what they would get."""
    board, words = scene.view.board, scene.words
    free, say = board.money(number, FREE), words.say

    def line(office: int, seat: int) -> Possible:
        name = names.said(scene, "alt-officers", office=office, seat=seat)
        figures = str(named.count(office)), words.money(severance(free, office))
        return Possible(decision.person(seat), name, figures, theme.LOSS)

    officers = company_of(board, number).officers[:OFFICES]
    heads = say("picture-free", cash=free), say("picture-blamed"), say("picture-severance")
    return Decision(heads, tuple(line(office, seat) for office, seat in enumerate(officers)))


def _companies(scene: Scene) -> Decision:
    """Those that can be founded, with the price now and the trend that each moves at once."""
    board, words = scene.view.board, scene.words

    def line(number: int) -> Possible:
        mark = decision.badge(company_mark, number)
        ((product, count),) = ((at, one) for at, one in enumerate(COMPANY_ARROWS[number]) if one)
        sign = f"{codes(words)[product]} {parts.sign(count)}"
        now = str(price(board, product))
        trend, today = words.say("picture-head-trend"), words.say("picture-now")
        said = f"{trend} {product_name(words, product)} {parts.sign(count)}, {today} {now}"
        figures = now, sign
        return Possible(mark, company_name(words, number), figures, parts.ink(count), said)

    heads = (
        words.say("picture-companies"),
        words.say("picture-now"),
        words.say("picture-head-trend"),
    )
    return Decision(heads, tuple(map(line, board.foundable)))


def _goods(scene: Scene, number: int) -> Decision:
    """A company's goods: how many, at which price, at which next year, for how much today."""
    board, words = scene.view.board, scene.words

    def line(product: int, count: int) -> Possible:
        def mark(sheet: Sheet, at: tuple[int, int], on: str) -> float:
            product_mark(sheet, words, product, (at[0], at[1] - 27), on)
            return at[0] + 78

        now = price(board, product)
        box = next_box(product, board.prices[product], board.trends[product])
        figures = (
            f"{count} {theme.FORBIDDEN} {now}",
            str(PRICES[product][box]),
            words.money(count * now),
        )
        said = words.say("alt-stocked", count=count, price=now, cash=count * now)
        if PRICES[product][box] != now:
            said = f"{said}, {words.say('alt-stocked-next', price=PRICES[product][box])}"
        return Possible(mark, product_name(words, product), figures, said=said)

    keys = "picture-in-stock", "picture-head-next", "picture-worth-now"
    heads = company_name(words, number), *map(words.say, keys)
    held = enumerate(board.stocks[number])
    return Decision(heads, tuple(line(product, count) for product, count in held if count))
