"""What a table server and its clients say to each other.

Clients send `Request`s, the server sends `Reply`s; both unions are closed. Positions and events
travel as the JSON of their game, so that this room need not know any; a table names its game.
`framing` says how messages are written.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weimar_tui.kernel.errors import Argument, KernelError
from weimar_tui.replay.since import Passage
from weimar_tui.text.problems import english

VERSION = 5
"""Both sides must speak the same version. `Hello` and `Bye` stay as they are in every version, so
that sides of different versions can say so."""

NAME = r"^[A-Za-z0-9_-]{1,20}$"
"""What a player's name may look like (`$` alone would let a line feed through: see `is_name`)."""

Name = Annotated[str, Meta(pattern=NAME, max_length=20)]
Id = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=400)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class WireError(KernelError):
    """What came over the wire is no message of ours; `fatal`: nothing after it can be."""

    def __init__(self, id: str, /, *, fatal: bool = False, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self.fatal = fatal


class ServerError(KernelError):
    """An error reported by the server, with the English text that it sent.

    The text is shown if the server is newer and this program has no message for the id.
    """

    def __init__(self, text: str, id: str = "", /, **arguments: Argument) -> None:
        super().__init__(id, **arguments)
        self._text = text

    def __str__(self) -> str:
        return self._text


class Wish(Struct, frozen=True, kw_only=True):
    """How a player wishes to be told that it is their turn.

    `ring`: by the terminal's bell, or as a message of the desktop (OSC 9 or OSC 777). `away`: also
    when not connected, in the way the host has set up.
    """

    ring: Literal["off", "bell", "osc9", "osc777"] = "off"
    away: bool = False


# --- from clients -------------------------------------------------------------------------------
class Request(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of what a client may say."""


class Hello(Request, frozen=True, tag="hello", kw_only=True):
    """The first message: who is there."""

    version: int
    name: Name


class MakeTable(Request, frozen=True, tag="make-table", kw_only=True):
    """Make a table. `seats` says who plays: a bot by name, or empty for a person.

    `game`, `scenario`: the first one offered if empty. `options` are the game's own, by name.
    `public`: anybody may sit down; else only `invited`. `watch`: `open` shows spectators what is
    open, `all` also hands, `delay` seconds late and once every player consented. `absence`: how
    long a player must be away before the others can agree that a bot plays. `save` names a saved
    game to go on with.
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


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    table: Id
    seat: Id


class Stand(Request, frozen=True, tag="stand", kw_only=True):
    """Give the seat back, before the game starts."""

    table: Id


class AddWord(Request, frozen=True, tag="add-word", kw_only=True):
    """Add a word of one's own to the seed, before the game starts; it cannot be changed."""

    table: Id
    word: Annotated[str, Meta(min_length=1, max_length=64)]


class Start(Request, frozen=True, tag="start", kw_only=True):
    """Start the game; only the maker of the table can."""

    table: Id


class CloseTable(Request, frozen=True, tag="close-table", kw_only=True):
    """Take away a table whose game has not started; only its maker can."""

    table: Id


class Unseat(Request, frozen=True, tag="unseat", kw_only=True):
    """Take the seat of another player, before the game; only the maker of the table can."""

    table: Id
    seat: Id


class HoldSeat(Request, frozen=True, tag="hold-seat", kw_only=True):
    """Give a free seat to a bot, or (`bot` empty) free a bot's; only the maker of the table can."""

    table: Id
    seat: Id
    bot: Id = ""


class Invite(Request, frozen=True, tag="invite", kw_only=True):
    """Invite a player to a table, or (`yes` false) not any more; only its maker can."""

    table: Id
    person: Name
    yes: bool = True


class Enter(Request, frozen=True, tag="enter", kw_only=True):
    """Look at a table: from one's seat, or as a spectator (`through` a seat, if all consented)."""

    table: Id
    through: Id = ""


class Exit(Request, frozen=True, tag="exit", kw_only=True):
    """Back to the lobby; the seat is kept."""


class MoreFinished(Request, frozen=True, tag="more-finished", kw_only=True):
    """Be told of more of one's own games that are over."""


class PickOption(Request, frozen=True, tag="pick", kw_only=True):
    """Answer a question. `turn` is that of the `Update` it was read in.

    So two terminals of one player never answer twice: after the first answer the turn is over.
    """

    table: Id
    decision: int
    option: Annotated[str, Meta(max_length=200)]
    turn: int


class UndoPick(Request, frozen=True, tag="undo", kw_only=True):
    """Take one's own last answer back; `turn` as in `PickOption`."""

    table: Id
    turn: int


class SinceTurn(Request, frozen=True, tag="since-turn", kw_only=True):
    """Ask what the others did since one's own last pick."""

    table: Id


class Say(Request, frozen=True, tag="say", kw_only=True):
    """Speak at the table, or to one seat only, and to nobody else there than this `person`.

    Without a table: to all in the lobby.
    """

    table: Id
    text: Line
    to: Id = ""
    person: Annotated[str, Meta(max_length=20)] = ""


class AgreeToBot(Request, frozen=True, tag="agree-to-bot", kw_only=True):
    """Agree (or no longer) that a bot plays for a player who is away."""

    table: Id
    seat: Id
    yes: bool = True


class Resign(Request, frozen=True, tag="resign", kw_only=True):
    """Give one's seat up in the middle of the game; a bot plays it to the end."""

    table: Id


class AgreeToEnd(Request, frozen=True, tag="agree-to-end", kw_only=True):
    """Agree (or no longer) that the game ends without a result."""

    table: Id
    yes: bool = True


class Fetch(Request, frozen=True, tag="fetch", kw_only=True):
    """Be sent the recorded game of a table that is over, as one of its players."""

    table: Id


class Consent(Request, frozen=True, tag="consent", kw_only=True):
    """Consent (or no longer) that spectators see hands, late."""

    table: Id
    yes: bool = True


class SetWish(Request, frozen=True, tag="set-wish", kw_only=True):
    """Say how one wishes to be told that it is one's turn; kept for the next time."""

    wish: Wish


class Ping(Request, frozen=True, tag="ping", kw_only=True):
    n: int


AnyRequest = (
    Hello
    | MakeTable
    | Sit
    | Stand
    | AddWord
    | Start
    | CloseTable
    | Unseat
    | HoldSeat
    | Invite
    | Enter
    | Exit
    | MoreFinished
    | PickOption
    | UndoPick
    | SinceTurn
    | Say
    | AgreeToBot
    | Consent
    | Resign
    | AgreeToEnd
    | Fetch
    | SetWish
    | Ping
)


# --- from the server ----------------------------------------------------------------------------
class Reply(Struct, frozen=True, tag_field="kind", kw_only=True):
    """Base of what the server may say."""


class SeatState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat: its player or bot, whether the player is there, and who plays for them if not.

    `agreed`: the players who agreed to a bot here. `left`: seconds on the clock, -1 without one.
    """

    seat: str
    player: str = ""
    bot: str = ""
    present: bool = False
    stand_in: str = ""
    agreed: tuple[str, ...] = ()
    left: float = -1.0


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


class TableState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as the lobby lists it. `state`: waiting, playing, over.

    `ending` is how the game ended, also `abandoned`, `closed` (by the host) or `expired`.
    `expires`: days until the table ends if nobody does anything, -1 where that is far. `made`: when
    it was made, to be sorted by.
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


def is_my_turn(table: TableState) -> bool:
    """Whether a table waits for the player it was told to."""
    return bool(table.mine) and table.mine in table.waiting_for


def free_seats(table: TableState) -> int:
    """How many seats of a table can be taken."""
    if table.state != "waiting" or not table.public:
        return 0
    return sum(not (seat.player or seat.bot) for seat in table.seats)


class ScenarioOffered(Struct, frozen=True, kw_only=True):
    """A set-up: the seats for every number of players there can be, the usual number first.

    `fixed` are seats that nobody can take, and what plays them. `options` are the values to choose
    from for each of the game's own options, the usual one first.
    """

    id: str
    seats: tuple[tuple[str, ...], ...]
    fixed: dict[str, str] = {}
    options: dict[str, tuple[str, ...]] = {}


class GameOffered(Struct, frozen=True, kw_only=True):
    """A game that tables can be made of. `digest` names the rules data the server plays by."""

    id: str
    digest: str
    scenarios: tuple[ScenarioOffered, ...]
    bots: tuple[str, ...]

    def scenario(self, id: str) -> ScenarioOffered | None:
        """A scenario by its id."""
        return next((scenario for scenario in self.scenarios if scenario.id == id), None)


class Welcome(Reply, frozen=True, tag="welcome", kw_only=True):
    """Who one is, and what tables can be made of: the games, the usual one first.

    `wish` is what one has wished; `tells_away`: the host can tell those who are not connected.
    """

    name: str
    games: tuple[GameOffered, ...]
    wish: Wish = Wish()
    tells_away: bool = False

    def game(self, id: str) -> GameOffered | None:
        """A game by its id."""
        return next((game for game in self.games if game.id == id), None)


class SavedGame(Struct, frozen=True, kw_only=True):
    """A saved game that can be gone on with: its file's name and what is played in it."""

    name: str
    game: str
    scenario: str
    seats: tuple[str, ...]


class Tables(Reply, frozen=True, tag="tables", kw_only=True):
    """The lobby. `saves` can be gone on with.

    Of one's own games that are over `more` are not listed: see `MoreFinished`.
    """

    tables: tuple[TableState, ...]
    saves: tuple[SavedGame, ...] = ()
    here: tuple[str, ...] = ()
    more: int = 0


class Changes(Reply, frozen=True, tag="changes", kw_only=True):
    """What has changed in the lobby: `tables` that are new or otherwise, those that are `gone`.

    `saves` and `here` are None where they are as before.
    """

    tables: tuple[TableState, ...] = ()
    gone: tuple[str, ...] = ()
    saves: tuple[SavedGame, ...] | None = None
    here: tuple[str, ...] | None = None
    more: int = 0


class TableStatus(Reply, frozen=True, tag="room", kw_only=True):
    """The table one is at: who sits, the fair dice, and the clocks.

    `invited` are the players who may sit at a table that is not public.

    `secret`, `seed` and `characters` (what bots were, by seat) are empty until the game is over.
    `consents` are the players who consent that spectators see hands; `options` the game's own
    options. `stand_ins` are the seats of people who have not been away for long enough that a bot
    could be agreed to, with the minutes until then.
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


class Update(Reply, frozen=True, tag="update", kw_only=True):
    """What the client's seat may know now.

    `events` follow the first `first` events told before, and replace any further ones. `turn`
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
    """What the others did since the last pick of the client's seat, as it could see it."""

    table: str
    seat: str
    passages: tuple[Passage, ...]


class Chat(Reply, frozen=True, tag="chat", kw_only=True):
    """A line said at a table, or in the lobby: by whom, to which seat and person if not to all.

    `id` and `arguments` (as in a KernelError) are given with what the server itself says. `at`:
    when, in seconds since 1970; 0 if nobody knows.
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


class GameFile(Reply, frozen=True, tag="game-file", kw_only=True):
    """A recorded game: a name for its file, and the bytes of it."""

    table: str
    name: str
    data: bytes


class Pong(Reply, frozen=True, tag="pong", kw_only=True):
    n: int


class Bye(Reply, frozen=True, tag="bye", kw_only=True):
    """The server lets go, and why (as in Refused)."""

    text: str
    id: str = ""
    arguments: dict[str, Argument] = {}


def bye(error: KernelError) -> Bye:
    """The message that ends a connection because of an error."""
    return Bye(text=english(error), id=error.id, arguments=error.arguments)


def refused(about: str, error: KernelError) -> Refused:
    """The message that refuses a request because of an error."""
    return Refused(about=about, text=english(error), id=error.id, arguments=error.arguments)


AnyReply = (
    Welcome
    | Tables
    | Changes
    | TableStatus
    | Update
    | Passages
    | Chat
    | Refused
    | GameFile
    | Pong
    | Bye
)
