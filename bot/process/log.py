"""The log: one line an event on standard error, with table and entry, and never a secret.

Lines of the bot (structlog) and of the libraries (logging) go through the same last step. It removes
the bot's token everywhere, and the tokens in the addresses of interactions and webhooks.
Context is bound with `structlog.contextvars.bound_contextvars(table=…, entry=…)`.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterable
from typing import Literal, TextIO

import structlog
from structlog.typing import Processor

from bot.process.measures import ERRORS

_SIGN = r"[\w.~+=-]"
ADDRESS = re.compile(rf"(/(?:interactions|webhooks)/\d+/){_SIGN}{{20,}}(?:/{_SIGN}{{20,}})*")
INTERACTION = re.compile(rf"aW50ZXJhY3Rpb246{_SIGN}+(?:/{_SIGN}{{20,}})*")
"""A token of an interaction wherever it stands: it begins with "interaction:" in base 64."""
BLOT = "***"
QUIET = ("discord.gateway", "discord.client", "discord.http", "apscheduler", "aiosqlite")
"""Loggers held at a higher level: at `info` they log needless lines, at `debug` whole payloads."""


class Blotted(logging.Formatter):
    """The lines of another formatter without secrets."""

    def __init__(self, inner: logging.Formatter, secrets: Iterable[str]) -> None:
        super().__init__()
        self.inner = inner
        self.blot = blotter(secrets)

    def format(self, record: logging.LogRecord) -> str:
        return self.blot(self.inner.format(record))


class _Counting(logging.Handler):
    """Counts the lines."""

    def emit(self, record: logging.LogRecord) -> None:
        del record
        ERRORS.inc()


def blotter(secrets: Iterable[str]) -> Callable[[str], str]:
    """A function that removes the secrets from a line."""
    # The longest first: one secret may be a part of another.
    known = sorted((secret for secret in secrets if secret), key=len, reverse=True)

    def blot(line: str) -> str:
        for secret in known:
            line = line.replace(secret, BLOT)
        return INTERACTION.sub(BLOT, ADDRESS.sub(rf"\g<1>{BLOT}", line))

    return blot


def configure(
    level: str = "info",
    form: Literal["text", "json"] = "text",
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Set up both kinds of loggers. Called once, when the process starts."""
    out = stream or sys.stderr
    handler = logging.StreamHandler(out)
    handler.setFormatter(Blotted(_formatter(form, colours=out.isatty()), secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler, _Counting(logging.ERROR)]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    structlog.configure(
        processors=[*_shared(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(root.level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


def _shared() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _formatter(form: str, *, colours: bool) -> logging.Formatter:
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if form == "json":
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        last += [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=_plain)]
    return structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=_shared())


_plain = structlog.dev.plain_traceback
"""Tracebacks without local variables: hands and tokens are among them."""
