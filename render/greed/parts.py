"""What several of Greed's pictures are made of: panels, goods, officers, arrows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.greed.components import ASSETS, MAKES, NEEDS, Arrows
from games.greed.state import Over
from games.greed.view import View
from render import names, question, shapes, text, theme
from render.greed.look import BADGE, product_mark, product_name
from render.scene import Scene, Words
from render.sheet import Box, Sheet
from render.text import Pen

LEFT, RIGHT = theme.EDGE + 22, theme.WIDTH - theme.EDGE - 22
"""Where the words of a panel begin and end."""
_APART = 14
"""Between a count and the next badge."""
COUNT = Pen(theme.LEAST_FACT, "bold")
NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_NAMED = 2
"""More players than these are asked without their names."""


def panel(sheet: Sheet, top: int, bottom: int) -> None:
    """As wide as the page."""
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, bottom))


def ask(sheet: Sheet, scene: Scene, words: str = "", state: str = "") -> int:
    """Draw what is asked of whom, or `words`; year and phase below. Returns the height below both."""
    seats = () if words else scene.waiting.seats
    told = state or f"{year(scene)} · {phase(scene)}"
    return question.write(sheet, words or asked(scene), told, seats, names.everybody(scene))


def asked(scene: Scene) -> str:
    """What is asked of whom. More than two are told by their discs: their names would be cut."""
    if isinstance(scene.view.phase, Over):
        return scene.words.say("picture-over")
    key = f"picture-all-{scene.waiting.ask}"
    if len(scene.waiting.seats) > _NAMED and scene.words.has(key):
        return scene.words.say(key)
    return names.asked(scene)


def year(scene: Scene) -> str:
    board = scene.view.board
    return scene.words.say("picture-year", year=board.year, years=board.years)


def phase(scene: Scene) -> str:
    """What of the year is being played."""
    view: View = scene.view
    return scene.words.say(f"picture-phase-{type(view.phase).__struct_config__.tag}")


def goods(
    sheet: Sheet,
    words: Words,
    stock: Sequence[int],
    at: tuple[int, int],
    pen: Pen = COUNT,
    room: int = theme.WIDTH,
) -> int:
    """Badges with counts from `at` on, as many as there is room for; returns the right edge.

    `at` is the left edge and the middle. Of what has no room the number of kinds is written.
    """
    left, y = at
    x = left
    held = [(product, count) for product, count in enumerate(stock) if count]
    for place, (product, count) in enumerate(held):
        wide = BADGE[0] + 6 + round(text.width(str(count), pen.size, pen.weight))
        more = f"+{len(held) - place}"
        after = (
            0 if place == len(held) - 1 else _APART + round(text.width(more, pen.size, pen.weight))
        )
        if x + wide + after > left + room:
            return round(sheet.write((x, y), more, pen.but(ink=theme.MUTED), "lm"))
        product_mark(sheet, words, product, (x, y - BADGE[1] // 2), pen.on)
        x = round(sheet.write((x + BADGE[0] + 6, y), str(count), pen, "lm")) + _APART
    return x - _APART if held else x


def work(sheet: Sheet, words: Words, asset: int, at: tuple[int, int], on: str = theme.PANEL) -> int:
    """What an asset needs and makes, in badges around an arrow; returns the right edge."""
    x, y = at
    pen = COUNT.but(on=on)
    if any(NEEDS[asset]):
        x = goods(sheet, words, NEEDS[asset], (x, y), pen) + 10
    x = round(sheet.write((x, y), "→", pen.but(ink=theme.GAIN), "lm")) + 10
    return goods(sheet, words, MAKES[asset], (x, y), pen)


def arrows_of(words: Words, arrows: Arrows) -> list[tuple[str, str]]:
    """Each moved product's name with the sign, and the ink for it."""
    return [
        (f"{sign(count)} {product_name(words, product)}", theme.GAIN if count > 0 else theme.LOSS)
        for product, count in enumerate(arrows)
        if count
    ]


def moves(words: Words, arrows: Arrows) -> str:
    """The trends that arrows move, in words: homes +1."""
    told = ((product_name(words, one), count) for one, count in enumerate(arrows) if count)
    return ", ".join(f"{name} {stepped(count)}" for name, count in told)


def stepped(count: int) -> str:
    """With its sign, which a minus is, too."""
    return f"{count:+d}".replace("-", "\N{MINUS SIGN}")


def sign(count: int) -> str:
    """▲2, ▼1, or a dash."""
    if not count:
        return theme.ABSENT
    return f"{'▲' if count > 0 else '▼'}{abs(count)}"


def ink(count: int, none: str = theme.FAINT) -> str:
    if not count:
        return none
    return theme.GAIN if count > 0 else theme.LOSS


def signed(words: Words, amount: int) -> str:
    """Money with its plus: +12M."""
    return f"{'+' if amount > 0 else ''}{words.money(amount)}"


def numbers(assets: Iterable[int]) -> str:
    """The numbers on asset cards, as they are printed."""
    return " · ".join(str(ASSETS[asset].number) for asset in assets)


def nothing(sheet: Sheet, words: str, box: Box) -> None:
    """A panel in which nothing lies, and that it does not."""
    left, top, right, bottom = box
    shapes.framed(sheet, box, theme.LINE, theme.PAGE, theme.RADIUS, theme.STROKE)
    middle = ((left + right) / 2, (top + bottom) / 2)
    sheet.write(middle, words, Pen(theme.WORD + 2, "regular", theme.FAINT, theme.PAGE), "mm")
