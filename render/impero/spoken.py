"""The pictures in words, for those who cannot see them: at most 1,000 characters each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.impero.state import View
from render import names
from render.impero import dealings, market, report
from render.impero.figures import (
    account,
    directed,
    owned,
    paid,
    places,
    shared,
)
from render.scene import History, Scene
from render.standing import victory

LONGEST = 1000
_NAME = 12
"""Maximum letters of a name in a table of many players."""


def board(scene: Scene) -> str:
    """Table and turn, the question, new cells, companies, players."""
    view: View = scene.view
    opening = [f"{names.table(scene)}.", f"{asked(scene)}."]
    if view.fresh:
        opening.append(scene.words.say("alt-fresh", count=len(view.fresh)))
    players = [ranked(scene, seat, place) for seat, place in places(scene).lines()]
    after = [f"{', '.join(players)}.", *outages(scene)]
    if lots := market.everything(view):
        after.append(scene.words.say("alt-lots", count=len(lots)))
    return listed(scene, " ".join(opening), list(_companies(scene)), " ".join(after))


def hand_of(scene: Scene) -> str:
    """Money and points, the open deals, then each company."""
    view: View = scene.view
    say, me = scene.words.say, view.me
    opening = [f"{names.table(scene)}.", f"{say('sheet-empire')}."]
    if me is not None:
        # Before the first turn closes nobody has a place yet.
        place = places(scene).place_of(me) if report.closed(view) else 0
        count = view.points
        opening.append(say("alt-empire", cash=view.cash, count=count, place=place))
    numbers = (*directed(view, me), *shared(view, me))
    told = [_holding(scene, number) for number in numbers]
    deals = [_deal(scene, one) for one in dealings.of(view)]
    before = " ".join(opening)
    return listed(scene, listed(scene, before, deals), told or [say("alt-none-founded")])


def final_sheet(scene: Scene, history: History) -> str:
    """The winners, each player's place and capital, and what was worth nothing."""
    view: View = scene.view
    turn = scene.words.say("sheet-after-turn", turn=report.closed(view))
    before = f"{names.table(scene)}, {turn}. {victory(scene)}."
    players = [ranked(scene, seat, place) for seat, place in places(scene).lines()]
    return listed(scene, before, players, scene.words.say("sheet-worthless"))


def asked(scene: Scene) -> str:
    """The question that the game waits for, or that it is over."""
    view: View = scene.view
    return scene.words.say("sheet-over") if view.over else names.asked(scene)


def ranked(scene: Scene, seat: int, place: int) -> str:
    """A player's place and capital at the last closing: 1st Giulia $84.50."""
    amount = scene.view.capital[seat]
    told = names.said(scene, "alt-ranked", place=place, seat=seat, amount=amount)
    name = names.called(scene, seat)
    many = len(scene.names) > _NAME
    return told.replace(name, f"{name[: _NAME - 1]}…") if many and len(name) > _NAME else told


def _companies(scene: Scene) -> Iterator[str]:
    """The companies in words, the largest first."""
    view: View = scene.view
    cells = owned(view)
    for number in sorted(range(len(cells)), key=lambda one: -len(cells[one])):
        yield names.said(
            scene,
            "alt-owner",
            company=number,
            seat=view.companies[number].director,
            count=len(cells[number]),
            funds=view.funds[number],
        )
    if not cells:
        yield scene.words.say("alt-none-founded")


def outages(scene: Scene) -> Iterator[str]:
    if report.closed(scene.view):
        yield scene.words.say("alt-out", count=len(scene.view.out))


def _holding(scene: Scene, number: int) -> str:
    view: View = scene.view
    one, me = view.companies[number], view.me
    return scene.words.say(
        "alt-holding",
        company=number,
        count=0 if me is None else one.shares[me],
        total=sum(one.shares),
        amount=paid(account(view, number), me),
    )


def _deal(scene: Scene, deal: dealings.Deal) -> str:
    told = dealings.told(scene, deal)
    return f"{told.words}, {told.state}, {scene.words.money(told.amount)}"


def listed(scene: Scene, before: str, items: Sequence[str], after: str = "") -> str:
    """As many items as fit, then the number left out."""
    # Room is kept for the sentence about those left out, with two figures.
    room = LONGEST - len(before) - len(after) - len(scene.words.say("alt-more", count=99)) - 6
    kept = list(items)
    while kept and len("; ".join(kept)) > room:
        kept.pop()
    if len(kept) < len(items):
        kept.append(scene.words.say("alt-more", count=len(items) - len(kept)))
    told = f"{'; '.join(kept)}." if kept else ""
    return cut(" ".join(part for part in (before, told, after) if part))


def cut(told: str) -> str:
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 1].rstrip()}…"
