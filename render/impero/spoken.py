"""The pictures in words, for those who cannot see them: at most 1,000 characters each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.impero.components import COSTS
from games.impero.state import Auction, View
from render import chart, lines, names
from render.impero import closing, dealings, empire, market, parts, report
from render.impero.figures import (
    account,
    directed,
    forecast,
    holdings,
    owned,
    paid,
    places,
    shared,
)
from render.lines import BoardLine, Paragraph
from render.scene import LONGEST_ALT, History, Scene
from render.standing import victory

_NAME = 12
"""Maximum letters of a name in a table of many players."""


def board(scene: Scene) -> str:
    """Table and turn, the question, new cells, companies, players."""
    after = [*lines.on(scene, "", outages(scene)), *lines.on(scene, "ranking", _below(scene))]
    before = lines.on(scene, "", _opening(scene))
    told = list(lines.on(scene, "", _companies(scene)))
    return listed(scene, " ".join(before), told, " ".join(after))


def _below(scene: Scene) -> Iterator[str]:
    """Ranking and market."""
    sign = "; " if scene.whole else ", "
    yield f"{sign.join(_ranking(scene, is_table=scene.whole))}."
    if lots := market.everything(scene.view):
        yield scene.words.say("alt-lots", count=len(lots))


def whole(scene: Scene) -> str:
    """The empire, then the ranking, all companies with their dividend, and the whole market."""
    say = scene.words.say
    opening = [*_opening(scene, named=True), *_ready(scene), *outages(scene, named=True)]
    mine = [] if scene.view.me is None else [*_empire(scene), *_deals(scene), *_holdings(scene)]
    lots = [lot(scene, one) for one in market.everything(scene.view)]
    told = (
        (mine, say("sheet-empire")),
        (opening, ""),
        (_ranking(scene, is_cut=False, is_table=True), say("sheet-ranking-at-closing")),
        (_companies(scene, dividend=True), say("sheet-all-companies")),
        (lots or [say("sheet-no-auction"), say("sheet-no-listing")], say("sheet-market")),
    )
    return lines.whole(scene, (Paragraph(list(map(BoardLine, one)), title) for one, title in told))


def _opening(scene: Scene, *, named: bool = False) -> Iterator[str]:
    yield f"{names.table(scene)}."
    yield f"{asked(scene)}."
    if fresh := scene.view.fresh:
        named = named or scene.whole
        facts = {"cells": tuple(fresh)} if named else {"count": len(fresh)}
        yield scene.words.say("text-fresh" if named else "alt-fresh", **facts)


def _ready(scene: Scene) -> Iterator[str]:
    """How many are ready for the turn to close, and who."""
    ready = scene.view.ready
    if not scene.view.over:
        told = scene.words.say("text-ready", count=sum(ready), total=len(ready))
        who = ", ".join(names.called(scene, seat) for seat, one in enumerate(ready) if one)
        yield f"{told}: {who}." if who else f"{told}."


def _ranking(scene: Scene, *, is_cut: bool = True, is_table: bool = False) -> Iterator[str]:
    """Places and capitals, as a table with companies, cells and change, too."""
    view: View = scene.view
    for seat, place in places(scene).lines():
        told = ranked(scene, seat, place, is_cut=is_cut)
        firms, cells = holdings(view)[seat]
        facts = {"firms": firms, "count": cells, "amount": view.change[seat]}
        yield f"{told}, {scene.words.say('alt-ranked-more', **facts)}" if is_table else told


def hand_of(scene: Scene) -> str:
    """Money and points, the open deals, then each company."""
    before = (*lines.asked(scene, scene.words.say("sheet-empire")), *_empire(scene))
    opening = " ".join(lines.on(scene, "", before))
    told = listed(scene, opening, list(lines.on(scene, "deals", _deals(scene))))
    return listed(scene, told, list(_holdings(scene)))


def _empire(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    if view.me is not None:
        # Before the first turn closes nobody has a place yet.
        place = places(scene).place_of(view.me) if report.closed(view) else 0
        if scene.whole:
            yield from parts.spoken(empire.boxes(scene))
        else:
            yield scene.words.say("alt-empire", cash=view.cash, count=view.points, place=place)


def _deals(scene: Scene) -> Iterator[str]:
    return (_deal(scene, one) for one in dealings.of(scene.view))


def _holdings(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    own, others = directed(view, view.me), shared(view, view.me)
    yield from lines.on(scene, "companies", (_holding(scene, number) for number in own))
    if scene.whole and scene.shows("companies") and (percent := _usual_dividend(scene)):
        apart = sum(view.companies[one].dividend != percent for one in own)
        yield scene.words.say("alt-own-dividend", percent=percent, count=apart)
    yield from lines.on(scene, "shares", (_holding(scene, number) for number in others))
    if not (own or others) and scene.shows("companies"):
        yield scene.words.say("sheet-no-company", count=COSTS.found).rstrip(".")


def final_sheet(scene: Scene, history: History) -> str:
    """The winners, each player's place and capital, and what was worth nothing."""
    view: View = scene.view
    if not scene.shows(""):
        told = chart.tell(scene, closing.plot(scene, history), places(scene).seats)
        return lines.told(scene, (told,))
    turn = scene.words.say("sheet-after-turn", turn=report.closed(view))
    before = f"{names.table(scene)}, {turn}. {victory(scene)}."
    return listed(scene, before, list(_ranking(scene)), scene.words.say("sheet-worthless"))


def asked(scene: Scene) -> str:
    """The question that the game waits for, or who has won."""
    view: View = scene.view
    if scene.outcome is not None:
        return victory(scene)
    return scene.words.say("sheet-over") if view.over else names.asked(scene)


def ranked(scene: Scene, seat: int, place: int, *, is_cut: bool = True) -> str:
    """A player's place and capital at the last closing: 1st Giulia $84.50. In an alt text of many names are cut."""
    amount = scene.view.capital[seat]
    told = names.said(scene, "alt-ranked", place=place, seat=seat, amount=amount)
    name = names.called(scene, seat)
    many = is_cut and not scene.whole and len(scene.names) > _NAME
    return told.replace(name, f"{name[: _NAME - 1]}…") if many and len(name) > _NAME else told


def _companies(scene: Scene, *, dividend: bool = False) -> Iterator[str]:
    """The companies in words, the largest first."""
    view: View = scene.view
    cells = owned(view)
    for number in sorted(range(len(cells)), key=lambda one: -len(cells[one])):
        one, count = view.companies[number], len(cells[number])
        facts = {"company": number, "seat": one.director, "count": count}
        told = names.said(scene, "alt-owner", funds=view.funds[number], **facts)
        share = forecast(view, number).per_share if dividend else 0
        more = [scene.words.say("text-dividend", percent=one.dividend, share=share)]
        more += [scene.words.say("text-rented", cells=one.rented)] if one.rented else []
        yield ", ".join((told, *more)) if dividend else told
    if not cells:
        yield scene.words.say("alt-none-founded")


def lot(scene: Scene, one: market.Lot) -> str:
    """An auction or a sale in a sentence without its full stop."""
    facts = {
        "count": one.shares,
        "company": one.company,
        "percent": market.part(scene.view, one),
        "amount": market.asked(one),
    }
    if isinstance(one, Auction):
        return names.said(scene, "alt-lot-auction", leader=one.leader, least=one.least, **facts)
    return names.said(scene, "alt-lot-sale", seller=one.seller, **facts)


def outages(scene: Scene, *, named: bool = False) -> Iterator[str]:
    view: View = scene.view
    if report.closed(view):
        yield scene.words.say("alt-out", count=len(view.out))
    if view.out and (named or scene.whole):
        yield scene.words.say("text-out", cells=view.out)


def _usual_dividend(scene: Scene) -> int:
    """That of most companies that the viewer directs, which is told once; 0: no two have the same."""
    view: View = scene.view
    own = Counter(view.companies[number].dividend for number in directed(view, view.me))
    return next((percent for percent, count in own.most_common(1) if count > 1), 0)


def _holding(scene: Scene, number: int) -> str:
    view: View = scene.view
    one, me = view.companies[number], view.me
    facts = {
        "company": number,
        "count": 0 if me is None else one.shares[me],
        "total": sum(one.shares),
        "amount": paid(account(view, number), me),
    }
    if scene.whole and one.director == me:
        percent = 0 if one.dividend == _usual_dividend(scene) else one.dividend
        facts |= {"funds": view.funds[number], "points": one.points, "percent": percent}
        told = account(view, number) is not None
        return scene.words.say("alt-own", **facts, held=len(owned(view)[number]), told=told)
    return scene.words.say("alt-holding", **facts)


def _deal(scene: Scene, deal: dealings.Deal) -> str:
    told = dealings.told(scene, deal)
    return f"{told.words}, {told.state}, {scene.words.money(told.amount)}"


def listed(scene: Scene, before: str, items: Sequence[str], after: str = "") -> str:
    """As many items as fit, then the number left out; all, a line each, where it is told whole."""
    if scene.whole:
        return lines.told(scene, (before, *(f"- {one}" for one in items), after))
    # Room is kept for the sentence about those left out, with two figures.
    room = LONGEST_ALT - len(before) - len(after) - len(scene.words.say("alt-more", count=99)) - 6
    kept = list(items)
    while kept and len("; ".join(kept)) > room:
        kept.pop()
    if len(kept) < len(items):
        kept.append(scene.words.say("alt-more", count=len(items) - len(kept)))
    told = f"{'; '.join(kept)}." if kept else ""
    return lines.told(scene, (before, told, after))
