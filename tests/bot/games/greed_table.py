"""A table of Greed on the offline Discord: who is asked types what is to be done, and who is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine.views.sight import Sight
from games.core.chance import Chance
from games.core.desk import Bundle, Proposal
from games.core.words import Action
from games.greed.actions import Pass, RaiseTo
from games.greed.companies import ceo
from games.greed.components import COMPANY, MAKES, NOTHING, PRODUCTS
from games.greed.deals import refusal, tradable
from games.greed.players import sensible
from games.greed.processing import available
from games.greed.state import Board, Raising
from games.greed.suggestions import missing
from games.greed.view import View
from tests.bot.games.anything import Table, typed
from tests.bot.seen import Reply, Seen

DEAREST = 100
"""Millions that anybody bids: otherwise an auction would be half of the game."""
SAVED = 60
"""Millions that everybody saves for a company of their own, until there are too few years left."""


class GreedTable(Table):
    """Persons by name; `calls` counts who was called, by the message and what it is about."""

    calls: Counter[tuple[int, str]]
    read: set[int]
    rung = 0

    @classmethod
    def of(cls, table: Table) -> GreedTable:
        own = cls(table.house, table.number, 1)
        own.calls, own.read = Counter[tuple[int, str]](), set[int]()
        return own

    async def view(self, who: str | None = None) -> View:
        view = (await self.sight(who)).view
        assert isinstance(view, View)
        return view

    async def person(self, seat: int) -> str:
        return await self._person(await self.sight(), seat)

    async def ceo(self, company: int) -> str:
        return await self.person(ceo((await self.view()).board, company))

    async def asked_one(self) -> str | None:
        """The first for whom the game waits; None after the end."""
        sight = await self.sight()
        if sight.outcome is not None:
            return None
        assert sight.waiting is not None
        return await self.person(sight.waiting.seats[0])

    async def act(self, who: str) -> None:
        """What a sensible player would do, by command; in trade nothing but to be done."""
        sight = await self.sight(who)
        action = sensible(sight.view, sight.offers, Chance("person", sight.table.number))
        assert action is not None
        if isinstance(action, RaiseTo) and not _affords(sight.view, action.amount):
            action = Pass()
        command, options = _command(sight, action)
        await self.does(who, command, **options)

    async def does(self, who: str, command: str, **options: Any) -> Reply:
        number = (await self.sight()).table.number
        reply = await self.house.slash(who, f"greed {command}", **options)
        assert reply.private
        assert (await self.sight()).table.number > number, reply.text
        await self.note_calls()
        return reply

    async def rings(self) -> None:
        """The clock rings for those who say nothing. They look in again before a computer plays."""
        sight = await self.sight()
        assert sight.deadline is not None
        await self.house.advance((sight.deadline - self.house.now()).total_seconds() + 1)
        self.rung += 1
        for seat in (await self.sight()).seats:
            if seat.silences or seat.computer:
                await self.house.slash(await self.person(seat.seat), "table back")
        await self.note_calls()

    async def note_calls(self) -> None:
        """Everybody whom a new message mentions, and what it tells them."""
        decision = f"decision {(await self.sight()).table.decision}"
        for seen in self._messages():
            if seen.id not in self.read:
                self.read.add(seen.id)
                # A board calls for a decision; other calls are about what they say.
                about = decision if seen.pictures else seen.text
                self.calls.update((user, about) for user in seen.called)

    def _messages(self) -> Iterator[Seen]:
        yield from self.house.messages()
        for each in self.house.people.values():
            yield from self.house.letters(each.id)


def processing_deal(board: Board, *, by_offerer: bool) -> Proposal | None:
    """A deal in which one side gives what an asset of the other needs, for one of what it makes."""
    for by in tradable(board):
        for partner in tradable(board):
            if ceo(board, by) != ceo(board, partner):
                for deal in _with_process(board, by, partner, by_offerer):
                    if refusal(board, deal) is None:
                        return deal
    return None


def a_sale(board: Board) -> Proposal | None:
    """One good of one company for 5M of another's."""
    for by in tradable(board):
        product = next((at for at, count in enumerate(board.stocks[by]) if count), None)
        for partner in tradable(board):
            if product is not None and ceo(board, by) != ceo(board, partner):
                deal = Proposal(0, by, partner, _one(product), (*NOTHING, 5))
                if refusal(board, deal) is None:
                    return deal
    return None


def written(bundle: Bundle) -> str:
    """As people type it."""
    parts = [f"{count} {PRODUCTS[at]}" for at, count in enumerate(bundle[:-1]) if count]
    return " + ".join([*parts, *([f"{bundle[-1]}M"] if bundle[-1] else [])])


def _with_process(board: Board, by: int, partner: int, by_offerer: bool) -> Iterator[Proposal]:
    worker = by if by_offerer else partner
    for asset in available(board, worker):
        inputs = missing(board.stocks[worker], (asset,))
        sent = (*inputs, 0) if any(inputs) else (*NOTHING, 1)
        made = _one(next(at for at, count in enumerate(MAKES[asset]) if count))
        give, take = (made, sent) if by_offerer else (sent, made)
        yield Proposal(0, by, partner, give, take, (asset,))


def _affords(view: View, amount: int) -> bool:
    assert isinstance(view.phase, Raising)
    assert view.me is not None
    board = view.board
    saves = view.phase.lot != COMPANY and board.year < board.years - 1
    return amount <= min(DEAREST, board.cash[view.me] - SAVED * saves)


def _one(product: int) -> Bundle:
    return (*(int(at == product) for at in range(len(PRODUCTS))), 0)


def _command(sight: Sight, action: Action) -> tuple[str, dict[str, Any]]:
    command, options = typed(sight, action)
    return command.removeprefix("greed "), {
        name: value for name, value in options.items() if value not in ("", None)
    }
