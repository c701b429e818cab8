"""What a hand says: a card for each thing that its owner may do, or for each company."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.core.words import Seat
from games.owners_choice.components import (
    BOX,
    COMPANIES,
    COUNT,
    DIVIDENDS,
    EVENT_DIE,
    FUND_DIE,
    PRICES,
    SPACES,
    TOP,
    Space,
    fee,
    lap,
)
from games.owners_choice.dividends import dearest
from games.owners_choice.prices import steerable
from games.owners_choice.state import Exchanging, Moving, Naming, Presiding, Steering, View
from render import names
from render.scene import Scene


class Card(msgspec.Struct, frozen=True):
    """`head` in large, a sign beside it, a title, some lines, and the faces of a die."""

    head: str
    space: Space
    title: str
    lines: tuple[str, ...]
    die: int | None = None
    holders: tuple[tuple[Seat, int], ...] = ()
    """The other holders and how many they hold, as discs."""
    president: Seat | None = None
    """The seat that the last line is about: the picture has a disc and the name for it."""


def cards(scene: Scene) -> tuple[Card, ...]:
    """What can be done now if the game waits for the viewer; else the companies."""
    view: View = scene.view
    if view.me is None or view.me not in scene.waiting.seats:
        return tuple(_offered(scene, company) for company in range(COUNT))
    match view.phase:
        case Moving():
            return tuple(_step(scene, steps) for steps in range(1, view.reach + 1))
        case Presiding(company=company):
            return (_own_die(scene, company), _fund_die(scene))
        case Naming():
            return tuple(_presided(scene, company, "") for company in range(COUNT))
        case Steering() as phase:
            return tuple(_price(scene, company, phase.steps) for company in steerable(phase))
        case Exchanging():
            return tuple(_held(scene, company) for company in range(COUNT))
        case _:
            return tuple(_offered(scene, company) for company in range(COUNT))


def asked(scene: Scene) -> str:
    """What is asked of the viewer: "Move the marker"; else that this is their hand."""
    if scene.view.me not in scene.waiting.seats:
        return scene.words.say("picture-hand")
    told = scene.words.say(f"ask-{scene.waiting.ask}.what", **scene.waiting.facts)
    return told[:1].upper() + told[1:]


def _step(scene: Scene, steps: int) -> Card:
    """The space that lies that many steps ahead."""
    view: View = scene.view
    say, head = scene.words.say, str(steps)
    space = lap(view.boards)[view.marker + steps]
    if space in COMPANIES:
        return _presided(scene, SPACES.index(space), head)
    title = say(f"card-{space}")
    match space:
        case "event":
            return Card(head, space, title, (say("picture-you-roll"),), EVENT_DIE)
        case "multi":
            return Card(head, space, title, (say("picture-you-choose"),))
        case "president":
            return Card(head, space, title, tuple(_rewards(scene)))
        case "dividend":
            return Card(head, space, title, tuple(_dividends(scene)))
        case _:
            paid = say("picture-you-get", amount=min(BOX.money.goal, view.fund))
            return Card(head, space, title, (paid, say("picture-game-ends")))


def _rewards(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    dice = 0 if view.me is None else view.presidents.count(view.me)
    yield scene.words.say("picture-you-get", amount=dice * BOX.money.for_a_die)
    yield scene.words.say("picture-a-die", amount=BOX.money.for_a_die)


def _dividends(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    paying, each = dearest(view.rungs), DIVIDENDS[max(view.rungs)]
    held = 0 if view.me is None else sum(view.shares[view.me][one] for one in paying)
    yield scene.words.say("picture-you-get", amount=held * each)
    yield scene.words.say("picture-a-share", amount=each)
    yield scene.words.say("picture-companies", companies=paying)


def _presided(scene: Scene, company: int, head: str) -> Card:
    """A company's space: who chooses, and for how much."""
    view: View = scene.view
    say, title = scene.words.say, _named(scene, company)
    president = view.presidents[company]
    if president is None:
        told = (say("picture-no-president"), say("picture-nothing-happens"))
        return Card(head or _price_of(scene, company), SPACES[company], title, told)
    chooses = (
        say("picture-you-preside")
        if president == view.me
        else names.said(scene, "picture-presides", seat=president)
    )
    money = say("picture-fee-or-fund", cost=fee(view.rungs[company]), fund=view.fund)
    head = head or _price_of(scene, company)
    return Card(head, SPACES[company], title, (chooses, money), company)


def _price_of(scene: Scene, company: int) -> str:
    """What a share of it costs."""
    return scene.words.money(scene.view.prices[company])


def _own_die(scene: Scene, company: int) -> Card:
    view: View = scene.view
    assert view.me is not None
    say, cost, cash = scene.words.say, fee(view.rungs[company]), view.cash[view.me] or 0
    left = ("picture-fee-not-paid", cash) if cost > cash else ("picture-fee-leaves", cash - cost)
    lines = (say("picture-into-fund", cost=cost), say(left[0], cash=left[1]))
    return Card(
        scene.words.money(cost), SPACES[company], _die_named(scene, company), lines, company
    )


def _fund_die(scene: Scene) -> Card:
    say = scene.words.say
    lines = (say("picture-costs-nothing"), say("picture-fund-holds", fund=scene.view.fund))
    return Card(scene.words.money(0), "goal", _die_named(scene, FUND_DIE), lines, FUND_DIE)


def _die_named(scene: Scene, die: int) -> str:
    told = scene.words.say("picture-die", die=die)
    return told[:1].upper() + told[1:]


def _price(scene: Scene, company: int, steps: int) -> Card:
    """A price that a die would move, and what that is worth to the viewer."""
    view: View = scene.view
    assert view.me is not None
    say, before = scene.words.say, view.prices[company]
    rung, count = min(view.rungs[company] + steps, TOP), view.shares[view.me][company]
    if rung < 0:
        lost = (say("picture-fails", before=before), say("picture-loses", amount=count * before))
        return Card("✗", SPACES[company], _named(scene, company), lost)
    price = PRICES[rung]
    change = count * (price - before)
    key = "picture-gains" if change > 0 else "picture-loses" if change else "picture-no-change"
    told = (
        say("picture-from-to", before=before, price=price),
        say("picture-you-hold", count=count),
        say(key, amount=abs(change)),
    )
    return Card(scene.words.money(price), SPACES[company], _named(scene, company), told)


def _held(scene: Scene, company: int) -> Card:
    """What the viewer and the others hold of a company, to exchange."""
    view: View = scene.view
    assert view.me is not None
    others = tuple(
        (Seat(seat), held[company])
        for seat, held in enumerate(view.shares)
        if held[company] and seat != view.me
    )
    mine = scene.words.say("picture-you-hold", count=view.shares[view.me][company])
    rest = scene.words.say("picture-others-hold" if others else "picture-nobody-else")
    head, title = _price_of(scene, company), _named(scene, company)
    return Card(head, SPACES[company], title, (mine, rest), holders=others)


def _offered(scene: Scene, company: int) -> Card:
    """A company as its shares are traded."""
    view: View = scene.view
    say = scene.words.say
    president = view.presidents[company]
    lines = (
        say("picture-pays", amount=DIVIDENDS[view.rungs[company]]),
        say("picture-left-to-buy", count=view.stock[company]),
        _president(scene, president),
    )
    other = president if president != view.me else None
    title = _named(scene, company)
    return Card(_price_of(scene, company), SPACES[company], title, lines, president=other)


def _president(scene: Scene, president: Seat | None) -> str:
    if president is None:
        return scene.words.say("picture-no-president")
    if president == scene.view.me:
        return scene.words.say("picture-you-preside")
    return names.said(scene, "picture-presides", seat=president)


def _named(scene: Scene, company: int) -> str:
    return scene.words.say(f"company-{SPACES[company]}")
