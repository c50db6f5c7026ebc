"""The player's settings: a TOML file, strictly checked, whose mistakes never prevent a start.

Each mistake is reported in one line and replaced by the default; the rest of the file applies. The
command line overrides the environment, and both override the file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec
from msgspec import Struct, field
from msgspec.structs import fields, replace

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.kernel.files import read_bounded, typed, write_whole
from weimar_tui.packs.sources import parse_toml
from weimar_tui.registry import FIRST, game_ids
from weimar_tui.tui.keys import BINDINGS, SERVED_BINDINGS, known_key
from weimar_tui.user_folders import NoHome, config_folder

if TYPE_CHECKING:
    from weimar_tui.play.interface import Table
    from weimar_tui.server.remote_table import ServerLink

Language = Literal["auto", "en", "de", "zh"]
Theme = Literal["default", "dark", "light", "high-contrast", "ansi", "colour-blind"]
Pace = Literal["gentle", "slow", "normal", "fast"]
InputDelay = Literal["none", "short", "long"]

GENTLE: Pace = "gentle"

SECONDS: Mapping[str, float] = {"gentle": 0.0, "slow": 1.5, "normal": 0.5, "fast": 0.0}
"""Seconds to show a bot's move, by pace.

The gentle pace needs no pauses: it shows what the others did at the start of the player's turn,
card by card, as slowly as the player likes.
"""

VARIABLE = "WEIMAR_CONFIG"
"""The environment variable that names another file."""

_COMMENTS = {
    "game": "the game played last",
    "language": "auto takes the language of your system",
    "ascii": "draw with plain letters only",
    "motion": "show changes as they happen",
    "pace": "how fast bots play",
    "pass-by-myself": "pass at once where passing is all you can do",
    "every-reroll": "be asked at every roll that could be repeated, not only where it matters",
    "calm": "how long a question that has just come up takes no answer",
    "wide-signs": "the terminal draws lines, arrows and the like two cells wide",
    "keys": 'for example: "game.undo" = "u,ctrl+z"',
}


class Settings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """All settings with their defaults. `keys` gives bindings other keys, by id."""

    language: Language = "auto"
    theme: Theme = "default"
    ascii: bool = False
    motion: bool = True
    pace: Pace = "normal"
    pass_by_myself: bool = True
    every_reroll: bool = False
    game: str = FIRST
    calm: InputDelay = "short"
    keys: dict[str, str] = field(default_factory=dict)
    wide_signs: bool = False


class SettingsProblem(Struct, frozen=True):
    """A mistake in the file: its kind, its place, and what would be correct there."""

    kind: Literal["unreadable", "syntax", "unknown", "value", "binding", "key", "clash"]
    file: str
    name: str = ""
    value: str = ""
    allowed: str = ""


class SettingsError(KernelError):
    """The settings cannot be written."""


def settings_file(environ: Mapping[str, str] | None = None) -> Path | None:
    """The settings file: the one named by WEIMAR_CONFIG, otherwise in the user's config folder.

    None for a user without a home folder: settings then last until the program ends.
    """
    named = (os.environ if environ is None else environ).get(VARIABLE)
    if named:
        return typed(named)
    try:
        return config_folder() / "config.toml"
    except NoHome:
        return None


_LARGEST = 256 * 1024
"""The largest size of the file in bytes; with everything set it has fewer than 4000."""


# --- reading ------------------------------------------------------------------------------------
def read_settings(file: Path | None) -> tuple[Settings, tuple[SettingsProblem, ...]]:
    """The settings in a file, and its mistakes. Without a file, the defaults."""
    if file is None:
        return Settings(pace=GENTLE), ()
    where = str(file)
    try:
        data = read_bounded(file, _LARGEST)
    except FileNotFoundError:
        return Settings(pace=GENTLE), ()
    except OSError as error:
        return Settings(), (
            SettingsProblem("unreadable", where, value=error.strerror or str(error)),
        )
    try:
        document = parse_toml(data)
    except ValueError as error:
        return Settings(), (
            SettingsProblem("syntax", where, value=str(error).removeprefix("not valid TOML: ")),
        )
    return _judge(document, where)


def _judge(
    document: Mapping[str, Any], where: str, bindings: Collection[str] = BINDINGS
) -> tuple[Settings, tuple[SettingsProblem, ...]]:
    known = {entry.encode_name: entry for entry in fields(Settings)}
    right: dict[str, Any] = {}
    problems: list[SettingsProblem] = []
    for name, value in document.items():
        entry = known.get(name)
        if entry is None:
            problems.append(SettingsProblem("unknown", where, name, allowed=", ".join(known)))
            continue
        try:
            right[entry.name] = msgspec.convert(value, entry.type)
        except msgspec.ValidationError:
            problems.append(
                SettingsProblem("value", where, name, _toml(value), _allowed(entry.type))
            )
    if right.get("game", FIRST) not in game_ids():
        named = _toml(right.pop("game"))
        problems.append(
            SettingsProblem("value", where, "game", named, ", ".join(map(_toml, game_ids())))
        )
    if "keys" in right:
        right["keys"], wrong = _judge_keys(right["keys"], where, bindings)
        problems += wrong
    return Settings(**right), tuple(problems)


def _allowed(kind: Any) -> str:
    """The allowed values of a setting, as written in the file."""
    if kind is bool:
        return "true, false"
    return ", ".join(_toml(value) for value in get_args(kind) if isinstance(value, str)) or (
        '"game.undo" = "u"'
    )


def _judge_keys(
    keys: dict[str, str], where: str, bindings: Collection[str]
) -> tuple[dict[str, str], list[SettingsProblem]]:
    right: dict[str, str] = {}
    problems: list[SettingsProblem] = []
    for binding, text in keys.items():
        wished = [key.strip() for key in text.split(",")]
        if binding not in bindings:
            problems.append(
                SettingsProblem("binding", where, f"keys.{binding}", allowed=_near(binding))
            )
        elif not all(map(known_key, wished)):
            problems.append(SettingsProblem("key", where, f"keys.{binding}", _toml(text)))
        else:
            right[binding] = ",".join(wished)
    return right, problems


def _near(binding: str) -> str:
    """Return the bindings of the same place, otherwise the known places."""
    place = binding.partition(".")[0]
    near = [known for known in BINDINGS if known.partition(".")[0] == place]
    return ", ".join(near or dict.fromkeys(f"{known.partition('.')[0]}.…" for known in BINDINGS))


# --- writing ------------------------------------------------------------------------------------
def _toml(value: Any) -> str:
    """A value in TOML.

    >>> _toml(True), _toml('a"b')
    ('true', '"a\\\\"b"')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + re.sub(r"[\x00-\x1f\x7f]", lambda m: f"\\u{ord(m[0]):04x}", escaped) + '"'
    return str(value)


def as_toml(settings: Settings) -> str:
    """The contents of the file for these settings, with the allowed values as comments."""
    lines = ["# Settings of Weimar. The settings screen writes this file anew.", ""]
    for entry in fields(Settings):
        name = entry.encode_name
        if name == "keys":
            continue
        allowed = _allowed(entry.type) if entry.type is not str else ""
        about = " · ".join(filter(None, (allowed, _COMMENTS.get(name))))
        lines.append(f"{name} = {_toml(getattr(settings, entry.name))}  # {about}")
    lines += ["", "[keys]", f"# {_COMMENTS['keys']}"]
    lines += [f"{_toml(binding)} = {_toml(keys)}" for binding, keys in settings.keys.items()]
    return "\n".join(lines) + "\n"


def write_settings(file: Path, settings: Settings) -> None:
    """Write the file atomically. Raises SettingsError."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, as_toml(settings).encode())
    except OSError as error:
        raise SettingsError("settings-unwritable", path=str(file), **cause_of(error)) from None


# --- in use -------------------------------------------------------------------------------------
class Preferences:
    """The present settings, and their file (None: they are only kept in memory)."""

    def __init__(
        self,
        settings: Settings | None = None,
        file: Path | None = None,
        problems: tuple[SettingsProblem, ...] = (),
    ) -> None:
        self.settings = settings or Settings()
        self.file = file
        self.problems = problems

    @classmethod
    def of_user(cls, file: Path | None = None) -> Preferences:
        """Read the user's settings."""
        file = file or settings_file()
        settings, problems = read_settings(file)
        return cls(settings, file, problems)

    @property
    def kept_by_server(self) -> bool:
        """Whether a table server keeps changes for the player's next visit."""
        return False

    @property
    def are_fresh(self) -> bool:
        """Whether the settings file does not exist yet."""
        return self.file is not None and not os.path.lexists(self.file)

    def apply_to(self, table: Table) -> None:
        """Apply the settings that decide when people at this terminal are asked."""
        table.skip_empty_reactions = self.settings.pass_by_myself
        table.only_where_it_matters = not self.settings.every_reroll

    def change(self, **changes: Any) -> None:
        """Change settings and save them. Raises SettingsError; the change then lasts until the end
        of the program.

        A file with mistakes is kept next to the new one, so that nothing in it is lost.
        """
        self.settings = replace(self.settings, **changes)
        if self.file is None:
            return
        # another window may have changed other settings in the meantime
        there, problems = read_settings(self.file)
        if any(problem.kind != "unreadable" for problem in problems):
            self._keep_old(self.file)
            there = self.settings
        elif problems or not self.file.exists():
            there = self.settings
        self.problems = ()
        write_settings(self.file, replace(there, **changes))

    @staticmethod
    def _keep_old(file: Path) -> None:
        try:
            write_whole(file.with_name(file.name + ".old"), read_bounded(file, _LARGEST))
        except OSError as error:
            raise SettingsError("settings-unkept", path=str(file), **cause_of(error)) from None


class ServedPreferences(Preferences):
    """The settings of a player on a server, which stores them under the player's name.

    They are checked like a settings file, but silently: values unknown to this program are left
    out.
    """

    def __init__(self, link: ServerLink) -> None:
        settings, _ = _judge(link.welcome.settings, "", SERVED_BINDINGS)
        super().__init__(settings)
        self._link = link

    @property
    def kept_by_server(self) -> bool:
        return self._link.welcome.keeps_settings

    def change(self, **changes: Any) -> None:
        super().change(**changes)
        written = msgspec.to_builtins(self.settings)
        names = {entry.name: entry.encode_name for entry in fields(Settings)}
        self._link.keep_settings({names[name]: written[names[name]] for name in changes})
