"""Two people and a computer at Shark Room: what the people do so that everything happens once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from bot.engine.views.sight import Sight
from bot.inbound.commands.typed import Typist
from bot.words.catalogue import Catalogue
from games.core.offers import Choice, Offer
from games.core.words import Action, Seat
from games.shark_room.actions import Answer, Buy, Open, PlayCard, TakeCash
from games.shark_room.components import (
    AIMED,
    CARDS,
    PRICES,
    SHARES_EACH,
    TITLES,
    Cancel,
    effect_of,
)
from games.shark_room.state import Reaction, View
from tests.bot.games.anything import Table, opened
from tests.bot.games.calls import Calls
from tests.bot.seen import Seen
from tests.bot.sim import House

PEOPLE = ("giulia", "marco")
THOUGHT = 150
"""Seconds: nobody is called who acted less than two minutes ago."""


class SharkTable:
    """Both people, and the deeds that are still to be done."""

    def __init__(self, table: Table) -> None:
        self.table, self.house = table, table.house
        self.done = Counter[str]()
        self.seats: dict[str, Seat] = {}
        self.calls = Calls(table.house)

    @classmethod
    async def opened(cls, house: House, seed: str) -> SharkTable:
        self = cls(await opened(house, "shark_room", PEOPLE, seed, computers=1))
        for row in (await self.table.sight()).seats:
            for name in PEOPLE:
                if row.user_id == house.people[name].id:
                    self.seats[name] = row.seat
        return self

    async def sight(self, who: str | None = None) -> Sight:
        return await self.table.sight(who)

    async def view(self, who: str | None = None) -> View:
        view = (await self.sight(who)).view
        assert isinstance(view, View)
        return view

    async def asked(self) -> str | None:
        """The person for whom the game waits; None once it is over."""
        sight = await self.sight()
        if sight.outcome is not None:
            return None
        assert sight.waiting is not None
        (seat,) = sight.waiting.seats
        return next(name for name, own in self.seats.items() if own == seat)

    def other(self, who: str) -> str:
        return next(name for name in PEOPLE if name != who)

    @property
    def computer(self) -> Seat:
        return next(Seat(seat) for seat in range(3) if seat not in self.seats.values())

    async def type(self, who: str, action: Action) -> None:
        sight = await self.sight(who)
        words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles).plain
        command, options = _typed(Typist(sight, words), action)
        await self.do(who, command, **options)

    async def do(self, who: str, command: str, **options: object) -> None:
        """A command, after which the game has gone on."""
        await self.house.env.advance_time(THOUGHT)
        before = await self.sight()
        reply = await self.house.slash(who, f"shark {command}", **options)
        assert reply.private
        assert (await self.sight()).table.number > before.table.number, reply.text
        await self._hear(who, before.turn)

    async def press(self, who: str, label: str, on: Seen | None = None) -> None:
        await self.house.env.advance_time(THOUGHT)
        before = (await self.sight()).turn
        await self.house.press(who, label, on)
        await self._hear(who, before)

    async def _hear(self, who: str, before: int) -> None:
        """Whom another's act makes the game wait for is called, and nobody else to the board."""
        sight, asked = await self.sight(), await self.asked()
        rung = self.calls.hear(sight.turn)
        if asked is None:
            everybody = [row.user_id for row in sight.seats if row.user_id is not None]
            assert sorted(rung) == sorted(everybody), "the end is told to each player"
            return
        waited = [self.house.people[asked].id]
        assert rung == waited or (not rung and (asked == who or sight.turn == before))


def answer_in(hand: Iterable[int]) -> int | None:
    """The kind of an answer in the hand."""
    kinds = (CARDS[card] for card in hand)
    return next((kind for kind in kinds if isinstance(effect_of(kind), Cancel)), None)


def attack_on(offers: Iterable[Offer], target: Seat) -> PlayCard | None:
    """A card of the hand aimed at that seat."""
    for offer in offers:
        action = offer.action
        if not isinstance(action, PlayCard) or not isinstance(effect_of(action.special), AIMED):
            continue
        for field in offer.fields:
            if isinstance(field, Choice) and field.name == "target" and target in field.values:
                return msgspec.structs.replace(action, target=target)
        if action.target == target:
            return action
    return None


def in_turn(sight: Sight) -> Action:
    """Keep answers and attacks, throw the rest away; buy what may close, else what is cheap."""
    view, offers = sight.view, {type(offer.action): offer for offer in reversed(sight.offers)}
    if isinstance(view.phase, Reaction):
        return Answer()
    if Open in offers:
        return Open(_unwanted(view))
    if Buy in offers:
        (field,) = offers[Buy].fields[:1]
        assert isinstance(field, Choice)
        return Buy(min(map(int, field.values), key=_liking))
    return TakeCash() if TakeCash in offers else sight.offers[0].action


def _unwanted(view: View) -> int | None:
    wanted = (*AIMED, Cancel)
    rest = [card for card in view.hand if not isinstance(effect_of(CARDS[card]), wanted)]
    return min(rest, default=None)


def _liking(lot: int) -> tuple[bool, bool, int]:
    title, count = divmod(lot, SHARES_EACH)
    return (not TITLES[title].closings, count == 0, TITLES[title].prices[0])


def bargain(view: View, seat: Seat, computer: Seat) -> tuple[int, int] | None:
    """A share of one's own that is worth as much as one of the computer's."""
    pairs = [
        (mine, theirs)
        for mine in view.shares[seat]
        for theirs in view.shares[computer]
        if mine // SHARES_EACH != theirs // SHARES_EACH
        and not TITLES[mine // SHARES_EACH].closings
        and PRICES[mine] >= PRICES[theirs]
    ]
    return min(pairs, key=lambda pair: PRICES[pair[0]] - PRICES[pair[1]], default=None)


def _typed(typist: Typist, action: Action) -> tuple[str, dict[str, object]]:
    """The command that does it, as somebody writes it in English."""
    match action:
        case Open(discard=None):
            return "open", {}
        case Open(discard=int() as card):
            return "open", {"discard": typist.value("discard", card)}
        case Buy(lot=lot):
            return "buy", {"shares": typist.value("lot", lot)}
        case TakeCash():
            return "cash", {}
        case Answer(special=int() as special):
            return "answer", {"card": typist.value("special", special)}
        case PlayCard(special=special, target=int() as target, share=share):
            against = {"against": typist.value("target", target)}
            wanted = {} if share is None else {"share": typist.value("share", share)}
            return "card", {"card": typist.value("special", special), **against, **wanted}
        case _:
            raise AssertionError(action)
