"""The effect of a tile in words, for the cards of a hand and its alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.acquire.board import joined
from games.acquire.components import SAFE
from games.acquire.prospects import Prospect, foreseen
from games.acquire.state import LONE, View
from render import names
from render.acquire.holders import ranks
from render.scene import Scene, Words


def effect(words: Words, prospect: Prospect) -> str:
    """The effect in one line: "Quantum takes over Hydra"."""
    match prospect.kind:
        case "grows" | "merges" if prospect.depends:
            return words.say("picture-depends")
        case "grows":
            return words.say(
                "picture-grows",
                corporation=prospect.touched[0],
                size=prospect.size_before,
                size_after=prospect.size_after,
            )
        case "merges" if len(prospect.survivors) > 1:
            return words.say("picture-merges-tied", tied=prospect.survivors)
        case "merges":
            survivor = prospect.survivors[0]
            return words.say("picture-merges", survivor=survivor, defuncts=others(prospect))
        case "founds":
            return words.say("picture-founds", size=prospect.size_after)
        case "dead":
            return words.say("picture-joins-safe")
        case kind:
            return words.say(f"picture-{kind}")


def effect_in_short(words: Words, prospect: Prospect) -> str:
    """The effect of a merger without the names of `others`, whose badges follow."""
    if len(prospect.survivors) > 1:
        return words.say("picture-merges-tied-badges")
    return words.say("picture-merges-badges", survivor=prospect.survivors[0])


def others(prospect: Prospect) -> tuple[int, ...]:
    """The corporations that a merger may take over."""
    return tuple(one.corporation for one in prospect.takeovers)


def rivals(prospect: Prospect, me: int | None) -> list[tuple[int, int]]:
    """The seats but `me` that a merger pays a bonus, with the dollars, the largest first.

    Nobody where that depends on who survives, or on what is hidden.
    """
    paid = [one.bonuses for one in prospect.takeovers if one.bonuses is not None]
    if len(prospect.survivors) != 1 or len(paid) < len(prospect.takeovers):
        return []
    sums = enumerate(map(sum, zip(*paid, strict=True)))
    return sorted(
        ((seat, amount) for seat, amount in sums if amount and seat != me), key=lambda one: -one[1]
    )


def rivals_told(scene: Scene, prospect: Prospect) -> str:
    """The bonuses of others, by name; empty: nobody has one."""
    return paid(scene, "alt-rivals", rivals(prospect, scene.view.me))


def paid(scene: Scene, key: str, amounts: Iterable[tuple[int, int]]) -> str:
    """The dollars of several seats, by name, the largest first; empty: nobody has any."""
    told = [
        f"{names.called(scene, seat)} {scene.words.money(amount)}"
        for seat, amount in sorted(amounts, key=lambda one: -one[1])
        if amount
    ]
    return scene.words.say(key, told=", ".join(told)) if told else ""


def taken_in(scene: Scene, prospect: Prospect) -> str:
    """The lone tiles that come with a tile; empty: none."""
    board = foreseen(scene.view).board
    after = joined(board, prospect.cell, 0)[0]
    cells = tuple(n for n, one in enumerate(board) if one == LONE != after[n])
    grown = cells and prospect.kind in {"grows", "founds", "merges"}
    return scene.words.say("alt-takes-in", cells=cells) if grown else ""


def details(scene: Scene, prospect: Prospect) -> Iterator[str]:
    """The details of an effect, in at most two lines."""
    say = scene.words.say
    match prospect.kind:
        case "grows" | "merges" if prospect.depends:
            return
        case "alone":
            yield say("picture-alone-detail")
        case "grows":
            yield _price(scene.words, prospect)
            yield _holding(scene, prospect.touched[0])
        case "merges":
            yield _sizes(scene.words, prospect)
            yield _share(scene.words, prospect)
        case "eighth":
            yield say("picture-eighth-detail")
        case "dead":
            sizes = foreseen(scene.view).sizes
            safe = tuple(one for one in prospect.touched if sizes[one] >= SAFE)
            yield say("picture-dead-detail", corporations=safe)
        case "founds":
            return


def _price(words: Words, prospect: Prospect) -> str:
    before, after = prospect.price_before, prospect.price_after
    if before == after:
        told = words.say("picture-price-stays", price=before)
    else:
        told = words.say("picture-price-rises", price=before, cost=after)
    return _safe(words, prospect, told)


def _sizes(words: Words, prospect: Prospect) -> str:
    """Size and price of the survivor, before and after the merger."""
    before, after = prospect.price_before, prospect.price_after
    if after is None:
        told = words.say("picture-size-after", size_after=prospect.size_after)
    else:
        told = words.say(
            "picture-sizes",
            corporation=prospect.survivors[0],
            size=prospect.size_before,
            size_after=prospect.size_after,
        )
        prices = [words.money(one) for one in dict.fromkeys((before, after)) if one is not None]
        told = f"{told}, {words.say('picture-sizes-price', told=' → '.join(prices))}"
    return _safe(words, prospect, told)


def _safe(words: Words, prospect: Prospect, told: str) -> str:
    return f"{told}, {words.say('picture-safe-word')}" if prospect.makes_safe else told


def _holding(scene: Scene, corporation: int) -> str:
    """The viewer's shares of a corporation, and their rank."""
    view: View = scene.view
    mine = None if view.me is None else view.shares[view.me]
    if view.me is None or mine is None:
        return ""
    rank = ranks(view)[view.me][corporation] or "none"
    return scene.words.say("picture-you-hold", count=mine[corporation], rank=rank)


def _share(words: Words, prospect: Prospect) -> str:
    """The viewer's shares in the corporations that may be taken over, their bonus, and what a share sells for."""
    shares, bonuses = sum(one.shares for one in prospect.takeovers), prospect.bonuses
    mine = {one.price for one in prospect.takeovers if one.shares}
    price = max(mine) if len(mine) == 1 else 0
    if not shares:
        return words.say("picture-you-hold-none-of", defuncts=others(prospect))
    if bonuses is None:
        return words.say("picture-your-shares-bonus-unknown", count=shares, price=price)
    least, most = bonuses
    if least == most:
        return words.say("picture-your-shares", count=shares, amount=most, price=price)
    return words.say("picture-bonus-chosen", amount=least, cost=most)
