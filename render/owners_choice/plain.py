"""The whole board as text in columns, for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.owners_choice.components import COMPANIES, COUNT, GOAL, SPACES, SUPPLY, Space, lap
from games.owners_choice.state import Over, View, gone
from render import columns, names
from render.owners_choice.ladder import face_of
from render.owners_choice.look import CODES, SIGNS, letter, named
from render.owners_choice.players import tag
from render.scene import Scene, Words

_NAME, _MONEY = 12, 8
_ACROSS = 9
"""Spaces in a line."""


def write(scene: Scene) -> str:
    return columns.written((_opening(scene), _track(scene), _companies(scene), _players(scene)))


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)} · {say('picture-step', count=view.marker, most=GOAL)}"
    yield say("picture-over") if isinstance(view.phase, Over) else names.asked(scene)
    line = say("picture-fund", fund=view.fund)
    if view.rolls:
        dice = " ".join(f"[{CODES[face_of(roll)]}]" for roll in view.rolls)
        line = f"{line} · {say('picture-dice')} {dice}"
    yield line


def _track(scene: Scene) -> Iterator[str]:
    """All spaces from Start on, the marker's in brackets."""
    view: View = scene.view
    spaces = lap(view.boards)
    for start in range(0, len(spaces), _ACROSS):
        line = f"{start:>2} "
        for step in range(start, min(start + _ACROSS, len(spaces))):
            sign = _sign(scene.words, spaces[step])
            line += f"[{sign}]" if step == view.marker else f" {sign} "
        yield line.rstrip()
    yield "! " + scene.words.say("sign-event") + "  + " + scene.words.say("sign-multi")
    yield "★ " + scene.words.say("sign-president") + "  $ " + scene.words.say("sign-dividend")


def _sign(words: Words, space: Space) -> str:
    return letter(words, SPACES.index(space)) if space in COMPANIES else SIGNS[space][0]


def _companies(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{'':10}{say('picture-head-price'):>7} {say('picture-for-sale'):>10}"
    for company in range(COUNT):
        price = scene.words.money(view.prices[company])
        name = named(scene.words, company)
        left = f"{view.stock[company]}/{SUPPLY}"
        yield f"{letter(scene.words, company)} {name:8}{price:>7} {left:>10}"


def _players(scene: Scene) -> Iterator[str]:
    """A star for the President."""
    view: View = scene.view
    heads = "".join(f"{letter(scene.words, company):>4}" for company in range(COUNT))
    yield " " * (2 + _NAME + _MONEY) + heads
    out = gone(view)
    for seat, cash in enumerate(view.cash):
        money = "?" if cash is None else scene.words.money(cash)
        line = f"{seat + 1} {names.padded(names.called(scene, seat), _NAME)}{money:>{_MONEY}}"
        for company, count in enumerate(view.shares[seat]):
            star = "★" if view.presidents[company] == seat else ""
            line += f"{star + str(count or '.'):>4}"
        yield line + (f" {tag(scene, seat)}" if out[seat] else "")
