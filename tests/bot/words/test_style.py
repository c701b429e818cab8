"""The style of the sentences: what no sentence may say, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.ui.topics import topics
from bot.words.catalogue import Catalogue
from bot.words.finding import ROOT, Sentence, sentences
from bot.words.languages import LANGUAGES
from games import GAMES

CATALOGUE = Catalogue(strict=True)
NOT_TO_BE_USED: dict[str, str] = {
    "en": r"\banew\b|\bso many\b|\bbroken off\b|\bbreak off\b|\bon turn\b|\bshall\b|\bpersons\b"
    r"|\bthis house\b|\bhouse set\b|\bnews are\b|\bsilences?\b|\bsilent player\b"
    r"|\b(?:every|some|any)body\b|\bcannot\b|\b(?:do|did|is|are|has|have|was|were|could|would|will)(?:es)? not(?= \w)"
    r"|\bleave (?:it|all) out\b|\bleft out:|\bthis is legal\b|\ball that (?:you|is|can)\b|\bstandard error\b"
    r"|\bwhoever\b|\bdear(?:er|est)?\b|\bor else\b|\bno time runs\b|\bclock stands still\b|\bcounts? nothing\b|\bfor nothing\b"
    r"|\b(?:one|two|\}) (?:share|point|good|card)s? more\b|\bwaits? for you\b|\bannul"
    # A contraction neither ends a clause nor follows what its pronoun belongs to: "both of you are gone".
    r"|\b(?:to|of|by|for|with|from|than|between|against) (?:you|they)’(?:re|ve|ll)\b|’(?:re|ll|ve)(?=[.,;:!?)])"
    r"|\b(?:to|of|by|for|with|from|than|above|below|in|turn|holds|buys|plays|takes) (?:it|that)’s\b",
    "it": r"\bsilenzi[oa]?\b|\bcome sta\b|\baspettan?o? te\b|\bquesta casa\b|\bdella casa\b"
    r"|\bper niente\b|\bpulsant[ei]\b|\bdiscussione\b|[“”]"
    r"|\bsoldi\b|\bnulla\b|\bfallisc|\bfalliment|\bper sempre\b|\bagi(?:re|sc|ran|to\b)|\bess[ao]\b|\bvi (?:siede|gioca)"
    r"|\bse non l[oaie] indichi\b|\bsimbol[oi] d|\bcaten[ae]\b|\btir\w+ (?:il|un|quello|i) (?:tuo )?d|\bti aspetta\b",
}
"""Words of other languages in disguise, private jokes, and second names of what has one.

Whoever reads says "you can't" and "it's your turn", not "you cannot" and "the table waits for you".
"""
SECOND_NAMES: dict[str, dict[str, str]] = {
    "en": {
        "player": "participants?|competitors?|contestants?",
        "computer": "robots?|AIs?|CPUs?",
        "deadline": "time limits?|due dates?",
        "direct message": "DMs?|private messages?",
        "server": "guilds?",
        "director": "organi[sz]ers?",
        "administrator": "admins?",
        "game": "match(?:es)?",
        "corporation, company": "hotels?|chains?",
        "severance": "payoffs?|payouts?",
        "thread": "topics?|discussions?",
    },
    "it": {
        "giocatore": "partecipant[ei]|concorrent[ei]|utent[ei]",
        "computer": "robot|IA",
        "scadenza": "limit[ei] di tempo",
        "avviso": "notific[ah]e?",
        "messaggio diretto": "DM|messaggi(?:o)? privat[io]",
        "server": "gild[ae]",
        "direttore": "organizzator[ei]|arbitr[oi]",
        "amministratore": "admin",
        "partita": "match",
        "tavolo": "stanz[ae]",
        "punteggio": "rating|elo",
        "casella": "cell[ae]",
    },
}
"""By concept, in its only word, what else people might call it: two names for one thing are two things to whoever reads."""
OWN_START = {"calendar-turn", "call-moment", "cup-log-line", "me-digest"}
"""Italian sentences in which a date begins its part, so that it needs no article."""


def spoken(language: str) -> Iterator[Sentence]:
    return (one for one in sentences() if one.language == language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_what_the_style_rules_out(language: str) -> None:
    found = re.compile(NOT_TO_BE_USED[language], re.IGNORECASE)
    said = (one for one in spoken(language) if not one.key.startswith("typed-"))
    assert [(one.key, hit[0]) for one in said if (hit := found.search(one.text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_concept_has_one_word(language: str) -> None:
    said = [one for one in spoken(language) if not one.key.startswith(("typed-", "command-"))]
    for word, others in SECOND_NAMES[language].items():
        found = re.compile(rf"\b(?:{others})\b")
        assert [(one.key, word) for one in said if found.search(one.text)] == []


def test_no_sentence_has_a_word_that_servers_forbid() -> None:
    """Discord's own filters look inside of words, too."""
    rude = re.compile(r"shit|fuck|merd|cazz|stronz|porc[ao]\b", re.IGNORECASE)
    assert [(one.key, hit[0]) for one in sentences() if (hit := rude.search(one.text))] == []


def italian() -> Iterator[tuple[str, str]]:
    """Each line of the Italian files with its place."""
    for path in sorted({one.file for one in spoken("it")}):
        for number, line in enumerate((ROOT / path).read_text("utf-8").splitlines(), 1):
            yield f"{path}:{number}", line


def test_an_italian_date_has_its_article() -> None:
    """Discord writes "28 novembre 2026 21:00": it is "fino al", "entro il", "dal ... al"."""
    bare = re.compile(r"(?<![Ii]l )(?<!al )(?<!del )\{ \$(?:until|since|deadline|closes) \}")
    found = [
        at for at, line in italian() if bare.search(line) and line.split(" =")[0] not in OWN_START
    ]
    assert found == []


def test_an_italian_percentage_follows_no_article() -> None:
    """It would have to be dell'1%, dell'8% and del 5%: "rischio: 8%"."""
    after = re.compile(
        r"\b(?:un|il|del|al|dal|nel)(?: |l.|lo )\{ \$(?:risk|chance|percent) \}", re.IGNORECASE
    )
    assert [at for at, line in italian() if after.search(line)] == []


def test_one_of_several_is_one_of_them_in_italian() -> None:
    assert [at for at, line in italian() if re.search(r"\bun[ao]? di \{ \$", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_of_every_game_has_the_house_s_words_on_leaving(game: str, language: str) -> None:
    """Each game had its own once, and all of them were wrong."""
    words = CATALOGUE.words(language, GAMES[game])
    told = words.say("rules-leaving")
    assert [topic for topic in topics(GAMES[game]) if told in words.say(f"rule-{topic}")] in (
        ["absent"],
        ["absence"],
    )
