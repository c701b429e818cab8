"""The public board: prices, cards on sale, players, companies."""

from __future__ import annotations

from games.core.words import Seat
from games.greed.auctions import least
from games.greed.companies import directed
from games.greed.components import COMPANY
from games.greed.state import Discarding, Naming, Picking, Raising, Trading
from games.greed.symbols import on_top
from games.greed.view import View
from render import headline, names, text, theme
from render.greed import companies, parts, people, sale, tracks
from render.greed.look import colours, company_mark, company_name
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.text import Pen

_ROW = 46
_SALE = 248
_LEGEND = 44
_STATE = Pen(theme.SMALL, "medium", theme.MUTED, theme.PAGE)


def draw(scene: Scene) -> Picture:
    return draw_under(parts.title_of(scene), scene).picture()


def draw_under(title: headline.Headline, scene: Scene) -> Sheet:
    """The board under any headline."""
    view: View = scene.view
    foot = headline.TOP + tracks.height(_ROW)
    strip = foot + 16
    table = strip + people.HEIGHT + 16
    end = table + companies.height(view)
    sheet = Sheet(colours(), theme.WIDTH, end + _LEGEND)
    told = state_of_play(scene)
    x = headline.write(sheet, title, has_second_line=bool(told))
    if isinstance(view.phase, Picking):
        _queue(sheet, scene, view.phase, x)
    elif told:
        beside = text.width(title.note, theme.SMALL, "regular")
        room = theme.WIDTH - theme.MARGIN - beside - 30 - x
        told = headline.shortened(told, names.everybody(scene), _STATE.but(size=theme.NOTE), room)
        sheet.write((x, headline.TOP - 21), told, _STATE, "lm", room)
    right = theme.WIDTH - theme.MARGIN
    frame = tracks.Frame((theme.MARGIN, headline.TOP, right - _SALE - 16, foot), _ROW, 230, 53)
    tracks.draw(sheet, scene, frame)
    sale.column(sheet, scene, (right - _SALE, headline.TOP, right, foot))
    people.strip(sheet, scene, strip)
    companies.table(sheet, scene, table)
    note = parts.NOTE.but(on=theme.PAGE)
    words = scene.words.say("picture-legend")
    sheet.write((parts.LEFT, end + 22), words, note, "lm", parts.RIGHT - parts.LEFT)
    return sheet


def _queue(sheet: Sheet, scene: Scene, phase: Picking, x: int) -> None:
    """Who still chooses, the next first, each with its bid."""
    y = headline.TOP - 21
    for number, bid in zip(phase.queue, phase.bids, strict=True):
        if x > theme.WIDTH - 470:
            sheet.write((x, y), "…", _STATE, "lm")
            return
        company_mark(sheet, number, (x, y - 16), 32, theme.PAGE)
        x = round(sheet.write((x + 40, y), scene.words.money(bid.amount), _STATE, "lm")) + 18


def state_of_play(scene: Scene) -> str:
    """What the headline leaves open: the bid to beat, the queue, how many are done."""
    view: View = scene.view
    say = scene.words.say
    match view.phase:
        case Raising() as phase:
            return _auction(scene, phase)
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


def _auction(scene: Scene, phase: Raising) -> str:
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
