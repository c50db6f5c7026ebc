"""Messages from a table server to its clients; `AnyReply` has all of them."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.replay.since import Passage
from weimar_tui.server.ssh_address import SshAddress
from weimar_tui.server.wire import (
    OLDEST,
    WHOLE_VACATION,
    Level,
    RematchAnswer,
    SettingValue,
    Wish,
    allows_rating,
)
from weimar_tui.text.problems import english


class Reply(Struct, frozen=True, tag_field="kind", kw_only=True):
    """Base class of messages from the server.

    `since`: the first version of the protocol that has this message; older clients do not get it.
    """

    since: ClassVar[int] = OLDEST


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
    `closed`: the receiver cannot take a seat again, having been sent away or resigned.
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
    closed: bool = False

    @property
    def can_be_rated(self) -> bool:
        """Whether its game, which has not begun, can still be rated with these bots."""
        fixed_bots = any(seat.bot and not seat.held for seat in self.seats)
        return allows_rating(self.rated, fixed_bots=fixed_bots)


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
    `SetSettings` from this player. `table`: the player was at this table, and enters it again.
    `ssh`: what players type to reach the server.
    """

    name: str
    games: tuple[GameOffered, ...]
    wish: Wish = Wish()
    tells_away: bool = False
    role: str = ""
    settings: dict[str, SettingValue] = {}
    keeps_settings: bool = False
    table: str = ""
    ssh: SshAddress = SshAddress()

    @property
    def has_account(self) -> bool:
        return bool(self.role)

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
    soon as everyone is ready. `rated`, `window`, `vacation`: see `TableRecord`.
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
    window: int = 0
    vacation: int = WHOLE_VACATION


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
    """The player's inbox (unread notices), friends, blocked players and vacations. `watches`: the
    player is told when a table appears (`WatchForTable`). `plays_rated`: the player can play rated
    games now."""

    inbox: tuple[Notice, ...] = ()
    friends: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    watches: bool = False
    vacations: tuple[Vacation, ...] = ()
    plays_rated: bool = True


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
