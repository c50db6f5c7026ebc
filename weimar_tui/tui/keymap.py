"""All key bindings with their default keys, and the rules for changing them.

Some keys keep their meaning on every screen that has them (`FIXED`), so that players cannot lock
themselves out: a binding with such a key keeps it in addition to the new one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Literal

from msgspec import Struct
from textual.binding import Binding, BindingType

from weimar_tui.tui.keys import is_typed, known_key, plain_key

_FIXED_NAMED = "enter escape tab shift+tab up down left right backspace delete ctrl+c"
FIXED = frozenset({*_FIXED_NAMED.split(), *"0123456789"})
"""Keys that cannot be assigned to another binding."""

Sources = tuple[tuple[str, str, str], ...]
"""The places with bindings: the prefix of their ids, the module, the class."""

SOURCES: Sources = (
    ("game", "screens.game", "GameScreen"),
    ("choice", "choice_pane", "ChoicePane"),
    ("pane", "point_pane", "PointPane"),
    ("dialog", "dialogs.question", "QuestionDialog"),
    ("roll", "dialogs.roll", "RollDialog"),
    ("interlude", "dialogs.interlude", "InterludeDialog"),
    ("steps", "dialogs.steps", "StepsDialog"),
    ("summary", "dialogs.summary", "SummaryDialog"),
    ("app", "weimar_app", "WeimarApp"),
    ("app", "app", "LocalApp"),
    ("reading", "dialogs.reading", "ReadingDialog"),
    ("chronicle", "screens.chronicle", "ChronicleScreen"),
    ("codex", "screens.codex", "CodexScreen"),
    ("replay", "screens.replay", "ReplayScreen"),
    ("analysis", "screens.analysis", "AnalysisScreen"),
    ("since", "screens.since", "SinceScreen"),
    ("play-on", "screens.branch", "PlayOnScreen"),
    ("learn", "screens.game", "GameScreen"),
    ("hint", "dialogs.hint", "HintDialog"),
    ("coach", "dialogs.coach", "CoachDialog"),
    ("hand-over", "screens.hand_over", "HandOverScreen"),
    ("points", "screens.standing", "StandingScreen"),
    ("end", "screens.end", "EndScreen"),
    ("start", "screens.start", "StartScreen"),
    ("first", "screens.first", "FirstScreen"),
    ("picture", "screens.pictures", "GamePicture"),
    ("new", "screens.new_game", "NewGameScreen"),
    ("saves", "screens.saves", "SavesScreen"),
    ("beside", "screens.beside", "BesideScreen"),
    ("settings", "screens.settings", "SettingsScreen"),
    ("keys", "screens.keys", "KeysScreen"),
)
SERVED: Sources = (
    ("table", "screens.game", "GameScreen"),
    ("lobby", "lobby.lobby", "LobbyScreen"),
    ("waiting", "lobby.waiting", "WaitingScreen"),
    ("visitor", "lobby.visitor", "VisitorScreen"),
    ("new-table", "lobby.new_table", "NewTableScreen"),
)
"""The places that exist only for served players."""

_TOGETHER = tuple(
    frozenset(places.split())
    for places in (
        "game learn table choice app",
        "game learn table pane app",
        "dialog choice app",
        "start picture app",
        "first app",
        "roll app",
        "steps app",
        "summary app",
        "reading app",
        "chronicle app",
        "codex choice app",
        "replay app",
        "since app",
        "play-on choice app",
        "hint app",
        "coach app",
        "hand-over app",
        "points end app",
        "start choice app",
        "new choice app",
        "saves choice app",
        "beside app",
        "settings choice app",
        "keys choice app",
        "lobby choice app",
        "waiting choice app",
        "visitor choice app",
        "new-table choice app",
    )
)
"""Places whose bindings are active at the same time."""

Trouble = Literal["fixed-binding", "fixed", "unknown", "typed", "clash", "same"]
"""Why a binding cannot have a key."""


class KeyBinding(Struct, frozen=True):
    """A binding: its id, its default keys, and whether it has priority over typing."""

    id: str
    usual: tuple[str, ...]
    early: bool = False

    @property
    def place(self) -> str:
        """The place where it is active."""
        return self.id.partition(".")[0]

    @property
    def fixed(self) -> bool:
        """Whether it always keeps its keys: the exits, and the keys that this feature needs."""
        return self.place == "keys" or self.id == "app.interrupt"


def entries(sources: Sources = SOURCES) -> tuple[KeyBinding, ...]:
    """All bindings of these places. Loads their screens, so call it only when needed."""
    entries = []
    for place, module, name in sources:
        bindings: Iterable[BindingType] = getattr(
            import_module(f"weimar_tui.tui.{module}"), name
        ).BINDINGS
        for binding in bindings:
            if isinstance(binding, Binding) and (binding.id or "").startswith(f"{place}."):
                usual = tuple(map(plain_key, binding.key.split(",")))
                entries.append(KeyBinding(binding.id or "", usual, binding.priority))
    return tuple(entries)


def heard_together(one: str, other: str) -> bool:
    """Whether the bindings of two places can be active at the same time."""
    return one == other or any({one, other} <= places for places in _TOGETHER)


class KeyChange(Struct, frozen=True):
    """The result of assigning a key: the chosen keys, or why it is impossible.

    After a clash, `other` already has the key, and `keys` are set if the two can swap.
    """

    keys: dict[str, str] | None = None
    trouble: Trouble | None = None
    other: KeyBinding | None = None


class Keymap:
    """The bindings with the player's own keys, by id."""

    def __init__(self, all_entries: tuple[KeyBinding, ...], chosen: Mapping[str, str]) -> None:
        self.entries = all_entries
        self.chosen = dict(chosen)
        self._by_id = {entry.id: entry for entry in all_entries}

    def __getitem__(self, id: str) -> KeyBinding:
        return self._by_id[id]

    def keys(self, entry: KeyBinding) -> tuple[str, ...]:
        """The present keys of a binding."""
        if entry.id in self.chosen:
            return tuple(plain_key(key.strip()) for key in self.chosen[entry.id].split(","))
        # A key that the file assigns to another binding belongs to that one.
        taken = {
            plain_key(key.strip())
            for id, keys in self.chosen.items()
            if id.partition(".")[0] == entry.place
            for key in keys.split(",")
        }
        return tuple(key for key in entry.usual if key not in taken)

    def changed(self, entry: KeyBinding) -> bool:
        """Whether the keys differ from the default."""
        return self.keys(entry) != entry.usual

    # --- giving another key ---------------------------------------------------------------------
    def clashes(self) -> list[tuple[str, KeyBinding, KeyBinding]]:
        """Keys that chosen bindings share with others active at the same time, or took from them.

        One key can do only one thing: the later binding never gets it.
        """
        clashes: dict[tuple[str, frozenset[str]], tuple[str, KeyBinding, KeyBinding]] = {}
        for entry in self.entries:
            if entry.id not in self.chosen:
                continue
            for key in self.keys(entry):
                robbed = [
                    other
                    for other in self.entries
                    if other.place == entry.place and key in other.usual and not self.keys(other)
                ]
                for other in (*self._holders(entry, key), *robbed):
                    clashes.setdefault((key, frozenset((entry.id, other.id))), (key, entry, other))
        return list(clashes.values())

    def give(self, entry: KeyBinding, key: str) -> KeyChange:
        """Give a binding one key in place of all its keys except fixed ones."""
        trouble = self._trouble(entry, key)
        if trouble is not None:
            return KeyChange(trouble=trouble)
        kept = [old for old in self.keys(entry) if old in FIXED]
        holders = self._holders(entry, key)
        if not holders:
            return KeyChange(self._with({entry.id: (*kept, key)}))
        swapped = self._swapped(entry, key, kept, holders[0]) if len(holders) == 1 else None
        return KeyChange(swapped, "clash", holders[0])

    def restore(self, entry: KeyBinding) -> KeyChange:
        """Give a binding its default keys, unless another binding has one of them."""
        for key in entry.usual:
            holders = self._holders(entry, key)
            if holders:
                return KeyChange(trouble="clash", other=holders[0])
        return KeyChange(self._with({entry.id: entry.usual}))

    def _trouble(self, entry: KeyBinding, key: str) -> Trouble | None:
        if entry.fixed:
            return "fixed-binding"
        if key in FIXED:
            return "fixed"
        if not known_key(key):
            return "unknown"
        if key in self.keys(entry):
            return "same"
        early = entry.early and entry.place in ("app", "codex")
        return "typed" if early and is_typed(key) else None

    def _holders(self, entry: KeyBinding, key: str) -> list[KeyBinding]:
        """The other bindings with the key that are active at the same time.

        Bindings that share a default key by design do not count.
        """
        return [
            other
            for other in self.entries
            if other is not entry
            and key in self.keys(other)
            and heard_together(entry.place, other.place)
            and not (key in entry.usual and key in other.usual)
        ]

    def _swapped(
        self, entry: KeyBinding, key: str, kept: list[str], other: KeyBinding
    ) -> dict[str, str] | None:
        """The keys after a swap, in which the other binding gets this one's key; None
        if impossible."""
        if other.fixed:
            return None
        given = next((old for old in self.keys(entry) if old not in FIXED), None)
        wanted = (given if old == key else old for old in self.keys(other))
        theirs = tuple(dict.fromkeys(old for old in wanted if old is not None))
        if not theirs:
            return None
        if given is not None:
            without = [holder for holder in self._holders(other, given) if holder is not entry]
            if without or self._trouble(other, given) not in (None, "same"):
                return None
        return self._with({entry.id: (*kept, key), other.id: theirs})

    def _with(self, given: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
        """The chosen keys with some added; default ones need not be kept."""
        chosen = self.chosen | {id: ",".join(keys) for id, keys in given.items()}
        return {
            id: keys
            for id, keys in chosen.items()
            if id not in self._by_id or keys != ",".join(self._by_id[id].usual)
        }
