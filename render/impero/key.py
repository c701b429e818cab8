"""The key of the map, a page: whose land looks how, whose companies are which, what the signs say."""

from __future__ import annotations

from games.impero.components import YIELDS
from games.impero.state import View
from render import amounts, names, question, shapes, table, theme
from render.impero import land, legend, ranking, signs
from render.impero.figures import directed, first_of, holdings, places
from render.impero.look import colours, mark
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_HEIGHTS = ((10, 100), (16, 66), (20, 54))
"""Maximum players of each height of a line, in pixels."""
_TALL = _HEIGHTS[0][1]
_NAME, _BADGES = theme.EDGE + 186, theme.EDGE + 500
_BADGE, _STEP = 56, 62
_CAPITAL = table.Column(table.RIGHT - table.SIDE, 270)
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)
_LINE = 64
_TEXT = theme.EDGE + 104
"""The left edge of sentences, beside their signs."""


def draw(scene: Scene) -> Picture:
    """A line for each player, from first to last; below them what the signs of the map say."""
    order = list(places(scene).lines())
    line = next(high for most, high in _HEIGHTS if len(order) <= most)
    foot = question.BOTH + len(order) * line + 16
    told = tell(scene)
    high = foot + 16 + 24 + _LINE * (len(told) + 1)
    sheet = Sheet(colours(), theme.WIDTH, high + theme.EDGE)
    say = scene.words.say
    question.write(sheet, say("key-title"), say("sheet-ranking-at-closing"))
    shapes.panel(sheet, (table.LEFT, question.BOTH, table.RIGHT, foot))
    gone = [scene.view.left[seat] for seat, _ in order]
    rows = table.rows(sheet, question.BOTH + 8, [line] * len(order), gone=gone)
    for row, who in zip(rows, order, strict=True):
        _player(sheet, scene, who, row, line)
    sheet.seam(foot + 16, "signs")
    shapes.panel(sheet, (table.LEFT, foot + 16, table.RIGHT, high))
    _signs(sheet, scene, told, foot + 28 + _LINE // 2)
    return sheet.picture()


def tell(scene: Scene) -> list[str]:
    """The sentences about yields, numbers and letters, what is new, and blackouts."""
    letters = ("key-letters",) if signs.is_lettered(scene.view) else ()
    keys = ("key-yields", "key-numbers", *letters, "key-new", "key-blackout")
    return [scene.words.say(key) for key in keys]


def _signs(sheet: Sheet, scene: Scene, told: list[str], y: int) -> None:
    """The tones with their dollars, then the sentences, each beside its sign."""
    left, side = theme.EDGE + 24, 46
    x, wide = left, (theme.WIDTH - 2 * left) // len(YIELDS)
    for number, dollars in enumerate(YIELDS):
        x = left + number * wide
        sheet.paste(land.free(side, dollars), (x, y - side // 2))
        sheet.write((x + side + 14, y), str(dollars), Pen(theme.FACT, "semibold"), "lm")
    for number, words in enumerate(told, 1):
        middle = y + number * _LINE
        if number > len(told) - 2:
            legend.sign(sheet, (left + 6, middle), is_dark=number == len(told))
        x = _TEXT if number > len(told) - 2 else left
        sheet.write((x, middle), words, _NOTE, "lm", theme.WIDTH - theme.EDGE - 16 - x)


def _player(sheet: Sheet, scene: Scene, ranked: tuple[int, int], row: table.Row, line: int) -> None:
    """Place, land and number, name, companies, capital."""
    view: View = scene.view
    (seat, place), y = ranked, row.middle
    ink = theme.BRASS if seat == first_of(scene) else theme.TEXT
    number = Pen(theme.WORD, "medium", theme.BRASS if place == 1 else theme.MUTED)
    sheet.write((theme.EDGE + 66, y), str(place), number, "rm")
    ranking.swatch(sheet, view, seat, (theme.EDGE + 84, y), (84, line - 14))
    told = amounts.brief(amounts.whole(scene.words.money(view.capital[seat])))
    end = round(table.value(sheet, _CAPITAL, row, told, ink)) - 20
    pen = Pen(theme.NAME, "semibold", theme.FAINT if row.is_gone else theme.TEXT)
    room = _BADGES - _NAME - 14
    names.sign(sheet, scene, seat, (_NAME, y - (20 if line == _TALL else 0)), pen, room)
    if line == _TALL:
        words = scene.words.say("picture-cells", count=holdings(view)[seat][1])
        sheet.write((_NAME, y + 24), words, _NOTE, "lm", room)
    _companies(sheet, directed(view, seat), (_BADGES, y), end)


def _companies(sheet: Sheet, own: tuple[int, ...], at: tuple[int, int], end: int) -> None:
    """As many badges as fit, then the number of further ones."""
    x, y = at
    room = (end - x) // _STEP
    shown = own if len(own) <= room else own[: room - 1]
    for company in shown:
        mark(sheet, company, (x, y - _BADGE // 2), _BADGE, theme.PANEL)
        x += _STEP
    if len(shown) < len(own):
        words = f"+{len(own) - len(shown)}"
        sheet.write((x, y), words, Pen(theme.WORD, "medium", theme.MUTED), "lm")
