"""What pictures cost and how they read on a phone: `python -m tests.bench phone`.

By kind, over the moments of `tests.render.kinds` at the usual number of players: work and bytes, how many pieces and
how tall; the share of the facts that are lower than 7 and 9 pixels on a phone, and than 7 on a computer, and the smallest
text on both. For another state of the code,
copy `ink.py`, `rules.py` and `kinds.py` of tests/render and this file there.

Then Impero's map at 4, 8, 12 and 20 seats, a third, 60 and 90 % into games that computers play: how much of the
owned land lies under the ink of signs, how many signs reach beyond their own land, and who and what has no number.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import ne
from statistics import median, quantiles
from time import thread_time

from games.impero.geography import geography
from games.impero.rules import RULES as impero
from games.impero.state import State, View
from games.players import player_of
from games.players.game import tables
from render import png, theme
from render.impero import land, signs
from render.impero.country import frame
from render.impero.grid import Grid, grid
from render.impero.layout import layout
from render.impero.look import colours
from render.pieces import pieces
from render.sheet import Sheet
from tests.contract.host import header
from tests.render import rules
from tests.render.ink import Inks, watched
from tests.render.kinds import KINDS
from tests.render.moments import Kind, Moment
from tests.render.rules import capital, small

Row = tuple[str, str, str, str]
WANTED = {
    "board": "<= 15 ms, 110 kB, 0 % < 7, <= 50 % < 9",
    "final": "p95 <= 60 ms, 0 % < 7",
    "hand": "0 % < 7",
    "page": "0 % < 7",
    "study": "",
}


SEATS, TURNS = (4, 8, 12, 20), (5, 9, 13)


def main() -> list[Row]:
    return [*(row(name, kind) for name, kind in KINDS.items()), *maps()]


def maps() -> Iterator[Row]:
    for seats in SEATS:
        for turn, state in _played(seats).items():
            view = impero.view(state, None)
            on, lying = grid(view), frame(geography(view.land))
            found = signs.signs(view, on, lying, layout(view.land, seats).boxes)
            ashore = [one for one in found if one.coast is None]
            bare, inked = _land(view, on), _land(view, on)
            signs.paint(inked, view, on, lying, ashore)
            held = sum(one >= 0 for one in view.owners) * lying.cell**2
            covered = sum(map(ne, bare.image.tobytes(), inked.image.tobytes())) / held
            beyond = sum(
                any(on.directors[place] != one.seat for place in signs.under(on, lying, one.box))
                for one in ashore
            )
            having = {one.seat for one in found if not one.is_letter}
            letters = sum(one.is_letter for one in found)
            told = f"{covered:.0%} of the owned land under ink, {beyond} signs beyond their own"
            told += f"; {len(having)} players have a number, {letters} of {len(view.companies)} companies a letter"
            yield (f"map, {seats} seats, turn {turn}", told, "0 beyond", "")


def _played(seats: int) -> dict[int, State]:
    """The last moment of some turns of a game of sensible computers."""
    one, found = player_of(impero, "sensible"), dict[int, State]()
    for table in tables(impero, header(impero, seats, f"phone {seats}"), [one] * seats):
        if table.state.turn in TURNS:
            found[table.state.turn] = table.state
    return found


def _land(view: View, on: Grid) -> Sheet:
    sheet = Sheet(colours(), theme.WIDTH, theme.SLOT, theme.SEA)
    land.paint(sheet, view, on)
    return sheet


def row(name: str, kind: Kind) -> Row:
    usual = [moment for moment in kind.moments() if moment.usual]
    work, sizes, ratios = _cost(usual)
    with watched() as inks:
        for moment in usual:
            moment.draw()
        told = _read(inks, rules.on_desktop(max(ratios)))
    late = quantiles(work, n=20)[-1] if len(work) > 1 else work[0]
    cost = f"median {median(work):.1f} ms, p95 {late:.1f} ms, {median(sizes) / 1000:.0f} kB"
    most = max(len(pieces(moment.draw())) for moment in usual)
    return (name, f"{cost}; {told}; h:w {max(ratios):.2f}, {most} pieces", WANTED[kind.shape], "")


def _cost(usual: list[Moment]) -> tuple[list[float], list[int], list[float]]:
    """Milliseconds of work, bytes, height by width. The first round fills what is remembered."""
    for moment in usual[:3]:
        png.encode(moment.draw())
    work, sizes, ratios = list[float](), list[int](), list[float]()
    for moment in usual:
        before = thread_time()
        picture = moment.draw()
        parts = pieces(picture)
        sizes.append(sum(len(png.encode(one.picture)) for one in parts))
        work.append((thread_time() - before) * 1000)
        ratios += [one.picture.image.height / one.picture.image.width for one in parts]
    return work, sizes, ratios


def _read(inks: Inks, desktop: float) -> str:
    """The shares of the facts that are too low, and the smallest text, in pixels of a phone and of a computer."""
    texts = [ink.size for ink in inks if ink.role in {"fact", "word", "title"}]
    least, there = capital(min(texts)), capital(min(texts), desktop)
    phone = f"facts < 7: {small(inks, 7):.0%}, < 9: {small(inks, 9):.0%}, least {least:.1f} px"
    return f"{phone}; 550x350: {desktop:.0f} wide, < 7: {small(inks, 7, desktop):.0%}, least {there:.1f} px"
