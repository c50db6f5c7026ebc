"""The fields of a form, and groups of them that can be folded away.

Nothing is drawn here: the app shows fields as rows, line mode prints them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from weimar_tui.text.messages import GameMessages

RULES, DETAILS = "fold:rules", "fold:details"
"""Field ids of the headings of groups."""


@dataclass(frozen=True)
class Field:
    """A field of a form: its name and its chosen value.

    `choices` are the available values with their texts, `about` explains some of them; `said` is
    the text of the chosen value if it differs from the list's. `help`: the purpose of the field.
    `prompt`: the prompt for a typed text. A `switch` has two values and toggles without a list.
    `note` is shown next to it where there is room. A `folds` field is the heading of a group, which
    it shows or hides; fields of an open group are `inner`.
    """

    id: str
    label: str
    value: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    said: str = ""
    help: str = ""
    prompt: str = ""
    switch: bool = False
    note: str = ""
    folds: bool = False
    inner: bool = False

    @property
    def text(self) -> str:
        """The text of the chosen value."""
        return self.said or self.choices.get(self.value, self.value)

    @property
    def explanation(self) -> str:
        """The explanation of the chosen value, otherwise the field's help."""
        return self.about.get(self.value) or self.help

    def after(self, by: int) -> str:
        """Return the value `by` places after the chosen one, wrapping around.

        >>> Field("clock", "Clock", "60", {"0": "none", "60": "a minute"}).after(1)
        '0'
        """
        values = list(self.choices)
        now = values.index(self.value) if self.value in values else 0
        return values[(now + by) % len(values)] if values else self.value


class FoldedForm(ABC):
    """A form whose less important fields are in groups, folded away until they are wanted."""

    def __init__(self) -> None:
        self.unfolded: set[str] = set()

    @property
    @abstractmethod
    def words(self) -> GameMessages: ...

    @abstractmethod
    def main_fields(self) -> list[Field]:
        """Return the fields that are always shown."""

    @abstractmethod
    def groups(self) -> dict[str, list[Field]]:
        """Return the fields of each group by its heading."""

    @abstractmethod
    def is_changed(self, field: Field) -> bool:
        """Whether a folded heading should say what a field is set to."""

    def fold(self, heading: str) -> None:
        """Show or hide a group."""
        self.unfolded ^= {heading}

    def fields(self) -> list[Field]:
        """Return the fields that are shown now: the main ones, headings and open groups."""
        fields = self.main_fields()
        for heading, inner in self.groups().items():
            if len(inner) == 1:
                fields += inner
            elif inner:
                fields.append(self._heading(heading, inner))
                if heading in self.unfolded:
                    fields += [replace(field, inner=True) for field in inner]
        return fields

    def hidden_fields(self) -> list[Field]:
        """Return the fields of folded groups."""
        shown = {field.id for field in self.fields()}
        return [f for inner in self.groups().values() for f in inner if f.id not in shown]

    def _heading(self, id: str, inner: Sequence[Field]) -> Field:
        """A group's heading says what in it differs from the default."""
        words, name = self.words, id.partition(":")[2]
        changed = [
            words.text("plain-line", name=one.label, text=one.text)
            for one in inner
            if self.is_changed(one)
        ]
        said = words.catalogue.join("commas", changed) or words.ui(f"new-{name}-usual")
        return Field(
            id,
            words.ui(f"new-{name}"),
            "unfolded" if id in self.unfolded else "folded",
            {"folded": said, "unfolded": said},
            help=words.ui(f"new-help-{name}"),
            switch=True,
            note=words.catalogue.join("commas", [one.label for one in inner]),
            folds=True,
        )
