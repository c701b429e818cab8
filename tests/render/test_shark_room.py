"""Shark Room's pictures: nothing overlaps, nothing hidden shows, words are short enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.words import Seat
from games.shark_room.components import SPECIALS, TITLES
from games.shark_room.rules import RULES as shark
from games.shark_room.state import State
from render import png, theme
from render.scene import History, Picture, Scene
from render.shark_room import DRAWER as shark_room
from render.shark_room import deciding, hand, piles, places
from render.shark_room.look import KINDS, LOOKS, colours
from render.shark_room.page import Title, draw_under
from render.sheet import Sheet
from tests.games.shark_room.table import Game
from tests.render.approval_shark_room import asked, desk, looking
from tests.render.ink import watched
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples_shark_room import (
    HARD_NAMES,
    LANGUAGES,
    played,
    rich,
    scene,
    words,
)

PAGES = ("market", "desk")
SEATS = (2, 3, 4)


def scenes(seats: int, language: str) -> Iterator[Scene]:
    """Some moments of a game with the longest names, and with more money than anybody gets."""
    states = played(seats, seats).states
    gone = (False,) * (seats - 1) + (True,)
    for state in (*states[:: max(1, len(states) // 8)], *moments(seats)):
        for viewer in (None, Seat(0), Seat(1)):
            seen = scene(state, viewer, language, HARD_NAMES, computers=(1,))
            yield seen
            yield rich(replace(seen, view=replace(seen.view, left=gone)), 98_750)


def moments(seats: int) -> tuple[State, ...]:
    return (desk(), looking(), asked()) if seats == 4 else ()


def _page(key: str) -> Callable[[Scene], Picture]:
    return lambda scene: shark_room.page(scene, key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_texts_overlap(seats: int, language: str, texts: Texts) -> None:
    """Board, hand and pages, for any state, any names, any amounts."""
    for seen in scenes(seats, language):
        draws: list[Callable[[Scene], Picture]] = [shark_room.board]
        draws += map(_page, PAGES)
        draws += [shark_room.hand] if seen.view.me is not None else []
        for draw in draws:
            texts.clear()
            height = draw(seen).image.height
            assert collisions(texts) == []
            assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_texts_of_the_final_sheet_overlap(seats: int, language: str, texts: Texts) -> None:
    game = played(seats, seats)
    for seen in (scene(game.end, None, language, HARD_NAMES),):
        for shown in (seen, rich(seen, 98_750)):
            texts.clear()
            height = shark_room.final(shown, game.history()).image.height
            assert collisions(texts) == []
            assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_the_printed_cards_overlap(language: str, texts: Texts) -> None:
    height = shark_room.prices(words(language, ())).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


def test_a_final_sheet_without_a_way_to_show_has_no_chart() -> None:
    end = played(3).end
    worth = [shark.worth(end)]
    without = shark_room.final(scene(end), History(worth)).image.height
    assert without < shark_room.final(scene(end), History(worth * 2)).image.height


def shown(state: State, viewer: Seat | None, language: str) -> tuple[str | bytes, ...]:
    """All that somebody is shown of a state."""
    seen = scene(state, viewer, language)
    public = (png.encode(shark_room.board(seen)), shark_room.alt(seen), shark_room.text(seen))
    pages = tuple(png.encode(shark_room.page(seen, key)) for key in PAGES)
    said = tuple(shark_room.alt_page(seen, key) for key in PAGES)
    if viewer is None:
        return (*public, *pages, *said)
    hand = (png.encode(shark_room.hand(seen)), shark_room.alt_hand(seen))
    return (*public, *pages, *said, *hand)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_changes_when_only_something_hidden_does(seats: int) -> None:
    """Hands, decks and what turned cards were."""
    states = played(seats, 11).states
    for number, state in enumerate(states[:: max(1, len(states) // 6)]):
        for viewer in (None, Seat(0), Seat(seats - 1)):
            other = shark.imagine(state, viewer, Chance("secrets", number))
            language = LANGUAGES[number % 2]
            assert shown(other, viewer, language) == shown(state, viewer, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_said_of_a_picture_is_short_enough(seats: int, language: str) -> None:
    """Alt text has a thousand characters, the text board 3,500; neither has a backtick."""
    game = played(seats, seats)
    for state in (*game.states[::9], *moments(seats)):
        for viewer in (None, 0):
            seen = scene(state, viewer, language, HARD_NAMES)
            said = [shark_room.alt(seen), *(shark_room.alt_page(seen, key) for key in PAGES)]
            said += [shark_room.alt_hand(seen)] if viewer is not None else []
            assert all(0 < len(told) <= 1000 and "`" not in told for told in said)
    final = shark_room.alt_final(scene(game.end, None, language), game.history())
    assert 0 < len(final) <= 1000


def test_the_board_in_words_names_who_must_act_the_market_and_everybody() -> None:
    said = shark_room.alt(scene(asked()))
    assert said.startswith(
        "Shark Room, table 42, turn 1. Marco: answer Giulia\N{RIGHT SINGLE QUOTATION MARK}s Light Fingers?"
    )
    for told in (
        "53 stock cards left",
        "Not for sale: ",
        "2 Sharks",
        "Velvetel shares 1 (€150), 2 (€200)",
        "Assets €800",
    ):
        assert told in said


def test_the_market_in_words_ends_with_assets_and_discards() -> None:
    """Notes: what somebody owns, and the cards discarded, are always visible to all."""
    tax, villa = (
        kind for kind, one in enumerate(SPECIALS) if one.key in {"tax_inspection", "villa"}
    )
    seen = scene(asked())
    assets = ((villa,), *((),) * (len(seen.names) - 1))
    view = replace(seen.view, assets=assets, discards=(tax, villa, tax))
    said = shark_room.alt_page(replace(seen, view=view), "market")
    assert said.endswith(
        "Giulia, Assets: Villa with a View. Discards: Tax Inspection times 2, Villa with a View."
    )
    none = shark_room.alt_page(replace(seen, view=replace(view, discards=())), "market")
    assert none.endswith("Discards: none.")


def test_the_desk_in_words_tells_each_offer_and_each_promise() -> None:
    said = shark_room.alt_page(scene(desk(), 1), "desk")
    assert "Giulia to Marco: Pear 3 and €200 for Velvetel 1" in said
    assert "Giulia to anyone: Murky Derivatives 2 for €150" in said
    assert "Ottavia R. to Giulia: “the next two titles”: open." in said


def test_an_unknown_page_is_a_lookup_error() -> None:
    seen = scene(played(2).end)
    for draw in (shark_room.page, shark_room.alt_page):
        with pytest.raises(LookupError):
            draw(seen, "nowhere")


def test_a_film_has_a_frame_for_each_turn() -> None:
    game = played(2, 2)
    film = shark_room.replay([scene(state) for state in game.states])
    assert film.startswith(b"GIF")
    assert len(film) < 8 << 20


def test_titles_and_kinds_of_cards_stand_out_and_differ() -> None:
    """Colour, letter and pattern; letters readable on their fill, fills against the panel."""
    for field in ("letter", "fill", "pattern"):
        assert len({getattr(look, field) for look in LOOKS}) == len(LOOKS)
    for fill in (*(look.fill for look in LOOKS), *KINDS.values()):
        assert theme.contrast(theme.on(fill), fill) >= 4.5
        assert theme.contrast(fill, theme.PANEL) >= 3
    for look in LOOKS:
        assert theme.contrast(theme.on(look.fill), theme.pattern_ink(look.fill)) >= 4.5


def test_the_palette_has_the_colours_of_the_titles_exactly() -> None:
    palette = colours()
    for fill in (*(look.fill for look in LOOKS), *KINDS.values(), *palette.players):
        assert palette.colours[palette.index(fill)] == theme.channels(fill)


def test_the_last_frame_of_the_film_raises_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def noting(title: Title, seen: Scene) -> Sheet:
        shown.append((title.seats, seen.waiting.seats))
        return draw_under(title, seen)

    monkeypatch.setattr("render.shark_room.film.page.draw_under", noting)
    shark_room.replay([scene(state) for state in played(4, 4).states])
    assert all(named == raised for named, raised in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_in_the_hand_is_there_also_with_a_single_share(
    language: str, texts: Texts
) -> None:
    held = "pear3 peacewagen1 brontofoods2 velvetel1 velvetel2 murky2"
    shark_room.hand(scene(Game("", "", held=[held, ""]).state, 0, language))
    told = [words for words, _ in texts]
    prices = ("200", "50", "100", "150", "200", "150")
    assert Counter(prices) <= Counter(told)
    for name in ("Pear", "PeaceWagen", "Brontofoods", "Velvetel", "Murky Derivatives"):
        assert name in told
    missing = words(language, ()).say("picture-of-group", count=1, group=3)
    assert told.count(missing) == 2


def test_a_lines_holders_stand_in_their_places() -> None:
    """A share that somebody holds has their disc where it would be for sale."""
    game = Game("", "", held=["pear3", "pear1 pear2"])
    owners = [place.owner for place in places.places(scene(game.state).view, 0)]
    assert owners == [1, 1, 0, None, None]
    drawn: list[tuple[int, int]] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            "render.shark_room.places.shapes.person",
            lambda _sheet, at, _radius, seat, *_, **__: drawn.append((round(at[0]), seat)),
        )
        shark_room.board(scene(game.state))
    in_places = [(x, seat) for x, seat in drawn if x > piles.FIRST]
    assert [seat for _, seat in in_places] == [1, 1, 0]
    assert [x for x, _ in in_places] == sorted(x for x, _ in in_places)


def test_a_stock_of_which_one_share_is_held_is_in_the_hand() -> None:
    """Its row says how many are still needed, so it matters as much as a whole group."""
    game = Game("", "", "", held=("pear1 velvetel1 velvetel2", "", ""))
    view = shark.view(game.state, Seat(0))
    titles = {TITLES[title].key for title in hand.titles_of(view)}
    assert titles == {"pear", "velvetel"}


def test_who_buys_is_shown_what_one_more_share_would_add_a_turn() -> None:
    """Velvetel pays 100 for two and for three; a third of Pear pays 150."""
    held, market = ["velvetel1 velvetel2 pear1 pear2", ""], "velvetel3 pear3"
    game = Game("", "", held=held, market=market).open()
    decided = deciding.choice_of(scene(game.state, 0))
    assert decided is not None
    more = {line.name: line.figures[1] for line in decided.lines}
    assert (more["Velvetel"], more["Pear"]) == (theme.ABSENT, "+€150")


def test_a_title_has_the_same_name_with_a_price_and_without() -> None:
    """A name that grew when the price went looked like another company."""
    said = set[tuple[str, ...]]()
    firsts = {title.name.split()[0] for title in TITLES}
    for seen in (played(4, 4).states[0], played(4, 4).states[-1]):
        with watched(words_only=True) as inks:
            shark_room.board(scene(seen, None, "en"))
        said.add(tuple(ink.told for ink in inks if ink.told.split()[0] in firsts))
    assert len(said) == 1
