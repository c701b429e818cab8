"""The public picture: who is asked, the board with the prices beside it, players."""

from __future__ import annotations

from games.acquire.components import COLUMNS, ROWS, TILES
from games.acquire.state import Over, View
from games.core.words import Seat
from render import names, question, shapes, theme
from render.acquire import beside, grid, players
from render.acquire.holders import as_settled
from render.acquire.look import colours, mark
from render.acquire.takeovers import DrawnTakeover, takeover
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.standing import ended
from render.text import Pen

_CELL = 69
"""The most pixels of a place: the prices stand beside the board."""
_GAP = 12
_BADGE = (62, 54)
_STATE = Pen(theme.WORD + 2, "medium", theme.MUTED, theme.PAGE)


def draw(scene: Scene) -> Picture:
    """The whole board as the view's `me` may see it."""
    if scene.waiting.seats:
        return draw_under(names.asked(scene), scene).picture()
    words, winners = ended(scene)
    return draw_under(words, scene, winners).picture()


def draw_under(words: str, scene: Scene, winners: tuple[Seat, ...] = ()) -> Sheet:
    """The board under a headline; the players waited for are highlighted in the table."""
    scene = as_settled(scene)
    view: View = scene.view
    seats = len(scene.names)
    low = players.height(seats) + theme.EDGE
    upper = question.BOTH + grid.ABOVE
    # The more players there are, the smaller is the board.
    cell = min(_CELL, (theme.SLOT - low - theme.BETWEEN - upper) // ROWS)
    left, table = theme.EDGE + grid.BESIDE, upper + ROWS * cell + theme.BETWEEN
    sheet = Sheet(colours(), theme.WIDTH, table + low)
    asked = scene.waiting.seats or winners
    question.write(sheet, words, seats=asked, names=names.everybody(scene))
    _state(sheet, scene)
    sheet.paste(grid.labels(sheet.palette, cell), (left - grid.BESIDE, question.BOTH))
    grid.paint(sheet, grid.tiles(view), view.sizes, (left, upper), cell)
    if view.last is not None:
        row, column = divmod(view.last, COLUMNS)
        grid.ring(sheet, (left + column * cell, upper + row * cell), cell)
    edge = left + COLUMNS * cell + _GAP
    beside.write(sheet, scene, (edge, question.BOTH, theme.WIDTH - theme.EDGE, upper + ROWS * cell))
    players.write(sheet, scene, table)
    return sheet


def _state(sheet: Sheet, scene: Scene) -> None:
    """The merger under way; else how far the game is."""
    view: View = scene.view
    say, x, y = scene.words.say, theme.EDGE + 8.0, question.STATE
    if view.declared and not isinstance(view.phase, Over):
        pen = _STATE.but(weight="semibold", ink=theme.DANGER, size=theme.LEAST_FACT)
        x = sheet.write((x, y), say("picture-last-turn"), pen, "lm") + 28
    if merger := takeover(view):
        _merger(sheet, scene, merger, round(x))
        return
    turn, reserve = say("picture-turn", turn=view.moves), say("picture-reserve", count=view.bag)
    sheet.write((x, y), f"{turn} · {reserve}", _STATE, "lm", theme.WIDTH - theme.EDGE - x)


def _merger(sheet: Sheet, scene: Scene, merger: DrawnTakeover, x: int) -> None:
    """Tile, corporations, later ones, and the next players to decide."""
    say, y = scene.words.say, question.STATE
    tile = _STATE.but(weight="semibold", ink=theme.TEXT, size=theme.LEAST_FACT)
    x = round(sheet.write((x, y), TILES[merger.cell], tile, "lm")) + 18
    if merger.survivor is None:
        x = _badges(sheet, merger.tied, x, "=")
        later, words = merger.defuncts, say("picture-merger-with")
    else:
        x = _badges(sheet, (merger.defuncts[0], merger.survivor), x, "→")
        later, words = merger.defuncts[1:], say("picture-merger-then")
    if later:
        x = round(sheet.write((x + 10, y), words, _STATE, "lm")) + 14
        x = _badges(sheet, later, x)
    if merger.queue[1:]:
        x = round(sheet.write((x + 10, y), say("picture-merger-queue"), _STATE, "lm")) + 40
        for seat in merger.queue[1:]:
            shapes.person(sheet, (x, y), 26, seat, theme.PAGE)
            x += 60


def _badges(sheet: Sheet, corporations: tuple[int, ...], x: int, between: str = "") -> int:
    pen = Pen(theme.NAME, "bold", theme.LOSS, theme.PAGE)
    wide, high = _BADGE
    for place, corporation in enumerate(corporations):
        if between and place:
            x = round(sheet.write((x, question.STATE), between, pen, "lm")) + 10
        mark(sheet, corporation, (x, question.STATE - high // 2), _BADGE, theme.PAGE)
        x += wide + 10
    return x
