"""The pictures in words, for those who cannot see them: at most 1,000 characters each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from games.acquire.components import COUNT, SAFE, TILES, price
from games.acquire.prospects import Prospect, foreseen, prospect, prospects, taken_over
from games.acquire.state import EMPTY, FIRST, LONE, Over, Settlement, View
from render import chart, lines, names
from render.acquire import closing, deciding, rack, telling
from render.acquire.holders import as_settled, held, ranks
from render.acquire.look import LOOKS
from render.acquire.takeovers import takeover
from render.lines import BoardLine, Paragraph
from render.scene import History, Scene
from render.standing import ended, standing, victory

_ABOUT = {"majority": "text-first", "minority": "text-second"}


def board(scene: Scene) -> str:
    """Table and turn, the question, the last tile, corporations, players."""
    return lines.alt(scene, list(_paragraphs(scene)))


def whole(scene: Scene) -> str:
    """The hand, then the board with the tiles and the first holders of each corporation."""
    return lines.whole(scene, (*_own(scene), *_paragraphs(scene)))


def hand_of(scene: Scene) -> str:
    """The question to the viewer, each tile with its effect, money and shares."""
    asked = lines.asked(scene, rack.asked(scene))
    mine = [] if scene.view.me is None else [_player(scene, scene.view.me, is_short=False)]
    told = (*lines.on(scene, "", asked), *_tiles(scene), *lines.on(scene, "purse", mine))
    return lines.told(scene, told)


def _own(scene: Scene) -> Iterator[Paragraph]:
    if scene.view.me is not None:
        # Who is asked is told with the board.
        mine = _tiles(replace(scene, whole=True))
        yield Paragraph(list(map(BoardLine, mine)), scene.words.say("picture-hand"))


def _tiles(scene: Scene) -> Iterator[str]:
    """What may be done with them, and the effect of each."""
    seen, is_decided = prospects(scene.view), deciding.is_decided(scene)
    if scene.shows("") and (rack.is_asked(scene) or not scene.whole) and (hint := rack.hint(scene)):
        yield f"{hint}."
    if is_decided:
        yield from lines.on(scene, "", deciding.told(scene))
    shown = [one for place, one in enumerate(seen) if is_decided or scene.shows(rack.panel(place))]
    if shown and is_decided:
        yield scene.words.say("alt-your-tiles", cells=tuple(one.cell for one in shown))
    elif shown:
        yield from _effects(scene, shown)
    if not seen and scene.shows(""):
        yield scene.words.say("alt-no-tiles")


def _effects(scene: Scene, tiles: Sequence[Prospect]) -> Iterator[str]:
    """What each would do, then in one sentence those that do nothing."""
    for one in tiles:
        if one.kind != "alone":
            what = [telling.effect(scene.words, one), telling.taken_in(scene, one)]
            what += [*telling.details(scene, one), _of_survivor(scene, one)]
            told = ". ".join(filter(None, (*what, telling.rivals_told(scene, one))))
            yield f"{TILES[one.cell]}: {told}."
    if alone := tuple(one.cell for one in tiles if one.kind == "alone"):
        yield scene.words.say("alt-alone", cells=alone)


def _of_survivor(scene: Scene, tile: Prospect) -> str:
    """The viewer's shares of the corporation that a merger makes larger; empty: none, or it is not certain."""
    if tile.kind != "merges" or len(tile.survivors) != 1 or scene.view.me is None:
        return ""
    (survivor,) = tile.survivors
    count = held(scene.view, scene.view.me, survivor)
    return scene.words.say("alt-of-survivor", count=count, corporation=survivor) if count else ""


def final_sheet(scene: Scene, history: History) -> str:
    """The winners, each player's place and money, then what each corporation paid."""
    view: View = scene.view
    say, ranking = scene.words.say, standing(scene)
    turn = say("picture-after-turn", turn=view.moves)
    if not scene.shows(""):
        return lines.told(scene, _chart(scene, history))
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
    if scene.shows("chart"):
        parts += _mergers(scene, history)
    if scene.whole:
        had = (
            f"{names.called(scene, seat)} {scene.words.money(closing.before(view, seat))}"
            for seat in ranking.seats
        )
        parts.append(f"{say('text-before')}: {', '.join(had)}.")
    return lines.told(scene, parts)


def _chart(scene: Scene, history: History) -> Iterator[str]:
    """The chart alone, where it is a picture of its own."""
    yield chart.tell(scene, closing.plot(scene, history), standing(scene).seats)
    yield from _mergers(scene, history)


def _mergers(scene: Scene, history: History) -> Iterator[str]:
    if history.marks:
        yield scene.words.say("alt-mergers", count=len(history.marks))


def _paragraphs(scene: Scene) -> Iterator[Paragraph]:
    scene = as_settled(scene)
    say = scene.words.say
    yield Paragraph(list(map(BoardLine, _opening(scene))), more=partial(_reserve, scene))
    told, absent = [_corporation(scene, one) for one in _active(scene.view)], _absent(scene.view)
    yield Paragraph(told, say("text-corporations"), "; ", partial(_not_there, scene), "players")
    if absent:
        told = [BoardLine(say("alt-absent", corporations=absent), whole="")]
        yield Paragraph(told, panel="players")
    lone = lone_tiles(scene.view)
    if lone:
        yield lines.sentences([say("alt-lone", cells=lone)])
    yield Paragraph(title=say("text-meetings"), more=partial(_meetings, scene))
    yield Paragraph(list(_players(scene)), say("text-players"), panel="players")


def _meetings(scene: Scene) -> Iterator[str]:
    """The free cells whose tile would join corporations, by what would come of it."""
    view, found = scene.view, dict[str, list[int]]()
    for cell, owner in enumerate(view.board):
        if owner == EMPTY and cell not in view.aside:
            one = prospect(view, cell)
            if one.kind == "merges":
                found.setdefault(telling.effect(scene.words, one), []).append(cell)
    for told, cells in found.items():
        yield scene.words.say("text-meeting", cells=tuple(cells), told=told)
    if not found:
        yield scene.words.say("text-no-meeting")


def lone_tiles(view: View) -> tuple[int, ...]:
    """Those of no corporation, but for what the last tile is just making a part of one."""
    joining = _joining(view)
    return tuple(
        cell for cell, owner in enumerate(view.board) if owner == LONE and cell not in joining
    )


def _joining(view: View) -> tuple[int, ...]:
    """The loose tiles that a corporation has as soon as it is founded, or the merger is settled."""
    after = foreseen(view).board
    return tuple(cell for cell, owner in enumerate(view.board) if owner == LONE != after[cell])


def _reserve(scene: Scene) -> Iterator[str]:
    yield f"{scene.words.say('picture-reserve', count=scene.view.bag)}."


def _not_there(scene: Scene) -> Iterator[str]:
    for one in _absent(scene.view):
        told = scene.words.say("text-absent", corporation=one, stock=scene.view.stock[one])
        yield _detailed(scene, one, told)


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)}, {say('picture-turn', turn=view.moves)}."
    if isinstance(view.phase, Over):
        yield f"{ended(scene)[0]}."
    else:
        yield f"{names.asked(scene)}."
    if view.declared and not isinstance(view.phase, Over):
        yield say("alt-last-turn")
    if view.last is not None:
        yield say("alt-last-tile", cell=view.last)
    merger = takeover(view)
    sizes = foreseen(view).sizes
    if merger and merger.survivor is None:
        yield say("alt-tied", tied=merger.tied, size=sizes[merger.tied[0]])
    elif merger and merger.survivor is not None:
        size = sizes[merger.survivor]
        facts = {"survivor": merger.survivor, "size": size, "price": price(merger.survivor, size)}
        yield say("alt-merger", **facts, defuncts=merger.defuncts)
    if joining := _joining(view):
        yield say("alt-joining", cells=joining)


def _active(view: View) -> tuple[int, ...]:
    """The largest first."""
    active = [one for one in range(COUNT) if view.sizes[one]]
    return tuple(sorted(active, key=lambda one: -view.sizes[one]))


def _absent(view: View) -> tuple[int, ...]:
    return tuple(one for one in range(COUNT) if not view.sizes[one])


def _corporation(scene: Scene, one: int) -> BoardLine:
    view: View = scene.view
    key = "alt-corporation-safe" if view.sizes[one] >= SAFE else "alt-corporation"
    facts = {"size": view.sizes[one], "price": view.prices[one], "stock": view.stock[one]}
    told = scene.words.say(key, corporation=one, **facts)
    return BoardLine(told, whole=partial(_detailed, scene, one, told))


def _detailed(scene: Scene, one: int, told: str) -> str:
    """Its tiles, the viewer's shares, who is first and second."""
    view: View = scene.view
    cells = tuple(cell for cell, owner in enumerate(view.board) if owner == FIRST + one)
    mine = None if view.me is None else held(view, view.me, one)
    details = [scene.words.say("text-tiles", cells=cells) if cells else ""]
    details.append("" if mine is None else scene.words.say("text-yours", count=mine))
    is_due = view.sizes[one] and one not in _settled(view)
    paid = enumerate(taken_over(view, (one,))[0].bonuses or () if is_due else ())
    key = "text-bonuses-safe" if view.sizes[one] >= SAFE else "text-bonuses"
    bonuses = telling.paid(scene, key, paid)
    return lines.detailed(told, (*details, *_holders(scene, one), bonuses))


def _settled(view: View) -> tuple[int, ...]:
    """The corporations whose bonuses the merger under way has paid."""
    merger = takeover(view)
    if merger is None:
        return ()
    return merger.settled if merger.at_hand is None else (*merger.settled, merger.at_hand)


def _holders(scene: Scene, one: int) -> Iterator[str]:
    ranked = [seat[one] for seat in ranks(scene.view)]
    for rank, key in _ABOUT.items():
        seats = tuple(seat for seat, its in enumerate(ranked) if its == rank)
        if seats:
            count = held(scene.view, seats[0], one)
            yield names.said(scene, key, seats=seats, count=count)


def _players(scene: Scene) -> Iterator[BoardLine]:
    for seat in range(len(scene.names)):
        short = partial(_player, scene, seat, is_short=True)
        yield BoardLine(_player(scene, seat, is_short=False), short)


def _player(scene: Scene, seat: int, *, is_short: bool) -> str:
    """Name, money and shares; `is_short` has letters for corporations and cuts the name."""
    view: View = scene.view
    say, cash = scene.words.say, view.cash[seat]
    name = names.called(scene, seat)
    name = f"{name[:11]}…" if is_short and len(name) > 12 else name
    if view.left[seat]:
        name = f"{name} ({say('picture-left')})"
    counts = tuple(held(view, seat, one) or 0 for one in range(COUNT))
    told = say("alt-shares", shares=counts) if any(counts) else ""
    if is_short:
        told = ", ".join(f"{LOOKS[n].letter} {count}" for n, count in enumerate(counts) if count)
    if cash is None:
        return f"{name}: {say('alt-hidden')}{f', {told}' if told else ''}."
    money = scene.words.money(cash)
    return f"{name} {money}, {told}." if told else f"{name} {money}."


def _paid(scene: Scene, line: Settlement) -> str:
    """For each holder the money for shares and, after a plus, the bonus."""
    told = []
    for seat, count in enumerate(line.held):
        if count:
            amounts = [count * line.price, line.bonus[seat]]
            sums = " + ".join(scene.words.money(amount) for amount in amounts if amount)
            told.append(f"{names.called(scene, seat)} {sums}")
    return ", ".join(told)
