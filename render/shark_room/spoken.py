"""The pictures in words, for those who do not see them: at most a thousand characters each."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.desk import Proposal
from games.core.words import Facts
from games.shark_room.components import CARDS, PRICES, TITLES, dividends
from games.shark_room.ending import asset_value
from games.shark_room.market import held
from games.shark_room.prospects import next_income
from games.shark_room.state import Over, View
from render import names
from render.scene import History, Scene
from render.shark_room import cards, open_cards, places
from render.shark_room.look import LOOKS, special
from render.standing import standing, victory

LONGEST_ALT = 1000


def board(scene: Scene) -> str:
    """Table and turn, who must do what, the market, the players."""
    for is_short in (False, True):
        told = " ".join((*_opening(scene), *_market(scene, is_short), *_players(scene, is_short)))
        if len(told) <= LONGEST_ALT:
            return told
    return _cut(told)


def hand_of(scene: Scene) -> str:
    """What is asked of the viewer, each card and what it does, money and shares."""
    view: View = scene.view
    say = scene.words.say
    parts = [f"{names.table(scene)}.", _sentence(asked(scene))]
    if view.insight.cards:
        key = "alt-next-titles" if view.insight.ordered else "alt-among-titles"
        parts.append(say(key, count=view.insight.span, titles=view.insight.cards))
    for card in view.hand:
        name = special(scene.words, CARDS[card])
        parts.append(f"{name}: {cards.effect(scene.words, CARDS[card])}")
    if not view.hand:
        parts.append(say("alt-no-cards"))
    if view.me is not None:
        parts.append(_player(scene, view.me, is_short=False))
        parts.append(say("alt-next-income", amount=next_income(view, view.me)))
        if view.mine_turned:
            parts.append(say("alt-turned", turned=view.mine_turned))
    return _cut(" ".join(parts))


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
    parts += [*_market(scene, is_short=False), *_dividends(scene), *open_cards.tell(scene)]
    return _cut(" ".join(parts))


def desk_of(scene: Scene) -> str:
    """Open offers, the newest first, then the promises."""
    view: View = scene.view
    say = scene.words.say
    parts = [f"{names.table(scene)}. {say('picture-desk')}."]
    parts += [_offer(scene, one) for one in view.desk.open[::-1]] or [
        f"{say('picture-no-offers')}."
    ]
    for one in view.desk.promises[::-1]:
        key = {None: "picture-promise-open", True: "kept-yes", False: "kept-no"}[one.kept]
        told = names.said(scene, "alt-promise", giver=one.giver, holder=one.holder, words=one.words)
        parts.append(f"{told} {say(key)}.")
    return _cut(" ".join(parts))


def final_sheet(scene: Scene, history: History) -> str:
    """Who has won, everybody's place and worth, and what it is made of."""
    view: View = scene.view
    say, ranking = scene.words.say, standing(scene)
    turn = say("picture-after-turn", moves=view.moves)
    parts = [f"{names.table(scene)}, {turn}. {victory(scene)}."]
    for seat, place in ranking.lines():
        amount = ranking.scores[seat]
        parts.append(names.said(scene, "alt-place", place=place, seat=seat, amount=amount))
        parts.append(_player(scene, seat, is_short=True))
    if history.marks:
        parts.append(say("alt-closings", count=len(history.marks)))
    return _cut(" ".join(parts))


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)}, {say('picture-turn', moves=view.moves)}."
    yield _sentence(say("picture-over") if isinstance(view.phase, Over) else names.asked(scene))
    yield f"{say('picture-titles-left', count=view.titles)}."


def _market(scene: Scene, is_short: bool) -> Iterator[str]:
    """The titles with a price, then those of which nothing is for sale."""
    view: View = scene.view
    say, missing = scene.words.say, list[str]()
    for title in view.in_play:
        name = LOOKS[title].letter if is_short else TITLES[title].name
        out = f" ({say('alt-closed', count=view.closings[title])})" if view.closings[title] else ""
        if price := places.price(view, title):
            pile = ", ".join(str(PRICES[share]) for share in view.piles[title][1:])
            also = f" ({pile})" if pile and not is_short else ""
            yield f"{name} {scene.words.money(price)}{also}{out}."
        else:
            missing.append(f"{name}{out}")
    if missing:
        yield say("alt-not-for-sale", words=", ".join(missing))


def _players(scene: Scene, is_short: bool) -> Iterator[str]:
    for seat in range(len(scene.names)):
        yield _player(scene, seat, is_short=is_short)


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
            prices = "+".join(str(PRICES[share]) for share in mine)
            told.append(f"{TITLES[title].name} {prices}")
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


def _cut(told: str) -> str:
    return told if len(told) <= LONGEST_ALT else f"{told[: LONGEST_ALT - 1].rstrip()}…"
