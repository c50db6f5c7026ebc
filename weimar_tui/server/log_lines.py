"""Log lines as JSON, one object per line, for programs that collect logs."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from datetime import UTC, datetime

_NOT_A_WORD = re.compile(r"(?:%[sd]|[^a-z0-9])+")


class JsonLines(logging.Formatter):
    """Formats a record as an object with `time`, `level`, `logger`, `event` and `text`.

    `event` is the same for all lines of one kind. Lines about a table, an account or a failure have
    `table`, `account` (its number) or `trouble` (the id that the player was shown); those with an
    exception have `exception`.

    >>> record = logging.makeLogRecord(
    ...     {"name": "weimar_tui", "levelname": "ERROR", "msg": "table %s: %s", "created": 0,
    ...      "args": ("0123456789ab", "a bot's pick failed")})
    >>> print(JsonLines().format(record))  # doctest: +NORMALIZE_WHITESPACE
    {"time": "1970-01-01T00:00:00.000+00:00", "level": "error", "logger": "weimar_tui",
     "event": "table", "text": "table 0123456789ab: a bot's pick failed", "table": "0123456789ab"}
    """

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, object] = {
            "time": time.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": getattr(record, "event", "") or event_of(str(record.msg)),
            "text": record.getMessage(),
        }
        given = record.args if isinstance(record.args, Sequence) else ()
        about = {"table %s": "table", "[%s] ": "trouble"}
        for beginning, key in about.items():
            if str(record.msg).startswith(beginning) and given:
                line[key] = str(given[0])
        if (account := getattr(record, "account", None)) is not None:
            line["account"] = account
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def event_of(message: str) -> str:
    """Return a name for all log lines made from one message.

    >>> event_of("table %s has expired"), event_of("%s cannot be read: %s; new keys are refused")
    ('table-has-expired', 'cannot-be-read-new-keys-are-refused')
    """
    return _NOT_A_WORD.sub("-", message.lower().replace("'", "")).strip("-") or "line"
