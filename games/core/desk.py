"""The desk: offers that parties make each other in the open, and promises, which bind nobody.

A party is whatever trades in a game, by number: a company, a player. The game says who speaks for
a party and what it has. It carries a deal out, whole or not at all; the desk keeps what is open.
Nothing lapses by the clock: the game says when (`lapsed`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from games.core.words import Action, RuleError, Seat

T = TypeVar("T")

Bundle = tuple[int, ...]
"""What one side gives: a count for each thing that the game trades, then money."""
Stock = tuple[int, ...]
"""A count for each thing, without money."""

LONGEST_WORDS = 200
"""Characters of a promise."""
MAX_OPEN = 8
"""Offers that a party may have open at once: a desk must fit a screen."""
MAX_PROMISES = 8
"""Promises that a player may have given and nobody has marked yet."""


class Proposal(msgspec.Struct, frozen=True):
    """An offer on the desk; it stands until it is answered, withdrawn or lapses."""

    id: int
    """Counted over the whole game: no number comes twice."""
    by: int
    partner: int | None
    """The party that it is made to; None: anybody may take it up."""
    give: Bundle
    """What `by` gives."""
    take: Bundle
    """What `by` gets. A side may be empty if the game allows gifts."""
    uses: tuple[int, ...] = ()
    """What is worked in between, in order; what the numbers mean is the game's."""
    answers: int | None = None
    """The offer that this one counters."""
    words: str = ""
    """What `by` promises with it."""
    turn: int = 0
    """The turn of the table in which it was made."""


class Promise(msgspec.Struct, frozen=True):
    """A player's word. `kept` is what the one who has it says of it later."""

    id: int
    giver: Seat
    holder: Seat
    words: str
    kept: bool | None = None


class Desk(msgspec.Struct, frozen=True):
    """What lies on the desk; public as it is."""

    made: int = 0
    """Offers so far."""
    open: tuple[Proposal, ...] = ()
    promises: tuple[Promise, ...] = ()


class Propose(Action, frozen=True):
    """Offer `give` for `take`. A counter-offer names the offer that it answers."""

    by: int
    partner: int | None
    give: Bundle
    take: Bundle
    uses: tuple[int, ...] = ()
    answers: int | None = None
    words: str = ""


class Accept(Action, frozen=True):
    """Take an offer up for `party`: for one made to anybody that may be several of one's own."""

    proposal: int
    party: int


class Decline(Action, frozen=True):
    """Turn an offer down that was made to one's own party."""

    proposal: int

    @property
    def refuses(self) -> bool:
        return True


class Withdraw(Action, frozen=True):
    """Take one's own offer back."""

    proposal: int


class MakePromise(Action, frozen=True):
    """Give one's word, apart from any offer."""

    holder: Seat
    words: str


class MarkPromise(Action, frozen=True):
    """Say of a promise that one was given whether it was kept."""

    promise: int
    kept: bool


def propose(desk: Desk, offer: Propose, turn: int, *, capped: bool = True) -> Desk:
    """Lay an offer on the desk, in place of the one that it answers.

    One that was made to anybody stays for the others. What the sides give is the game's to judge. A deal
    that nobody else has to read is not `capped`.
    """
    answered = _answered(desk, offer)
    if offer.partner == offer.by:
        raise RuleError("offer-to-oneself")
    if min(*offer.give, *offer.take) < 0:
        raise RuleError("amount-below-nothing", least=0)
    new = Proposal(
        desk.made + 1, offer.by, offer.partner, offer.give, offer.take, offer.uses, offer.answers,
        checked_words(offer.words) if offer.words else "", turn,
    )  # fmt: skip
    rest = tuple(one for one in desk.open if one != answered or one.partner is None)
    if any(_content(one) == _content(new) for one in rest):
        raise RuleError("offer-stands-already")
    if capped and sum(one.by == offer.by for one in rest) >= MAX_OPEN:
        raise RuleError("too-many-offers", most=MAX_OPEN)
    return replace(desk, made=new.id, open=(*rest, new))


def find(desk: Desk, number: int) -> Proposal:
    """The open offer of that number."""
    for one in desk.open:
        if one.id == number:
            return one
    raise RuleError("no-such-offer", proposal=number)


def accept(
    desk: Desk, number: int, party: int, carry_out: Callable[[Proposal], T]
) -> tuple[Desk, T]:
    """The desk without the offer, and what carrying it out gave.

    `carry_out` gets the offer with `partner` filled in. If it refuses, nothing has happened and
    the offer stays open.
    """
    offer = find(desk, number)
    if not is_open_to(offer, party):
        raise RuleError("offer-to-another", proposal=number)
    result = carry_out(replace(offer, partner=party))
    return _without(desk, offer), result


def decline(desk: Desk, number: int, party: int | None) -> Desk:
    """Only who was named turns an offer down; one to anybody just is not taken up."""
    offer = find(desk, number)
    if offer.partner is None or offer.partner != party:
        raise RuleError("offer-to-another", proposal=number)
    return _without(desk, offer)


def withdraw(desk: Desk, number: int) -> Desk:
    return _without(desk, find(desk, number))


def lapsed(desk: Desk, gone: Callable[[Proposal], bool]) -> tuple[Desk, tuple[Proposal, ...]]:
    """The desk without the offers that are over, and these: at a phase's end, at a turn's."""
    over = tuple(one for one in desk.open if gone(one))
    kept = tuple(one for one in desk.open if one not in over)
    return replace(desk, open=kept), over


def is_open_to(offer: Proposal, party: int) -> bool:
    """Whether the party may take it up, as far as the desk knows."""
    return offer.by != party and offer.partner in (None, party)


def promise(desk: Desk, giver: Seat, holder: Seat, words: str) -> Desk:
    """Write a promise into the ledger."""
    if giver == holder:
        raise RuleError("promise-to-oneself")
    if sum(one.giver == giver and one.kept is None for one in desk.promises) >= MAX_PROMISES:
        raise RuleError("too-many-promises", most=MAX_PROMISES)
    new = Promise(len(desk.promises) + 1, giver, holder, checked_words(words))
    return replace(desk, promises=(*desk.promises, new))


def find_promise(desk: Desk, number: int) -> Promise:
    if not 1 <= number <= len(desk.promises):
        raise RuleError("no-such-promise", promise=number)
    return desk.promises[number - 1]


def mark(desk: Desk, number: int, holder: Seat, *, kept: bool) -> Desk:
    """Kept or broken, once: the ledger is what others go by."""
    known = find_promise(desk, number)
    if known.holder != holder:
        raise RuleError("promise-to-another", promise=number)
    if known.kept is not None:
        raise RuleError("promise-marked-already", promise=number)
    marked = tuple(replace(one, kept=kept) if one.id == number else one for one in desk.promises)
    return replace(desk, promises=marked)


def checked_words(words: str) -> str:
    """A promise on one line, within its length."""
    text = " ".join(words.split())
    if not text or len(text) > LONGEST_WORDS or not text.isprintable():
        raise RuleError("words-out-of-range", most=LONGEST_WORDS)
    return text


def moved(stocks: tuple[Stock, ...], giver: int, taker: int, things: Stock) -> tuple[Stock, ...]:
    """Things change hands; nobody gives what they have not. Money moves by `core.money.pay`."""
    rest = tuple(have - give for have, give in zip(stocks[giver], things, strict=True))
    if min(things) < 0:
        raise RuleError("amount-below-nothing", least=0)
    if min(rest) < 0:
        short = next(thing for thing, left in enumerate(rest) if left < 0)
        raise RuleError("not-enough-things", thing=short, most=stocks[giver][short])
    after = list(stocks)
    after[giver] = rest
    after[taker] = tuple(have + get for have, get in zip(after[taker], things, strict=True))
    return tuple(after)


def _answered(desk: Desk, offer: Propose) -> Proposal | None:
    """A counter goes back to the one who made the offer, from one to whom it was open."""
    if offer.answers is None:
        return None
    answered = find(desk, offer.answers)
    if not is_open_to(answered, offer.by) or offer.partner != answered.by:
        raise RuleError("offer-to-another", proposal=offer.answers)
    return answered


def _content(one: Proposal) -> tuple[object, ...]:
    return (one.by, one.partner, one.give, one.take, one.uses, one.words)


def _without(desk: Desk, offer: Proposal) -> Desk:
    return replace(desk, open=tuple(one for one in desk.open if one != offer))
