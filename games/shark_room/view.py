"""What a viewer may know of a game, and what may be imagined about the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from games.core import makings
from games.core.chance import Chance
from games.core.makings import Makings
from games.core.words import EVERYBODY, Seat
from games.shark_room import hands
from games.shark_room.components import CARDS, Collect, Effect, Gain, Steal, effect_of, in_play
from games.shark_room.state import Insight, State, View

Cards = tuple[int, ...]


STAYS: Mapping[type[Effect], float] = {Gain: 0.4, Steal: 0.4, Collect: 1.5}
"""How likely a card is kept, as games show: what brings money is played soon, a dividend waits for groups."""


def view(state: State, seat: Seat | None) -> View:
    """Everything but hands, decks, what turned cards were, and what others have looked at."""
    return View(
        me=seat,
        left=state.left,
        cash=state.purses[:-1],
        shares=state.shares,
        piles=state.piles,
        in_play=in_play(len(state.left)),
        closings=state.closings,
        titles=len(state.titles),
        hand=() if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        specials=len(state.specials),
        discards=hands.kinds(state.discards),
        sharks=tuple(map(hands.kinds, state.sharks)),
        turned=tuple(map(len, state.turned)),
        mine_turned=() if seat is None else state.turned[seat],
        unseen=tuple(sorted(hands.kinds(_unseen(state, seat)))),
        makings=state.makings,
        passages=_makings(state).seen(seat),
        assets=tuple(map(hands.kinds, state.assets)),
        insight=Insight() if seat is None else state.insights[seat],
        looker=state.looker,
        mover=state.mover,
        moves=state.moves,
        phase=state.phase,
        desk=state.desk,
    )


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Others' hands, what turned cards were, and both decks are secret, also after the end.

    What decks were made of is known, and how many cards each seat has drawn from each: see `makings`.
    """
    if seat == EVERYBODY:
        seen = any(one.span for one in state.insights)
        titles = state.titles if seen else chance.shuffled(sorted(state.titles))
        return replace(state, titles=titles, specials=chance.shuffled(sorted(state.specials)))
    own = () if seat is None else state.hands[seat]
    dealt = makings.dealt(_makings(state), hands.kinds(own), seat, chance, _stays)
    cards = _Cards(_unseen(state, seat))
    others = [
        (
            (state.hands[owner], state.turned[owner])
            if owner == seat
            else (
                cards.of(dealt.hands[owner]),
                cards.of([one.number for one in log if one.way == "turned"]),
            )
        )
        for owner, log in enumerate(dealt.passages)
    ]
    insight = Insight() if seat is None else state.insights[seat]
    titles = _dealt_again(state.titles, insight, chance)
    return replace(
        state,
        hands=tuple(hand for hand, _ in others),
        turned=tuple(turned for _, turned in others),
        specials=cards.of(dealt.specials, ordered=False),
        passages=dealt.passages,
        titles=titles,
        insights=tuple(
            one if owner == seat else _foreign(one, titles)
            for owner, one in enumerate(state.insights)
        ),
    )


def _stays(kind: int) -> float:
    return STAYS.get(type(effect_of(kind)), 1)


class _Cards:
    """Cards that lie somewhere, to be given out by kind."""

    def __init__(self, cards: Cards) -> None:
        self._of: dict[int, list[int]] = {}
        for card in reversed(cards):
            self._of.setdefault(CARDS[card], []).append(card)

    def of(self, kinds: Iterable[int], *, ordered: bool = True) -> Cards:
        cards = [self._of[kind].pop() for kind in kinds]
        return tuple(sorted(cards) if ordered else cards)


def _makings(state: State) -> Makings:
    return Makings(state.makings, state.passages)


def _unseen(state: State, seat: Seat | None) -> Cards:
    """Cards that the viewer has not seen, in order."""
    return tuple(
        sorted(
            [
                *state.specials,
                *(card for owner, hand in enumerate(state.hands) if owner != seat for card in hand),
                *(
                    card
                    for owner, turned in enumerate(state.turned)
                    if owner != seat
                    for card in turned
                ),
            ]
        )
    )


def _dealt_again(titles: Cards, insight: Insight, chance: Chance) -> Cards:
    """What the viewer has seen stays where it is, or among the next titles."""
    rest = chance.shuffled(sorted(set(titles) - set(insight.cards)))
    if insight.ordered:
        return (*insight.cards, *rest)
    near = insight.span - len(insight.cards)
    return (*chance.shuffled((*insight.cards, *rest[:near])), *rest[near:])


def _foreign(insight: Insight, titles: Cards) -> Insight:
    """That another has seen the next titles is known; what is left of it after a mixing is not."""
    return Insight(titles[: insight.span], insight.span) if insight.ordered else Insight()
