"""The final picture: the scoring sheet line by line, and the chart of each player's worth."""

from __future__ import annotations

from games.acquire.state import Settlement, View
from render import amounts, chart, final, names, shapes, text, theme
from render.acquire.look import colours, mark
from render.acquire.scoring import MARKET, Scoring, scoring
from render.scene import History, Picture, Scene, Words
from render.sheet import Box, Sheet
from render.text import Pen

_HEAD, _SUM, _ROW, _FOOT, _GONE = 134, 66, 98, 128, 46
"""Pixels of the names, a line of sums, a corporation's line, and the totals with the places."""
_BADGE = (58, 54)
_DISC = 32
_SIDE = 8
"""Pixels between the figures and the right end of their column."""
_LABEL = Pen(theme.LEAST_FACT, "semibold")
_FIGURE = Pen(theme.NAME, "semibold")
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)


def draw(scene: Scene, history: History) -> Picture:
    """The scoring sheet, a column for each player."""
    view: View = scene.view
    ranking = scoring(scene)
    high = _HEAD + _SUM + len(view.sheet) * _ROW + _FOOT + (_GONE if any(view.left) else 0)

    def body(sheet: Sheet, box: Box) -> None:
        _sheet(sheet, scene, ranking, box)

    state = scene.words.say("picture-after-turn", turn=view.moves)
    return final.draw(scene, colours(), ranking.ranking, plot(scene, history), state, (high, body))


def plot(scene: Scene, history: History) -> chart.Plot:
    """The net worth of the players, with mergers marked."""
    say = scene.words.say
    turns = [view.moves for view in history.views]
    return chart.Plot(
        say("picture-worth"), history.worth, turns, history.marks, say("picture-merger")
    )


def _sheet(sheet: Sheet, scene: Scene, ranking: Scoring, box: Box) -> None:
    view: View = scene.view
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    # Columns go by rank, so the winners' are the first.
    for column in range(len(ranking.winners)):
        x0, x1 = ranking.column(column)
        shapes.panel(sheet, (x0 + 2, top + 8, x1, bottom - 8), theme.RAISED, theme.PANEL, 14)
    _heads(sheet, scene, ranking, top)
    y = top + _HEAD
    had = [before(view, seat) for seat in ranking.seats]
    _sums(sheet, scene, ranking, y + _SUM // 2 - 4, "picture-money", had)
    y += _SUM
    for line in view.sheet:
        _line(sheet, scene, ranking, line, y)
        y += _ROW
    sheet.rule(left + 16, y, right - 16, theme.MUTED, theme.STROKE)
    totals = [view.cash[seat] or 0 for seat in ranking.seats]
    _sums(sheet, scene, ranking, y + 44, "picture-total", totals)
    _places(sheet, scene, ranking, y + 96)


def _heads(sheet: Sheet, scene: Scene, ranking: Scoring, top: int) -> None:
    """By column a disc, and the name below it."""
    for column, seat in enumerate(ranking.seats):
        x0, x1 = ranking.column(column)
        right, on = x1 - _SIDE, _ground(ranking, column)
        shapes.person(sheet, (right - _DISC, top + 48), _DISC, seat, on, gone=scene.view.left[seat])
        pen = Pen(theme.LEAST_FACT, "semibold", theme.TEXT, on)
        names.sign(sheet, scene, seat, (right, top + 108), pen, x1 - x0 - 22, "rm")
    if ranking.market:
        right = theme.WIDTH - theme.EDGE - _SIDE
        sheet.write((right, top + 108), scene.words.say("picture-market"), _NOTE, "rm", MARKET)


def _sums(
    sheet: Sheet, scene: Scene, ranking: Scoring, middle: int, key: str, sums: list[int]
) -> None:
    """A line of amounts: money before the settlement, or the totals after it."""
    is_total = key == "picture-total"
    room = ranking.labels - 24
    sheet.write((theme.EDGE + 20, middle), scene.words.say(key), _LABEL, "lm", room)
    told = [amounts.bare(scene.words.money(amount)) for amount in sums]
    x0, x1 = ranking.column(0)
    pen = _FIGURE.but(size=theme.LEAD if is_total else None, weight="bold" if is_total else None)
    room = x1 - x0 - 18
    if any(text.width(one, theme.LEAST_FACT, pen.weight) > room for one in told):
        told = [amounts.brief(one) for one in told]
    # All amounts of a line have the size of the longest: larger figures would look like more money.
    fits = [text.fit(one, pen.size, pen.weight, room, theme.WORD)[1] for one in told]
    for column, words in enumerate(told):
        is_best = is_total and ranking.places[column] == 1
        ink = theme.BRASS if is_best else theme.TEXT
        this = pen.but(size=max(theme.LEAST_FACT, min(fits)), ink=ink, on=_ground(ranking, column))
        at = (ranking.column(column)[1] - _SIDE, middle)
        sheet.write(at, words, this, "rm", x1 - x0 - 4)


def _line(sheet: Sheet, scene: Scene, ranking: Scoring, line: Settlement, y: int) -> None:
    """A corporation's line: what it paid to each player."""
    left, right, middle = theme.EDGE, theme.WIDTH - theme.EDGE, y + _ROW // 2
    sheet.rule(left + 16, y, right - 16, thick=2)
    mark(sheet, line.corporation, (left + 12, middle - _BADGE[1] // 2), _BADGE, theme.PANEL)
    x = left + 12 + _BADGE[0] + 8
    price = amounts.bare(scene.words.money(line.price))
    sheet.write((x, middle), price, _NOTE, "lm", left + ranking.labels - x)
    for column, seat in enumerate(ranking.seats):
        paid = line.held[seat] * line.price, line.bonus[seat]
        _paid(sheet, scene.words, ranking, column, middle, paid)
    if ranking.market:
        held = str(line.market) if line.market else theme.ABSENT
        sheet.write((right - _SIDE, middle), held, _NOTE, "rm", MARKET)


def _paid(
    sheet: Sheet,
    words: Words,
    ranking: Scoring,
    column: int,
    middle: int,
    paid: tuple[int, int],
) -> None:
    """The money for the shares, and the bonus below it."""
    x0, x1 = ranking.column(column)
    right, on, (sale, bonus) = x1 - _SIDE, _ground(ranking, column), paid
    pen, room = _FIGURE.but(size=theme.LEAST_FACT, on=on), x1 - x0 - 6
    # Without shares there is no bonus either.
    if not sale:
        sheet.write((right, middle), theme.ABSENT, pen.but(ink=theme.FAINT), "rm")
        return
    told = amounts.bare(words.money(sale))
    if not bonus:
        sheet.write((right, middle), told, pen, "rm", room)
        return
    sheet.write((right, middle - 21), told, pen, "rm", room)
    more = f"+{amounts.bare(words.money(bonus))}"
    sheet.write((right, middle + 22), more, pen.but(ink=theme.GAIN), "rm", room)


def _places(sheet: Sheet, scene: Scene, ranking: Scoring, y: int) -> None:
    say, x, room = scene.words.say, theme.EDGE + 20, ranking.labels - 24
    sheet.write((x, y), say("picture-bonus"), _NOTE.but(ink=theme.GAIN), "lm", room)
    for column, place in enumerate(ranking.places):
        ink = theme.BRASS if place == 1 else theme.MUTED
        pen = Pen(theme.LEAST_FACT, "semibold", ink, _ground(ranking, column))
        at = (ranking.column(column)[1] - _SIDE, y)
        sheet.write(at, say("picture-place", place=place), pen, "rm")
        if scene.view.left[ranking.seats[column]]:
            # Who left stands behind all who stayed, whatever they have.
            left = _NOTE.but(on=pen.on)
            sheet.write((at[0], y + _GONE), say("picture-gone"), left, "rm")


def _ground(ranking: Scoring, column: int) -> str:
    return theme.RAISED if column < len(ranking.winners) else theme.PANEL


def before(view: View, seat: int) -> int:
    """A player's money before the bank paid (end of the game)."""
    paid = sum(line.held[seat] * line.price + line.bonus[seat] for line in view.sheet)
    return (view.cash[seat] or 0) - paid
