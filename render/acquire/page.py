"""The public picture: board, prices, players."""

from __future__ import annotations

from games.acquire.components import COLUMNS, ROWS, TILES
from games.acquire.state import Over, View
from render import headline, names, shapes, text, theme
from render.acquire import grid, ledger, players
from render.acquire.look import colours, mark
from render.acquire.takeovers import Takeover, takeover
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

CELL = 60
_LEFT = theme.MARGIN + grid.LABELS + 4
_UPPER = headline.TOP + grid.LABELS
_LOWER = _UPPER + ROWS * CELL
_LEGEND = 48


def draw(scene: Scene) -> Picture:
    """The whole board as the view's `me` may see it."""
    view: View = scene.view
    say = scene.words.say
    is_last_turn = view.declared and not isinstance(view.phase, Over)
    title = headline.Headline(
        words=names.asked(scene) if scene.waiting.seats else say("picture-over"),
        title=names.table(scene),
        note=say("picture-turn", turn=view.moves),
        seats=scene.waiting.seats,
        names=names.everybody(scene),
        last_turn=say("picture-last-turn") if is_last_turn else "",
    )
    return draw_under(title, scene).picture()


def draw_under(title: headline.Headline, scene: Scene) -> Sheet:
    """The board under a headline; the players waited for are highlighted in the table."""
    view: View = scene.view
    table = _LOWER + theme.GAP
    foot = table + players.height(len(scene.names))
    sheet = Sheet(colours(), theme.WIDTH, foot + _LEGEND)
    merger = takeover(view)
    x = headline.write(sheet, title, has_second_line=merger is not None)
    if merger:
        _merger(sheet, scene, merger, x)
    sheet.paste(grid.labels(sheet.palette, CELL), (theme.MARGIN, headline.TOP))
    grid.paint(sheet, grid.tiles(view), view.sizes, (_LEFT, _UPPER), CELL)
    _ring(sheet, view)
    right = _LEFT + COLUMNS * CELL + theme.GAP
    ledger.write(sheet, scene, (right, _UPPER, theme.WIDTH - theme.MARGIN, _LOWER))
    players.write(sheet, scene, table)
    _legend(sheet, scene, foot + 30)
    return sheet


def _merger(sheet: Sheet, scene: Scene, merger: Takeover, x: int) -> None:
    """The merger under way: tile, corporations, later ones, and the next players to decide."""
    say, y = scene.words.say, headline.TOP - 21
    pen = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)
    tile = pen.but(weight="semibold", ink=theme.TEXT)
    x = round(sheet.write((x, y), TILES[merger.cell], tile, "lm")) + 14
    if merger.survivor is None:
        x = _badges(sheet, merger.tied, x, y, "=")
        later, words = merger.defuncts, say("picture-merger-with")
    else:
        x = _badges(sheet, (merger.defuncts[0], merger.survivor), x, y, "→")
        later, words = merger.defuncts[1:], say("picture-merger-then")
    if later:
        x = round(sheet.write((x + 14, y), words, pen, "lm")) + 10
        x = _badges(sheet, later, x, y)
    if merger.queue[1:]:
        words = say("picture-merger-queue")
        x = round(sheet.write((x + 14, y), words, pen, "lm")) + 28
        for seat in merger.queue[1:]:
            shapes.person(sheet, (x, y), 17, seat, theme.PAGE)
            x += 42


def _badges(sheet: Sheet, corporations: tuple[int, ...], x: int, y: int, between: str = "") -> int:
    pen = Pen(theme.SMALL, "bold", theme.LOSS, theme.PAGE)
    for place, corporation in enumerate(corporations):
        if between and place:
            x = round(sheet.write((x, y), between, pen, "lm")) + 8
        mark(sheet, corporation, (x, y - 17), 34, theme.PAGE)
        x += 42
    return x


def _ring(sheet: Sheet, view: View) -> None:
    """The ring around the tile played last."""
    if view.last is not None:
        row, column = divmod(view.last, COLUMNS)
        grid.ring(sheet, (_LEFT + column * CELL, _UPPER + row * CELL), CELL)


def _legend(sheet: Sheet, scene: Scene, y: int) -> None:
    """The legend: the meaning of the signs, the last tile, and the tiles left to draw."""
    view: View = scene.view
    pen = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    x = theme.MARGIN + 4
    if None in view.cash:
        shapes.hidden(sheet, (x, y - 19, x + 40, y + 5), theme.PAGE, 6)
        key = "picture-hidden" if view.me is None else "picture-hidden-from-you"
        sheet.write((x + 52, y), scene.words.say(key), pen)
    else:
        fill = theme.NEUTRAL
        shapes.panel(sheet, (x, y - 20, x + 24, y + 4), fill, theme.PAGE, 6)
        x = round(sheet.write((x + 34, y), scene.words.say("picture-majority"), pen)) + 28
        shapes.framed(sheet, (x, y - 20, x + 24, y + 4), fill, theme.PAGE, 6)
        sheet.write((x + 34, y), scene.words.say("picture-minority"), pen)
    right: float = theme.WIDTH - theme.MARGIN - 4
    if view.last is not None:
        words = scene.words.say("picture-last-tile", cell=view.last)
        sheet.write((right, y), words, pen, "rs")
        left = round(right - text.width(words, pen.size, pen.weight)) - 36
        shapes.framed(sheet, (left, y - 20, left + 24, y + 4), theme.BRASS, theme.PAGE, 6, 4)
        # From right to left: the reserve's words differ in length by language, and must not meet
        # the tile's.
        right = left - 28
    sheet.write((right, y), scene.words.say("picture-reserve", count=view.bag), pen, "rs")
