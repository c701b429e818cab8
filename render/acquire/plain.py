"""The whole board as text in columns, for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.acquire.components import BOX, COLUMNS, COUNT, SAFE, SHARES
from games.acquire.state import EMPTY, FIRST, LONE, Over, View
from render import columns, names, theme
from render.acquire import grid
from render.acquire.holders import held
from render.acquire.look import LOOKS, named
from render.acquire.takeovers import takeover
from render.scene import Scene

_NAME, _MONEY = 22, 10
_INDENT = 4
"""Before the shares, which stand in a line below their holder."""


def write(scene: Scene) -> str:
    return columns.written(
        (_opening(scene), _board(scene.view), _corporations(scene), _players(scene))
    )


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    is_over = isinstance(view.phase, Over)
    yield f"{names.table(scene)} · {say('picture-turn', turn=view.moves)}"
    yield say("picture-over") if is_over else names.asked(scene)
    if view.declared and not is_over:
        yield say("alt-last-turn")
    merger = takeover(view)
    if merger and merger.survivor is None:
        yield say("alt-tied", tied=merger.tied)
    elif merger:
        yield say("alt-merger", survivor=merger.survivor, defuncts=merger.defuncts)
    told = [say("picture-reserve", count=view.bag)]
    if view.last is not None:
        told.append(say("picture-last-tile", cell=view.last) + " *")
    yield " · ".join(told)


def _board(view: View) -> Iterator[str]:
    """A letter for each corporation, o for a lone tile, a dot for an empty place, * behind the last."""
    yield "  " + "".join(f"{column + 1:>3}" for column in range(COLUMNS))
    tiles = grid.tiles(view)
    for row, letter in enumerate(BOX.board.rows):
        line = letter + " "
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            before = row * COLUMNS + column - 1
            line += "*" if column and before == view.last else " "
            line += f" {_sign(tiles[cell])}"
        yield line + ("*" if row * COLUMNS + COLUMNS - 1 == view.last else "")


def _sign(owner: int) -> str:
    match owner:
        case _ if owner == EMPTY:
            return "."
        case _ if owner == LONE:
            return "o"
        case _:
            return LOOKS[owner - FIRST].letter


def _corporations(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"  {'':8}{say('picture-head-tiles'):>8}{say('picture-price'):>9}{say('picture-head-left'):>7}"
    for one in range(COUNT):
        size, look = view.sizes[one], LOOKS[one]
        price = scene.words.money(view.prices[one]) if size else theme.ABSENT
        told = f"{size}+" if size >= SAFE else f"{size} " if size else f"{theme.ABSENT} "
        left = f"{view.stock[one]}/{SHARES}"
        yield f"{look.letter} {named(scene.words, one):8}{told:>8}{price:>9}{left:>7}"
    yield f"+ {say('picture-safe-word')}"


def _players(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    yield " " * _INDENT + "".join(f"{look.letter:>3}" for look in LOOKS)
    for seat, cash in enumerate(view.cash):
        money = "?" if cash is None else scene.words.money(cash)
        yield f"{seat + 1} {names.padded(names.called(scene, seat), _NAME)}{money:>{_MONEY}}"
        counts = [held(view, seat, one) for one in range(COUNT)]
        line = "".join(f"{'?' if one is None else one or '.':>3}" for one in counts)
        left = f" {scene.words.say('picture-left')}" if view.left[seat] else ""
        yield " " * _INDENT + line + left
