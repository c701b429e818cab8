"""Mini-Shark: cards in anybody's turn, a reaction window asked of everybody, answers to answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from games.core import contract
from games.core.chance import Chance
from games.core.commands import Argument, Command
from games.core.contract import Outcome, Rules, Step, Waiting
from games.core.kinds import Kinds, Money, Named, Player
from games.core.money import BANK, Purses, pay
from games.core.offers import Choice, Offer
from games.core.orders import Act, Cancelled, Order, Verdict
from games.core.seats import after, put, ranked, stayed_first, staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Private, Public, RuleError, Seat, Secret, knows

WINDFALL, STEAL, LAWYER = 0, 1, 2
DECK = (WINDFALL,) * 6 + (STEAL,) * 9 + (LAWYER,) * 8


class Options(contract.Options, frozen=True):
    rounds: int = 4
    alone: bool = False
    """Only the target is asked to answer a card, by name, and not everybody alike."""


class Played(msgspec.Struct, frozen=True):
    seat: Seat
    card: int
    target: Seat


class Acting(msgspec.Struct, frozen=True, tag_field="phase", tag="acting"):
    pass


class Window(msgspec.Struct, frozen=True, tag_field="phase", tag="window"):
    """The last card of the stack may be answered; those who have `passed` will not."""

    stack: tuple[Played, ...]
    passed: tuple[Seat, ...] = ()


class State(contract.State, frozen=True, kw_only=True):
    left: tuple[bool, ...]
    purses: Purses
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discards: tuple[int, ...] = ()
    sharks: tuple[int, ...]
    mover: Seat
    turns_left: int
    alone: bool = False
    phase: Acting | Window


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    purses: Purses
    hand: tuple[int, ...]
    held: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    sharks: tuple[int, ...]
    mover: Seat
    stack: tuple[Played, ...]
    i_passed: bool


class Collect(Action, frozen=True):
    """Take 50 and end the turn."""


class PlayCard(Action, frozen=True):
    card: int
    target: Seat


class Answer(Action, frozen=True):
    card: int


class NoAnswer(Secret, frozen=True):
    pass


class NeverAnswer(Order, frozen=True):
    pass


class CollectNext(Order, frozen=True):
    """Collect when my turn comes, unless somebody has taken money from me since."""

    money: int


class CardPlayed(Public, frozen=True):
    seat: Seat
    card: int
    target: Seat


class CardCancelled(Public, frozen=True):
    card: int


class MoneyTaken(Public, frozen=True):
    seat: Seat
    target: Seat
    amount: int


class MoneyGained(Public, frozen=True):
    seat: Seat
    amount: int


class CardsDrawn(Public, frozen=True):
    seat: Seat
    count: int


class CardsSeen(Private, frozen=True):
    cards: tuple[int, ...]


action_types: tuple[type[Action], ...] = (Collect, PlayCard, Answer, NoAnswer)
order_types: tuple[type[Order], ...] = (NeverAnswer, CollectNext)

kinds: Kinds = {
    **dict.fromkeys(("seat", "target", "mover"), Player()),
    **dict.fromkeys(("amount", "money", "purses"), Money()),
    **dict.fromkeys(
        ("card", "cards", "hand", "discards"), Named("card", ("windfall", "steal", "lawyer"))
    ),
}
commands = (
    Command("collect", Collect),
    Command("play", PlayCard, (Argument("card"), Argument("target", optional=True))),
    Command("answer", Answer, (Argument("card"),)),
    Command("pass", NoAnswer),
)


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    deck = chance.shuffled(DECK)
    state = State(
        turn=0,
        left=(False,) * seats,
        purses=(*(250,) * seats, -250 * seats),
        hands=tuple(deck[3 * seat : 3 * seat + 3] for seat in range(seats)),
        deck=deck[3 * seats :],
        sharks=(0,) * seats,
        mover=Seat(0),
        turns_left=seats * options.rounds,
        alone=options.alone,
        phase=Acting(),
    )
    dealt = tuple(CardsSeen(to=(Seat(seat),), cards=hand) for seat, hand in enumerate(state.hands))
    return Step(replace(state, turn=1), dealt)


def waiting(state: State) -> Waiting:
    if outcome(state):
        return Waiting((), ())
    match state.phase:
        case Acting():
            return Waiting((state.mover,), (Timer(f"turn:{state.turn}", Pace()),))
        case Window() as window:
            timer = Timer(f"window:{state.turn}", Pace(window=True))
            return Waiting(_silent(state, window), (timer,), window=not state.alone)


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    if state.left[seat] or outcome(state):
        return ()
    match state.phase:
        case Window() as window:
            return _answers(state, window, seat)
        case Acting():
            hand = state.hands[seat]
            found = [Offer(Collect())] if seat == state.mover else []
            if WINDFALL in hand:
                found.append(Offer(PlayCard(WINDFALL, seat), hidden=True))
            others = tuple(one for one in staying(state.left) if one != seat)
            if STEAL in hand and others:
                found.append(
                    Offer(PlayCard(STEAL, others[0]), (Choice("target", others),), hidden=True)
                )
            return found


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    if state.left[seat]:
        raise RuleError("left")
    match action, state.phase:
        case Collect(), Acting() if seat == state.mover:
            return _collect(state, chance)
        case PlayCard(card=card, target=target), Acting():
            return _play_card(state, seat, card, target)
        case Answer(card=card), Window() as window if Offer(action, hidden=True) in offers(
            state, seat
        ):
            asked = Played(seat, card, window.stack[-1].seat)
            opened = Window((*window.stack, asked))
            shown = CardPlayed(seat=seat, card=card, target=asked.target)
            return _opened(_spend(state, seat, card), opened, shown)
        case NoAnswer(), Window() as window if seat in _silent(state, window):
            passed = replace(window, passed=(*window.passed, seat))
            return _settled(replace(state, phase=passed), passed)
        case _:
            raise RuleError("not-now")


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    match state.phase:
        case Acting():
            return _collect(state, chance)
        case Window() as window:
            return _resolve(state, window)


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    hand = state.hands[seat]
    gone = replace(
        state,
        left=put(state.left, seat, True),
        hands=put(state.hands, seat, ()),
        discards=state.discards + hand,
    )
    match gone.phase:
        case Window() as window:
            return _settled(gone, window)
        case Acting() if seat == gone.mover and staying(gone.left):
            return _next(gone, (), chance)
        case Acting():
            return Step(gone)


def view(state: State, seat: Seat | None) -> View:
    window = state.phase if isinstance(state.phase, Window) else None
    return View(
        me=seat,
        purses=state.purses,
        hand=() if seat is None else state.hands[seat],
        held=tuple(len(hand) for hand in state.hands),
        deck=len(state.deck),
        discards=state.discards,
        sharks=state.sharks,
        mover=state.mover,
        stack=window.stack if window else (),
        i_passed=window is not None and seat in window.passed,
    )


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Others' hands and the order of the deck are secret."""
    unknown = [
        card for one, hand in enumerate(state.hands) if not knows(seat, one) for card in hand
    ]
    pool = list(chance.shuffled(sorted([*unknown, *state.deck])))
    hands = tuple(
        hand if knows(seat, one) else tuple(pool.pop() for _ in hand)
        for one, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, deck=tuple(pool))


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    open_kinds = {type(offer.action) for offer in offers}
    match order:
        case NeverAnswer():
            return Act(NoAnswer()) if NoAnswer in open_kinds else None
        case CollectNext(money=money):
            assert view.me is not None
            if view.purses[view.me] < money:
                return Cancelled("money-was-taken", {"money": view.purses[view.me]})
            return Act(Collect()) if Collect in open_kinds else None
        case _:
            raise AssertionError(order)


def worth(state: State) -> tuple[int, ...]:
    return state.purses[: len(state.left)]


def totals(state: State) -> Mapping[str, int]:
    hands = sum(len(hand) for hand in state.hands)
    cards = hands + len(state.deck) + len(state.discards) + sum(state.sharks)
    return {"money": sum(state.purses), "cards": cards}


def outcome(state: State) -> Outcome | None:
    if state.turns_left and staying(state.left):
        return None
    scores = {Seat(seat): state.purses[seat] for seat in range(len(state.left))}
    return Outcome(
        stayed_first(ranked(scores), state.left),
        scores,
        "all-left" if state.turns_left else "last-card",
    )


def _silent(state: State, window: Window) -> tuple[Seat, ...]:
    """Everybody but who played the card: also those who hold nothing to answer with."""
    if state.alone:
        target = window.stack[-1].target
        return () if target in window.passed or state.left[target] else (target,)
    done = (window.stack[-1].seat, *window.passed)
    return tuple(seat for seat in staying(state.left) if seat not in done)


def _answers(state: State, window: Window, seat: Seat) -> Sequence[Offer]:
    if seat not in _silent(state, window):
        return ()
    if window.stack[-1].target == seat and LAWYER in state.hands[seat]:
        return (Offer(NoAnswer()), Offer(Answer(LAWYER), hidden=True))
    return (Offer(NoAnswer()),)


def _spend(state: State, seat: Seat, card: int) -> State:
    """An illegal card becomes a Shark, the others are discarded."""
    hand = list(state.hands[seat])
    hand.remove(card)
    state = replace(state, hands=put(state.hands, seat, tuple(hand)))
    if card == STEAL:
        return replace(state, sharks=put(state.sharks, seat, state.sharks[seat] + 1))
    return replace(state, discards=(*state.discards, card))


def _play_card(state: State, seat: Seat, card: int, target: Seat) -> Step[State]:
    if card not in state.hands[seat] or card not in {WINDFALL, STEAL}:
        raise RuleError("not-in-hand")
    if (card == WINDFALL) != (target == seat) or target not in staying(state.left):
        raise RuleError("wrong-target")
    spent = _spend(state, seat, card)
    shown = CardPlayed(seat=seat, card=card, target=target)
    if card == STEAL:
        return _opened(spent, Window((Played(seat, card, target),)), shown)
    gained = replace(spent, purses=pay(spent.purses, BANK, seat, 150))
    return Step(gained, (shown, MoneyGained(seat=seat, amount=150)))


def _opened(state: State, window: Window, shown: Public) -> Step[State]:
    opened = _settled(replace(state, phase=window, turn=state.turn + 1), window)
    return replace(opened, events=(shown, *opened.events))


def _settled(state: State, window: Window) -> Step[State]:
    return Step(state) if _silent(state, window) else _resolve(state, window)


def _resolve(state: State, window: Window) -> Step[State]:
    """Last answer first: each answer cancels the card beneath it."""
    first = window.stack[0]
    state = replace(state, phase=Acting(), turn=state.turn + 1)
    cancelled = tuple(CardCancelled(card=one.card) for one in window.stack[-2::-2])
    if len(window.stack) % 2 == 0:
        return _ensure_mover(Step(state, cancelled))
    sharks, purse = state.sharks[first.target], state.purses[first.target]
    amount = min(100 + 50 * sharks, 300, purse)
    paid = replace(state, purses=pay(state.purses, first.target, first.seat, amount))
    taken = MoneyTaken(seat=first.seat, target=first.target, amount=amount)
    return _ensure_mover(Step(paid, (*cancelled, taken)))


def _ensure_mover(step: Step[State]) -> Step[State]:
    """The mover may have left while the window was open."""
    state = step.state
    if state.left[state.mover] and staying(state.left):
        return replace(step, state=replace(state, mover=after(state.mover, state.left)))
    return step


def _collect(state: State, chance: Chance) -> Step[State]:
    paid = replace(state, purses=pay(state.purses, BANK, state.mover, 50))
    return _next(paid, (MoneyGained(seat=state.mover, amount=50),), chance)


def _next(state: State, events: tuple[Public | Private, ...], chance: Chance) -> Step[State]:
    seat = after(state.mover, state.left)
    need = 3 - len(state.hands[seat])
    deck, discards = state.deck, state.discards
    if need > len(deck):
        deck, discards = (*deck, *chance.shuffled(discards)), ()
    drawn = deck[: max(need, 0)]
    moved = replace(
        state,
        turn=state.turn + 1,
        turns_left=state.turns_left - 1,
        mover=seat,
        deck=deck[len(drawn) :],
        discards=discards,
        hands=put(state.hands, seat, state.hands[seat] + drawn),
    )
    seen = (CardsDrawn(seat=seat, count=len(drawn)), CardsSeen(to=(seat,), cards=drawn))
    return Step(moved, (*events, *seen), revealed=bool(drawn))


RULES = Rules(
    key="shark",
    version=1,
    seats=range(2, 5),
    windows=True,
    options_type=Options,
    state_type=State,
    order_types=order_types,
    obey=obey,
    action_types=action_types,
    kinds=kinds,
    commands=commands,
    setup=setup,
    waiting=waiting,
    offers=offers,
    apply=apply,
    time_up=time_up,
    leave=leave,
    view=view,
    imagine=imagine,
    worth=worth,
    totals=totals,
    outcome=outcome,
)
