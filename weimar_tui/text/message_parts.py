"""Base classes for the parts of a game's messages: names, events, cards, decisions, the table.

`GameMessages` takes its sentences from these parts. A game extends them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec.structs import asdict

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Answer
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import P
from weimar_tui.text.catalogue import Catalogue, Function, MissingText, sentence_case
from weimar_tui.text.messages import BoardSection, Entry, GameMessages


class NamesOfGame:
    """Names by id in one language, and the functions that messages call for them: `NAME($area)`.

    Every game has `WORD`, `NAME` and `CARD`; `START` begins a sentence; `functions` are the game's
    own.
    """

    def __init__(self, catalogue: Catalogue, **functions: Function) -> None:
        self._catalogue = catalogue
        catalogue.functions.update(
            WORD=self.word, NAME=self.name, CARD=self.card, START=sentence_case, **functions
        )

    def word(self, kind: str, name: str, form: str = "") -> str:
        """A name from the message files, in a special form if the language has one."""
        message = f"{kind}-{name}"
        if form and not self._catalogue.has(message, form):
            form = ""
        return self._catalogue.text(message, form)

    def in_form(self, kind: str) -> Callable[..., str]:
        """Names of one kind, as a function for messages: `PARTY($party, form: "of")`."""
        return lambda name, form="": self.word(kind, name, form)

    def seat(self, seat: str, form: str = "") -> str:
        """A seat as it is named within a sentence: `the West`."""
        raise NotImplementedError

    def name(self, name: str) -> str:
        """The name of anything by its id, outside a sentence."""
        raise NotImplementedError

    def card(self, card: str, form: str = "") -> str:
        """The name of a card within a sentence."""
        raise NotImplementedError

    def unnamed(self, name: str) -> str:
        """The id, for something without a name. With `strict` messages it raises MissingText."""
        if self._catalogue.strict:
            raise MissingText(f"nothing is called {name!r}")
        return name

    def named_card(self, name: Mapping[str, str], number: str = "", form: str = "") -> str:
        """A card in a sentence: “Land reform” (1); `short` leaves out its number."""
        message = "numbered-card" if number and form != "short" else "named-card"
        return self._catalogue.text(message, name=self._catalogue.pick(name), card=number)


N = TypeVar("N", bound=NamesOfGame)
"""The names of a game."""


class EventsOfGame(Generic[N]):
    """Words events: one message `event-<tag>` each, filled in with the event's fields."""

    def __init__(self, catalogue: Catalogue, names: N) -> None:
        self._catalogue = catalogue
        self._names = names

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        arguments: dict[str, object] = {}
        for field in event.__struct_fields__:
            self._field(field, getattr(event, field), arguments)
        self._extras(event, arguments)
        tag = event.__struct_config__.tag
        return sentence_case(self._catalogue.text(f"event-{tag}", **arguments))

    def _field(self, field: str, value: object, arguments: dict[str, object]) -> None:
        """Fill in a field: its value, `yes` or `no`; `<field>-count` is the number of
        its elements."""
        match value:
            case bool():
                arguments[field] = "yes" if value else "no"
            case tuple():
                arguments[f"{field}-count"] = len(value)
            case str() | int() | float():
                arguments[field] = value

    def _extras(self, event: Event, arguments: dict[str, object]) -> None:
        """Add arguments that combine several fields or need special wording."""


C = TypeVar("C")
"""The components of a game."""
E = TypeVar("E")
"""What words the effects of a game's cards."""


class CardsOfGame(Generic[C, N, E]):
    """Words the cards of one pack in one language."""

    def __init__(self, catalogue: Catalogue, components: C, names: N, effects: E) -> None:
        self._catalogue = catalogue
        self._components = components
        self._names = names
        self._effects = effects
        self._texts: dict[str, str] = {}
        """Texts of cards, each made once."""


@cache
def message_of(answer: type[Answer]) -> str:
    """The id of the message for a type of answer: `option-lay-card` for `LayCard`."""
    return "option" + re.sub(r"[A-Z]", lambda capital: f"-{capital[0].lower()}", answer.__name__)


def filled_in(catalogue: Catalogue, answer: Answer) -> str:
    """An answer in words: the message of its type, filled in with its fields."""
    return catalogue.text(message_of(type(answer)), **asdict(answer))


WAITING = "waiting"
"""The attribute of a decision's message for the other players, who wait."""


class RuledQuestion(Protocol):
    """A kind of question as a game declares it: its `section` of the rules, its `help`."""

    section: str
    help: str


class DecisionsOfGame(Generic[N, P]):
    """Words questions and answers, and what the other players read meanwhile."""

    questions: ClassVar[Mapping[str, RuledQuestion]] = {}

    def __init__(self, catalogue: Catalogue, names: N) -> None:
        self._catalogue = catalogue
        self._names = names

    # --- questions ------------------------------------------------------------------------------
    def question(self, decision: Decision, view: P | None = None, *, ruled: bool = True) -> str:
        """The question, with its source and, if `ruled`, the section of the rules."""
        catalogue, arguments = self._catalogue, self._arguments(decision, view)
        question = self._text(self._message(decision), "decision-unknown", decision, arguments)
        if left := self._left(decision):
            question = catalogue.text("decision-left", question=question, left=left)
        if why := self._because(decision, view):
            question = catalogue.text("decision-because", why=why, question=question)
        if ruled and (rule := self.rule(decision)):
            question = catalogue.text("decision-rule", question=question, rule=rule)
        return question

    def waiting(self, decision: Decision) -> str:
        """What the other players read while a seat is asked; it mentions nothing that
        only that seat can see."""
        seat = self._names.seat(decision.seat, "acc")
        return self._catalogue.text("waiting", seat=seat, topic=self.topic(decision))

    def topic(self, decision: Decision) -> str:
        """The public subject of a question: `the budget`."""
        seen = decision.seen_by(None)
        arguments = self._arguments(seen, None)
        message = f"decision-{decision.kind}"
        return self._text(message, "waiting-other", seen, arguments, WAITING)

    def rule(self, decision: Decision) -> str:
        """The section of the rules that a question comes from; empty for effects of cards."""
        question = self.questions.get(decision.kind)
        return question.section if question is not None else ""

    def help_topic(self, kind: str) -> str:
        """The help topic of a kind of question, if it differs from the kind's name."""
        return self.questions[kind].help if kind in self.questions else kind

    def _text(
        self,
        message: str,
        otherwise: str,
        decision: Decision,
        arguments: Mapping[str, object],
        attribute: str = "",
    ) -> str:
        catalogue = self._catalogue
        if catalogue.strict or catalogue.has(message, attribute):
            return catalogue.text(message, attribute, **arguments)
        return catalogue.text(otherwise, seat=self._names.seat(decision.seat))

    def _message(self, decision: Decision) -> str:
        """The id of a question's message; its attributes are its answers in words."""
        return f"decision-{decision.kind}"

    def _arguments(self, decision: Decision, view: P | None) -> dict[str, object]:
        """The arguments of a question's message."""
        raise NotImplementedError

    def _left(self, decision: Decision) -> int:
        """How often the question is still asked, this time included; 0 to leave that out."""
        return 0

    def _because(self, decision: Decision, view: P | None) -> str:
        """The source of a question, if it is worth showing: a card, a space."""
        return ""

    # --- answers --------------------------------------------------------------------------------
    def option(self, decision: Decision, option: str, view: P | None = None) -> str:
        """One answer in words."""
        question = self.questions.get(decision.kind)
        if question is None:
            if self._catalogue.strict:
                raise MissingText(f"no words for {decision.kind}")
            return self._names.name(option)
        return self._answer(decision, question, option, view)

    def _answer(self, decision: Decision, question: Any, option: str, view: P | None) -> str:
        raise NotImplementedError

    def _word(self, decision: Decision, word: str, view: P | None) -> str:
        """An answer that is a word of the question's message."""
        return self._catalogue.text(
            self._message(decision), word, **self._arguments(decision, view)
        )


W = TypeVar("W", bound=GameMessages[Any, Any])
"""The sentences of a game."""


class BoardOfGame(Generic[W, P]):
    """Puts one view of the table into words, for players who do not see it drawn."""

    def __init__(self, words: W, view: P) -> None:
        self._words = words
        self._view = view

    def sections(self) -> tuple[BoardSection, ...]:
        """The whole table, in sections without empty ones."""
        sections = (BoardSection(title, tuple(tell())) for title, tell in self._parts().items())
        return tuple(section for section in sections if section.lines)

    def _parts(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        """The parts of the table by title, each as lines."""
        raise NotImplementedError

    def hand(self, seat: str) -> Iterator[str]:
        """What a seat holds that others cannot see, one line for each card."""
        raise NotImplementedError

    def warnings(self) -> Iterator[str]:
        """What is one step from ending a game that is still being played."""
        raise NotImplementedError

    def things(self) -> Iterator[Entry]:
        """Things on the table that have a page, with the text of the page."""
        raise NotImplementedError

    def _say(self, message: str, **arguments: object) -> str:
        return self._words.text(f"board-{message}", **arguments)

    def _line(self, name: str, text: str) -> str:
        return self._say("place", name=name, text=text)

    def _joined(self, parts: Iterable[str]) -> str:
        return self._words.catalogue.join("rows", parts)


def as_list(lines: Iterable[str]) -> str:
    """Lines as a Markdown list, for the page of a thing on the table."""
    return "\n".join(f"- {line}" for line in lines)


def scenario_page(
    catalogue: Catalogue, name: str, about: str, facts: Iterable[tuple[str, str]]
) -> str:
    """A scenario's page in Markdown: its name, a sentence, and `facts`.

    Each fact has a message `scenario-<fact>` for its heading.
    """
    say = catalogue.text
    lines = [say("scenario-line", head=say(f"scenario-{fact}"), text=text) for fact, text in facts]
    return "\n".join([f"# {name}", "", *([about, ""] if about else []), *lines])
