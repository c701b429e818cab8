"""The languages that the bot speaks, a line for each; how each writes values is Babel's, from CLDR."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern


@dataclass(frozen=True, eq=False)
class Language:
    """A language that people can choose. Its sentences are the catalogues that have its code in their names."""

    code: str
    """As in `en.ftl` and `*.en.ftl`, and in saved tables."""
    discord: str
    """What Discord calls it: those who have chosen it there get commands and answers in it."""
    cldr: str
    """What Babel calls it: whose plurals, numbers, lists and dates it takes."""

    @cached_property
    def locale(self) -> Locale:
        return Locale.parse(self.cldr)

    @cached_property
    def whole(self) -> NumberPattern:
        """1,200 and 1.200."""
        found: NumberPattern = self.locale.decimal_formats[None]
        return found

    @cached_property
    def point(self) -> str:
        """What decimals follow: 1.5 and 1,5."""
        return str(self.locale.number_symbols["latn"]["decimal"])

    @cached_property
    def part(self) -> NumberPattern:
        """7% and 1,68%: two places at most, none that say nothing."""
        told = self.locale.percent_formats[None].pattern
        return parse_pattern(re.sub(r"0(?=[^0]*$)", "0.##", told))

    def percent(self, told: str) -> str:
        """7.50% and 7,50%: a number that is told already, with the sign where the language has it."""
        return f"{self.part.prefix[0]}{told}{self.part.suffix[0]}"

    def amount(self, sign: str, *, cents: bool, behind: bool) -> NumberPattern:
        """$1,200 and 1.200 $: the sign of a money where the language has it, or right behind."""
        standard = self.locale.currency_formats["standard"].pattern
        told = f"{self.whole.pattern.partition('.')[0]}.00\N{CURRENCY SIGN}" if behind else standard
        told = told.replace("\N{CURRENCY SIGN}", f"'{sign}'")
        return parse_pattern(told if cents else told.replace("0.00", "0"))

    def name_in(self, other: Language) -> str:
        """Italian, italiano: as that other language calls it."""
        return str(other.locale.languages.get(self.code.replace("-", "_"), self.code))


ENGLISH = Language("en", "en-US", "en_001")
"""What every sentence falls back to. Discord says it of people and servers that have chosen nothing."""

LANGUAGES = {
    one.code: one
    for one in (
        ENGLISH,
        Language("it", "it", "it"),
    )
}
"""By code, in the order in which they are offered."""


def spoken(locale: str) -> Language:
    """The language nearest to a code or to a locale of Discord's, en-GB; English if there is none."""
    wanted = locale.casefold()
    for one in LANGUAGES.values():
        if wanted in {one.code.casefold(), one.discord.casefold()}:
            return one
    kin = wanted.partition("-")[0]
    return next((one for one in LANGUAGES.values() if kin == one.code.partition("-")[0]), ENGLISH)
