"""Kinds of question, each declared once, and answers: the values behind the options.

Positions, saves and messages contain options only as strings. Their format is defined here alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Generic, ParamSpec, Self, cast, final, overload

import msgspec
from msgspec import Struct
from typing_extensions import TypeVar

from weimar_tui.kernel.decision import Subject

S = TypeVar("S", bound=Subject, default=Any)
A = TypeVar("A", bound="Answer", default=Any)
B = TypeVar("B", bound="Answer")
C = TypeVar("C", bound="Answer")
D = TypeVar("D", bound="Answer")
E = TypeVar("E", bound="Answer")
F = TypeVar("F", bound="Answer")
P = ParamSpec("P")

REMEMBERED = 5000
"""Options whose meaning a question caches; sums and clauses are unlimited."""

_FIELD = re.compile(r"\{(\w+)\}")


class Answer(Struct, frozen=True, gc=False):
    """The value behind an option. `form` is the format of its fields.

    An answer with one bare field (`{area}`) is its own id: rules can use the option directly.


    >>> class Pay(Answer, frozen=True):
    ...     form: ClassVar[str] = "pay:{amount}"
    ...     amount: int
    >>> Pay(3).id, Pay.read("pay:3"), Pay.read("pay:much")
    ('pay:3', Pay(amount=3), None)
    """

    form: ClassVar[str]

    @property
    def id(self) -> str:
        """The option for this answer."""
        return self.form.format_map(msgspec.structs.asdict(self))

    @classmethod
    def read(cls, option: str) -> Self | None:
        """Parse an option; None if it is not an answer of this type."""
        match = _pattern(cls.form).fullmatch(option)
        if match is None:
            return None
        try:
            return msgspec.convert(match.groupdict(), cls, strict=False)
        except msgspec.ValidationError:
            return None

    @property
    def parts(self) -> tuple[str, ...]:
        """The ids it names, which can be highlighted on the table."""
        return tuple(map(str, msgspec.structs.astuple(self)))

    @property
    def thing(self) -> str:
        """Its first part, for questions where that is chosen first."""
        return next(iter(self.parts), self.id)


@final
class Word(Answer, frozen=True):
    """An answer that is one of its question's words, such as `stop`."""

    form: ClassVar[str] = "{word}"
    word: str


@cache
def _pattern(form: str) -> re.Pattern[str]:
    """The regular expression for a form."""
    fixed = re.escape(form).replace(r"\{", "{").replace(r"\}", "}")
    return re.compile(_FIELD.sub(r"(?P<\1>.+?)", fixed))


class _Meanings(dict[str, Any]):
    """Cache of parsed options, limited in size."""

    def __init__(self, types: tuple[type[Answer], ...], words: tuple[str, ...]) -> None:
        super().__init__((word, Word(word)) for word in words)
        self._types = types

    def __missing__(self, option: str) -> Answer:
        for each in self._types:
            answer = each.read(option)
            if answer is not None:
                if len(self) < REMEMBERED:
                    self[option] = answer
                return answer
        raise ValueError(f"'{option}' is none of the answers to the question")


class Answers(Generic[A]):
    """Possible answers to a question: values of some types, and words.

    If two types match, the more specific one wins (`power:{area}` before `{card}:{action}`). Raises
    ValueError for two types with the same form.

    `read` parses an option; it raises ValueError for anything else.
    """

    def __init__(self, types: Iterable[type[A]], words: tuple[str, ...] = ()) -> None:
        self.types = tuple(sorted(types, key=_fixed_letters, reverse=True))
        self.words = words
        forms = [_FIELD.sub("{}", each.form) for each in self.types]
        if len(set(forms)) < len(forms):
            raise ValueError(f"answers written alike: {', '.join(forms)}")
        self.read: Callable[[str], A] = _Meanings(self.types, words).__getitem__

    def or_word(self, *words: str) -> Answers[A | Word]:
        """Also accept one of these words."""
        return Answers[A | Word](self.types, (*self.words, *words))


def _fixed_letters(answer: type[Answer]) -> int:
    return len(_FIELD.sub("", answer.form))


@overload
def one_of(a: type[A], /) -> Answers[A]: ...
@overload
def one_of(a: type[A], b: type[B], /) -> Answers[A | B]: ...
@overload
def one_of(a: type[A], b: type[B], c: type[C], /) -> Answers[A | B | C]: ...
@overload
def one_of(a: type[A], b: type[B], c: type[C], d: type[D], /) -> Answers[A | B | C | D]: ...
@overload
def one_of(
    a: type[A], b: type[B], c: type[C], d: type[D], e: type[E], /
) -> Answers[A | B | C | D | E]: ...
@overload
def one_of(
    a: type[A], b: type[B], c: type[C], d: type[D], e: type[E], f: type[F], /
) -> Answers[A | B | C | D | E | F]: ...
def one_of(*types: type[Answer]) -> Answers[Any]:
    """Accept values of one of these types."""
    return Answers(types)


def one_word(*words: str) -> Answers[Word]:
    """Accept only these words."""
    return Answers((), words)


def written(make: Callable[P, Answer]) -> Callable[P, str]:
    """Cache the option strings of an answer type, for options built in a loop."""
    answer: Callable[..., Answer] = make
    return cast("Callable[P, str]", cache(lambda *parts: answer(*parts).id))


class DecisionType(Generic[S, A]):
    """A kind of question: its id, its subject, and its possible answers.

    `sealed`: asked of several seats, and hides who has answered until all have, since a long wait
    would reveal what a seat holds. `irreversible`: every answer gives something up for good, so
    none is preselected. `dialog` names the dialog of the game's view that asks it (`plain`: one
    without a picture); without one it is asked in the bar. Games add what their words and screens
    need.
    """

    def __init__(
        self,
        kind: str,
        subject: type[S],
        answers: Answers[A],
        *,
        sealed: bool = False,
        irreversible: bool = False,
        dialog: str = "",
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.answers = answers
        self.sealed = sealed
        self.irreversible = irreversible
        self.dialog = dialog
        self.read = answers.read

    def __repr__(self) -> str:
        return self.kind


Q = TypeVar("Q", bound=DecisionType)


def by_kind(of: type[Q], names: Mapping[str, object]) -> dict[str, Q]:
    """The questions of a module by kind. Raises ValueError for a duplicate.


    >>> roll = DecisionType("roll", Subject, one_word("roll"))
    >>> by_kind(DecisionType, {"STOP": "stop", "ROLL": roll})
    {'roll': roll}
    """
    questions = [each for each in names.values() if isinstance(each, of)]
    questions_by_kind = {question.kind: question for question in questions}
    if len(questions_by_kind) < len(questions):
        raise ValueError("two questions of one kind")
    return questions_by_kind
