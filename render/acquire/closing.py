"""The final picture: the scoring sheet line by line, and the chart of each player's worth."""

from __future__ import annotations

from games.acquire.state import Settlement, View
from render import chart, headline, names, shapes, text, theme
from render.acquire.look import colours, mark, named
from render.acquire.scoring import MARKET, Scoring, scoring
from render.scene import History, Picture, Scene, Words
from render.sheet import Box, Sheet
from render.standing import victory
from render.text import Pen
from render.theme import Weight

_SMALL = Pen(theme.NOTE, "regular", theme.MUTED)


def draw(scene: Scene, history: History) -> Picture:
    """The scoring sheet, and the chart if it has more than one point."""
    view: View = scene.view
    ranking = scoring(scene)
    high = ranking.head + (len(view.sheet) + 1) * ranking.row + 112
    left, right, top = theme.MARGIN, theme.WIDTH - theme.MARGIN, headline.TOP
    below = top + high + theme.GAP
    has_chart = len(history.worth) > 1
    whole = below + (chart.HEIGHT + theme.MARGIN if has_chart else theme.MARGIN - theme.GAP)
    sheet = Sheet(colours(), theme.WIDTH, whole)
    headline.write(sheet, _headline(scene, ranking))
    _sheet(sheet, scene, ranking, (left, top, right, top + high))
    if has_chart:
        box = (left, below, right, below + chart.HEIGHT)
        chart.draw(sheet, scene, _plot(scene, history), ranking.seats, box)
    return sheet.picture()


def _plot(scene: Scene, history: History) -> chart.Plot:
    """The net worth of the players, with mergers marked."""
    say = scene.words.say
    turns = [view.moves for view in history.views]
    return chart.Plot(
        say("picture-worth"), history.worth, turns, history.marks, say("picture-merger")
    )


def _headline(scene: Scene, ranking: Scoring) -> headline.Headline:
    return headline.Headline(
        words=victory(scene),
        title=names.table(scene),
        note=scene.words.say("picture-after-turn", turn=scene.view.moves),
        seats=ranking.winners,
        names=names.everybody(scene),
    )


def _sheet(sheet: Sheet, scene: Scene, ranking: Scoring, box: Box) -> None:
    view: View = scene.view
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    # Columns go by rank, so the winners' are the first.
    for column in range(len(ranking.winners)):
        x0, x1 = ranking.column(column)
        shapes.panel(sheet, (x0 + 4, top + 8, x1, bottom - 8), theme.RAISED, theme.PANEL, 14)
    _heads(sheet, scene, ranking, top)
    y = top + ranking.head
    before = [_before(view, seat) for seat in ranking.seats]
    _sums(sheet, scene, ranking, (y, y + ranking.row), "picture-money", before)
    for line in view.sheet:
        y += ranking.row
        _line(sheet, scene, ranking, line, y)
    y += ranking.row
    sheet.rule(left + 16, y + 2, right - 16, theme.MUTED, 2)
    totals = [view.cash[seat] or 0 for seat in ranking.seats]
    _sums(sheet, scene, ranking, (y + 14, y + 64), "picture-total", totals)
    _places(sheet, scene, ranking, y + 92)


def _heads(sheet: Sheet, scene: Scene, ranking: Scoring, top: int) -> None:
    for column, seat in enumerate(ranking.seats):
        x0, x1 = ranking.column(column)
        right, name, on = x1 - 14, names.called(scene, seat), _ground(ranking, column)
        pen, room = Pen(theme.BODY, "semibold", theme.TEXT, on), x1 - x0 - 28
        if ranking.is_crowded:
            shapes.person(sheet, (right - 20, top + 36), 20, seat, on)
            _in_two_lines(sheet, name, (right, top + 90), pen, x1 - x0 - 18)
            continue
        name, size = text.fit(name, pen.size, pen.weight, room - 52, theme.SMALL)
        sheet.write((right, top + 42), name, pen.but(size=size), "rm")
        x = right - text.width(name, size, pen.weight) - 30
        shapes.person(sheet, (x, top + 42), 19, seat, on)
    if ranking.market:
        head = Pen(theme.NOTE, "medium", theme.MUTED)
        right = theme.WIDTH - theme.MARGIN - 20
        sheet.write((right, top + 42), scene.words.say("picture-market"), head, "rm", MARKET)


def _in_two_lines(sheet: Sheet, name: str, at: tuple[int, int], pen: Pen, room: float) -> None:
    """A name in up to two lines, at the right of its column."""
    right, y = at
    sizes = range(theme.SMALL, theme.NOTE - 1, -1)
    ways = [text.lines(name, size, pen.weight, room) for size in sizes]
    # The largest size at which the name breaks; one that breaks nowhere is cut below.
    lines = next((way for way in ways if len(way) > 1), ways[0])
    for place, line in enumerate(lines):
        middle = y + (place * 2 - len(lines) + 1) * 15
        words, size = text.fit(line, theme.SMALL, pen.weight, room)
        sheet.write((right, middle), words, pen.but(size=size), "rm")


def _sums(
    sheet: Sheet, scene: Scene, ranking: Scoring, ends: tuple[int, int], key: str, sums: list[int]
) -> None:
    """A line of amounts: money before the settlement, or the totals after it."""
    is_total, middle = key == "picture-total", sum(ends) // 2
    label = Pen(theme.STRONG if is_total else theme.BODY, "semibold")
    sheet.write((theme.MARGIN + 20, middle), scene.words.say(key), label, "lm")
    told = [scene.words.money(amount) for amount in sums]
    x0, x1 = ranking.column(0)
    weight: Weight = "bold" if is_total else "medium"
    # All amounts of a line have the size of the longest: larger figures would look like more money.
    size = min(text.fit(words, label.size, weight, x1 - x0 - 30)[1] for words in told)
    for column, words in enumerate(told):
        is_best = is_total and ranking.places[column] == 1
        ink = theme.BRASS if is_best else theme.TEXT
        pen = Pen(size, weight, ink, _ground(ranking, column))
        sheet.write((ranking.column(column)[1] - 14, middle), words, pen, "rm", x1 - x0 - 30)


def _line(sheet: Sheet, scene: Scene, ranking: Scoring, line: Settlement, y: int) -> None:
    """A corporation's line: what it paid to each player."""
    left, right, middle = theme.MARGIN, theme.WIDTH - theme.MARGIN, y + ranking.row // 2
    sheet.rule(left + 16, y, right - 16)
    mark(sheet, line.corporation, (left + 18, middle - 20), 40, theme.PANEL)
    _label(sheet, scene.words, ranking, line, middle)
    for column, seat in enumerate(ranking.seats):
        _paid(
            sheet,
            scene.words,
            ranking,
            column,
            middle,
            (line.held[seat] * line.price, line.bonus[seat]),
        )
    if ranking.market:
        held = scene.words.say("picture-market-shares", count=line.market)
        sheet.write((right - 20, middle), held, _SMALL, "rm", MARKET)


def _label(sheet: Sheet, words: Words, ranking: Scoring, line: Settlement, middle: int) -> None:
    """Name and price, the price below the name if the columns need the room."""
    x, right = theme.MARGIN + 68, theme.MARGIN + ranking.labels - 8
    price, name = words.money(line.price), named(words, line.corporation)
    pen = Pen(theme.SMALL, "semibold")
    if ranking.is_crowded:
        sheet.write((x, middle - 15), name, pen, "lm", right - x)
        sheet.write((x, middle + 15), price, _SMALL, "lm", right - x)
        return
    sheet.write((right, middle), price, _SMALL, "rm")
    sheet.write((x, middle), name, pen, "lm", right - 10 - text.width(price, _SMALL.size) - x)


def _paid(
    sheet: Sheet,
    words: Words,
    ranking: Scoring,
    column: int,
    middle: int,
    amounts: tuple[int, int],
) -> None:
    """The money for the shares, and the bonus beside or below it."""
    x0, x1 = ranking.column(column)
    right, on, (sale, bonus) = x1 - 14, _ground(ranking, column), amounts
    pen, room = Pen(theme.SMALL, "medium", theme.TEXT, on), x1 - x0 - 30
    gain = pen.but(weight="semibold", ink=theme.GAIN)
    # Without shares there is no bonus either.
    if not sale:
        sheet.write((right, middle), theme.ABSENT, pen.but(ink=theme.FAINT), "rm")
    elif not bonus:
        sheet.write((right, middle), _bare(words, sale), pen, "rm", room)
    elif ranking.is_crowded:
        sheet.write((right, middle - 15), _bare(words, sale), pen, "rm", room)
        sheet.write((right, middle + 15), f"+ {_bare(words, bonus)}", gain, "rm", room)
    else:
        told = f"+ {_bare(words, bonus)}"
        sheet.write((right, middle), told, gain, "rm")
        right = round(right - text.width(told, gain.size, gain.weight)) - 8
        sheet.write((right, middle), _bare(words, sale), pen, "rm")


def _places(sheet: Sheet, scene: Scene, ranking: Scoring, y: int) -> None:
    say, x = scene.words.say, theme.MARGIN + 20
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    x = round(sheet.write((x, y), say("picture-share-sales"), note)) + 12
    sheet.write((x, y), say("picture-bonus"), note.but(weight="semibold", ink=theme.GAIN))
    for column, place in enumerate(ranking.places):
        ink = theme.BRASS if place == 1 else theme.MUTED
        pen = Pen(theme.SMALL, "semibold", ink, _ground(ranking, column))
        sheet.write(
            (ranking.column(column)[1] - 14, y), say("picture-place", place=place), pen, "rs"
        )


def _ground(ranking: Scoring, column: int) -> str:
    return theme.RAISED if column < len(ranking.winners) else theme.PANEL


def _before(view: View, seat: int) -> int:
    """A player's money before the bank paid (end of the game)."""
    paid = sum(line.held[seat] * line.price + line.bonus[seat] for line in view.sheet)
    return (view.cash[seat] or 0) - paid


def _bare(words: Words, amount: int) -> str:
    """An amount without its sign, for columns of money only."""
    return "".join(letter for letter in words.money(amount) if letter in "0123456789.,")
