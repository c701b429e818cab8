"""The map of one player: each company in its own colours, rented and let cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.impero.geography import Geography, geography
from games.impero.state import View
from render import amounts, names, question, theme
from render.impero import companies, country, fabric, land, letters, signs
from render.impero.country import Frame, frame
from render.impero.figures import directed, owned, places
from render.impero.grid import grid
from render.impero.look import colours
from render.scene import Picture, Scene
from render.sheet import Box, Sheet
from render.text import Pen

_BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))


def draw(scene: Scene, seat: int) -> Picture:
    """The map of a seat. LookupError if there is no such seat."""
    view: View = scene.view
    if not 0 <= seat < len(view.capital):
        raise LookupError(seat)
    lying, on = frame(geography(view.land)), grid(view)
    own = _largest_first(view, seat)
    placed = companies.placed(view, len(own))
    sheet = Sheet(colours(), theme.WIDTH, 1, theme.SEA)
    sheet.image = country.base(view.land, placed.height)
    _headline(sheet, scene, seat)
    land.paint_dim(sheet, view, on)
    taken = _companies_on_land(sheet, view, own, lying, placed.boxes)
    _others(sheet, view, seat, lying, [*taken, *placed.boxes])
    sheet.seam(placed.foot, "companies")
    companies.write(sheet, scene, own, placed)
    companies.legend(sheet, scene, own, placed.legend)
    return sheet.picture()


def _largest_first(view: View, seat: int) -> tuple[int, ...]:
    """The companies that a seat directs, the one with most cells first."""
    cells = owned(view)
    return tuple(sorted(directed(view, seat), key=lambda number: -len(cells[number])))


def _headline(sheet: Sheet, scene: Scene, seat: int) -> None:
    """The player, their place and capital; below it when that was."""
    view: View = scene.view
    say = scene.words.say
    place = say("picture-place", place=places(scene).place_of(seat))
    money = amounts.whole(scene.words.money(view.capital[seat]))
    words = f"{names.called(scene, seat)}: {place}, {money}"
    known = names.everybody(scene)
    question.write(sheet, words, "", (seat,), known, on=theme.SEA, ink=theme.TEXT)


def _companies_on_land(
    sheet: Sheet, view: View, own: Sequence[int], lying: Frame, panels: Sequence[Box]
) -> list[Box]:
    """Paint rented cells, own ones over them, and codes over all; returns the boxes taken."""
    place, spots = geography(view.land), geography(view.land).spots
    cells, rented = owned(view), {number: view.companies[number].rented for number in own}
    for number in own:
        for cell in rented[number]:
            sheet.paste(fabric.rented(lying.cell, number), lying.at(spots[cell]))
    is_let = frozenset(cell for one in view.companies for cell in one.rented)
    for number in own:
        _ground(sheet, place, lying, number, cells[number])
        for cell in cells[number]:
            if cell in is_let:
                fabric.let(sheet, lying.at(spots[cell]), lying.cell)
    land.darken(sheet, view, lying, {cell for number in own for cell in cells[number]})
    corners = {n: [lying.at(spots[cell]) for cell in cells[n]] for n in own if cells[n]}
    held = [lying.at(spots[cell]) for n in own for cell in (*cells[n], *rented[n])]
    taken = [(x, y, x + lying.cell, y + lying.cell) for x, y in held]
    return [*taken, *_codes(sheet, corners, taken, panels)]


def _ground(
    sheet: Sheet, place: Geography, lying: Frame, number: int, cells: Sequence[int]
) -> None:
    """A company's cells, with a dark line round them."""
    own, side = {place.spots[cell] for cell in cells}, lying.cell
    for column, row in own:
        x, y = lying.at((column, row))
        sheet.paste(fabric.inked(side, number, (column % 2, row % 2)), (x, y))
        for dx, dy in _BESIDE:
            if (column + dx, row + dy) not in own:
                left, top = x + side * (dx > 0), y + side * (dy > 0)
                wide, high = (1, side) if dx else (side, 1)
                sheet.fill((left - bool(dx), top - bool(dy), left + wide, top + high), theme.PAGE)


def _codes(
    sheet: Sheet,
    corners: Mapping[int, Sequence[tuple[int, int]]],
    held: Sequence[Box],
    panels: Sequence[Box],
) -> list[Box]:
    placed = letters.boxes(corners, held, panels)
    for number, box in placed.items():
        drawn, mask = letters.plaque(number)
        sheet.image.paste(drawn, box[:2], mask)
    return list(placed.values())


def _others(sheet: Sheet, view: View, seat: int, lying: Frame, taken: list[Box]) -> None:
    """The other players' numbers on their land, where the player has nothing."""
    pen = Pen(theme.WORD, "medium", land.DIM_TEXT, land.DIM)
    for sign in signs.numbers(view, grid(view), lying):
        if sign.seat != seat and not any(letters.overlap(sign.box, one) for one in taken):
            taken.append(sign.box)
            signs.put(sheet, sign, pen.but(size=sign.size))
