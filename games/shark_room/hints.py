"""What an action would do, said before it is made: always with its money."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Note
from games.core.desk import Accept, MakePromise
from games.core.seats import staying
from games.core.words import Action, RuleError, Seat
from games.shark_room import prospects, reactions
from games.shark_room.actions import BUY, Answer, Buy, Open, PlayCard, Sell, TradeAsset
from games.shark_room.components import (
    PRICES,
    SHARES_EACH,
    TITLES,
    Collect,
    Extend,
    Force,
    Gain,
    Inflate,
    Look,
    Own,
    Paint,
    Report,
    Steal,
    Tax,
    dividends,
    effect_of,
)
from games.shark_room.dealing import proceeds
from games.shark_room.ending import asset_value, face
from games.shark_room.market import buying_price, held
from games.shark_room.state import Deal, Opening, Over, Played, Reaction, View


def about(view: View, field: str, value: int) -> Note | None:
    """What a card does; what the shares of a title pay each turn, and how many of them one holds."""
    if field == "special":
        return written(value)
    if field not in {"title", "share"}:
        return None
    title = value if field == "title" else value // SHARES_EACH
    if title not in view.in_play:
        return Note("not-in-play")
    own = 0 if view.me is None else len(held(view.shares[view.me], title))
    one = TITLES[title]
    told = {"count": one.group, "amount": one.dividend, "held": own}
    if one.closings:
        told |= {"out": view.closings[title], "most": one.closings}
    return Note("toxic" if one.closings else "title", told)


def written(kind: int) -> Note:
    """What is written on a special card, with the numbers of the box."""
    one = effect_of(kind)
    key = f"does-{type(one).__name__.lower()}"
    match one:
        case Tax(amount=each, most=cap):
            return Note(key, {"each": each, "cap": cap})
        case Steal(amount=amount, per_shark=each, most=cap):
            return Note(key, {"amount": amount, "each": each, "cap": cap})
        case Gain(amount=amount):
            return Note(key, {"amount": amount})
        case Extend(count=count) | Look(count=count) | Paint(count=count) | Inflate(count=count):
            return Note(key, {"count": count})
        case Own(price=amount, income=gain):
            return Note(key, {"amount": amount, "gain": gain})
        case _:
            return Note(key)


def lacking(view: View, kind: int) -> str:
    """What is missing so that the viewer could play a card of that kind; empty: nothing is."""
    me, effect = view.me, effect_of(kind)
    others = () if me is None else tuple(one for one in staying(view.left) if one != me)
    sharks = {one for one in others if view.shark_counts[one]}
    if isinstance(effect, Own):
        return "money" if me is not None and view.cash[me] < effect.price else ""
    needed = {
        "shark-share": isinstance(effect, Report) and not any(view.shares[one] for one in sharks),
        "shark": isinstance(effect, Tax) and not sharks,
        "share": isinstance(effect, Force) and not any(view.shares[one] for one in others),
        "others-money": isinstance(effect, Steal) and not any(view.cash[one] for one in others),
        "own-share": isinstance(effect, Collect) and me is not None and not view.shares[me],
    }
    return next((key for key, is_missing in needed.items() if is_missing), "")


def compared(view: View) -> Sequence[int | None]:
    """Money, shares at their face value, assets."""
    return [
        cash + face(view.shares[seat]) + asset_value(view.assets[seat])
        for seat, cash in enumerate(view.cash)
    ]


def hint(view: View, action: Action) -> Note | None:
    """None where there is nothing to add to the label, or the action names what is not there.

    To a spectator what it would do for the player asked: so it stands on the board's buttons.
    """
    seat = _asked(view) if view.me is None else view.me
    try:
        return None if seat is None else _hint(view, seat, action)
    except (RuleError, IndexError):
        return None


def told(view: View, action: Action) -> tuple[int, ...]:
    """A promise can be given again in the same words: its button is for one more than there are."""
    return (len(view.desk.promises),) if isinstance(action, MakePromise) else ()


def _asked(view: View) -> Seat | None:
    match view.phase:
        case Over():
            return None
        case Reaction() as reaction:
            return reactions.asked(reaction)
        case _:
            return view.mover


def _hint(view: View, seat: Seat, action: Action) -> Note | None:
    match action, view.phase:
        case Buy(lot=lot), Deal() as deal:
            return _purchase(view, seat, deal, lot)
        case Sell(sold=sold, at_face=at_face), Deal() as deal:
            amount = proceeds(deal, sold, at_face)
            return Note("sale", {"amount": amount, "face": sum(PRICES[one] for one in sold)})
        case Open(discard=discard), Opening():
            facts = {"amount": prospects.next_income(view, seat)}
            return Note("opening" if discard is None else "discarding", facts)
        case PlayCard(), _:
            return _card(view, seat, action)
        case Answer(special=special), Reaction() as reaction:
            return _answer(view, reaction, special)
        case TradeAsset(asset=asset, deal=deal), _:
            return _asset(asset, "asset" if deal == BUY else "asset-sold")
        case Accept(proposal=number), _:
            return _offer(view, seat, number)
        case _:
            return None


def _purchase(view: View, seat: Seat, deal: Deal, lot: int) -> Note:
    """The price, the face value, and how much more the title pays each turn."""
    title, count = lot // SHARES_EACH, lot % SHARES_EACH + 1
    pile = view.piles[title]
    facts = {
        "amount": count * buying_price(deal, pile),
        "face": sum(PRICES[share] for share in pile[:count]),
    }
    if more := _more(view, seat, title, count):
        return Note("purchase-paying", {**facts, "gain": more})
    one, own = TITLES[title], len(held(view.shares[seat], title))
    return Note("purchase", {**facts, "count": one.group, "each": one.dividend, "held": own})


def _more(view: View, seat: Seat, title: int, count: int) -> int:
    """Dividends for that many shares of a title above those held."""
    mine = len(held(view.shares[seat], title))
    return dividends(title, mine + count) - dividends(title, mine)


def _card(view: View, seat: Seat, action: PlayCard) -> Note | None:
    effect, target = effect_of(action.special), action.target
    if target is not None:
        return _attack(view, Played(seat, action.special, target, action.share))
    match effect:
        case Gain(amount=amount):
            return Note("gains", {"amount": amount})
        case Collect() if action.title is not None:
            mine = len(held(view.shares[seat], action.title))
            facts = {"special": action.special, "amount": dividends(action.title, mine)}
            return Note("pays", facts)
        case Inflate(count=count) if action.title is not None:
            booked = view.phase.inflated if isinstance(view.phase, Opening) else ()
            before = booked.count(action.title)
            amount = _more(view, seat, action.title, before + count)
            amount -= _more(view, seat, action.title, before)
            return Note("pays", {"special": action.special, "amount": amount})
        case Extend(count=count):
            return Note("extends", {"count": count})
        case Paint(count=count):
            return Note("paints", {"count": count})
        case Look(count=count):
            return Note("looks", {"count": min(count, view.titles)})
        case _:
            return None


def _attack(view: View, played: Played) -> Note | None:
    target, share = played.target, played.share
    facts = {"special": played.special, "target": target}
    match effect_of(played.special):
        case Tax() | Steal():
            return Note("takes", {**facts, "amount": prospects.damage(view, played)})
        case Report() if share is not None:
            return Note("reports", {**facts, "share": share, "face": PRICES[share]})
        case Force() if share is not None:
            amount = prospects.price_of(view, share)
            return Note("forces", {**facts, "amount": amount, "face": PRICES[share]})
        case _:
            return None


def _answer(view: View, reaction: Reaction, special: int | None) -> Note:
    """With a card the last one is cancelled; without, the first works or is lost."""
    last = reaction.stack[-1]
    if special is not None:
        return Note("cancels", {"special": last.special, "by": last.seat})
    if len(reaction.stack) % 2:
        worth, income = prospects.loss(view, reaction.stack[0])
        return Note("suffers" if worth >= 0 else "rewards", {"amount": abs(worth), "gain": income})
    return Note("gives-up", {"special": reaction.stack[-2].special})


def _asset(special: int, key: str) -> Note | None:
    effect = effect_of(special)
    if not isinstance(effect, Own):
        return None
    return Note(key, {"amount": effect.price, "gain": effect.income})


def _offer(view: View, seat: Seat, number: int) -> Note | None:
    """What the viewer would give and get."""
    for one in view.desk.open:
        if one.id == number and one.by == seat:
            return Note("offer", {"give": one.give, "take": one.take})
        if one.id == number:
            return Note("offer", {"give": one.take, "take": one.give})
    return None
