"""The form for which tables with free seats the lobby lists, and levels in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from weimar_tui.server.fields import Field
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import GameOffered
from weimar_tui.server.requests import FilterTables, Request, WatchForTable
from weimar_tui.server.wire import Level, TableFilter
from weimar_tui.text.languages import languages
from weimar_tui.text.messages import GameMessages

ANY = "any"
_LEVEL = re.compile(r"(\d{3,4})?\s*[-–]\s*(\d{3,4})?")


def level_of(text: str, who: str = "") -> Level:
    """Return the level that a player typed; one that cannot be read has no limits.

    >>> level_of("1400-1800"), level_of("-1500").high, level_of("1600 –", "settled").who
    (Level(low=1400, high=1800, who=''), 1500, 'settled')
    >>> level_of("good players") == level_of("1800-1400") == Level()
    True
    """
    found = _LEVEL.fullmatch(text.strip())
    low, high = (int(part or 0) for part in found.groups()) if found else (0, 0)
    if high and low > high:
        low = high = 0
    return Level(low=low, high=high, who="new" if who == "new" else "settled" if who else "")


def language_choices(words: LobbyMessages) -> dict[str, str]:
    """Return the languages to choose from, with none first."""
    return {
        "": words.say("language-any"),
        **{id: words.say(f"language-{id}") for id in languages()},
    }


class FindForm:
    """Which tables a player looks for, as a form."""

    def __init__(
        self,
        games: Sequence[GameOffered],
        words: LobbyMessages,
        game_words: Callable[[str], GameMessages],
        filter: TableFilter,
        watches: bool | None = None,
    ) -> None:
        """`watches`: whether the player is told when such a table appears; None without an
        account."""
        self.filter = filter
        self._watched = watches
        self._watches = watches
        self._games = games
        self._words = words
        self._game_words = game_words

    def fields(self) -> list[Field]:
        """Return the rows of the form."""
        say, filter = self._words.say, self.filter
        any = {ANY: say("find-any")}
        titles = {game.id: self._game_words(game.id).title() for game in self._games}
        fields = []
        if len(titles) > 1:
            fields.append(self._row("game", filter.game or ANY, any | titles))
        paces = {pace or "none": text for pace, text in self._words.paces.items()}
        fields.append(self._row("pace", filter.pace or "none", any | paces))
        rated = {answer: say(f"find-rated-{answer}") for answer in ("yes", "no")}
        fields.append(self._row("rated", filter.rated, any | rated))
        spoken = any | {id: text for id, text in language_choices(self._words).items() if id}
        fields.append(self._row("language", filter.language or ANY, spoken))
        last = {answer: say(f"find-last-{answer}") for answer in ("no", "yes")}
        fields.append(self._row("last", "yes" if filter.last else "no", last, switch=True))
        if self._watches is not None and filter.rated != "no":
            watch = {answer: say(f"find-watch-{answer}") for answer in ("no", "yes")}
            chosen = "yes" if self._watches else "no"
            fields.append(self._row("watch", chosen, watch, switch=True))
        return fields

    @property
    def requests(self) -> list[Request]:
        """What to ask of the server once the form is filled in."""
        asks: list[Request] = [FilterTables(filter=self.filter)]
        watches = bool(self._watches) and self.filter.rated != "no"
        if watches or self._watched:
            asks.append(WatchForTable(filter=self.filter, yes=watches))
        return asks

    def _row(
        self, id: str, value: str, choices: Mapping[str, str], *, switch: bool = False
    ) -> Field:
        return Field(id, self._words.say(f"find-{id}"), value, choices, switch=switch)

    def hidden_fields(self) -> list[Field]:
        """No row is hidden."""
        return []

    def choose(self, field: str, value: str) -> None:
        """Set a row; values that the form does not offer change nothing."""
        row = next((one for one in self.fields() if one.id == field), None)
        if row is None or value not in row.choices:
            return
        plain = "" if value == ANY or (field, value) == ("pace", "none") else value
        match field:
            case "game" | "language":
                self.filter = replace(self.filter, **{field: plain})
            case "pace":
                self.filter = replace(self.filter, pace=ANY if value == ANY else plain)
            case "rated":
                self.filter = replace(self.filter, rated=value)
            case "last":
                self.filter = replace(self.filter, last=value == "yes")
            case "watch":
                self._watches = value == "yes"


def filter_words(
    filter: TableFilter, words: LobbyMessages, game_words: Callable[[str], GameMessages]
) -> str:
    """Return what a filter lets through, in a few words; empty for one that lets all through."""
    say = words.say
    parts = [
        game_words(filter.game).title() if filter.game else "",
        say(f"pace-short-{filter.pace}" if filter.pace else "find-unpaced")
        if filter.pace != ANY
        else "",
        say(f"find-rated-{filter.rated}") if filter.rated != ANY else "",
        say(f"language-{filter.language}") if filter.language else "",
        say("find-last-yes") if filter.last else "",
    ]
    return " · ".join(part for part in parts if part)
