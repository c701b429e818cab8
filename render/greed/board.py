"""The public board: prices, cards on sale, players, companies."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.auctions import least
from games.greed.companies import directed
from games.greed.components import COMPANY
from games.greed.state import Discarding, Naming, Picking, Raising, Trading
from games.greed.symbols import on_top
from games.greed.view import View
from render import names, question, text, theme
from render.greed import closing, companies, parts, people, quotes, sale
from render.greed.look import colours, company_mark, company_name
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.standing import standing
from render.text import Pen

_BADGE = 54


def draw(scene: Scene) -> Picture:
    words, own = closing.victory(scene) if scene.outcome else "", theme.SLOT - theme.BETWEEN
    return draw_under(words, scene, own - theme.EDGE).picture()


def draw_under(words: str, scene: Scene, room: int = 0) -> Sheet:
    """The board under a headline of its own, or under the question.

    `room` are pixels for the companies where they have a piece of their own; 0: it stays in one.
    """
    view: View = scene.view
    top = question.BOTH
    lots = top + quotes.HEIGHT + theme.BETWEEN
    strip = lots + sale.height(view) + theme.BETWEEN
    table = strip + people.HEIGHT + theme.BETWEEN
    room = room or theme.TALLEST - table - theme.EDGE
    sheet = Sheet(colours(), theme.WIDTH, table + companies.height(view, room) + theme.EDGE)
    question.write(
        sheet,
        words or parts.asked(scene),
        _state(scene),
        standing(scene).winners if scene.outcome else scene.waiting.seats,
        names.everybody(scene),
    )
    if isinstance(view.phase, Picking | Naming | Discarding):
        _queue(sheet, view.phase.queue, scene)
    for y, panel in ((lots, "sale"), (strip, "players"), (table, "companies")):
        sheet.seam(y, panel)
    quotes.draw(sheet, scene, top)
    sale.draw(sheet, scene, lots)
    people.strip(sheet, scene, strip)
    companies.table(sheet, scene, table, room)
    return sheet


def _state(scene: Scene) -> str:
    """Year and phase, and what the headline leaves open; without the phase where that is long."""
    year, phase, told = parts.year(scene), parts.phase(scene), state_of_play(scene)
    if isinstance(scene.view.phase, Picking | Naming | Discarding):
        # Their queue stands behind it, in badges.
        told = ""
    ways = [" · ".join(filter(None, way)) for way in ((year, phase, told), (year, told), (told,))]
    room = theme.WIDTH - 2 * theme.EDGE - 8
    fits = (way for way in ways if way and text.width(way, theme.WORD, "medium") <= room)
    pen = Pen(theme.WORD, "medium")
    return next(fits, question.with_short_names(told, names.everybody(scene), pen, room))


def _queue(sheet: Sheet, queue: tuple[int, ...], scene: Scene) -> None:
    """The companies that still choose or lose, the next first; bids stand in the table."""
    wide = text.width(_state(scene), theme.WORD + 2, "medium")
    x = round(theme.EDGE + 8 + wide) + 30
    for number in queue:
        company_mark(sheet, number, (x, question.STATE - _BADGE // 2), _BADGE, theme.PAGE)
        x += _BADGE + 8


def state_of_play(scene: Scene) -> str:
    """What the headline leaves open: the bid to beat, the queue, how many are done."""
    view: View = scene.view
    say = scene.words.say
    match view.phase:
        case Raising() as phase:
            return auctioned(scene, phase)
        case Picking(queue=queue, bids=bids):
            both = zip(queue, bids, strict=True)
            told = (
                f"{company_name(scene.words, n)} {scene.words.money(b.amount)}" for n, b in both
            )
            return ", ".join(told)
        case Trading(done=done):
            count = sum(bool(directed(view.board, Seat(seat))) for seat in range(len(done)))
            return say("picture-trading", offers=len(view.standings), ready=sum(done), count=count)
        case Naming(queue=queue) | Discarding(queue=queue):
            return say("picture-boots", companies=queue)
        case _:
            return ""


def auctioned(scene: Scene, phase: Raising) -> str:
    """What is sold, who leads with how much, what the next bid must be."""
    say, board = scene.words.say, scene.view.board
    symbol = None if phase.lot == COMPANY else on_top(board, phase.lot)
    floor = least(board, phase)
    if phase.leader is None:
        told = say("picture-opens-at", floor=floor)
    else:
        told = names.said(
            scene, "picture-leads", seat=phase.leader, amount=phase.amount, floor=floor
        )
    return told if symbol is None else f"{scene.words.fact('symbol', symbol)}: {told}"
