"""A catalogue with faults: each is named with file and line, and its sentence is said in English."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
import structlog

from bot.words import sources
from bot.words.__main__ import main
from bot.words.catalogue import Catalogue, lexicon_of
from bot.words.languages import ENGLISH, LANGUAGES, Language
from bot.words.values import day, listed, money, number, percent
from games.core.kinds import Money

FILE = "bot/words/zz.ftl"
FAULTY = """yes = ja
no = {
not-your-turn = Du bist nicht dran.
undone = { $seat } nimmt { $moves } Züge von { $nobody } zurück.
table-over = Das Spiel ist { FINISHED() }.
said-nowhere = Niemand sagt das.
table-closed = Der Tisch ist zu\ufffd.
player-back = { $seat } ist da: { back-button }.
command-play = zwei Wörter
back-button = Da
"""


@pytest.fixture(autouse=True)
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    language, usual = Language("zz", "de", "de"), sources.texts

    def texts(package: str, folder: str, code: str) -> Iterator[tuple[str, str]]:
        found = usual(package, folder, code)
        yield from [(FAULTY, FILE)] if (package, code) == ("bot.words", "zz") else found

    monkeypatch.setattr(sources, "texts", texts)
    monkeypatch.setitem(LANGUAGES, "zz", language)
    forgetting = (sources.names, sources.sources, lexicon_of)
    for one in forgetting:
        one.cache_clear()
    yield language
    for one in forgetting:
        one.cache_clear()


@pytest.mark.parametrize(
    "fault",
    [
        f"{FILE}:2: no cannot be read",
        f"{FILE}:3: not-your-turn leaves out facts: $seat",
        f"{FILE}:4: undone has facts that nobody tells: $nobody",
        f"{FILE}:6: said-nowhere is said nowhere",
        f"{FILE}:7: table-closed cannot be read",
        f"{FILE}:9: command-play is not what Discord takes",
    ],
)
def test_a_fault_is_named_with_its_file_and_line(faulty: Language, fault: str) -> None:
    assert fault in [str(one) for one in sources.all_faults(faulty, ())]


def test_a_missing_sentence_is_named_by_the_english_one(
    faulty: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = [one for one in sources.all_faults(faulty, ()) if one.key == "nothing"]
    assert [(one.file, one.what) for one in missing] == [("bot/words/en.ftl", sources.MISSING)]
    assert main(["missing", "zz"]) == 1
    assert f"{missing[0]}\n" in capsys.readouterr().out
    assert main(["missing", "qq"]) == 2
    assert "for qq" in capsys.readouterr().err


@pytest.mark.parametrize(
    "key", ["no", "not-your-turn", "table-over", "table-closed", "nothing", "command-play"]
)
def test_what_is_wrong_or_missing_is_said_in_english(key: str) -> None:
    words, english = (Catalogue().words(one, None, ("Anna",)) for one in ("zz", "en"))
    facts = {"seats": (0,)} if key == "not-your-turn" else {}
    assert words.say(key, **facts) == english.say(key, **facts)
    assert words.has(key)


def test_what_is_right_is_said_beside_it() -> None:
    words = Catalogue().words("zz", None, ("Anna",))
    assert words.say("yes") == "ja"
    assert words.say("player-back", seat=0) == "Anna ist da: Da."


def test_the_start_says_so_and_goes_on() -> None:
    with structlog.testing.capture_logs() as said:
        Catalogue().tell_faults(())
    told = [one["fault"] for one in said if "fault" in one]
    assert f"{FILE}:2: no cannot be read" in told
    assert len(told) == 20
    assert said[-1]["all"] == "python -m bot.words missing zz"


def test_whole_languages_have_nothing_to_say_at_the_start() -> None:
    with structlog.testing.capture_logs() as said:
        Catalogue().tell_faults(())
    assert {one["language"] for one in said} == {"zz"}


@pytest.mark.parametrize(
    ("cldr", "told"),
    [
        (
            "fr",
            "1\u202f234\u202f567 | \u22121\u202f200\u00a0$ | 1,68\u00a0% | A, B et C | 1 janv. 2026",
        ),
        ("pl", "1\u00a0234\u00a0567 | \u22121\u00a0200\u00a0$ | 1,68% | A, B i C | 1 sty 2026"),
        ("hi", "12,34,567 | \u2212$1,200 | 1.68% | A, B और C | 1 जन॰ 2026"),
    ],
)
def test_a_language_writes_values_as_babel_knows_it(cldr: str, told: str) -> None:
    language = Language(cldr, cldr, cldr)
    values = (
        number(1_234_567, language),
        money(-1_200, language),
        percent(16_800, 1_000_000, language),
        listed(("A", "B", "C"), language),
        day(date(2026, 1, 1), language),
    )
    assert " | ".join(values) == told


def test_money_with_its_sign_behind_has_two_places_for_cents() -> None:
    assert money(1_250, ENGLISH, Money("M", cents=True, behind=True)) == "12.50M"
