"""The pictures in words, for those who cannot see them: at most 1,000 characters each."""

from __future__ import annotations

from collections.abc import Iterator

from games.acquire.components import COUNT, SAFE, TILES
from games.acquire.prospects import prospects
from games.acquire.state import LONE, Over, Settlement, View
from render import names
from render.acquire import rack, telling
from render.acquire.holders import held
from render.acquire.look import LOOKS, named
from render.acquire.takeovers import takeover
from render.scene import History, Scene
from render.standing import standing, victory

LONGEST_ALT = 1000


def board(scene: Scene) -> str:
    """Table and turn, the question, the last tile, corporations, players."""
    # First in full: a screen reader says "Quantum" better than "Q".
    for is_short in (False, True):
        told = " ".join((*_opening(scene), *_corporations(scene), *_players(scene, is_short)))
        if len(told) <= LONGEST_ALT:
            return told
    return _cut(told)


def hand_of(scene: Scene) -> str:
    """The question to the viewer, each tile with its effect, money and shares."""
    view: View = scene.view
    say = scene.words.say
    parts = [f"{names.table(scene)}.", f"{rack.asked(scene)}."]
    if hint := rack.hint(scene):
        parts.append(f"{hint}.")
    seen = prospects(view)
    for one in seen:
        what = [telling.effect(scene.words, one), *telling.details(scene, one)]
        parts.append(f"{TILES[one.cell]}: {'. '.join(line for line in what if line)}.")
    if not seen:
        parts.append(say("alt-no-tiles"))
    if view.me is not None:
        parts.append(_player(scene, view.me, is_short=False))
    return _cut(" ".join(parts))


def final_sheet(scene: Scene, history: History) -> str:
    """The winners, each player's place and money, then what each corporation paid."""
    view: View = scene.view
    say, ranking = scene.words.say, standing(scene)
    turn = say("picture-after-turn", turn=view.moves)
    parts = [f"{names.table(scene)}, {turn}. {victory(scene)}."]
    for seat, place in ranking.lines():
        parts.append(names.said(scene, "alt-place", place=place, seat=seat, amount=view.cash[seat]))
    for line in view.sheet:
        paid = _paid(scene, line)
        what = say("alt-paid", corporation=line.corporation, size=line.size, price=line.price)
        if line.market:
            held = say("picture-market-shares", count=line.market)
            what = f"{what}, {say('picture-market')} {held}"
        parts.append(f"{what}: {paid}." if paid else f"{what}.")
    if history.marks:
        parts.append(say("alt-mergers", count=len(history.marks)))
    return _cut(" ".join(parts))


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)}, {say('picture-turn', turn=view.moves)}."
    if isinstance(view.phase, Over):
        yield f"{say('picture-over')}."
    else:
        yield f"{names.asked(scene)}."
    if view.declared and not isinstance(view.phase, Over):
        yield say("alt-last-turn")
    if view.last is not None:
        yield say("alt-last-tile", cell=view.last)
    merger = takeover(view)
    if merger and merger.survivor is None:
        yield say("alt-tied", tied=merger.tied)
    elif merger:
        yield say("alt-merger", survivor=merger.survivor, defuncts=merger.defuncts)


def _corporations(scene: Scene) -> Iterator[str]:
    """The largest first, then those not on the board, then the lone tiles."""
    view: View = scene.view
    say = scene.words.say
    active = [one for one in range(COUNT) if view.sizes[one]]
    told = [
        say(
            "alt-corporation-safe" if view.sizes[one] >= SAFE else "alt-corporation",
            corporation=one,
            size=view.sizes[one],
            price=view.prices[one],
            stock=view.stock[one],
        )
        for one in sorted(active, key=lambda one: -view.sizes[one])
    ]
    if told:
        yield f"{'; '.join(told)}."
    absent = tuple(one for one in range(COUNT) if not view.sizes[one])
    if absent:
        yield say("alt-absent", corporations=absent)
    lone = tuple(cell for cell, owner in enumerate(view.board) if owner == LONE)
    if lone:
        yield say("alt-lone", cells=lone)


def _players(scene: Scene, is_short: bool) -> Iterator[str]:
    for seat in range(len(scene.names)):
        yield _player(scene, seat, is_short=is_short)


def _player(scene: Scene, seat: int, *, is_short: bool) -> str:
    """Name, money and shares; `is_short` has letters for corporations and cuts the name."""
    view: View = scene.view
    say, cash = scene.words.say, view.cash[seat]
    name = names.called(scene, seat)
    name = f"{name[:11]}…" if is_short and len(name) > 12 else name
    if view.left[seat]:
        name = f"{name} ({say('picture-left')})"
    counts = [(one, held(view, seat, one)) for one in range(COUNT)]
    told = ", ".join(
        f"{LOOKS[one].letter if is_short else named(scene.words, one)} {count}"
        for one, count in counts
        if count
    )
    if cash is None:
        return f"{name}: {say('alt-hidden')}{f', {told}' if told else ''}."
    money = scene.words.money(cash)
    return f"{name} {money}: {told}." if told else f"{name} {money}."


def _paid(scene: Scene, line: Settlement) -> str:
    """For each holder the money for shares and, after a plus, the bonus."""
    told = []
    for seat, count in enumerate(line.held):
        if count:
            amounts = [count * line.price, line.bonus[seat]]
            sums = " + ".join(scene.words.money(amount) for amount in amounts if amount)
            told.append(f"{names.called(scene, seat)} {sums}")
    return ", ".join(told)


def _cut(told: str) -> str:
    return told if len(told) <= LONGEST_ALT else f"{told[: LONGEST_ALT - 1].rstrip()}…"
