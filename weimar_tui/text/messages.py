"""The program's messages in one language: the interface, and a game through `GameMessages`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from weimar_tui.kernel.errors import cause_of
from weimar_tui.kernel.journal import COUNT
from weimar_tui.kernel.position import P
from weimar_tui.packs.scenarios import ScenarioError
from weimar_tui.players import HUMAN
from weimar_tui.text.catalogue import Catalogue, Function, sentence_case
from weimar_tui.text.problems import Problem, cause_text, problem_text

if TYPE_CHECKING:
    from weimar_tui.kernel.decision import Decision
    from weimar_tui.kernel.events import Event
    from weimar_tui.kernel.game import Game
    from weimar_tui.kernel.position import Outcome
    from weimar_tui.text.message_parts import BoardOfGame, DecisionsOfGame, EventsOfGame

G = TypeVar("G", bound="Game", default=Any)
"""The rules of a game."""


def percent(probability: float) -> str:
    """A chance in percent; what is possible is never called 0, what is not certain never 100.

    >>> [percent(chance) for chance in (0.004, 0.35, 0.999, 1.0)]
    ['<1', '35', '>99', '100']
    """
    if probability < 0.005:
        return "<1"
    return ">99" if 0.995 <= probability < 1 - 1e-9 else f"{100 * probability:.0f}"


class Messages:
    """The interface's sentences in one language, and those of `folders` before them."""

    def __init__(
        self,
        lang: str,
        folders: Sequence[Path] = (),
        functions: dict[str, Function] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self.catalogue = Catalogue(lang, folders, functions, strict=strict)

    def ui(self, key: str, **args: object) -> str:
        """A sentence of the interface."""
        return self.catalogue.text(f"ui-{key}", **args)

    def replay(self, key: str, **args: object) -> str:
        """A sentence about recorded games."""
        return self.catalogue.text(f"replay-{key}", **args)

    def text(self, message: str, attribute: str = "", /, **args: object) -> str:
        """A sentence by its whole id."""
        return self.catalogue.text(message, attribute, **args)

    def has(self, key: str) -> bool:
        """Whether the interface has such a sentence."""
        return self.catalogue.has(f"ui-{key}")

    def when(self, moment: datetime) -> str:
        """A day and the time of it, as they are written in the language."""
        year, time = str(moment.year), f"{moment:%H:%M}"
        return self.ui("when", year=year, month=moment.month, day=moment.day, time=time)

    def problem(self, problem: Problem) -> str:
        """The text of an error or a refusal."""
        return problem_text(self.catalogue, problem, self.seat)

    def cause(self, error: Exception) -> str:
        """The system's description of an error."""
        return cause_text(self.catalogue, cause_of(error))

    def pick(self, words: Mapping[str, str]) -> str:
        """A component's text in this language."""
        return self.catalogue.pick(words)

    def several(self, names: Iterable[str]) -> str:
        """Things counted up: `Unrest, Reichswehr`."""
        return self.catalogue.join("commas", names)

    def seat(self, seat: str) -> str:
        """A seat's name; without a game it is its id."""
        return seat


class Entry(Struct, frozen=True):
    """A card or another component in the codex: its id, its name, and what it does in a line."""

    id: str
    name: str
    text: str = ""


class Section(Struct, frozen=True):
    """A part of the table in words, for line mode."""

    title: str
    lines: tuple[str, ...]


ENDED_FROM_OUTSIDE = ("abandoned", "closed", "expired")
"""Endings imposed by a server, not by the game's rules."""


class Ending(Struct, frozen=True):
    """How a game ended, for its last page. `good`: the seat looked from may be glad."""

    title: str
    text: str
    good: bool = True


class ScenarioFile(Protocol):
    """A set-up as its file has it."""

    @property
    def name(self) -> Mapping[str, str]:
        """What it is called, by language."""


class GameMessages(Messages, Generic[G, P]):
    """A game's sentences in one language. Whatever a game does not word is shown by its ids.

    The game's own messages are in `folders`, and can replace a message that all games share.
    Nothing here raises an error during play: with `strict` a gap raises MissingText instead, which
    the tests use. `names`: the game's name by language, if it is not in a message.

    A game with words of its own sets `_events` and `_decisions` and overrides `_board`, `_outcome`
    and `_scenario`; their bases are in `message_parts`.
    """

    _events: EventsOfGame[Any] | None = None
    _decisions: DecisionsOfGame[Any, P] | None = None

    def __init__(
        self,
        game: str,
        lang: str,
        folders: Sequence[Path] = (),
        functions: dict[str, Function] | None = None,
        *,
        names: Mapping[str, str] | None = None,
        strict: bool = False,
    ) -> None:
        super().__init__(lang, folders, functions, strict=strict)
        self.game = game
        self._called = names or {}

    def _named(self, message: str, otherwise: str, /, **args: object) -> str:
        """A message if there is one."""
        return self.catalogue.text(message, **args) if self.catalogue.has(message) else otherwise

    def _safe(
        self, otherwise: str, say: Callable[..., str], *arguments: object, **named: object
    ) -> str:
        """Call `say`; if a message is missing, return `otherwise`, an id, instead of failing."""
        try:
            return say(*arguments, **named)
        except (LookupError, ValueError, TypeError, AttributeError):
            if self.catalogue.strict:
                raise
            return otherwise

    # --- names ----------------------------------------------------------------------------------
    def title(self) -> str:
        """What the game is called."""
        return self._named("game-title", self.pick(self._called) or self.game)

    def seat(self, seat: str) -> str:
        """A seat's name as it is said: `Red`."""
        return self._named(f"seat-name-{seat}", seat) if seat else ""

    def seat_short(self, seat: str) -> str:
        """A seat's letters, where there is little room."""
        return self._named(f"seat-short-{seat}", self.seat(seat))

    def seats(self, seats: Iterable[str]) -> str:
        """Several seats, joined: `Red + Blue`."""
        return " + ".join(map(self.seat, seats))

    def player(self, player: str) -> str:
        """Who plays a seat: a person, or a bot by its name."""
        return self._named(f"ui-player-{player}", player)

    def bot_name(self, bot: str) -> str:
        """A bot's name alone: "steady" of "bot: steady"."""
        text = self.player(bot)
        return text.replace("\uff1a", ":").partition(":")[2].strip() or text

    def played_by(self, player: str) -> str:
        """The same for readers at another computer."""
        return self.replay("a-person") if player == HUMAN else self.player(player)

    def character(self, character: str) -> str:
        """What a bot turned out to have been."""
        return self._named(f"replay-character-{character}", character)

    def player_about(self, player: str) -> str:
        """How a bot plays, in a sentence; empty where there is none."""
        return self._named(f"ui-player-about-{player}", "")

    def chapter(self, number: int) -> str:
        """The round, or what the game counts instead."""
        return self.catalogue.text("ui-end-round", round=number)

    # --- scenarios and options ------------------------------------------------------------------
    def scenario(self, scenario: str) -> str:
        """A scenario's name."""
        try:
            found = self._scenario(scenario)
        except ScenarioError:
            return scenario
        if found is not None:
            return self.pick(found.name)
        return self._named(f"scenario-name-{scenario}", scenario)

    def _scenario(self, scenario: str) -> ScenarioFile | None:
        """A scenario by its id; None in games without scenario files. Raises ScenarioError."""
        return None

    def scenario_about(self, scenario: str) -> str:
        """A scenario in a sentence or two."""
        return self._named(f"scenario-{scenario}", "")

    def scenario_page(self, scenario: str) -> str:
        """All there is to know of a scenario before it is chosen, in Markdown."""
        return f"# {self.scenario(scenario)}\n\n{self.scenario_about(scenario)}"

    def option_of_game(self, name: str, value: str = "") -> str:
        """An option of a new game, or one of its values."""
        message = f"new-option-{name}-{value}" if value else f"new-option-{name}"
        return self._named(message, value or name)

    def option_help(self, name: str) -> str:
        """What an option of a new game is for."""
        return self._named(f"new-option-{name}-help", "")

    # --- what happens ---------------------------------------------------------------------------
    def event(self, event: Event) -> str:
        """What happened, as a sentence; empty for what the chronicle leaves out."""
        tag = str(event.__struct_config__.tag)
        return tag if self._events is None else self._safe(tag, self._events.event, event)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence or two."""
        return self._safe(outcome.ending, self._outcome, outcome)

    def _outcome(self, outcome: Outcome) -> str:
        return outcome.ending

    def ending(self, outcome: Outcome, view: P, me: str | None) -> Ending:
        """How the game ended, for its last page; `view` is the final position."""
        good = me is None or me in outcome.winners
        return Ending(self.ending_name(outcome.ending), self.outcome(outcome), good)

    def ended(self, outcome: Outcome, view: P, me: str | None) -> Ending:
        """How the game ended, if only by agreement or because its host ended it."""
        if outcome.ending in ENDED_FROM_OUTSIDE:
            title = sentence_case(self.text(f"ui-ending-{outcome.ending}"))
            return Ending(title, self.text(f"problem-ended-{outcome.ending}"), good=True)
        return self.ending(outcome, view, me)

    def why(self, outcome: Outcome, view: P, events: Sequence[Event]) -> Sequence[str]:
        """What brought the end, and the turn that decided, a line each.

        `view` is the final position, `events` everything that happened.
        """
        return ()

    def ending_name(self, ending: str, *, won: bool = True) -> str:
        """An ending in a few words; `won`: whether anybody has won by it."""
        return self._named(f"ui-ending-{ending}", ending)

    # --- questions ------------------------------------------------------------------------------
    def question(self, decision: Decision, view: P | None = None) -> str:
        """One clear question: what, why, and the section of the rules."""
        return self._safe(decision.kind, self._question, decision, view)

    def _question(self, decision: Decision, view: P | None) -> str:
        if self._decisions is None:
            return decision.kind
        return sentence_case(self._decisions.question(decision, view))

    def option(self, decision: Decision, option: str, view: P | None = None) -> str:
        """One answer."""
        return self._safe(option, self._option, decision, option, view)

    def _option(self, decision: Decision, option: str, view: P | None) -> str:
        if self._decisions is None:
            return option
        return sentence_case(self._decisions.option(decision, option, view))

    def rule(self, decision: Decision) -> str:
        """The section of the rules a question rests on; empty where none is named."""
        return "" if self._decisions is None else self._decisions.rule(decision)

    def closed_option(self, decision: Decision, option: str, view: P | None = None) -> str:
        """An answer that cannot be given now (`Game.disabled_options`)."""
        return self.option(decision, option, view)

    def groups(self, game: G, decision: Decision, view: P) -> Mapping[str, str]:
        """What answers are about, where one chooses that first: cards, areas, in words by id.

        `about` says which of it an answer is about; answers about nothing of it are listed by
        themselves.
        """
        return {}

    def about(self, game: G, decision: Decision, option: str) -> str:
        """What an answer is about: `16` of `16:build`."""
        answer = game.answer(decision, option)
        return option if answer is None else answer.thing

    def use(self, decision: Decision, option: str) -> str:
        """An answer where what it is about has been said; empty if it is said as always."""
        return ""

    def waiting(self, decision: Decision) -> str:
        """What the others read meanwhile: `Waiting for Blue: an answer to the strike`."""
        if self._decisions is not None:
            return self._safe(decision.seat, self._decisions.waiting, decision)
        topic = self._named(f"waiting-{decision.kind}", self.catalogue.text("waiting-other"))
        return self.catalogue.text("waiting", seat=self.seat(decision.seat), topic=topic)

    def reason(self, reason: str, arguments: Mapping[str, object] | None = None) -> str:
        """Why an option is disabled (`Game.disabled_options` gives the id and the arguments)."""
        if self._decisions is None:
            return self._named(f"reason-{reason}", reason, **(arguments or {}))
        return self._safe(reason, self._reason, reason, arguments or {})

    def _reason(self, reason: str, arguments: Mapping[str, object]) -> str:
        return sentence_case(self.catalogue.text(f"reason-{reason}", **arguments))

    def bot_reasons(
        self, decision: Decision, reasons: Iterable[tuple[str, Mapping[str, str | int]]]
    ) -> str:
        """Why a bot answered as it did, by ids and arguments; empty if it is not worth telling."""
        if not self.tells_reasons(decision):
            return ""
        texts = [text for id, arguments in reasons if (text := self.bot_reason(id, arguments))]
        text = self.catalogue.join("rows", texts)
        return self.ui("bot-says", seat=self.seat(decision.seat), text=text) if texts else ""

    def tells_reasons(self, decision: Decision) -> bool:
        """Whether bots say at once why they answered such a question (joined by `join-rows`)."""
        return False

    def bot_reason(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """Why a bot chose what it did, to stand by itself; empty if there is nothing to say."""
        if reason.startswith(COUNT):
            return self.counted(reason, arguments)
        return self._named(reason, "", **arguments)

    def counted(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """A figure after an answer and after another one: "8 seats instead of 7".

        `here` and `there` are tenths. Messages get the figures, their size, side (`ahead`, `behind`
        or `level`) and text with a sign, and the same as worlds of ten.
        """
        given: dict[str, object] = {"about": arguments.get("about", "")}
        for name in ("here", "there"):
            tenths = int(arguments.get(name, 0))
            whole = tenths % 10 == 0
            size: float = abs(tenths) // 10 if whole else abs(tenths) / 10
            side = "ahead" if tenths > 0 else "behind" if tenths < 0 else "level"
            given |= {
                name: -size if tenths < 0 else size,
                f"{name}_size": size,
                f"{name}_side": side,
                f"{name}_signed": self.catalogue.text("count-signed", side=side, size=size),
                f"{name}_of_ten": tenths,
            }
        return self._named(reason, "", **given)

    def goal(self, goal: str, arguments: Mapping[str, str | int]) -> str:
        """What is at stake in a puzzle, as a wish ("keep the Republic standing"); empty if that is
        not worded."""
        return self._named(f"goal-{goal}", "", **arguments)

    def preview(self, preview: Any) -> str:
        """A forecast (`Game.preview`) in words: dice, exact chances, dangers."""
        return str(preview)

    def figure(self, chart: str, series: str = "") -> str:
        """The name of a key figure, or of one of its series other than seats."""
        message = f"replay-series-{series}" if series else f"replay-chart-{chart}"
        return self._named(message, series or chart)

    def at_stake(self, game: G, decision: Decision, view: P) -> Sequence[str]:
        """What a question is about besides its words, a line each: a roll prepared, votes cast."""
        return ()

    def option_preview(self, game: G, decision: Decision, option: str, view: P) -> str:
        """What an option would bring, in words; empty where nothing can be said in advance."""
        preview = game.preview(view, decision, option)
        return self.preview(preview) if preview is not None else ""

    # --- the table in words ---------------------------------------------------------------------
    def board(self, game: G, view: P, me: str | None) -> Sequence[Section]:
        """The whole table in words, part by part, as the seat `me` (None: a spectator) sees it."""
        if (told := self._board(game, view, me)) is not None:
            return told.sections()
        from weimar_tui.text.fields import told_fields

        lines = tuple("  " * depth + text for depth, text in told_fields(view))
        return (Section(self.ui("pane-table"), lines),) if lines else ()

    def _board(self, game: G, view: P, me: str | None) -> BoardOfGame[Any, P] | None:
        """What words the table for a seat; None where the fields of the view are listed."""
        return None

    def things(self, game: G, view: P, me: str | None) -> Sequence[Entry]:
        """Things on the table that have a page, with its text."""
        told = self._board(game, view, me)
        return () if told is None else tuple(told.things())

    def hand(self, game: G, view: P, seat: str) -> Sequence[str]:
        """What a seat holds that others do not see, a line a card; `view` is that seat's."""
        if (told := self._board(game, view, seat)) is not None:
            return tuple(told.hand(seat))
        hands: Mapping[str, Sequence[str]] = getattr(view, "hands", {})
        return hands.get(seat, ())

    def warnings(self, game: G, view: P) -> Sequence[str]:
        """Threats that are one step from ending the game, a line each; empty once it is over."""
        told = self._board(game, view, None)
        return () if told is None or view.outcome is not None else tuple(told.warnings())

    # --- components -----------------------------------------------------------------------------
    def entries(self) -> Sequence[Entry]:
        """Every card and component for the codex, in the order to show them."""
        return ()

    def page(self, component: str) -> Sequence[str]:
        """A card or component in full, its title first."""
        return (component,)

    # --- help -----------------------------------------------------------------------------------
    def help_topic(self, kind: str) -> str:
        """Which help belongs to a pane or a kind of decision."""
        return kind if self._decisions is None else self._decisions.help_topic(kind)
