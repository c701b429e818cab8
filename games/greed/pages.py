"""The pages of Greed: market, desk, symbols, and one for each company; what the table has named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import HAND, Note, Page
from games.core.kinds import Titles
from games.greed.companies import alive, ceo
from games.greed.state import Over, Trading
from games.greed.trade_offers import DESK
from games.greed.view import View


def pages(view: View) -> Sequence[Page]:
    """The companies last, those that the viewer directs first among them."""
    numbers = alive(view.board)
    mine = [number for number in numbers if ceo(view.board, number) == view.me]
    others = [number for number in numbers if number not in mine]
    return (
        Page(HAND, notes=tuple(_uses(view))),
        Page("market", board=True, notes=(Note("note-signs"),)),
        Page(DESK, board=True, notes=tuple(_desk(view))),
        Page("symbols", board=True, notes=(Note("note-tens"),)),
        *(Page(f"company:{number}", {"company": number}) for number in (*mine, *others)),
    )


def titles(view: View) -> Titles:
    """Offers and promises are called by what is in them."""
    return {
        "proposal": {
            one.id: {"count": one.id, "by": one.by, "give": one.give, "take": one.take}
            for one in view.board.desk.open
        },
        "promise": {
            one.id: {"count": one.id, "giver": one.giver, "words": one.words}
            for one in view.board.desk.promises
        },
    }


def _uses(view: View) -> Iterator[Note]:
    """The best use of each company's stock, while there is trade."""
    if not isinstance(view.phase, Trading):
        return
    for one in view.uses:
        facts = {"company": one.company, "value": one.value}
        if one.uses:
            yield Note("note-best-use", {**facts, "uses": one.uses, "gain": one.gain})
        else:
            yield Note("note-stock", facts)


def _desk(view: View) -> Iterator[Note]:
    """What each offer would mean for the viewer, and the promises that wait for a word."""
    if isinstance(view.phase, Over):
        return
    for one in view.standings:
        for side in one.sides:
            facts = {"proposal": one.proposal.id, "company": side.after.company}
            gain = side.after.gain
            money = {"cash": side.after.free, "value": side.after.value, "gain": abs(gain)}
            key = "note-deal" if gain >= 0 else "note-losing-deal"
            yield Note(key, {**facts, **money, "goods": side.after.goods})
    for given in view.board.desk.promises:
        if given.holder == view.me and given.kept is None:
            yield Note("note-promise", {"giver": given.giver, "words": given.words})
