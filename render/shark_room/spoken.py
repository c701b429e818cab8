"""The pictures in words, for those who do not see them: at most a thousand characters each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain

from games.core.desk import Proposal
from games.core.words import Facts, Seat
from games.shark_room.components import CARDS, PRICES, SHARES_EACH, SPECIALS, TITLES, dividends
from games.shark_room.ending import asset_value
from games.shark_room.hints import lacking
from games.shark_room.market import held
from games.shark_room.prospects import next_income
from games.shark_room.state import Over, View
from render import chart, lines, names
from render.lines import BoardLine, Paragraph
from render.scene import History, Scene
from render.shark_room import cards, closing, deciding, open_cards, places, players
from render.shark_room.look import LOOKS, special
from render.standing import ended, standing, victory


def board(scene: Scene) -> str:
    """Table and turn, who must do what, the market, the players."""
    return lines.alt(scene, list(_paragraphs(scene)))


def whole(scene: Scene) -> str:
    """The hand, then the board with every share: for sale, held, not yet drawn."""
    return lines.whole(scene, (*_own(scene), *_paragraphs(scene)))


def hand_of(scene: Scene) -> str:
    """What is asked of the viewer, each card and what it does, money and shares."""
    me = scene.view.me
    told = {
        "decided": deciding.told(scene),
        "played": deciding.played(scene),
        "cards": _cards(scene),
        "own": () if me is None else (_player(scene, me, is_short=False), *_coming(scene, me)),
    }
    order = deciding.order(scene)
    shown = [lines.on(scene, name if at else "", told[name]) for at, name in enumerate(order)]
    return lines.told(scene, (*lines.asked(scene, asked(scene)), *chain.from_iterable(shown)))


def _own(scene: Scene) -> Iterator[Paragraph]:
    if scene.view.me is not None:
        first = (*deciding.told(scene), *deciding.played(scene))
        told = (*first, *_cards(scene), *_coming(scene, scene.view.me))
        yield Paragraph(list(map(BoardLine, told)), scene.words.say("picture-hand"))


def _cards(scene: Scene) -> Iterator[str]:
    """Each card of the viewer's."""
    view: View = scene.view
    say = scene.words.say
    if view.hand and scene.whole:
        yield say("alt-your-cards")
    for card in view.hand:
        name, lack = special(scene.words, CARDS[card]), lacking(view, CARDS[card])
        if SPECIALS[CARDS[card]].kind == "illegal":
            name = f"{name} ({say('kind-illegal')})"
        told = [f"{name}: {cards.effect(scene.words, CARDS[card])}"]
        yield " ".join([*told, say(f"alt-lacks-{lack}")] if lack else told)
    if not view.hand:
        yield say("alt-no-cards")


def _coming(scene: Scene, me: Seat) -> Iterator[str]:
    yield scene.words.say("alt-next-income", amount=next_income(scene.view, me))
    if scene.view.mine_turned:
        yield scene.words.say("alt-turned", turned=scene.view.mine_turned)


def asked(scene: Scene) -> str:
    """What is asked of the viewer; else that this is the hand."""
    view: View = scene.view
    if view.me not in scene.waiting.seats:
        return scene.words.say("picture-hand")
    facts = {"seat": view.me, **scene.waiting.facts}
    return names.said(scene, f"picture-asked-{scene.waiting.ask}", **facts)


def market_of(scene: Scene) -> str:
    """Each title with its price and what is for sale; what the viewer gets; then the open cards."""
    parts = [f"{names.table(scene)}. {scene.words.say('picture-market')}."]
    market = [line.full for line in _market(scene) if line.full]
    parts += [*market, *_dividends(scene)]
    shown = lines.on(scene, "", parts), lines.on(scene, "open", open_cards.tell(scene))
    return lines.told(scene, chain.from_iterable(shown))


def desk_of(scene: Scene) -> str:
    """Open offers, the newest first, then the promises."""
    view: View = scene.view
    say = scene.words.say
    parts = [f"{names.table(scene)}. {say('picture-desk')}."]
    parts += [_offer(scene, one) for one in view.desk.open[::-1]] or [
        f"{say('picture-no-offers')}."
    ]
    shown = lines.on(scene, "", parts), lines.on(scene, "promises", _promises(scene))
    return lines.told(scene, chain.from_iterable(shown))


def _promises(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    for one in view.desk.promises[::-1]:
        key = {None: "picture-promise-open", True: "kept-yes", False: "kept-no"}[one.kept]
        told = names.said(scene, "alt-promise", giver=one.giver, holder=one.holder, words=one.words)
        yield f"{told} {say(key)}."
    if not view.desk.promises:
        yield f"{say('picture-no-promises')}."


def final_sheet(scene: Scene, history: History) -> str:
    """The winner, everybody's place and worth, and what it is made of."""
    view: View = scene.view
    say, ranking = scene.words.say, standing(scene)
    turn = say("picture-after-turn", moves=view.moves)
    if not scene.shows(""):
        way = chart.tell(scene, closing.plot(scene, history), ranking.seats)
        return lines.told(scene, (way, *_closings(scene, history)))
    told = [BoardLine(f"{names.table(scene)}, {turn}. {victory(scene)}.")]
    for seat, place in ranking.lines():
        amount = ranking.scores[seat]
        told.append(
            BoardLine(names.said(scene, "alt-place", place=place, seat=seat, amount=amount))
        )
        full = f"{names.called(scene, seat)}: {', '.join(_worths(scene, seat))}."
        told.append(BoardLine(full, partial(_player, scene, seat, is_short=True)))
    told += map(BoardLine, lines.on(scene, "chart", _closings(scene, history)))
    return lines.alt(scene, [Paragraph(told)])


def _worths(scene: Scene, seat: int) -> Iterator[str]:
    """What somebody's worth is made of, each with its name."""
    say = scene.words.say
    for what, amount in closing.parts(scene, seat):
        if what == closing.SHARKS:
            yield say("count-sharks", count=scene.view.shark_counts[seat])
        elif what == closing.MONEY:
            yield f"{say('picture-money')} {amount}"
        elif what == closing.ASSETS:
            yield f"{say('picture-assets')} {amount}"
        elif what is not None:
            yield f"{TITLES[what].name} {amount}"


def _closings(scene: Scene, history: History) -> Iterator[str]:
    if history.marks:
        yield scene.words.say("alt-closings", count=len(history.marks))


def _paragraphs(scene: Scene) -> Iterator[Paragraph]:
    say = scene.words.say
    yield Paragraph(list(map(BoardLine, _opening(scene))), more=partial(_specials, scene))
    yield Paragraph(list(_market(scene)), say("picture-market"))
    yield Paragraph(list(_players(scene)), say("text-players"), panel="players")


def _specials(scene: Scene) -> Iterator[str]:
    yield f"{scene.words.say('picture-specials-left', count=scene.view.specials)}."


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)}, {say('picture-turn', moves=view.moves)}."
    yield _sentence(ended(scene)[0] if isinstance(view.phase, Over) else names.asked(scene))
    yield f"{say('picture-titles-left', count=view.titles)}."


def _market(scene: Scene) -> Iterator[BoardLine]:
    """The titles with a price, then those of which nothing is for sale."""
    view: View = scene.view
    missing, short = list[str](), list[str]()
    for title in view.in_play:
        closed = view.closings[title]
        toxic = TITLES[title].closings > 0
        out = f" ({scene.words.say('alt-toxic', count=closed)})" if toxic else ""
        name, letter = f"{TITLES[title].name}{out}", f"{LOOKS[title].letter}{out}"
        shares = partial(_detailed, scene, title, name)
        if price := places.price(view, title):
            money = scene.words.money(price)
            pile = ", ".join(str(PRICES[share]) for share in view.piles[title][1:])
            more = f", {scene.words.say('alt-then', words=pile)}" if pile else ""
            told = f"{name} {money}{more}."
            yield BoardLine(told, f"{LOOKS[title].letter} {money}{out}.", shares)
        else:
            missing.append(name)
            short.append(letter)
            yield BoardLine("", whole=shares)
    if missing:
        full, brief = (
            scene.words.say("alt-not-for-sale", words=", ".join(told)) for told in (missing, short)
        )
        yield BoardLine(full, brief, "")


def _detailed(scene: Scene, title: int, name: str) -> str:
    return lines.detailed(name, _shares(scene, title))


def _shares(scene: Scene, title: int) -> Iterator[str]:
    """The prices of its shares: for sale, with each who holds some, not yet drawn."""
    say, shares = scene.words.say, tuple(places.places(scene.view, title))
    sale = [one.share for one in shares if one.on_market and one.owner is None]
    rest = [one.share for one in shares if not one.on_market and one.owner is None]
    if sale:
        yield say("text-for-sale", words=_numbered(scene, sale))
    for seat in range(len(scene.names)):
        if mine := [one.share for one in shares if one.owner == seat]:
            yield names.said(scene, "text-holds", seat=seat, words=_numbered(scene, mine))
    if rest:
        yield say("text-not-drawn", words=_numbered(scene, rest))
    one = TITLES[title]
    yield say("text-pays", count=one.group, amount=one.dividend)


def _numbered(scene: Scene, shares: Iterable[int]) -> str:
    """Shares by the number under which they are typed, with their prices: 2 (€150) and 3 (€200)."""
    told = (f"{1 + one % SHARES_EACH} ({scene.words.money(PRICES[one])})" for one in shares)
    return ", ".join(told)


def _players(scene: Scene) -> Iterator[BoardLine]:
    for seat in range(len(scene.names)):
        full = _player(scene, seat, is_short=False)
        short = partial(_player, scene, seat, is_short=True)
        yield BoardLine(full, short, partial(_worth, scene, seat, full))


def _worth(scene: Scene, seat: int, told: str) -> str:
    amount = players.worth(scene.view, seat)
    return f"{told} {scene.words.say('text-worth', amount=amount)}"


def _player(scene: Scene, seat: int, *, is_short: bool) -> str:
    """Name, money, cards, Sharks, assets, shares; letters for the titles in short."""
    view: View = scene.view
    say, name = scene.words.say, names.called(scene, seat)
    name = f"{name[:11]}…" if is_short and len(name) > 12 else name
    if view.left[seat]:
        name = f"{name} ({say('picture-left')})"
    told = [say("alt-cards", count=view.held[seat])]
    if sharks := view.shark_counts[seat]:
        told.append(say("count-sharks", count=sharks))
    if value := asset_value(view.assets[seat]):
        told.append(f"{say('picture-assets')} {scene.words.money(value)}")
    for title in view.in_play:
        mine = held(view.shares[seat], title)
        if mine and is_short:
            told.append(f"{LOOKS[title].letter} {len(mine)}")
        elif mine:
            shares = say("alt-shares", count=len(mine), told=_numbered(scene, mine))
            told.append(f"{TITLES[title].name} {shares}")
    return f"{name} {scene.words.money(view.cash[seat])}: {', '.join(told)}."


def _dividends(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    if view.me is None:
        return
    for title in view.in_play:
        if paid := dividends(title, len(held(view.shares[view.me], title))):
            yield scene.words.say("alt-dividend", title=title, amount=paid)


def _offer(scene: Scene, one: Proposal) -> str:
    facts: Facts = {"by": one.by, "give": one.give, "take": one.take}
    told = names.said(scene, "alt-offer", proposal=str(one.id), partner=one.partner, **facts)
    return f"{told} {scene.words.say('picture-promising')} {one.words}." if one.words else told


def _sentence(told: str) -> str:
    """A question has its mark already."""
    return told if told.endswith("?") else f"{told}."
