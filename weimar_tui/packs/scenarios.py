"""Set-ups as data: `scenarios/<game>/*.toml`, each one strict component."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import TypeVar

from weimar_tui.data_files import game_folder, is_in_the_box
from weimar_tui.kernel.errors import KernelError, reason_of
from weimar_tui.kernel.files import read_bounded
from weimar_tui.kernel.printing import printable
from weimar_tui.packs.component import Component
from weimar_tui.packs.errors import printable_lines
from weimar_tui.packs.reader import Reader
from weimar_tui.packs.sources import LARGEST, parse_toml
from weimar_tui.packs.texts import language_problems

Read = TypeVar("Read", bound=Component)


class ScenarioError(KernelError):
    """A scenario that cannot be used."""

    def __init__(self, problem: str, name: str) -> None:
        (line,) = printable_lines([problem])
        super().__init__("scenario-unusable", name=printable(name, 40), detail=line)


class ScenarioMissing(ScenarioError):
    """The scenario does not exist."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        shown = printable(name, 40)
        KernelError.__init__(self, "scenario-missing", name=shown, known=", ".join(known))


def scenario_ids(game: str) -> tuple[str, ...]:
    """The scenarios of a game, `main` first."""
    names = sorted(path.stem for path in game_folder("scenarios", game).glob("*.toml"))
    return tuple(sorted(names, key=lambda name: name != "main"))


def load_scenario(game: str, id: str, kind: type[Read]) -> Read:
    """A scenario, read strictly: named after its file, and in every language if it is one of
    ours.

    Raises ScenarioError. The game checks whether it fits the components.
    """
    known = scenario_ids(game)
    if id not in known:
        raise ScenarioMissing(id, known)
    file = f"{id}.toml"
    try:
        content = read_bounded(game_folder("scenarios", game) / file, LARGEST)
    except OSError as error:
        raise ScenarioError(f"{file}: cannot be read ({reason_of(error)}).", id) from None
    scenario = read_scenario(content, file, kind, ours=is_in_the_box(game))
    if getattr(scenario, "id", id) != id:
        raise ScenarioError(f"{file}: the id must be `{id}`, as the file is called.", id)
    return scenario


def unknown_names(
    named: Iterable[tuple[str, Iterable[str], Container[str]]],
) -> Iterator[str]:
    """Names in a scenario that the components do not have, a line each.

    `named`: the kind of name, the names in the scenario, and the known names.


    >>> list(unknown_names([("city", ["berlin", "atlantis"], ["berlin", "essen"])]))
    ['there is no city `atlantis`.']
    """
    for what, names, there_are in named:
        for name in names:
            if name not in there_are:
                yield f"there is no {what} `{name}`."


def without_problems(scenario: Read, id: str, problems: Iterable[str]) -> Read:
    """Return the scenario, or raise ScenarioError for the first problem."""
    for problem in problems:
        raise ScenarioError(f"{id}.toml: {problem}", id)
    return scenario


def read_scenario(content: bytes, file: str, kind: type[Read], *, ours: bool = False) -> Read:
    """A scenario from the bytes of its file. `ours`: must be in every language.

    Raises ScenarioError.
    """
    name = file.removesuffix(".toml")
    try:
        document = parse_toml(content)
    except ValueError as error:
        raise ScenarioError(f"{file}: {error}.", name) from None
    reader = Reader({file: document})
    if ours:
        reader.problems += language_problems({file: document})
    scenario = reader.whole(file, kind)
    if scenario is None or reader.problems:
        raise ScenarioError(reader.problems[0], name)
    return scenario
