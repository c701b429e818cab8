"""The pictures in words, for those who do not see them: at most a thousand characters each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.owners_choice.components import (
    COUNT,
    DIVIDENDS,
    FACES,
    GOAL,
    PRICES,
    SPACES,
    TOP,
    counted,
    lap,
)
from games.owners_choice.state import Moving, Over, Presiding, Steering, View
from render import chart, lines, names
from render.lines import BoardLine, Paragraph
from render.owners_choice import closing, telling
from render.owners_choice.ladder import face_of
from render.owners_choice.look import letter, named
from render.owners_choice.players import tag
from render.scene import History, Scene
from render.standing import ended, standing, victory


def board(scene: Scene) -> str:
    """Table and step, who must do what, spaces ahead, companies, Fund, dice, players."""
    return lines.alt(scene, list(_paragraphs(scene)))


def whole(scene: Scene) -> str:
    """The hand, then the board with all spaces."""
    return lines.whole(scene, (*_own(scene), *_paragraphs(scene)))


def hand_of(scene: Scene) -> str:
    """What is asked of the viewer, each card, money and shares."""
    asked = lines.asked(scene, telling.asked(scene))
    mine = [] if scene.view.me is None else [_player(scene, scene.view.me, is_short=False)]
    told = (*lines.on(scene, "", asked), *_cards(scene), *lines.on(scene, "purse", mine))
    return lines.told(scene, told)


def _own(scene: Scene) -> Iterator[Paragraph]:
    if scene.view.me is not None:
        yield Paragraph(list(map(BoardLine, _cards(scene))), scene.words.say("picture-hand"))


def _cards(scene: Scene) -> Iterator[str]:
    for number, card in enumerate(telling.cards(scene)):
        if not scene.shows(f"card-{number}" if number else ""):
            continue
        held = ", ".join(f"{names.called(scene, seat)} {count}" for seat, count in card.holders)
        told = ". ".join((_headed(scene, card), *card.lines))
        yield f"{told}{f' {held}' if held else ''}{_faces(scene, card.die)}."


def _headed(scene: Scene, card: telling.Card) -> str:
    """What a card is about: so many steps, or a company and what a share of it costs."""
    match scene.view.phase if scene.view.me in scene.waiting.seats else None:
        case Moving():
            return f"{scene.words.fact('steps', int(card.head))}: {card.title}"
        case Presiding() | Steering():
            # What it costs, or the price then, stands in its lines.
            return card.title
        case _:
            return f"{card.title}: {scene.words.say('alt-a-share', told=card.head)}"


def page_of(scene: Scene, key: str) -> str:
    """The market. LookupError: there is no other page."""
    if key != "market":
        raise LookupError(key)
    view: View = scene.view
    mine = [] if view.me is None else [_player(scene, view.me, is_short=False)]
    parts = [f"{names.table(scene)}. {scene.words.say('page-market')}."]
    parts += map(str, (one.whole for one in _companies(scene)))
    told = (
        *lines.on(scene, "", parts),
        *lines.on(scene, "track", _ladder(scene)),
        *lines.on(scene, "purse", mine),
    )
    return lines.told(scene, told)


def _ladder(scene: Scene) -> Iterator[str]:
    """The whole ladder, where it is on a picture without the companies."""
    if not scene.shows(""):
        steps = zip(PRICES, DIVIDENDS, strict=True)
        told = ", ".join(f"{price} ({paid})" for price, paid in steps)
        yield f"{scene.words.say('picture-head-price')} ({scene.words.say('picture-head-pays')}): {told}."


def final_sheet(scene: Scene, history: History) -> str:
    """The winner, then everybody's place, money and shares; in short if that is long."""
    if not scene.shows(""):
        way = chart.tell(scene, closing.plot(scene, history), standing(scene).seats)
        return lines.told(scene, (way, *_failures(scene, history)))
    full, short = (_final(scene, history, is_short=one) for one in (False, True))
    whole = _final(scene, history, is_short=False, is_sold=True)
    told = [BoardLine(*each) for each in zip(full, short, whole, strict=True)]
    return lines.alt(scene, [Paragraph(told)])


def _final(
    scene: Scene, history: History, *, is_short: bool, is_sold: bool = False
) -> Iterator[str]:
    view: View = scene.view
    say, ranking = scene.words.say, standing(scene)
    step = say("picture-step", count=view.marker, most=GOAL)
    yield f"{names.table(scene)}, {step}. {victory(scene)}."
    for seat, place in ranking.lines():
        amount = ranking.scores[seat]
        yield names.said(scene, "alt-place", place=place, seat=seat, amount=amount)
        yield _player(scene, seat, is_short=is_short, is_sold=is_sold)
    prices = (
        f"{named(scene.words, one)} {scene.words.money(view.prices[one])}" for one in range(COUNT)
    )
    yield f"{', '.join(prices)}."
    yield from lines.on(scene, "chart", _failures(scene, history))


def _failures(scene: Scene, history: History) -> Iterator[str]:
    if history.marks:
        yield scene.words.say("alt-failures", count=len(history.marks))


def _paragraphs(scene: Scene) -> Iterator[Paragraph]:
    say = scene.words.say
    yield lines.sentences(_opening(scene))
    yield Paragraph(title=say("text-spaces"), more=partial(_spaces, scene))
    yield Paragraph(list(_companies(scene)), say("text-companies"))
    yield Paragraph(list(_players(scene)), say("text-players"), panel="players")


def _spaces(scene: Scene) -> Iterator[str]:
    """Where each kind of space lies, counted from Start."""
    spaces = lap(scene.view.boards)
    for space in dict.fromkeys(spaces):
        name = scene.words.fact("space", SPACES.index(space))
        steps = (str(step) for step, one in enumerate(spaces) if one == space)
        yield f"{name[:1].upper()}{name[1:]}: {', '.join(steps)}"


def _opening(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    say = scene.words.say
    yield f"{names.table(scene)}, {say('picture-step', count=view.marker, most=GOAL)}."
    over = isinstance(view.phase, Over)
    yield f"{ended(scene)[0]}." if over else f"{names.asked(scene)}."
    spaces = lap(view.boards)
    yield say("alt-stands", space=SPACES.index(spaces[view.marker]))
    if isinstance(view.phase, Moving):
        ahead = (
            say("alt-ahead", count=steps, space=SPACES.index(spaces[view.marker + steps]))
            for steps in range(1, view.reach + 1)
        )
        yield f"{'; '.join(ahead)}."
    if view.rolls:
        told = (
            say("alt-roll", die=roll.die, face=FACES.index(face_of(roll))) for roll in view.rolls
        )
        yield f"{say('picture-dice')}: {'; '.join(told)}."


def _companies(scene: Scene) -> Iterator[BoardLine]:
    """The dearest first, then the Fund. The whole table says what a step up and down makes of the price."""
    view: View = scene.view
    say = scene.words.say
    for company in sorted(range(COUNT), key=lambda one: -view.rungs[one]):
        price, left = view.prices[company], view.stock[company]
        president, paid = view.presidents[company], DIVIDENDS[view.rungs[company]]
        if president is None:
            told = say("alt-company", company=company, price=price, count=left, amount=paid)
        else:
            facts = {"company": company, "price": price, "count": left, "amount": paid}
            told = names.said(scene, "alt-company-presided", seat=president, **facts)
        yield BoardLine(told, whole=f"{told} {_steps(scene, view.rungs[company])}")
    fund = f"{say('picture-fund', fund=view.fund)}."
    yield BoardLine(fund, whole=fund)


def _steps(scene: Scene, rung: int) -> str:
    """The price after a step up, and after one down."""
    say, money = scene.words.say, scene.words.money
    up = money(PRICES[rung + 1]) if rung < TOP else say("text-highest")
    down = money(PRICES[rung - 1]) if rung else say("picture-bankrupt")
    return say("text-steps", up=up, down=down)


def _players(scene: Scene) -> Iterator[BoardLine]:
    for seat in range(len(scene.names)):
        short = partial(_player, scene, seat, is_short=True)
        yield BoardLine(_player(scene, seat, is_short=False), short)


def _player(scene: Scene, seat: int, *, is_short: bool, is_sold: bool = False) -> str:
    """Name, money, shares; letters for the companies, and less of the name, in short; what they are sold for."""
    view: View = scene.view
    name = names.called(scene, seat)
    name = f"{name[:11]}…" if is_short and len(name) > 12 else name
    if (view.left[seat] or seat in view.bankrupt) and (label := tag(scene, seat)):
        name = f"{name} ({label})"
    told = ", ".join(
        f"{letter(scene.words, one)} {count}"
        if is_short
        else f"{count} {named(scene.words, one)}"
        f"{f' ({scene.words.money(count * view.prices[one])})' if is_sold else ''}"
        for one, count in enumerate(view.shares[seat])
        if count
    )
    if told and not is_short:
        told = scene.words.say("alt-shares", told=told)
    cash = view.cash[seat]
    money = scene.words.say("alt-hidden") if cash is None else scene.words.money(cash)
    return f"{name} {money}, {told}." if told else f"{name} {money}."


def _faces(scene: Scene, which: int | None) -> str:
    """The six faces of a die in words: signs are not heard."""
    if which is None:
        return ""
    return f". {scene.words.say('alt-faces', told=scene.words.fact('faces', counted(which)))}"
