"""What the viewer decides about: what to buy or sell, a card that was played, titles to put back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.shark_room.components import SHARES, TITLES, dividends, is_closing, title_of
from games.shark_room.market import held
from games.shark_room.prospects import loss
from games.shark_room.state import Deal, Reaction, View
from render import decision, theme
from render.decision import Decision, Mark, Possible
from render.scene import Scene
from render.shark_room import cards, places
from render.shark_room.look import mark, special, warning
from render.sheet import Sheet


def choice_of(scene: Scene) -> Decision | None:
    """Titles to put back, shares to deal in, or what a card that was played would cost."""
    view: View = scene.view
    if view.insight.cards:
        return _seen(scene)
    if view.me not in scene.waiting.seats:
        return None
    match view.phase:
        case Deal():
            return _market(scene)
        case Reaction() as reaction:
            return _played(scene, reaction)
        case _:
            return None


def order(scene: Scene) -> list[str]:
    """The panels of the hand from top to bottom: what a turn begins with stands above the cards."""
    if scene.view.me in scene.waiting.seats and scene.waiting.ask == "open-the-turn":
        return ["own", "cards"]
    found = (("decided", choice_of(scene)), ("played", height(scene)), ("cards", 1), ("own", 1))
    return [name for name, has in found if has]


def told(scene: Scene) -> Iterator[str]:
    """What is decided about in words, but for the card that was played."""
    if (decided := choice_of(scene)) is not None:
        if scene.view.insight.cards:
            yield f"{decided.heads[0]}:"
        priced = [one for one in decided.lines if one.figures[-1] != theme.ABSENT]
        yield from decision.told(replace(decided, lines=tuple(priced)))
        if missing := [one.name for one in decided.lines if one not in priced]:
            yield scene.words.say("alt-not-for-sale", words=", ".join(missing))


def played(scene: Scene) -> Iterator[str]:
    """What the card that was played does."""
    if (kind := _answered(scene)) is not None:
        yield cards.effect(scene.words, kind)


def height(scene: Scene) -> int:
    """The pixels of the card that was played; 0 if there is none."""
    kind = _answered(scene)
    return 0 if kind is None else cards.height(scene.words, kind)


def draw(sheet: Sheet, scene: Scene, top: int) -> None:
    """The card that was played."""
    if (kind := _answered(scene)) is not None:
        bottom = top + cards.height(scene.words, kind)
        cards.draw(sheet, scene.words, kind, (theme.EDGE, top, theme.WIDTH - theme.EDGE, bottom))


def _answered(scene: Scene) -> int | None:
    view: View = scene.view
    if isinstance(view.phase, Reaction) and view.me in scene.waiting.seats:
        return view.phase.stack[-1].special
    return None


def _title(title: int) -> Mark:
    badge = decision.badge(mark, title)

    def draw(sheet: Sheet, at: tuple[int, int], on: str) -> float:
        x = badge(sheet, at, on)
        if places.is_toxic(title):
            warning(sheet, (x + 18, at[1]), on, 19)
            x += 46
        return x

    return draw


def _seen(scene: Scene) -> Decision:
    """The next titles, in order, or only somewhere among the next few."""
    view: View = scene.view
    insight, words = view.insight, scene.words
    key = "picture-next-titles" if insight.ordered else "picture-among-titles"

    def line(paper: int) -> Possible:
        title = title_of(paper)
        if is_closing(paper):
            told, ink = words.say("picture-closing"), theme.DANGER
        else:
            price = list(places.places(view, title))[paper % 5].price
            told, ink = words.money(price), theme.TEXT
        name = TITLES[title].name if is_closing(paper) else SHARES[paper]
        return Possible(_title(title), name, (told,), ink)

    heads = words.say(key, count=insight.span), words.say("picture-price")
    return Decision(heads, tuple(map(line, insight.cards)))


def _market(scene: Scene) -> Decision:
    """Each title: how many of a group the viewer has, what one more would pay a turn, the price."""
    view: View = scene.view
    say, money = scene.words.say, scene.words.money
    assert view.me is not None
    shares = view.shares[view.me]

    def line(title: int) -> Possible:
        mine, price = len(held(shares, title)), places.price(view, title)
        more = dividends(title, mine + 1) - dividends(title, mine)
        figures = (
            say("picture-of-group", count=mine, group=TITLES[title].group),
            f"+{money(more)}" if more and view.piles[title] else theme.ABSENT,
            money(price) if price else theme.ABSENT,
        )
        ink = theme.TEXT if price else theme.FAINT
        return Possible(_title(title), TITLES[title].name, figures, ink)

    keys = "picture-market", "picture-you", "picture-one-more", "picture-price"
    first, *others = map(say, keys)
    return Decision((first, *others), tuple(map(line, view.in_play)))


def _played(scene: Scene, reaction: Reaction) -> Decision:
    """By whom and which, the share that it is about, and what the first of the cards costs its target."""
    view: View = scene.view
    say, money, last = scene.words.say, scene.words.money, reaction.stack[-1]
    first = reaction.stack[0]

    def draw(sheet: Sheet, at: tuple[int, int], on: str) -> float:
        x = decision.person(last.seat)(sheet, at, on)
        if first.share is None:
            return x
        return _title(title_of(first.share))(sheet, (int(x), at[1]), on)

    worth, income = loss(view, first)
    figures = (money(income) if income else theme.ABSENT, money(worth) if worth else theme.ABSENT)
    name = special(scene.words, last.special)
    heads = "", say("picture-a-turn"), say("picture-at-stake")
    return Decision(heads, (Possible(draw, name, figures, theme.LOSS),))
