"""The whole board as text in columns, for those who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.shark_room.components import TITLES
from games.shark_room.ending import asset_value
from games.shark_room.market import held
from games.shark_room.state import Over, View
from render import columns, names, theme
from render.scene import Scene
from render.shark_room import places
from render.shark_room.look import LOOKS
from render.shark_room.players import worth

_NAME = 13


def write(scene: Scene) -> str:
    return columns.written((_opening(scene), _market(scene), _players(scene), _holdings(scene)))


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)} · {say('picture-turn', moves=view.moves)}"
    yield say("picture-over") if isinstance(view.phase, Over) else names.asked(scene)
    left = say("picture-titles-left", count=view.titles)
    yield f"{left} · {say('picture-specials-left', count=view.specials)}"


def _market(scene: Scene) -> Iterator[str]:
    """Each title, and its shares by their prices: for sale in brackets, held with the seat's number, or
    not yet out.
    """
    view: View = scene.view
    for title in view.in_play:
        shut = f" ⊘{view.closings[title]}" if TITLES[title].closings else ""
        yield f"{LOOKS[title].letter} {TITLES[title].name}{shut}"
        line = "  "
        for place in places.places(view, title):
            told = str(place.price)
            if place.owner is not None:
                told = f"{told}={place.owner + 1}"
            elif not place.on_market:
                told = "."
            else:
                told = f"[{told}]"
            line += f"{told:>6}"
        yield line
    yield scene.words.say("picture-text-legend")


def _players(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    for seat, cash in enumerate(view.cash):
        money, sum_ = scene.words.money(cash), scene.words.money(worth(view, seat))
        line = f"{seat + 1} {names.padded(names.called(scene, seat), _NAME)}{money:>8} ={sum_:>8}"
        yield line + (f" {say('picture-left')}" if view.left[seat] else "")
        told = [say("alt-cards", count=view.held[seat])]
        told.append(say("count-sharks", count=view.shark_counts[seat]))
        if value := asset_value(view.assets[seat]):
            told.append(f"{say('picture-assets')} {scene.words.money(value)}")
        yield f"  {', '.join(told)}"


def _holdings(scene: Scene) -> Iterator[str]:
    """Shares by title, a line for each player."""
    view: View = scene.view
    yield "  " + "".join(f"{LOOKS[title].letter:>3}" for title in view.in_play)
    for seat, mine in enumerate(view.shares):
        counts = (len(held(mine, title)) for title in view.in_play)
        yield f"{seat + 1} " + "".join(f"{count or theme.ZERO:>3}" for count in counts)
