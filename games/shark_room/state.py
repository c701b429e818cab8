"""What Shark Room knows: market, decks, hands, what everybody owns, and the phase of the turn."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core import contract
from games.core.desk import Desk
from games.core.makings import Passage
from games.core.money import Purses
from games.core.seats import BySeat
from games.core.words import Seat


class Options(contract.Options, frozen=True):
    """What the table agrees on before the start; the rulebook knows neither."""

    seat_compensation: Literal[0, 50, 100, 150] = 0
    """Euros that each seat has more than the next one at the start: later seats win more often."""
    preload_market: Literal[0, 4, 6, 8] = 0
    """Titles turned up before the first turn; closings among them are only displayed."""


class Played(msgspec.Struct, frozen=True):
    """A special card that is aimed at a player; `share` is what it is about, if anything."""

    seat: Seat
    special: int
    target: Seat
    share: int | None = None


class Opening(msgspec.Struct, frozen=True, tag_field="phase", tag="opening"):
    """Phases 1 to 3: the mover may discard a card, then collects, draws and turns up titles."""

    inflated: tuple[int, ...] = ()
    """Titles that count one share more in phase 1, once for each such share."""


class Deal(msgspec.Struct, frozen=True, tag_field="phase", tag="deal"):
    """Phase 4: the mover buys, sells or takes 50."""

    prices: tuple[int, ...]
    """Euros, by title: the cheapest share when the phase began; 0 where the pile was empty."""
    more: int = 0
    """Shares above the two, from cards that allow them."""
    painted: int = 0
    """Shares of a sale that may pay their own price."""


class Reaction(msgspec.Struct, frozen=True, tag_field="phase", tag="reaction"):
    """The target of the last card of the stack is asked for an answer."""

    stack: tuple[Played, ...]
    behind: Opening | Deal
    """The phase that goes on afterwards."""


class Over(msgspec.Struct, frozen=True, tag_field="phase", tag="over"):
    """Everything is counted. `reason` is the outcome's: last-titles or one-left."""

    reason: str


Phase = Opening | Deal | Reaction | Over


def behind(phase: Phase) -> Opening | Deal | Over:
    """The phase, or the one that goes on after a reaction."""
    return phase.behind if isinstance(phase, Reaction) else phase


class Insight(msgspec.Struct, frozen=True):
    """What a seat knows of the next titles since it looked at them."""

    cards: tuple[int, ...] = ()
    span: int = 0
    """How far down the deck they may lie."""
    ordered: bool = True
    """They are the next ones in just this order: nobody has moved them since."""


class State(contract.State, frozen=True, kw_only=True):
    """`turn` of the contract counts decisions; `moves` counts the players' turns, from 1.

    Shares and closings have the numbers of `components.PAPERS`; special cards those of
    `components.CARDS`, in which copies differ.
    """

    left: BySeat[bool]
    purses: Purses
    """Euros by seat, then the bank."""
    shares: BySeat[tuple[int, ...]]
    """By seat, in order."""
    piles: tuple[tuple[int, ...], ...]
    """The market by title, the cheapest share first."""
    closings: tuple[int, ...]
    """Closings turned up, by title."""
    titles: tuple[int, ...]
    """The deck of titles, the next one first."""
    hands: BySeat[tuple[int, ...]]
    """Special cards by seat, in order."""
    specials: tuple[int, ...]
    """The deck of special cards, the next one first."""
    makings: tuple[tuple[int, ...], ...]
    passages: BySeat[tuple[Passage, ...]]
    """The deck of special cards; see `games.core.makings`."""
    discards: tuple[int, ...] = ()
    sharks: BySeat[tuple[int, ...]]
    """Illegal cards used, by seat: all have seen what they were."""
    turned: BySeat[tuple[int, ...]]
    """Cards turned into Sharks, by seat: only their owner knows what they were, also at the end."""
    assets: BySeat[tuple[int, ...]]
    """By seat."""
    insights: BySeat[Insight]
    """By seat."""
    looker: Seat | None = None
    """The seat that looks at the next titles and has not put them back."""
    mover: Seat
    moves: int = 1
    phase: Phase
    desk: Desk = Desk()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat, or a spectator (`me` None), may know.

    Special cards are told by kind, as in `components.SPECIALS`; those of one's own by card.
    """

    me: Seat | None
    left: BySeat[bool]
    cash: BySeat[int]
    shares: BySeat[tuple[int, ...]]
    piles: tuple[tuple[int, ...], ...]
    in_play: tuple[int, ...]
    """The titles of this game."""
    closings: tuple[int, ...]
    titles: int
    """Cards left in the deck of titles."""
    hand: tuple[int, ...]
    """The viewer's cards, by card."""
    held: BySeat[int]
    """Special cards in hand, by seat."""
    specials: int
    """Cards left in the deck of special cards."""
    discards: tuple[int, ...]
    """The last one last."""
    sharks: BySeat[tuple[int, ...]]
    """Illegal cards used, by seat."""
    turned: BySeat[int]
    """Cards turned into Sharks, by seat."""
    mine_turned: tuple[int, ...]
    """What the viewer's own turned cards were, by card."""
    unseen: tuple[int, ...]
    """Special cards in others' hands, under others' Sharks and in the deck, in order."""
    makings: tuple[tuple[int, ...], ...]
    """What each making of the deck was made of: the cards of the last one are in the deck or have been
    drawn since, those of the others have been drawn."""
    passages: BySeat[tuple[Passage, ...]]
    """How special cards came to each seat and left it; what others turned is hidden."""
    assets: BySeat[tuple[int, ...]]
    insight: Insight
    """What the viewer knows of the next titles."""
    looker: Seat | None
    mover: Seat
    moves: int
    phase: Phase
    desk: Desk

    @property
    def shark_counts(self) -> tuple[int, ...]:
        """Sharks by seat, used and turned."""
        return tuple(
            len(used) + turned for used, turned in zip(self.sharks, self.turned, strict=True)
        )
