"""The settings: from the environment and `.env`, checked before anything is touched.

`settings.env` explains each of them.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from io import StringIO
from ipaddress import IPv4Address
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    Field,
    IPvAnyAddress,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.about import COMMAND
from bot.errors import SetupError
from bot.words.languages import ENGLISH, LANGUAGES

PREFIX = "BORSA_"
ENV_FILE = Path(".env")
EXAMPLE = Path(__file__).with_name("settings.env")
"""A file of all settings, with what they mean."""

MAX_PARTS = 1024


def known_zone(name: str) -> str:
    if name not in available_timezones():
        raise ValueError("should be an IANA time zone such as Europe/Rome")
    return name


def known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"should be one of {', '.join(LANGUAGES)}")
    return code


def whole_token(token: SecretStr) -> SecretStr:
    """The token, if it has no blanks: one pasted with a blank would fail only at the login."""
    text = token.get_secret_value()
    if not text.strip():
        raise ValueError("is missing")
    if any(character.isspace() for character in text):
        raise ValueError("has blanks in it")
    return token


class Paths(BaseSettings):
    """The settings of `python -m bot backup` and the like, which need no token."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    database: Path = Path("data/borsa.sqlite3")
    backups: Path = Path("data/backups")
    backups_keep: int = Field(default=14, ge=1, le=10_000)
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"


def hub_address(address: SecretStr) -> SecretStr:
    """The address, if a hub can have it: it may hold a password, so that it counts as a secret."""
    if not _is_hub(address.get_secret_value()):
        raise ValueError("should be an address such as redis://hub:6379/0")
    return address


def _is_hub(text: str) -> bool:
    """Whether the library takes it: it knows Valkey by Redis's name, and a database by a number."""
    if re.fullmatch(r"unix:///\S+", text):
        return True
    if not re.fullmatch(r"rediss?://[^/?\s]+(/\d*)?(\?\S*)?", text):
        return False
    try:
        told = urlsplit(text)
        return bool(told.hostname) and told.port != 0
    except ValueError:
        # Its own words may hold a part of the password.
        return False


class HostSettings(Paths):
    """All settings of the running bot."""

    token: Annotated[SecretStr, AfterValidator(whole_token)]
    backup_hours: int = Field(default=24, ge=1, le=24 * 30)
    health_port: int | None = Field(default=None, ge=1, le=65_535)
    health_host: IPvAnyAddress = IPv4Address("127.0.0.1")
    language: Annotated[str, AfterValidator(known_language)] = ENGLISH.code
    zone: Annotated[str, AfterValidator(known_zone)] = "UTC"
    tables_per_person: int = Field(default=20, ge=1, le=100_000)
    tables_per_server: int = Field(default=500, ge=1, le=1_000_000)
    parts: int | None = Field(default=None, ge=1, le=MAX_PARTS)
    """How many processes share the servers; None: one, which needs no hub."""
    part: int | None = Field(default=None, ge=0, lt=MAX_PARTS)
    shared: Annotated[SecretStr, AfterValidator(hub_address)] | None = None
    """The address of the hub that the parts share."""
    requests: int | None = Field(default=None, ge=1, le=100_000)
    """Requests a second of all parts together."""
    alone: Literal["serve", "stop"] | None = None
    """What a part does that has not reached the hub for a minute; None: it serves on if that is here and dead."""

    @model_validator(mode="before")
    @classmethod
    def _part_of_host(cls, told: Any) -> Any:
        """A host whose name ends in a number serves the part of that number, if none is named."""
        shares = isinstance(told, dict) and any(told.get(one) for one in ("parts", "shared"))
        number = re.search(r"(\d+)$", socket.gethostname().partition(".")[0])
        if not shares or told.get("part") is not None or number is None:
            return told
        return {**told, "part": number[1]}

    @model_validator(mode="after")
    def _parts_fit(self) -> Self:
        told = {name: getattr(self, name) is not None for name in _TOGETHER}
        if any(told.values()) and not all(told.values()):
            missing = [PREFIX + name.upper() for name, there in told.items() if not there]
            raise ValueError(
                f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing:"
                " for several parts there must be all of"
                " BORSA_PARTS, BORSA_PART, BORSA_SHARED and BORSA_REQUESTS, for one none"
            )
        if self.part is not None and self.parts is not None and self.part >= self.parts:
            raise ValueError(
                f"BORSA_PART should be at most {self.parts - 1}:"
                f" of {self.parts} parts the first is 0"
            )
        return self


_TOGETHER = ("parts", "part", "shared", "requests")

S = TypeVar("S", bound=Paths)


def load(kind: type[S], env_file: Path = ENV_FILE) -> S:
    """The settings; SetupError with one sentence that names everything wrong."""
    problems = list[str]()
    try:
        problems += _unknown([*_names(env_file), *os.environ])
        settings = kind(_env_file=env_file)  # type: ignore[call-arg]  # pydantic-settings' own
    except IsADirectoryError:
        problems = [f"{env_file} is a folder, and should be a file of settings"]
    except OSError as error:
        problems = [f"{env_file} cannot be read: {error.strerror}"]
    except ValidationError as error:
        problems += map(_sentence, error.errors(include_input=False))
    except UnicodeDecodeError:
        problems = [f"{env_file} is not a text file in UTF-8"]
    if problems:
        raise SetupError(
            f"Borsa cannot start: {'; '.join(problems)} (`{COMMAND} settings` explains them all)."
        )
    return settings


def _names(env_file: Path) -> Iterable[str]:
    """The names in the file, which need not be there. OSError, UnicodeDecodeError."""
    try:
        return dotenv_values(stream=StringIO(env_file.read_text("utf-8")))
    except FileNotFoundError:
        return ()


def _unknown(names: Iterable[str]) -> Iterator[str]:
    """Misspelt names, which would be ignored silently."""
    told = dict.fromkeys(name.upper() for name in names if name.upper().startswith(PREFIX))
    known = {f"{PREFIX}{name}".upper() for name in HostSettings.model_fields}
    linked = tuple(_linked(told))
    for name in told:
        if name not in known and not name.startswith(linked):
            near = get_close_matches(name, known, 1)
            yield f"{name} is no setting" + (f" (did you mean {near[0]}?)" if near else "")


def _linked(names: Iterable[str]) -> Iterator[str]:
    """How names begin that Kubernetes gives every container when a service is called borsa, too."""
    for name in names:
        if name.endswith("_SERVICE_HOST"):
            service = name.removesuffix("SERVICE_HOST")
            yield from (f"{service}SERVICE_", f"{service}PORT")


def _sentence(error: Any) -> str:
    """A problem as "NAME should be …", without the value, which may be a secret."""
    if not error["loc"]:
        return str(error["msg"]).removeprefix("Value error, ")
    name = PREFIX + str(error["loc"][0]).upper()
    if error["type"] == "missing":
        return f"{name} is missing"
    return f"{name} {error['msg'].removeprefix('Value error, ').removeprefix('Input ')}"
