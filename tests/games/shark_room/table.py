"""A table of Shark Room that is played by the names of shares and cards.

A test says what lies where; everything else stays in the decks, in order. "pear1" is the cheapest
Pear, "murky!" a closing, "good_lawyer" a special card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from games.core.desk import Accept, Propose
from games.core.makings import Passage
from games.core.record import encode
from games.core.words import Action, Event, RuleError, Seat
from games.shark_room.actions import (
    BUY,
    SELL,
    Answer,
    Buy,
    Open,
    PlayCard,
    PutBack,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.asks import acting
from games.shark_room.components import (
    CARDS,
    PAPERS,
    SHARES,
    SPECIALS,
    TITLES,
    is_closing,
    lot_of,
    title_deck,
    title_of,
)
from games.shark_room.market import laid
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Opening, State
from games.shark_room.trading import bundle
from tests.contract.host import Host, header

TITLE = {one.key: number for number, one in enumerate(TITLES)}
KIND = {one.key: number for number, one in enumerate(SPECIALS)}
SHARE = {
    f"{one.key}{number % 5 + 1}": number
    for number in range(len(SHARES))
    for one in [TITLES[number // 5]]
}
E = TypeVar("E", bound=Event)


def shares(names: str) -> tuple[int, ...]:
    return tuple(SHARE[name] for name in names.split())


def as_if_dealt(state: State) -> State:
    """Nobody has shown a card so far: everybody has drawn what lies before them."""
    hidden = (*state.specials, *(card for cards in (*state.hands, *state.turned) for card in cards))
    passages = tuple(
        (
            *(Passage("drawn", 0),) * len((*hand, *turned)),
            *(Passage("turned", CARDS[card]) for card in turned),
        )
        for hand, turned in zip(state.hands, state.turned, strict=True)
    )
    makings = (tuple(sorted(CARDS[card] for card in hidden)),)
    return replace(state, makings=makings, passages=passages)


class Game:
    """A host with words. Who has nothing named has nothing."""

    def __init__(
        self,
        *hands: str,
        deck: str = "",
        market: str = "",
        held: Sequence[str] = (),
        cash: Sequence[int] = (),
        sharks: Sequence[str] = (),
        assets: Sequence[str] = (),
        specials: str = "",
        discards: str = "",
        last: bool = False,
    ) -> None:
        """`deck` and `specials` lie on top; with `last` there are no other titles."""
        self.seats = len(hands)
        self.host = Host(shark, header(shark, self.seats))
        self._cards = {
            kind: [c for c, of in enumerate(CARDS) if of == kind] for kind in KIND.values()
        }
        self._papers = list(title_deck(self.seats))
        self._lay(hands, deck, market, held, cash, sharks, assets, specials, discards, last)

    def _lay(
        self,
        hands: Sequence[str],
        deck: str,
        market: str,
        held: Sequence[str],
        cash: Sequence[int],
        sharks: Sequence[str],
        assets: Sequence[str],
        specials: str,
        discards: str,
        last: bool,
    ) -> None:
        money = tuple(cash) or (250,) * self.seats
        top, on_market = self._take_papers(deck), self._take_papers(market)
        owned = self._each(held, self._take_papers)
        piles: dict[str, Any] = {
            "hands": self._each(hands, self._take_cards),
            "sharks": self._each(sharks, self._take_cards),
            "assets": self._each(assets, self._take_cards),
            "discards": self._take_cards(discards),
            "specials": self._take_cards(specials),
        }
        piles["specials"] += tuple(sorted(card for rest in self._cards.values() for card in rest))
        rest = () if last else tuple(self._papers)
        state = replace(
            self.state,
            **piles,
            turn=self.state.turn + 1,
            purses=(*money, -sum(money)),
            shares=owned,
            piles=laid(((),) * len(TITLES), on_market),
            titles=(*top, *rest),
            mover=Seat(0),
            phase=Opening(),
        )
        self.put(as_if_dealt(state))

    def _take_papers(self, names: str) -> tuple[int, ...]:
        found = []
        for name in names.split():
            paper = self._closing(name) if name.endswith("!") else SHARE[name]
            self._papers.remove(paper)
            found.append(paper)
        return tuple(found)

    def _closing(self, name: str) -> int:
        title = TITLE[name[:-1]]
        return next(p for p in self._papers if is_closing(p) and title_of(p) == title)

    def _take_cards(self, names: str) -> tuple[int, ...]:
        return tuple(self._cards[KIND[name]].pop(0) for name in names.split())

    def _each(self, names: Sequence[str], take: Any) -> tuple[tuple[int, ...], ...]:
        given = [*names, *[""] * (self.seats - len(names))]
        return tuple(tuple(sorted(take(one))) for one in given)

    @property
    def state(self) -> State:
        state: State = self.host.state
        return state

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action told."""
        return self.host.table.events

    @property
    def asked(self) -> Seat | None:
        return acting(self.state)

    def told(self, kind: type[E]) -> E:
        """The only event of that kind that the last action told."""
        (event,) = self.all_told(kind)
        return event

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def put(self, state: State) -> None:
        """Lay a state on the table; the clock starts anew."""
        self.host.moved_to(state)
        self.host.alarms = ()
        self.host._arm()

    def act(self, action: Action, seat: int | None = None) -> Self:
        asked = self.asked if seat is None else seat
        assert asked is not None
        self.host.act(asked, action)
        return self

    def refused(self, action: Action, seat: int | None = None) -> RuleError:
        """The refusal of what must be refused; nothing changes."""
        before = encode(self.state)
        with pytest.raises(RuleError) as refusal:
            self.act(action, seat)
        assert encode(self.state) == before
        return refusal.value

    def ring(self) -> Self:
        """The time is up."""
        self.host.ring()
        return self

    def leave(self, seat: int) -> Self:
        self.host.leave(Seat(seat))
        return self

    def has(self, seat: int, cash: int) -> Self:
        """The seat's money, the rest from or to the bank."""
        purses = list(self.state.purses)
        purses[-1] -= cash - purses[seat]
        purses[seat] = cash
        self.put(replace(self.state, purses=tuple(purses)))
        return self

    def without_specials(self) -> Self:
        """As if all other special cards lay turned before the last seat."""
        rest = tuple(sorted(self.state.specials))
        turned = (*self.state.turned[:-1], rest)
        self.put(as_if_dealt(replace(self.state, specials=(), turned=turned)))
        return self

    def put_on_top(self, name: str) -> Self:
        """The special card that will be drawn first of those that lie in the discards."""
        one = next(card for card in self.state.discards if CARDS[card] == KIND[name])
        rest = tuple(card for card in self.state.discards if card != one)
        making = tuple(sorted(CARDS[card] for card in self.state.discards))
        state = replace(self.state, specials=(one, *rest), discards=())
        self.put(replace(state, makings=(*state.makings, making)))
        return self

    def open(self, discard: str = "") -> Self:
        card = self.card(self.state.mover, discard) if discard else None
        return self.act(Open(card))

    def buy(self, title: str, count: int, turned: str = "") -> Self:
        return self.act(self.buying(title, count, turned))

    def buying(self, title: str, count: int, turned: str = "") -> Buy:
        return Buy(lot_of(TITLE[title], count), self.cards(self.state.mover, turned))

    def sell(self, names: str, turned: str = "", at_face: str = "") -> Self:
        return self.act(self.selling(names, turned, at_face))

    def selling(self, names: str, turned: str = "", at_face: str = "") -> Sell:
        return Sell(shares(names), self.cards(self.state.mover, turned), shares(at_face))

    def take(self) -> Self:
        return self.act(TakeCash())

    def play(
        self, seat: int, card: str, *, target: int | None = None, title: str = "", share: str = ""
    ) -> Self:
        return self.act(playing(card, target=target, title=title, share=share), seat)

    def answer(self, card: str = "") -> Self:
        return self.act(Answer(KIND[card] if card else None))

    def put_back(self, seat: int, names: str) -> Self:
        papers = {self.label(paper): paper for paper in self.state.titles}
        return self.act(PutBack(tuple(papers[name] for name in names.split())), seat)

    def buy_asset(self, seat: int, card: str) -> Self:
        return self.act(TradeAsset(KIND[card], BUY), seat)

    def sell_asset(self, seat: int, card: str) -> Self:
        return self.act(TradeAsset(KIND[card], SELL), seat)

    def offer(
        self, seat: int, partner: int | None, give: str | int = 0, take: str | int = 0, **more: Any
    ) -> Self:
        return self.act(offering(seat, partner, give, take, **more), seat)

    def accept(self, seat: int) -> Self:
        """The newest offer."""
        return self.act(Accept(self.state.desk.made, seat), seat)

    def card(self, seat: int, name: str) -> int:
        return next(c for c in self.state.hands[seat] if CARDS[c] == KIND[name])

    def cards(self, seat: int, names: str) -> tuple[int, ...]:
        found = list[int]()
        for name in names.split():
            of = (c for c in self.state.hands[seat] if CARDS[c] == KIND[name] and c not in found)
            found.append(next(of))
        return tuple(found)

    def cash(self, seat: int) -> int:
        return self.state.purses[seat]

    def holds(self, seat: int) -> str:
        return self.labels(self.state.shares[seat])

    def pile(self, title: str) -> str:
        return self.labels(self.state.piles[TITLE[title]])

    def hand(self, seat: int) -> list[str]:
        return [SPECIALS[CARDS[card]].key for card in self.state.hands[seat]]

    def sharks(self, seat: int) -> int:
        return len(self.state.sharks[seat]) + len(self.state.turned[seat])

    def labels(self, papers: Iterable[int]) -> str:
        return " ".join(map(self.label, papers))

    @staticmethod
    def label(paper: int) -> str:
        """A share as tests write it; a closing with its number, "murky!1"."""
        key, number = TITLES[title_of(paper)].key, PAPERS[paper].rpartition(" ")[2]
        return f"{key}!{number}" if is_closing(paper) else f"{key}{number}"


def playing(card: str, *, target: int | None = None, title: str = "", share: str = "") -> PlayCard:
    return PlayCard(
        KIND[card],
        None if target is None else Seat(target),
        TITLE[title] if title else None,
        SHARE[share] if share else None,
    )


def offering(
    seat: int, partner: int | None, give: str | int = 0, take: str | int = 0, **more: Any
) -> Propose:
    """A side is money, or shares and money: "pear3 200"."""
    return Propose(seat, partner, _side(give), _side(take), **more)


def _side(given: str | int) -> tuple[int, ...]:
    if isinstance(given, int):
        return bundle(money=given)
    named = [name for name in given.split() if not name.isdigit()]
    money = sum(int(name) for name in given.split() if name.isdigit())
    return bundle(shares(" ".join(named)), money)
