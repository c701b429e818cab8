"""The whole table as text in columns, for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.greed.companies import alive, company_of
from games.greed.components import FREE, LAST, NEW, PRICES, PRODUCTS, TRENDS
from games.greed.prices import next_box, price
from games.greed.view import View
from render import columns, names, theme
from render.greed import parts, spoken
from render.greed.board import state_of_play
from render.greed.look import company_name, product_name
from render.scene import Scene

LONGEST = 3500
_NAME = 16


def write(scene: Scene) -> str:
    sections = (_opening(scene), _prices(scene), _sale(scene), _companies(scene), _players(scene))
    return columns.written(sections, LONGEST)


def _opening(scene: Scene) -> Iterator[str]:
    yield f"{names.table(scene)} · {parts.year(scene)} · {parts.phase(scene)}"
    yield spoken.asked(scene)
    if told := state_of_play(scene):
        yield told


def _prices(scene: Scene) -> Iterator[str]:
    """Now, this year's arrows, the step of the trend, then."""
    board, say = scene.view.board, scene.words.say
    yield f"{say('picture-in-millions')} · {say('picture-arrows-trend-next')}"
    for product in range(len(PRODUCTS)):
        box = next_box(product, board.prices[product], board.trends[product])
        name = names.padded(product_name(scene.words, product), _NAME)
        arrows, step = _signed(board.arrows[product]), _signed(TRENDS[board.trends[product]])
        then = PRICES[product][box]
        yield f"{name}{price(board, product):>4} {arrows:>4} {step:>4} {then:>4}"


def _sale(scene: Scene) -> Iterator[str]:
    lots = scene.view.board.market
    yield scene.words.say("picture-on-sale")
    for lot in lots:
        yield f"  {scene.words.fact('card', lot.card)} · {names.called(scene, lot.owner)}"
    if not lots:
        yield f"  {scene.words.say('picture-nothing-on-sale')}"
    yield from spoken.next_symbols(scene)


def _companies(scene: Scene) -> Iterator[str]:
    """Number and name; Free Cash, this year's and last year's income; officers, assets, goods."""
    board, say, money = scene.view.board, scene.words.say, scene.words.money
    heads = (say("picture-free-cash"), say("picture-income"), say("picture-last-year"))
    yield f"{say('picture-companies')} · {' · '.join(heads)}"
    for number in alive(board):
        one = company_of(board, number)
        sums = "".join(f"{money(board.money(number, slot)):>7}" for slot in (FREE, NEW, LAST))
        boot = f" {say('alt-boot')}" if one.boot else ""
        yield f"{number} {company_name(scene.words, number)}"
        yield f" {sums}{boot}"
        officers = "/".join(str(seat + 1) for seat in one.officers)
        told = [officers, parts.numbers(one.assets)]
        if any(board.stocks[number]):
            told.append(parts.told_goods(scene.words, board.stocks[number]))
        yield f"  {' | '.join(part for part in told if part)}"


def _players(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    for seat, cash in enumerate(view.board.cash):
        name = names.padded(names.called(scene, seat), _NAME)
        star = "*" if seat == view.board.start else " "
        points = scene.words.say("picture-points-short", count=view.points[seat])
        yield f"{seat + 1}{star} {name}{scene.words.money(cash):>8} {points:>7}"


def _signed(count: int) -> str:
    return f"{count:+d}".replace("-", "\N{MINUS SIGN}") if count else theme.ZERO
