"""What a viewer may know of a game, and what may be imagined about the rest."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.words import Seat
from games.shark_room import guessing, hands
from games.shark_room.components import CARDS, in_play
from games.shark_room.state import Insight, State, View

Cards = tuple[int, ...]


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
        unseen=tuple(
            tuple(sorted(CARDS[card] for card in cards)) for cards in _unseen(state, seat)
        ),
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

    What decks were made of is known, and how many cards each seat has drawn from each: see `guessing`.
    """
    pools = [list(chance.shuffled(group)) for group in _unseen(state, seat)]
    dealt = guessing.dealt(state, seat, pools, chance)
    insight = Insight() if seat is None else state.insights[seat]
    titles = _dealt_again(state.titles, insight, chance)
    return replace(
        state,
        hands=dealt.hands,
        turned=dealt.turned,
        specials=dealt.specials,
        titles=titles,
        insights=tuple(
            one if owner == seat else _foreign(one, titles)
            for owner, one in enumerate(state.insights)
        ),
    )


def _unseen(state: State, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
    """Cards that the viewer has not seen, in order, by their shuffling."""
    hidden = sorted(
        [
            *state.specials,
            *(card for owner, hand in enumerate(state.hands) if owner != seat for card in hand),
            *(card for owner, lying in enumerate(state.turned) if owner != seat for card in lying),
        ]
    )
    return tuple(
        tuple(card for card in hidden if state.shuffles[card] == number)
        for number in range(max(state.shuffles) + 1)
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
