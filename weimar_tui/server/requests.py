"""Messages from clients to a table server; `AnyRequest` has all of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weimar_tui.server.wire import (
    MOST_SETTINGS,
    WHOLE_VACATION,
    ComesAs,
    Id,
    Language,
    Level,
    Line,
    Name,
    PaceName,
    RematchAnswer,
    Seconds,
    SettingName,
    SettingValue,
    TableFilter,
    VacationDays,
    WindowSeconds,
    Wish,
)


class Request(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base class of messages from clients."""


class Hello(Request, frozen=True, tag="hello", kw_only=True, omit_defaults=True):
    """The first message: the player's name.

    A front that starts the client also sends which `program` that is, by its version, the `session`
    it belongs to, and the `table` that it enters if it replaces another client there.
    """

    version: int
    name: ComesAs
    program: Annotated[str, Meta(max_length=64)] = ""
    session: Annotated[str, Meta(max_length=64)] = ""
    table: Id = ""


class MakeTable(Request, frozen=True, tag="make-table", kw_only=True, omit_defaults=True):
    """Create a table. `seats` has the players: a bot by name, or empty for a person.

    `game`, `scenario`: the first one offered if empty. `options` are the game's own, by name.
    `public`: anyone can take a seat; otherwise only `invited`. `watch`: `open` shows spectators
    public information, `all` also hands, `delay` seconds late and once every player has consented.
    `absence`: how long a player must be away before the others can agree on a bot. `save` names a
    saved game to resume. `hold`: the bots leave when people take their seats; `begin`: the maker
    takes the first free seat, and the game starts at once. `pace` replaces the clock of the game by
    one that grows with each turn. `rated`: see `TableRecord`. `level`: who can take a seat.
    `language` is the one that players talk in, if it matters. `window`: seconds for which reactions
    stay open, at a day's or a slow pace, `vacation` days for which a clock can stop in the game
    (`TableRecord`). `branch` is a finished game (its
    table, or the code by which it was shared) that the new one continues from pick `moment` on.
    """

    title: Annotated[str, Meta(max_length=40)] = ""
    game: Id = ""
    scenario: Id = ""
    seats: Annotated[dict[Id, Id], Meta(max_length=16)] = {}
    options: Annotated[dict[Id, Id], Meta(max_length=16)] = {}
    public: bool = True
    invited: Annotated[tuple[Name, ...], Meta(max_length=16)] = ()
    decision_clock: Seconds = 0
    game_clock: Seconds = 0
    watch: Annotated[str, Meta(pattern=r"^(open|all)$")] = "open"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 120
    absence: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)] = 600
    save: Id = ""
    hold: bool = False
    begin: bool = False
    pace: PaceName = ""
    rated: Annotated[str, Meta(pattern=r"^(people|yes|no)$")] = "people"
    level: Level = Level()
    language: Language = ""
    branch: Id = ""
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    window: WindowSeconds = 0
    vacation: VacationDays = WHOLE_VACATION


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    table: Id
    seat: Id


class Stand(Request, frozen=True, tag="stand", kw_only=True):
    """Give the seat back, before the game starts."""

    table: Id


class AddWord(Request, frozen=True, tag="add-word", kw_only=True):
    """Add the player's word to the seed, before the game starts; it cannot be changed."""

    table: Id
    word: Annotated[str, Meta(min_length=1, max_length=64)]


class Start(Request, frozen=True, tag="start", kw_only=True):
    """Start the game; only the table's owner can.

    `when_ready`: start it as soon as no seat is free and every player is ready.
    """

    table: Id
    when_ready: bool = False


class Ready(Request, frozen=True, tag="ready", kw_only=True):
    """Say (or take back) that the player is ready to begin."""

    table: Id
    yes: bool = True


class CloseTable(Request, frozen=True, tag="close-table", kw_only=True):
    """Remove a table whose game has not started; only its owner can."""

    table: Id


class Unseat(Request, frozen=True, tag="unseat", kw_only=True):
    """Take another player's seat, before the game; only the table's owner can.

    `reason` is shown to that player.
    """

    table: Id
    seat: Id
    reason: Line = ""


class HoldSeat(Request, frozen=True, tag="hold-seat", kw_only=True):
    """Let a bot hold a free seat until a person takes it, or (`bot` empty) free a bot's; only the
    table's owner can."""

    table: Id
    seat: Id
    bot: Id = ""


class Invite(Request, frozen=True, tag="invite", kw_only=True):
    """Invite a player to a table, or (`yes` false) uninvite them; only its owner can."""

    table: Id
    person: Name
    yes: bool = True


class Enter(Request, frozen=True, tag="enter", kw_only=True):
    """Enter a table: in the player's seat, or as a spectator (`through` a seat, if all
    consented)."""

    table: Id
    through: Id = ""


class Exit(Request, frozen=True, tag="exit", kw_only=True):
    """Return to the lobby; the seat stays reserved.

    From the lobby: the player rests there, and the server can replace the client by a new one.
    """


class Rest(Request, frozen=True, tag="rest", kw_only=True):
    """The player rests in the lobby, or on the last page of the game at `table`: a host can replace
    the client by a new one, which needs less memory."""

    table: Id = ""


class MoreFinished(Request, frozen=True, tag="more-finished", kw_only=True):
    """List more of the player's finished games."""


class ShowPage(Request, frozen=True, tag="show-page", kw_only=True):
    """List another part of the lobby's tables: those with free seats, or other people's games."""

    list: Literal["free", "others"]
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class FilterTables(Request, frozen=True, tag="filter", kw_only=True):
    """List only some of the tables with free seats, from the first page on."""

    filter: TableFilter


class PickOption(Request, frozen=True, tag="pick", kw_only=True):
    """Answer a question. `turn` is that of the `Update` with the question.

    Two terminals of one player therefore never answer twice: the first answer ends the turn.
    """

    table: Id
    decision: int
    option: Annotated[str, Meta(max_length=200)]
    turn: int


class UndoPick(Request, frozen=True, tag="undo", kw_only=True):
    """Take back the player's last answer; `turn` as in `PickOption`."""

    table: Id
    turn: int


class SinceTurn(Request, frozen=True, tag="since-turn", kw_only=True):
    """Ask what the others did since the player's last pick."""

    table: Id


class Say(Request, frozen=True, tag="say", kw_only=True):
    """Send a chat line to the table, or whisper to one seat, and only to this `person` in it.

    Without a table: to all in the lobby.
    """

    table: Id
    text: Line
    to: Id = ""
    person: Annotated[str, Meta(max_length=20)] = ""


class AgreeToBot(Request, frozen=True, tag="agree-to-bot", kw_only=True):
    """Agree (or no longer) that a bot replaces an absent player."""

    table: Id
    seat: Id
    yes: bool = True


class Resign(Request, frozen=True, tag="resign", kw_only=True):
    """Give up the player's seat in the middle of the game; a bot plays it to the end."""

    table: Id


class AgreeToEnd(Request, frozen=True, tag="agree-to-end", kw_only=True):
    """Agree (or no longer) that the game ends without a result."""

    table: Id
    yes: bool = True


class AskRematch(Request, frozen=True, tag="rematch", kw_only=True):
    """Answer whether the player wants to play again; the table is created once everyone does."""

    table: Id
    answer: RematchAnswer


class Fetch(Request, frozen=True, tag="fetch", kw_only=True):
    """Download the recorded game of a finished table, as one of its players."""

    table: Id


class Consent(Request, frozen=True, tag="consent", kw_only=True):
    """Consent (or no longer) that spectators see hands, with a delay."""

    table: Id
    yes: bool = True


class SetWish(Request, frozen=True, tag="set-wish", kw_only=True):
    """Change the player's notification settings; the server keeps them."""

    wish: Wish


class OpenPage(Request, frozen=True, tag="page", kw_only=True):
    """Show a page that only the server draws: `account` or `moderate`."""

    page: Id


class ReadPage(Request, frozen=True, tag="read-page", kw_only=True):
    """Read about a `player` (by name) or the story of a finished game (by its table, or the code by
    which it was shared), in a language."""

    page: Literal["player", "story"]
    about: Id
    lang: Id = "en"


class SearchArchive(Request, frozen=True, tag="search-archive", kw_only=True):
    """Find finished games by words; `after`: the last table of the page before."""

    words: Annotated[str, Meta(max_length=100)] = ""
    after: Id = ""
    lang: Id = "en"


class ShareGame(Request, frozen=True, tag="share-game", kw_only=True):
    """Share a finished game by a code: as spectators saw it (`open`), or whole."""

    table: Id
    shows: Literal["open", "all"] = "open"


class FetchRecord(Request, frozen=True, tag="fetch-record", kw_only=True):
    """Download a finished game with all hands: the player's own by its table, others by a code."""

    about: Id


class ReviewGame(Request, frozen=True, tag="review-game", kw_only=True):
    """Ask for the analysis of a finished game, as far as it is done: the bytes from `start` on.

    `about` as in `FetchRecord`. The server stops an analysis that no one asks for any more.
    """

    about: Id
    start: Annotated[int, Meta(ge=0, le=100_000_000)] = 0


class ReportPlayer(Request, frozen=True, tag="report", kw_only=True):
    """Report a player to the club's moderators; `table` is empty for the lobby."""

    person: Name
    text: Line
    table: Id = ""


class AskHome(Request, frozen=True, tag="home", kw_only=True):
    """Ask for the player's inbox, friends, blocked players and vacations."""


class ReadInbox(Request, frozen=True, tag="read-inbox", kw_only=True):
    """Mark all notices as read."""


class Befriend(Request, frozen=True, tag="befriend", kw_only=True):
    """Add a player to the friends, or (`yes` false) remove them."""

    person: Name
    yes: bool = True


class Block(Request, frozen=True, tag="block", kw_only=True):
    """Block a player, or (`yes` false) no longer: neither sees the other's chat, and they cannot
    sit at one table."""

    person: Name
    yes: bool = True


class WatchForTable(Request, frozen=True, tag="watch-for-table", kw_only=True):
    """Tell the player when a table with a free seat appears that passes a filter (except `last`),
    once and within 14 days; or (`yes` false) do not."""

    filter: TableFilter
    yes: bool = True


class TakeVacation(Request, frozen=True, tag="vacation", kw_only=True):
    """Declare a vacation that begins in `after` days, or end the vacation `id`."""

    id: int = 0
    after: Annotated[int, Meta(ge=0, le=365)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] = 1


HomeRequest = AskHome | ReadInbox | Befriend | Block | WatchForTable | TakeVacation
Reading = ReadPage | SearchArchive | ShareGame | FetchRecord | ReviewGame


class SetSettings(Request, frozen=True, tag="set-settings", kw_only=True):
    """Change some of the player's settings for their screen; the server keeps them."""

    changes: Annotated[dict[SettingName, SettingValue], Meta(max_length=MOST_SETTINGS)]


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    n: int


AnyRequest = (
    Hello
    | MakeTable
    | Sit
    | Stand
    | AddWord
    | Start
    | Ready
    | CloseTable
    | Unseat
    | HoldSeat
    | Invite
    | Enter
    | Exit
    | MoreFinished
    | ShowPage
    | PickOption
    | UndoPick
    | SinceTurn
    | Say
    | AgreeToBot
    | Consent
    | Resign
    | Rest
    | AgreeToEnd
    | AskRematch
    | Fetch
    | SetWish
    | OpenPage
    | ReadPage
    | SearchArchive
    | ShareGame
    | FetchRecord
    | ReviewGame
    | ReportPlayer
    | SetSettings
    | FilterTables
    | AskHome
    | ReadInbox
    | Befriend
    | Block
    | WatchForTable
    | TakeVacation
    | Ping
)
