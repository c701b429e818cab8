"""Whom the game waits for, for what, and what everybody may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import Waiting
from games.core.desk import Accept, Decline, MakePromise, MarkPromise, Propose, Withdraw
from games.core.kinds import Bundled, Counted, Kinds, Label, Money, Named, Player, Titled, Word
from games.core.offers import Choice, Offer, Pick
from games.core.seats import staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Facts, Seat
from games.shark_room import glancing, reactions
from games.shark_room.actions import (
    Answer,
    Buy,
    Open,
    PlayCard,
    PutBack,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.asks_cards import assets, plays
from games.shark_room.asks_deals import deals
from games.shark_room.asks_desk import answers, on_the_desk
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
    TradeAsset,
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
_PLAYERS = ("seat", "seats", "mover", "target", "partner", "by", "party", "holder", "giver")
kinds: Kinds = {
    **dict.fromkeys(_PLAYERS, Player()),
    **dict.fromkeys(("special", "specials", "asset", "answered"), _BY_KIND),
    **dict.fromkeys(("cards", "discard", "turned"), _BY_CARD),
    **dict.fromkeys(("share", "shares", "sold", "at_face"), Label(SHARES)),
    **dict.fromkeys(("titles", "order"), Label(PAPERS)),
    "title": Label(tuple(one.name for one in TITLES)),
    "lot": Label(LOTS),
    **dict.fromkeys(("amount", "cash", "cost", "unit", "gain", "face", "cap", "each"), _EUROS),
    **dict.fromkeys(("give", "take"), Bundled(Label(SHARES), _EUROS)),
    **dict.fromkeys(("proposal", "answers"), Titled("proposal")),
    "promise": Titled("promise"),
    "uses": Label(()),  # an offer works nothing in between here
    "sharks": Counted("count-sharks"),
    "reason": Word("reason"),
    "kept": Word("kept"),
    "deal": Named("deal", ("buy", "sell")),
}


def waiting(state: State) -> Waiting:
    """The seats asked by name; a reaction and titles that must lie back take the short time.

    No bank makes that longer, and who lets it pass does not count as absent.
    """
    seat = acting(state)
    if seat is None:
        return Waiting((), ())
    full = isinstance(state.phase, Deal) or (
        isinstance(state.phase, Opening) and state.looker is None
    )
    timer = Timer(f"turn:{state.turn}", Pace() if full else Pace(window=True, quiet=True))
    ask, facts = _ask(state)
    return Waiting((seat,), (timer,), ask=ask, facts={"seat": seat, **facts}, may=_may(state, seat))


def acting(state: State) -> Seat | None:
    """The seat whose decision the game waits for; None once it is over."""
    match state.phase:
        case Over():
            return None
        case Reaction() as reaction:
            return reactions.asked(reaction)
        case Opening() if state.looker is not None:
            return state.looker
        case _:
            return state.mover


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """What is open to the seat: much of it also in another's turn."""
    return _offers(state, seat, on_the_desk(state, seat))


def computer_offers(state: State, seat: Seat) -> Sequence[Offer]:
    """The same but for the forms of the desk: a computer makes no proposals and no promises."""
    return _offers(state, seat, answers(state, seat))


def _offers(state: State, seat: Seat, desk: Iterator[Offer]) -> Sequence[Offer]:
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
        *desk,
    )


def _ask(state: State) -> tuple[str, Facts]:
    match state.phase:
        case Reaction(stack=stack):
            return "answer-a-card", {"special": stack[-1].special, "by": stack[-1].seat}
        case Opening() if state.looker is not None:
            return "put-titles-back", {}
        case Opening():
            return "open-the-turn", {}
        case Deal():
            return "make-a-deal", {}
        case Over():
            return "", {}


def _may(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, whatever is in their hands; while an answer is open only who looks."""
    if isinstance(state.phase, Reaction):
        return () if state.looker in (None, seat) else (state.looker,)
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
