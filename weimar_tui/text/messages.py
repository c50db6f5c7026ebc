"""The program's messages in one language: the interface, and a game through `GameMessages`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from weimar_tui.kernel.errors import cause_of
from weimar_tui.kernel.journal import COUNT, Reason
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
    """A chance in percent: never 0 if possible, never 100 if uncertain.

    >>> [percent(chance) for chance in (0.004, 0.35, 0.999, 1.0)]
    ['<1', '35', '>99', '100']
    """
    if probability < 0.005:
        return "<1"
    return ">99" if 0.995 <= probability < 1 - 1e-9 else f"{100 * probability:.0f}"


class Messages:
    """The interface's sentences in one language; messages in `folders` replace them."""

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
        """A sentence by its full id."""
        return self.catalogue.text(message, attribute, **args)

    def has(self, key: str) -> bool:
        """Whether the interface has this sentence."""
        return self.catalogue.has(f"ui-{key}")

    def when(self, moment: datetime) -> str:
        """A day and time, as the language writes them."""
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
        """A list of things: `Unrest, Reichswehr`."""
        return self.catalogue.join("commas", names)

    def seat(self, seat: str) -> str:
        """A seat's name; without a game it is its id."""
        return seat


@cache
def interface_messages(lang: str) -> Messages:
    """The interface's messages without a game: one object for each language, which forks share."""
    return Messages(lang)


class Entry(Struct, frozen=True):
    """A card or another component in the codex: its id, its name, and its effect in one line."""

    id: str
    name: str
    text: str = ""


class BoardSection(Struct, frozen=True):
    """A part of the table in words, for line mode."""

    title: str
    lines: tuple[str, ...]


ENDED_FROM_OUTSIDE = ("abandoned", "closed", "expired")
"""Endings imposed by a server, not by the game's rules."""


class Ending(Struct, frozen=True):
    """How a game ended, for its last page. `good`: this is good news for the seat that
    looks at it."""

    title: str
    text: str
    good: bool = True


class ScenarioFile(Protocol):
    """A scenario as its file describes it."""

    @property
    def name(self) -> Mapping[str, str]:
        """Its name by language."""


class GameMessages(Messages, Generic[G, P]):
    """A game's sentences in one language. Anything without a message is shown by its id.

    The game's own messages are in `folders`; they can replace messages that all games share. During
    play no method raises an error; with `strict`, for tests, a missing message raises MissingText.
    `names`: the game's name by language, if no message has it.

    A game with its own words sets `_events` and `_decisions` and overrides `_board`, `_outcome` and
    `_scenario`; their base classes are in `message_parts`.
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
        """A message, or `otherwise` if it is missing."""
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
        """The game's name."""
        return self._named("game-title", self.pick(self._called) or self.game)

    def seat(self, seat: str) -> str:
        """A seat's name within a sentence: `Red`."""
        return self._named(f"seat-name-{seat}", seat) if seat else ""

    def seat_short(self, seat: str) -> str:
        """A seat's abbreviation, where space is short."""
        return self._named(f"seat-short-{seat}", self.seat(seat))

    def seats(self, seats: Iterable[str]) -> str:
        """Several seats, joined: `Red + Blue`."""
        return " + ".join(map(self.seat, seats))

    def player(self, player: str) -> str:
        """The player of a seat: a person, or a bot by its name."""
        return self._named(f"ui-player-{player}", player)

    def bot_name(self, bot: str) -> str:
        """A bot's name alone: "steady" of "bot: steady"."""
        text = self.player(bot)
        return text.replace("\uff1a", ":").partition(":")[2].strip() or text

    def played_by(self, player: str) -> str:
        """The player of a seat, for readers at another computer."""
        return self.replay("a-person") if player == HUMAN else self.player(player)

    def character(self, character: str) -> str:
        """A bot's character, once it is revealed."""
        return self._named(f"replay-character-{character}", character)

    def player_about(self, player: str) -> str:
        """How a bot plays, in a sentence; empty if not described."""
        return self._named(f"ui-player-about-{player}", "")

    def chapter(self, number: int) -> str:
        """The name of a round, or of what the game has instead."""
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
        """A scenario's description, in Markdown, for players who are choosing one."""
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
        """What happened, as a sentence; empty for events that the chronicle leaves out."""
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
        """How the game ended, also if players agreed to end it or its host ended it."""
        if outcome.ending in ENDED_FROM_OUTSIDE:
            title = sentence_case(self.text(f"ui-ending-{outcome.ending}"))
            return Ending(title, self.text(f"problem-ended-{outcome.ending}"), good=True)
        return self.ending(outcome, view, me)

    def why(self, outcome: Outcome, view: P, events: Sequence[Event]) -> Sequence[str]:
        """What brought the end, and the turn that decided it, one line each.

        `view` is the final position, `events` everything that happened.
        """
        return ()

    def ending_name(self, ending: str, *, won: bool = True) -> str:
        """An ending in a few words; `won`: whether anybody won."""
        return self._named(f"ui-ending-{ending}", ending)

    # --- questions ------------------------------------------------------------------------------
    def question(self, decision: Decision, view: P | None = None) -> str:
        """One clear question: what is asked, why, and the section of the rules."""
        return self._safe(decision.kind, self._question, decision, view, True)

    def short_question(self, decision: Decision, view: P | None = None) -> str:
        """The question without the section of the rules, for rows that have no room for it."""
        if self._decisions is None:
            return self.question(decision, view)
        return self._safe(decision.kind, self._question, decision, view, False)

    def _question(self, decision: Decision, view: P | None, ruled: bool) -> str:
        if self._decisions is None:
            return decision.kind
        return sentence_case(self._decisions.question(decision, view, ruled=ruled))

    def option(self, decision: Decision, option: str, view: P | None = None) -> str:
        """One answer."""
        return self._safe(option, self._option, decision, option, view)

    def advised(self, decision: Decision, option: str, view: P, reasons: Sequence[Reason]) -> str:
        """An answer that the coach advises; its reasons can say more than the list does."""
        return self.option(decision, option, view)

    def _option(self, decision: Decision, option: str, view: P | None) -> str:
        if self._decisions is None:
            return option
        return sentence_case(self._decisions.option(decision, option, view))

    def rule(self, decision: Decision) -> str:
        """The section of the rules that a question comes from; empty if none is named."""
        return "" if self._decisions is None else self._decisions.rule(decision)

    def closed_option(self, decision: Decision, option: str, view: P | None = None) -> str:
        """An answer that is not available now (`Game.disabled_options`)."""
        return self.option(decision, option, view)

    def groups(self, game: G, decision: Decision, view: P) -> Mapping[str, str]:
        """The subjects of answers, by id, where one chooses a subject first: cards, areas.

        `about` gives an answer's subject; answers without one are listed by themselves.
        """
        return {}

    def about(self, game: G, decision: Decision, option: str) -> str:
        """The subject of an answer: `16` for `16:build`."""
        answer = game.answer(decision, option)
        return option if answer is None else answer.thing

    def use(self, decision: Decision, option: str) -> str:
        """An answer without its subject, for lists under that subject; empty if its
        wording does not change."""
        return ""

    def waiting(self, decision: Decision) -> str:
        """What the other players read meanwhile: `Waiting for Blue: an answer to the strike`."""
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

    def bot_reasons(self, decision: Decision, reasons: Iterable[Reason]) -> str:
        """Why a bot answered as it did; empty if it is not worth showing."""
        if not self.tells_reasons(decision):
            return ""
        texts = [text for why in reasons if (text := self.bot_reason(why.id, why.arguments))]
        text = self.catalogue.join("rows", texts)
        return self.ui("bot-says", seat=self.seat(decision.seat), text=text) if texts else ""

    def bot_answered(
        self, decision: Decision, option: str, reasons: Iterable[Reason]
    ) -> Sequence[str]:
        """A bot's answer or its reasons, the longest wording first, for lines of any width; empty
        if it is not worth showing."""
        text = self.bot_reasons(decision, reasons)
        return (text,) if text else ()

    def tells_reasons(self, decision: Decision) -> bool:
        """Whether bots give their reasons for such a question at once (joined by `join-rows`)."""
        return False

    def bot_reason(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """Why a bot chose its answer, as a separate sentence; empty without one."""
        if reason.startswith(COUNT):
            return self.counted(reason, arguments)
        return self._named(reason, "", **arguments)

    def counted(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        """A figure after an answer compared with another answer: "8 seats instead of 7".

        `here` and `there` are in tenths. For each, messages get the figure, its size, its side
        (`ahead`, `behind` or `level`), its text with a sign, and the tenths themselves.
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
        """What is at stake in a puzzle, as a wish ("keep the Republic standing"); empty without
        a message."""
        return self._named(f"goal-{goal}", "", **arguments)

    def preview(self, preview: Any) -> str:
        """A forecast (`Game.preview`) in words: dice, exact chances, dangers."""
        return str(preview)

    def figure(self, chart: str, series: str = "") -> str:
        """The name of a key figure, or of one of its series other than seats."""
        message = f"replay-series-{series}" if series else f"replay-chart-{chart}"
        return self._named(message, series or chart)

    def at_stake(self, game: G, decision: Decision, view: P) -> Sequence[str]:
        """What a question is about besides its text, one line each: a prepared roll, votes cast."""
        return ()

    def option_preview(self, game: G, decision: Decision, option: str, view: P) -> str:
        """The consequences of an option, in words; empty if nothing can be said in advance."""
        preview = game.preview(view, decision, option)
        return self.preview(preview) if preview is not None else ""

    # --- the table in words ---------------------------------------------------------------------
    def board(self, game: G, view: P, me: str | None) -> Sequence[BoardSection]:
        """The whole table in words, part by part, as the seat `me` (None: a spectator) sees it."""
        if (board := self._board(game, view, me)) is not None:
            return board.sections()
        from weimar_tui.text.fields import told_fields

        lines = tuple("  " * depth + text for depth, text in told_fields(view))
        return (BoardSection(self.ui("pane-table"), lines),) if lines else ()

    def _board(self, game: G, view: P, me: str | None) -> BoardOfGame[Any, P] | None:
        """What words the table for a seat; None if the fields of the view are listed."""
        return None

    def things(self, game: G, view: P, me: str | None) -> Sequence[Entry]:
        """Things on the table that have a page, with the text of the page."""
        board = self._board(game, view, me)
        return () if board is None else tuple(board.things())

    def hand(self, game: G, view: P, seat: str) -> Sequence[str]:
        """What a seat holds that others cannot see, one line for each card; `view` is
        that seat's."""
        if (board := self._board(game, view, seat)) is not None:
            return tuple(board.hand(seat))
        hands: Mapping[str, Sequence[str]] = getattr(view, "hands", {})
        return hands.get(seat, ())

    def warnings(self, game: G, view: P) -> Sequence[str]:
        """Threats that are one step from ending the game, a line each; empty once it is over."""
        board = self._board(game, view, None)
        return () if board is None or view.outcome is not None else tuple(board.warnings())

    # --- components -----------------------------------------------------------------------------
    def entries(self) -> Sequence[Entry]:
        """Every card and component for the codex, in display order."""
        return ()

    def entry_names(self) -> Mapping[str, str]:
        """The ids of the codex's entries, by name. Overridden where effects are slow to word."""
        return {entry.name: entry.id for entry in self.entries()}

    def page(self, component: str) -> Sequence[str]:
        """A card or component in full, its title first."""
        return (component,)

    # --- help -----------------------------------------------------------------------------------
    def help_topic(self, kind: str) -> str:
        """The help topic of a pane or a kind of decision."""
        return kind if self._decisions is None else self._decisions.help_topic(kind)
