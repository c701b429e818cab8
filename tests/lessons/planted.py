"""Five faults for the lesson of each game, of which each would teach something that is not so."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """One change of one file, which has `right` once."""

    game: str
    what: str
    file: str
    right: str
    wrong: str


def _fault(game: str, what: str, file: str, right: str, wrong: str) -> Fault:
    return Fault(game, what, f"games/{game}/{file}", right, wrong)


FAULTS = (
    _fault(
        "acquire", "the majority gets nine times the price", "components.toml",
        "majority_multiplier = 10", "majority_multiplier = 9",
    ),
    _fault(
        "acquire", "three old shares for a new one", "components.toml",
        "trade_ratio = 2", "trade_ratio = 3",
    ),
    _fault(
        "acquire", "a sentence lacks in Italian", "text/lessons.it.ftl",
        "lesson-merge-waited =", "lesson-merge-waits =",
    ),
    _fault(
        "acquire", "nothing is said to buying nothing", "lessons.toml",
        '    { do = "buy", key = "nothing", played = false },\n', "",
    ),
    _fault(
        "acquire", "a tile of the line is not in the hand", "lessons.toml",
        '"0 play-tile[15]", "1 play-tile[25]"', '"0 play-tile[16]", "1 play-tile[25]"',
    ),
    _fault(
        "greed", "the own card costs triple", "components.toml",
        "own_marker = 2", "own_marker = 3",
    ),
    _fault(
        "greed", "the CEO gets 30 per cent", "components.toml",
        "percent = [40, 20, 20]", "percent = [30, 20, 20]",
    ),
    _fault(
        "greed", "the first good costs storage", "components.toml",
        "costs = [0, 5, 10, 15]", "costs = [5, 5, 10, 15]",
    ),
    _fault(
        "greed", "a sentence lacks in English", "text/lessons.en.ftl",
        "lesson-heir-little =", "lesson-heir-small =",
    ),
    _fault(
        "greed", "nothing is said to bids of 31 to 39", "lessons.toml",
        "amount = [31, 60]", "amount = [40, 60]",
    ),
    _fault(
        "owners_choice", "as many shares make President", "appointing.py",
        "return now if now in leading else leading[0]", "return leading[-1]",
    ),
    _fault(
        "owners_choice", "the yellow die can fall", "components.toml",
        'yellow = ["price-up-1", "price-up-1", "price-up-1",',
        'yellow = ["price-up-1", "price-up-1", "price-down-1",',
    ),
    _fault(
        "owners_choice", "the lowest price is 50", "components.toml",
        "prices = [40, 60, 80, 100,", "prices = [50, 60, 80, 100,",
    ),
    _fault(
        "owners_choice", "a number is written in the words", "text/lessons.en.ftl",
        "the price may fall by one or two steps", "the price may fall by 1 or 2 steps",
    ),
    _fault(
        "owners_choice", "three shares of four are called right", "lessons.toml",
        'shares = { at = { 3 = [4, 12] } } }, key = "bought"',
        'shares = { at = { 3 = [3, 12] } } }, key = "bought"',
    ),
    _fault(
        "shark_room", "a price is that of the dearest share", "market.py",
        "return PRICES[pile[0]] if pile else 0", "return PRICES[pile[-1]] if pile else 0",
    ),
    _fault(
        "shark_room", "incomplete groups pay", "components.py",
        "return count // TITLES[title].group * TITLES[title].dividend",
        "return count * TITLES[title].dividend // TITLES[title].group",
    ),
    _fault(
        "shark_room", "a closing leaves the shares", "drawing.py",
        "state = returned(state, seat, shares)", "state = returned(state, seat, ())",
    ),
    _fault(
        "shark_room", "Sharks cost the victim nothing", "components.toml",
        'op = "steal", amount = 100, per_shark = 50', 'op = "steal", amount = 100, per_shark = 0',
    ),
    _fault(
        "shark_room", "one share of two is called right", "lessons.toml",
        'key = "one", played = false, claims = { "shares.0" = [10] }',
        'key = "one", right = true, claims = { "shares.0" = [10] }',
    ),
    _fault(
        "impero", "developing costs as much as buying", "components.toml",
        "develop = [1, 2, 5, 13, 30]", "develop = [3, 4, 9, 19, 37]",
    ),
    _fault(
        "impero", "a shareholder more is no point more", "components.toml",
        "points_per_shareholder = 1", "points_per_shareholder = 0",
    ),
    _fault(
        "impero", "at a tie the director changes", "shares.py",
        """    if company.shares[company.director] == most:
        return company.director
    return next(seat for seat in company.holders if""",
        """    return next(seat for seat in company.holders[::-1] if""",
    ),
    _fault(
        "impero", "the path presses what is not right", "lessons.toml",
        'path = ["set-dividend[0,100]"]', 'path = ["set-dividend[0,90]"]',
    ),
    _fault(
        "impero", "nothing is said to bids from 400", "lessons.toml",
        "amount = [400, 700]", "amount = [500, 700]",
    ),
)  # fmt: skip
