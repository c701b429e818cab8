"""Whom the game waits for, for what, and what everybody may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import Waiting
from games.core.desk import Accept, Decline, MakePromise, MarkPromise, Propose, Withdraw
from games.core.kinds import Bundled, Counted, Kinds, Label, Money, Named, Player, Titled, Word
from games.core.offers import Choice, Offer, Pick
from games.core.seats import staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Seat
from games.shark_room import glancing, reactions
from games.shark_room.actions import (
    Answer,
    Buy,
    BuyAsset,
    Open,
    PlayCard,
    PutBack,
    Sell,
    SellAsset,
    TakeCash,
)
from games.shark_room.asks_cards import assets, plays
from games.shark_room.asks_deals import deals
from games.shark_room.asks_desk import on_the_desk
from games.shark_room.components import CARDS, LOTS, PAPERS, SHARES, SPECIALS, TITLES, Cancel
from games.shark_room.state import Deal, Opening, Over, Reaction, State

action_types: tuple[type[Action], ...] = (
    Open,
    Buy,
    Sell,
    TakeCash,
    PlayCard,
    Answer,
    PutBack,
    BuyAsset,
    SellAsset,
    Propose,
    Accept,
    Decline,
    Withdraw,
    MakePromise,
    MarkPromise,
)

_EUROS = Money("€")
_BY_KIND = Named("special", tuple(one.key for one in SPECIALS))
_BY_CARD = Named("special", tuple(SPECIALS[kind].key for kind in CARDS))
_PLAYERS = ("seat", "mover", "target", "partner", "by", "party", "holder", "giver")
kinds: Kinds = {
    **dict.fromkeys(_PLAYERS, Player()),
    **dict.fromkeys(("special", "specials", "asset", "answered"), _BY_KIND),
    **dict.fromkeys(("cards", "discard", "turned"), _BY_CARD),
    **dict.fromkeys(("share", "shares", "sold", "at_face"), Label(SHARES)),
    **dict.fromkeys(("titles", "order"), Label(PAPERS)),
    "title": Label(tuple(one.name for one in TITLES)),
    "lot": Label(LOTS),
    **dict.fromkeys(("amount", "cash", "cost", "unit", "gain", "face"), _EUROS),
    **dict.fromkeys(("give", "take"), Bundled(Label(SHARES), _EUROS)),
    **dict.fromkeys(("proposal", "answers"), Titled("offer")),
    "promise": Titled("promise"),
    "sharks": Counted("count-sharks"),
    "reason": Word("reason"),
    "kept": Word("kept"),
}


def waiting(state: State) -> Waiting:
    """A reaction and titles that must lie back take the short time; then the full one runs anew."""
    seat, mover = state.looker, state.mover
    match state.phase:
        case Over():
            return Waiting((), ())
        case Reaction() as reaction:
            asked, last = reactions.asked(reaction), reaction.stack[-1]
            facts = {"seat": asked, "special": last.special, "by": last.seat}
            may = () if seat in (None, asked) else (seat,)
            return Waiting((asked,), _short(state), ask="answer-a-card", facts=facts, may=may)
        case Opening() if seat is not None:
            ask, facts = "put-titles-back", {"seat": seat}
            return Waiting((seat,), _short(state), ask=ask, facts=facts, may=_others(state, seat))
        case Opening():
            ask = "open-the-turn"
        case Deal():
            ask = "make-a-deal"
    timers = (Timer(f"turn:{state.turn}", Pace()),)
    return Waiting((mover,), timers, ask=ask, facts={"seat": mover}, may=_others(state, mover))


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """What is open to the seat: much of it also in another's turn."""
    if state.left[seat] or isinstance(state.phase, Over):
        return ()
    found = [*_titles(state, seat)]
    if isinstance(state.phase, Reaction):
        return (*_answers(state, state.phase, seat), *found)
    return (
        *found,
        *_opening(state, seat),
        *deals(state, seat),
        *plays(state, seat),
        *assets(state, seat),
        *on_the_desk(state, seat),
    )


def _short(state: State) -> tuple[Timer, ...]:
    return (Timer(f"window:{state.turn}", Pace(window=True)),)


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in staying(state.left) if one != seat)


def _titles(state: State, seat: Seat) -> Iterator[Offer]:
    """The looker's: any order."""
    if state.looker == seat:
        seen = glancing.looked_at(state)
        count = len(seen)
        yield Offer(PutBack(seen), (Pick("order", seen, count, count),), hidden=True)


def _answers(state: State, reaction: Reaction, seat: Seat) -> Iterator[Offer]:
    """One tap for no answer, whether or not there is one in the hand."""
    if reactions.asked(reaction) != seat:
        return
    yield Offer(Answer())
    kinds = dict.fromkeys(CARDS[card] for card in state.hands[seat])
    for special in kinds:
        if isinstance(SPECIALS[special].effect, Cancel):
            yield Offer(Answer(special), hidden=True)


def _opening(state: State, seat: Seat) -> Iterator[Offer]:
    if seat != state.mover or not isinstance(state.phase, Opening) or state.looker is not None:
        return
    yield Offer(Open())
    by_kind = {CARDS[card]: card for card in reversed(state.hands[seat])}
    if by_kind:
        cards = tuple(sorted(by_kind.values()))
        yield Offer(Open(cards[0]), (Choice("discard", cards),), hidden=True)
