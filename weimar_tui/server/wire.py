"""The messages between a table server and its clients.

Clients send `Request`s, the server sends `Reply`s; both unions are closed. Positions and events
travel as the JSON of their game, so that this module knows no particular game; a table names its
game. `framing` defines the encoding.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.replay.since import Passage
from weimar_tui.text.problems import english

VERSION = 5
"""Both sides must use the same version. `Hello` and `Bye` are the same in every version, so that
sides of different versions can report the mismatch."""

FRAMES = "weimar-frames"
"""The command over SSH that passes these messages to a client on the player's computer."""

NAME = r"^[A-Za-z0-9_-]{1,20}$"
"""Pattern of player names (`$` alone would accept a trailing line feed: see `is_name`)."""

Name = Annotated[str, Meta(pattern=NAME, max_length=20)]
Id = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=400)]
MOST_SETTINGS = 24
SettingName = Annotated[str, Meta(pattern=r"^[a-z-]{1,32}$")]
SettingValue = (
    bool
    | Annotated[str, Meta(max_length=64)]
    | dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=64)]]
)
"""A value of a player's own settings: a switch, a word, or the keys of bindings."""

Language = Annotated[str, Meta(pattern=r"^([a-z]{2,8})?$")]
PaceName = Literal["", "live", "day", "slow"]
PACE_NAMES: tuple[PaceName, ...] = ("", "live", "day", "slow")


def pace_name(name: str) -> PaceName:
    """Return a pace by its name, no pace for an unknown one."""
    return next((pace for pace in PACE_NAMES if pace == name), "")


PAGE = 40
"""Rows of a list that the server sends at once."""

Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class WireError(KernelError):
    """An invalid message; `fatal`: the rest of the stream is unusable."""

    def __init__(self, id: str, /, *, fatal: bool = False, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.fatal = fatal


class ServerError(KernelError):
    """An error reported by the server, with its English text.

    The text is shown if the server is newer and this program lacks the message for the id.
    """

    def __init__(self, text: str, id: str = "", /, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self._text = text

    def __str__(self) -> str:
        return self._text


class Wish(Struct, frozen=True, kw_only=True):
    """A player's settings for turn notifications.

    `ring`: the terminal's bell, or a desktop notification (OSC 9 or OSC 777). `away`: also while
    disconnected, with the host's command.
    """

    ring: Literal["off", "bell", "osc9", "osc777"] = "off"
    away: bool = False


class Level(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose rating lets them take a seat: from `low` to `high` (0: no limit), and players whose
    rating is provisional (`new`), or only others (`settled`)."""

    low: Annotated[int, Meta(ge=0, le=4000)] = 0
    high: Annotated[int, Meta(ge=0, le=4000)] = 0
    who: Literal["", "new", "settled"] = ""

    def admits(self, rating: int, *, provisional: bool) -> bool:
        """Whether a player with this rating can take a seat.

        >>> level = Level(low=1400, high=1600, who="settled")
        >>> [level.admits(one, provisional=False) for one in (1399, 1400, 1600, 1601)]
        [False, True, True, False]
        >>> level.admits(1500, provisional=True), Level().admits(1500, provisional=True)
        (False, True)
        """
        if self.who and provisional != (self.who == "new"):
            return False
        return self.low <= rating and (not self.high or rating <= self.high)


class TableFilter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which tables with free seats a player wants listed.

    `last`: only those where one more person is missing. Tables without a language of their own fit
    every language.
    """

    game: Id = ""
    pace: Literal["any", "", "live", "day", "slow"] = "any"
    rated: Literal["any", "yes", "no"] = "any"
    language: Language = ""
    last: bool = False


# --- from clients -------------------------------------------------------------------------------
class Request(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base class of messages from clients."""


class Hello(Request, frozen=True, tag="hello", kw_only=True):
    """The first message: the player's name."""

    version: int
    name: Name


class MakeTable(Request, frozen=True, tag="make-table", kw_only=True):
    """Create a table. `seats` has the players: a bot by name, or empty for a person.

    `game`, `scenario`: the first one offered if empty. `options` are the game's own, by name.
    `public`: anyone can take a seat; otherwise only `invited`. `watch`: `open` shows spectators
    public information, `all` also hands, `delay` seconds late and once every player has consented.
    `absence`: how long a player must be away before the others can agree on a bot. `save` names a
    saved game to resume. `hold`: the bots leave when people take their seats; `begin`: the maker
    takes the first free seat, and the game starts at once. `pace` replaces the clock of the game by
    one that grows with each turn. `rated`: see `TableRecord`. `level`: who can take a seat.
    `language` is the one that players talk in, if it matters. `branch` is a finished game (its
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
    """Return to the lobby; the seat stays reserved."""


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


RematchAnswer = Literal["yes", "same", "no"]
"""`yes`: every player moves to the next seat; `same`: all keep their seats."""


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
    """Ask for the player's inbox, friends and vacations."""


class ReadInbox(Request, frozen=True, tag="read-inbox", kw_only=True):
    """Mark all notices as read."""


class Befriend(Request, frozen=True, tag="befriend", kw_only=True):
    """Add a player to the friends, or (`yes` false) remove them."""

    person: Name
    yes: bool = True


class TakeVacation(Request, frozen=True, tag="vacation", kw_only=True):
    """Declare a vacation that begins in `after` days, or end the vacation `id`."""

    id: int = 0
    after: Annotated[int, Meta(ge=0, le=365)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] = 1


HomeRequest = AskHome | ReadInbox | Befriend | TakeVacation


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
    | TakeVacation
    | Ping
)


# --- from the server ----------------------------------------------------------------------------
class Reply(Struct, frozen=True, tag_field="kind", kw_only=True):
    """Base class of messages from the server."""


class SeatState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat: its player or bot, whether the player is there, and who plays for them if not.

    `agreed`: the players who agreed to a bot here. `left`: seconds on the clock, -1 without one.
    `ready`: the player has said so, before the game. `held`: the bot leaves when a person takes the
    seat; `joins`: the person who takes it at the start of the next round.
    """

    seat: str
    player: str = ""
    bot: str = ""
    present: bool = False
    stand_in: str = ""
    agreed: tuple[str, ...] = ()
    left: float = -1.0
    ready: bool = False
    held: bool = False
    joins: str = ""

    @property
    def is_free(self) -> bool:
        """Whether a person can sit down here."""
        return not self.player and not self.joins and (self.held or not self.bot)


class OpenVote(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open vote: on a bot for the player of `seat`, or on ending the game (empty).

    `missing` are players who could still agree, `more` is how many of them have to. `since` is when
    it was opened, in seconds since 1970.
    """

    seat: str = ""
    agreed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    more: int = 0
    since: float = 0.0


class RematchState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The rematch of a finished game: the players' answers, and each player's new seat.

    `table` is the new table's id once everyone has agreed.
    """

    answers: dict[str, RematchAnswer] = {}
    moves: dict[str, str] = {}
    table: str = ""


class TableState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as the lobby lists it. `state`: waiting, playing, over.

    `ending` is how the game ended, also `abandoned`, `closed` (by the host) or `expired`.
    `expires`: days until the table ends if it stays idle, -1 while that is far off. `made`:
    creation time, for sorting. `pace`: the name of its pace, if it has one. `left`: the seconds
    that the receiver has to answer, -1 without a clock. `rated`: empty once the game has begun.
    """

    id: str
    title: str
    game: str
    scenario: str
    owner: str
    state: str
    public: bool
    seats: tuple[SeatState, ...]
    made: str = ""
    round: int = 0
    watchers: int = 0
    waiting_for: tuple[str, ...] = ()
    mine: str = ""
    ending: str = ""
    expires: float = -1.0
    left: float = -1.0
    pace: str = ""
    rated: str = ""
    level: Level = Level()
    language: str = ""


def is_my_turn(table: TableState) -> bool:
    """Return whether a table waits for the player who received its state."""
    return bool(table.mine) and table.mine in table.waiting_for


def free_seats(table: TableState) -> int:
    """Return how many seats of a public table can be taken, those held by bots included."""
    if table.state == "over" or not table.public:
        return 0
    if table.state == "playing":
        return sum(seat.is_free and seat.held for seat in table.seats)
    return sum(seat.is_free for seat in table.seats)


class ScenarioOffered(Struct, frozen=True, kw_only=True):
    """A scenario: the seats for every possible number of players, the usual number first.

    `fixed` are seats always played by bots, and their bots. `options` are the possible values of
    the game's own options, the default first.
    """

    id: str
    seats: tuple[tuple[str, ...], ...]
    fixed: dict[str, str] = {}
    options: dict[str, tuple[str, ...]] = {}


class GameOffered(Struct, frozen=True, kw_only=True):
    """A game for new tables. `digest` identifies the server's version of the rules data."""

    id: str
    digest: str
    scenarios: tuple[ScenarioOffered, ...]
    bots: tuple[str, ...]

    def scenario(self, id: str) -> ScenarioOffered | None:
        return next((scenario for scenario in self.scenarios if scenario.id == id), None)


class Welcome(Reply, frozen=True, tag="welcome", kw_only=True):
    """The player's name and the games for new tables, the default first.

    `wish` is the player's notification setting; `tells_away`: the host can notify disconnected
    players. `role` is the player's role in the club, empty without an account. `settings` are those
    the player has made for their screen on earlier visits; `keeps_settings`: the server takes
    `SetSettings` from this player.
    """

    name: str
    games: tuple[GameOffered, ...]
    wish: Wish = Wish()
    tells_away: bool = False
    role: str = ""
    settings: dict[str, SettingValue] = {}
    keeps_settings: bool = False

    def game(self, id: str) -> GameOffered | None:
        return next((game for game in self.games if game.id == id), None)


class SavedGame(Struct, frozen=True, kw_only=True):
    """A saved game that can be resumed: its file's name and its game."""

    name: str
    game: str
    scenario: str
    seats: tuple[str, ...]


class PageShown(Struct, frozen=True, kw_only=True):
    """The part of a list that is shown: the number of rows before it, and of all rows."""

    start: int = 0
    all: int = 0


class Tables(Reply, frozen=True, tag="tables", kw_only=True):
    """The lobby. `saves` can be resumed.

    `more` is the number of the player's finished games that are not listed: see `MoreFinished`.
    `pages`: which part is shown of the lists `free` and `others`.
    """

    tables: tuple[TableState, ...]
    saves: tuple[SavedGame, ...] = ()
    here: tuple[str, ...] = ()
    more: int = 0
    pages: dict[str, PageShown] = {}


class Changes(Reply, frozen=True, tag="changes", kw_only=True):
    """Changes in the lobby: `tables` that are new or changed, and those that are `gone`.

    `saves`, `here` and `pages` are None if unchanged.
    """

    tables: tuple[TableState, ...] = ()
    gone: tuple[str, ...] = ()
    saves: tuple[SavedGame, ...] | None = None
    here: tuple[str, ...] | None = None
    more: int = 0
    pages: dict[str, PageShown] | None = None


class TableStatus(Reply, frozen=True, tag="room", kw_only=True):
    """The player's table: seats, fair dice and clocks.

    `invited` are the players who can take a seat at a table that is not public.

    `secret`, `seed` and `characters` (of the bots, by seat) are empty until the game is over.
    `consents` are the players who consent that spectators see hands; `options` the game's own
    options. `stand_ins` are the seats of absent players who cannot be replaced by a bot yet, with
    the minutes until then. `rematch` is set once the game is over. `starts`: the game begins as
    soon as everyone is ready. `rated`: see `TableRecord`.
    """

    table: TableState
    options: dict[str, str] = {}
    commitment: str = ""
    words: dict[str, str] = {}
    secret: str = ""
    seed: str = ""
    characters: dict[str, str] = {}
    consents: tuple[str, ...] = ()
    agreed_to_end: tuple[str, ...] = ()
    watch: str = "open"
    invited: tuple[str, ...] = ()
    absence: int = 600
    stand_ins: dict[str, int] = {}
    votes: tuple[OpenVote, ...] = ()
    decision_clock: int = 0
    decision_left: float = -1.0
    rematch: RematchState | None = None
    starts: bool = False
    rated: str = ""


class Update(Reply, frozen=True, tag="update", kw_only=True):
    """What the client's seat can know now.

    `events` follow the first `first` events sent before, and replace any further ones. `turn`
    counts the answers given and undone in this seat; an answer must name it.
    """

    table: str
    seat: str
    view: bytes
    first: int
    events: tuple[bytes, ...]
    disabled_options: tuple[tuple[str, str, dict[str, object]], ...] = ()
    can_undo: bool = False
    turn: int = 0


class Passages(Reply, frozen=True, tag="passages", kw_only=True):
    """What the others did since the last pick of the client's seat, as that seat could see it."""

    table: str
    seat: str
    passages: tuple[Passage, ...]


class Notice(Struct, frozen=True, kw_only=True):
    """Something that happened while the player was away; the texts are the client's.

    `data` has names and the table's id; `at`: seconds since 1970.
    """

    kind: str
    data: dict[str, str] = {}
    at: int = 0


class Vacation(Struct, frozen=True, kw_only=True):
    """A declared vacation, in seconds since 1970."""

    id: int
    begins: int
    ends: int


class Home(Reply, frozen=True, tag="home", kw_only=True):
    """The player's inbox (unread notices), friends and vacations."""

    inbox: tuple[Notice, ...] = ()
    friends: tuple[str, ...] = ()
    vacations: tuple[Vacation, ...] = ()


class Chat(Reply, frozen=True, tag="chat", kw_only=True):
    """A chat line at a table or in the lobby: the author, and the seat and person it is for, if not
    for all.

    `id` and `arguments` (as in a KernelError) are set for messages of the server itself. `at`:
    seconds since 1970; 0 if unknown.
    """

    table: str
    n: int
    player: str
    seat: str
    text: str
    to: str = ""
    to_player: str = ""
    id: str = ""
    arguments: dict[str, Argument] = {}
    at: float = 0.0


class Refused(Reply, frozen=True, tag="refused", kw_only=True):
    """A request that was refused, changing nothing; `about` is its kind.

    `text` is English; `id` and `arguments` are those of the KernelError.
    """

    about: str
    text: str
    id: str = ""
    arguments: dict[str, Argument] = {}


class TextPage(Reply, frozen=True, tag="text-page", kw_only=True):
    """What was asked for by ReadPage."""

    page: str
    about: str
    text: str


class ArchiveRow(Struct, frozen=True, kw_only=True):
    """A finished game as one line. `table` is its id, or the code that was searched for.

    `mine`: the reader has a seat there. `whole`: the reader can see all hands.
    """

    table: str
    line: str
    mine: bool = False
    whole: bool = False


class ArchivePage(Reply, frozen=True, tag="archive", kw_only=True):
    """Finished games that match the words, newest first. `more`: there are further ones."""

    words: str
    rows: tuple[ArchiveRow, ...] = ()
    more: bool = False


class Shared(Reply, frozen=True, tag="shared", kw_only=True):
    """The code under which a game was shared."""

    table: str
    code: str
    shows: str


class Reviewed(Reply, frozen=True, tag="reviewed", kw_only=True):
    """What was asked for by ReviewGame. `state`: others come first, it is being made, it is done,
    or it stopped because of an error."""

    about: str
    start: int
    data: bytes
    state: Literal["waiting", "working", "done", "failed"]


class GameFile(Reply, frozen=True, tag="game-file", kw_only=True):
    """A recorded game: its file name and contents."""

    table: str
    name: str
    data: bytes


class Pong(Reply, frozen=True, tag="pong", kw_only=True):
    n: int


class Bye(Reply, frozen=True, tag="bye", kw_only=True):
    """The server disconnects, with the reason (as in Refused)."""

    text: str
    id: str = ""
    arguments: dict[str, Argument] = {}


def bye(error: KernelError) -> Bye:
    """Return the message that ends a connection because of an error."""
    return Bye(text=english(error), id=error.id, arguments=error.arguments)


def refused(about: str, error: KernelError) -> Refused:
    """Return the message that refuses a request because of an error."""
    return Refused(about=about, text=english(error), id=error.id, arguments=error.arguments)


AnyReply = (
    Welcome
    | Tables
    | Changes
    | TableStatus
    | Update
    | Passages
    | Home
    | Chat
    | Refused
    | GameFile
    | TextPage
    | ArchivePage
    | Shared
    | Reviewed
    | Pong
    | Bye
)
