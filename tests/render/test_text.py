"""Text on pictures: never too small, never too wide, whatever people call themselves."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from hashlib import sha256
from pathlib import Path

import pytest

from render import faces, text, theme
from render.palettes import palette
from render.sheet import Sheet
from render.text import Pen


def test_no_text_is_smaller_than_26_pixels() -> None:
    sheet = Sheet(palette("acquire"), 200, 100)
    with pytest.raises(AssertionError, match="25 px"):
        sheet.write((10, 50), "small", Pen(25))


@pytest.mark.parametrize("weight", sorted(theme.FACES))
def test_every_size_of_the_theme_is_above_the_floor(weight: theme.Weight) -> None:
    for size in (
        theme.LEAST,
        theme.STUDY,
        theme.WORD,
        theme.NAME,
        theme.FACT,
        theme.HEAD,
        theme.GIANT,
    ):
        covered, _, _ = text.mask("Aà1$", weight, size)
        assert covered.height >= size // 2


def test_a_long_text_shrinks_first_and_is_cut_then() -> None:
    words, size = text.fit("Bartholomäus Wintersteinerson", 46, "semibold", 600, 36)
    assert words == "Bartholomäus Wintersteinerson"
    assert 36 < size < 46
    words, size = text.fit("Bartholomäus Wintersteinerson", 46, "semibold", 300, 36)
    assert words.endswith("…")
    assert size == 36
    assert text.width(words, size, "semibold") <= 300


@pytest.mark.parametrize("name", ["🦊🦊🦊", "", "🦊 !", "\u200d\u2068\u2069", "♥★"])
def test_a_name_without_a_letter_that_can_be_drawn_is_no_name(name: str) -> None:
    assert text.is_nameless(name)


def test_what_no_face_has_is_left_out() -> None:
    assert text.printable("🦊 Fox\u202e \u2068Ann\u2069") == "Fox Ann"


@pytest.mark.parametrize("name", ["Łukasz", "Ξένος", "Жанна", "Ñandú", "שלום", "à è ì ò ù €"])
def test_letters_of_other_alphabets_are_drawn(name: str) -> None:
    assert len(text.printable(name)) == len(name)
    assert text.width(name, 29) > 20


WORLD = {
    "Chinese": "\u738b\u5c0f\u660e",
    "Japanese": "\u7530\u4e2d\u3055\u304f\u3089",
    "Katakana": "\u30ab\u30bf\u30ab\u30ca\u30fb\u30f3",
    "Korean": "\uae40\ubbfc\uc900",
    "Thai": "\u0e19\u0e49\u0e33\u0e43\u0e2a",
    "Hindi": "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f",
}


@pytest.mark.parametrize("name", WORLD.values(), ids=WORLD)
def test_names_of_the_world_are_drawn_and_cut_by_whole_letters(name: str) -> None:
    assert text.folded(name) == unicodedata.normalize("NFKC", name)
    assert not text.is_nameless(name)
    covered, _, _ = text.mask(name, "semibold", 40)
    assert covered.getbbox()
    for room in range(30, round(text.width(name, 40)), 7):
        cut = text.fit(name, 40, "regular", room, 40)[0].rstrip("\u2026")
        following = name[len(cut) :][:1]
        # What stays ends where a letter ends, and no sign is left that would join it to the next.
        assert not (cut and following and unicodedata.category(following)[0] == "M"), cut
        assert not (cut and unicodedata.combining(cut[-1]) == 9), cut


@pytest.mark.parametrize(
    ("script", "shape"),
    [("Thai", "9f06c092d561"), ("Hindi", "06a88d652d68"), ("Korean", "bc8b210b4d05")],
)
def test_a_shaped_name_is_the_same_on_every_machine(script: str, shape: str) -> None:
    covered, left, top = text.mask(WORLD[script], "bold", 46)
    told = f"{covered.size} {left} {top} ".encode() + covered.tobytes()
    assert sha256(told).hexdigest()[:12] == shape


def test_marks_are_set_upon_their_letters() -> None:
    """A tone above a vowel takes no room of its own, and a conjunct is narrower than its two letters."""
    assert text.width("\u0e19\u0e49", 40) == text.width("\u0e19", 40)
    ksha = text.width("\u0915\u094d\u0937", 40)
    assert ksha < text.width("\u0915", 40) + text.width("\u0937", 40)


def test_a_font_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert faces.missing() == ()
    monkeypatch.setattr(faces, "_FOLDER", tmp_path)
    assert "NotoSansThai-Bold.ttf" in faces.missing()
    assert "Inter-Regular.ttf" in faces.missing()


def test_letters_read_from_right_to_left_are_drawn_so() -> None:
    assert text.turned("\u05d0\u05d1 ab") == "\u05d1\u05d0 ab"


def test_words_read_from_right_to_left_keep_their_order() -> None:
    """The first word stands at the right, and a cut name has its sign at the left."""
    assert text.turned("\u05d0\u05d1 \u05d2\u05d3…: 7") == "…\u05d3\u05d2 \u05d1\u05d0: 7"


def test_a_name_that_was_cleaned_before_is_not_turned_twice() -> None:
    assert text.printable(text.printable("\u05d0\u05d1")) == "\u05d0\u05d1"


def test_a_text_with_room_stays_in_it() -> None:
    sheet = Sheet(palette("acquire"), 400, 60)
    right = sheet.write((10, 40), "a sentence with more in it than there is room", Pen(), "ls", 200)
    assert right <= 210


def test_figures_are_all_as_wide() -> None:
    for weight in theme.FACES:
        assert len({text.width(figure, 34, weight) for figure in "0123456789"}) == 1


def test_a_name_that_is_too_long_for_one_line_is_broken_at_a_blank_or_a_hyphen() -> None:
    room = text.width("Wilhelmina-", 25, "semibold") + 2
    assert text.lines("Wilhelmina-Alexandra", 25, "semibold", room) == ["Wilhelmina-", "Alexandra"]
    assert text.lines("Ottavia Ruggiero", 25, "semibold", room) == ["Ottavia", "Ruggiero"]
    assert text.lines("Ada", 25, "semibold", room) == ["Ada"]
    assert text.lines("M" * 30, 25, "semibold", room) == ["M" * 30]


ARABIC, HEBREW = "\u0645\u062d\u0645\u062f", "\u05d3\u05d5\u05d3"
JOINED = "\ufeaa\ufee4\ufea4\ufee3"
"""Muhammad from left to right: final dal, medial meem, medial hah, initial meem."""


def test_arabic_letters_are_joined_and_a_number_beside_them_stays_beside_them() -> None:
    assert text.turned(ARABIC) == JOINED
    assert text.turned(f"{ARABIC}: 3 shares") == f"{JOINED}: 3 shares"
    assert text.turned(f"{ARABIC}7") == f"7{JOINED}"


def test_a_mixed_name_is_read_in_the_direction_in_which_it_begins() -> None:
    assert text.turned(text.isolated(f"Anna {ARABIC}")) == f"Anna {JOINED}"
    mixed = text.isolated(f"{ARABIC} Ali {HEBREW}")
    assert text.turned(f"{mixed}: 3") == f"{HEBREW[::-1]} Ali {JOINED}: 3"
    cut = mixed[:7]
    assert text.turned(f"{cut}…") == f"…A {JOINED}"
    assert text.width(mixed, 29) == text.width(f"{HEBREW} Ali {ARABIC}", 29)


@pytest.mark.parametrize(
    "word", ["\u0639\u0628\u062f \u0627\u0644\u0644\u0647", "\u0633\u0644\u0627\u0645"]
)
def test_every_joined_shape_is_in_the_fonts(word: str) -> None:
    assert text.printable(text.turned(word)) == text.turned(word)


def test_names_in_latin_letters_load_nothing_for_it() -> None:
    code = (
        "import sys; from render import text; text.width('Anna', 29); print('bidi' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
