"""Words what a Politics Phase changed, as a table and as lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from weimar_tui.text.catalogue import sentence_case

from ..rules.politics_results import FIGURES, PoliticsResults
from ..rules.position import PARTIES
from .names import signed, signed_in_text
from .wording import WeimarMessages

Row = tuple[str, Mapping[str, int]]
"""A cause, and by how much it changed a figure of each party."""

ARROW = "→"
NONE = "–"


@dataclass(frozen=True)
class Block:
    """A figure of the parties before and after the phase, and what changed it."""

    title: str
    before: Mapping[str, int]
    after: Mapping[str, int]
    rows: tuple[Row, ...]

    def total(self, party: str) -> str:
        """The figure of a party: `10 → 18`, or `3` if it did not change."""
        before, after = self.before[party], self.after[party]
        return f"{after}" if before == after else f"{before} {ARROW} {after}"


class PoliticsWords:
    """Words the results of one Politics Phase."""

    def __init__(self, words: WeimarMessages, results: PoliticsResults) -> None:
        self.words = words
        self.results = results

    @property
    def title(self) -> str:
        over = "yes" if self.results.is_over else "no"
        return self.words.text("politics-title", round=self.results.round, over=over)

    def blocks(self) -> Iterator[Block]:
        """The figures, each with its causes in the order in which they came."""
        results = self.results
        for figure in FIGURES:
            yield Block(
                self.words.text(f"politics-figure-{figure}"),
                results.before[figure],
                results.after[figure],
                tuple((self.cause(cause), row) for cause, row in results.changes[figure].items()),
            )

    def cause(self, cause: str) -> str:
        """What changed a figure, such as `most issues won` or an issue's name."""
        words = self.words
        kind, _, thing = cause.partition(":")
        if words.catalogue.has(f"politics-cause-{cause}"):
            results = self.results
            return words.text(
                f"politics-cause-{cause}", calm=results.calm, troubled=results.troubled
            )
        if kind == "issue":
            return words.issue(thing)
        if cause.startswith("step-"):
            return words.text("politics-cause-step", number=int(cause.removeprefix("step-")))
        return words.source(cause)

    def cities(self) -> list[tuple[str, int, str]]:
        """Threats that were placed or removed: `+Unrest`, its sign as a number, and the cities."""
        by_threat: dict[tuple[str, bool], list[str]] = {}
        for (threat, city), number in self.results.cities.items():
            if number:
                by_threat.setdefault((threat, number > 0), []).append(self.words.city(city))
        return [
            (
                self.words.change("threat", threat, 1 if more else -1),
                1 if more == (threat == "prosperity") else -1,
                self.words.several(names),
            )
            for (threat, more), names in by_threat.items()
        ]

    def dr_box(self) -> tuple[str, list[tuple[str, int]]]:
        """The number of markers before and after, and each kind that came or went."""
        before, after = self.results.markers
        total = f"{after}" if before == after else f"{before} {ARROW} {after}"
        name = self.words.name
        changed = [
            (f"{signed(number)} {name(threat)}", number)
            for threat, number in self.results.dr_box.items()
            if number
        ]
        return total, changed

    def rolls(self) -> list[tuple[str, list[tuple[int, bool]], str]]:
        """Each party's crisis rolls: the results, whether they hurt, and the cost of all."""
        rolls = []
        for party in PARTIES:
            mine = [roll for roll in self.results.rolls if roll.party == party]
            if mine:
                cost = [event for roll in mine for event in roll.cost]
                dice = [(roll.result, bool(roll.cost)) for roll in mine]
                rolls.append((party, dice, self.words.effects_in_short(cost)))
        return rolls

    def government(self, *, spoken: bool = False) -> str:
        """The government before and after, the Chancellor's party marked: `SPD*+Z → KPD*`.

        `spoken`: it is marked in words.
        """
        before, after = self.results.governments
        cabinet = self._cabinet_in_words if spoken else self._cabinet
        if before == after:
            return cabinet(after)
        return f"{cabinet(before)} {ARROW} {cabinet(after)}"

    def _cabinet(self, parties: tuple[str, ...]) -> str:
        names = [self.words.seat_short(party) for party in parties]
        return "+".join((f"{names[0]}*", *names[1:])) if names else NONE

    def _cabinet_in_words(self, parties: tuple[str, ...]) -> str:
        if not parties:
            return NONE
        chancellor, *others = (self.words.seat(party) for party in parties)
        first = self.words.text("politics-chancellor", party=chancellor)
        return self.words.several([first, *others])

    def other(self) -> str:
        """Other changes in short."""
        return self.words.effects_in_short(self.results.other)

    # --- as lines -------------------------------------------------------------------------------
    def lines(self) -> Iterator[str]:
        """Everything as lines of text: a line per figure and per cause, then the rest."""
        words = self.words
        for block in self.blocks():
            if block.rows:
                totals = [self._of(party, block.total(party)) for party in PARTIES]
                yield self._line(block.title, words.several(totals))
                for cause, row in block.rows:
                    affected = [party for party in PARTIES if row[party]]
                    changes = [self._of(p, signed_in_text(row[p], words.text)) for p in affected]
                    yield f"  {self._line(sentence_case(cause), words.several(changes))}"
        for change, _, names in self.cities():
            yield self._line(words.text("politics-cities"), self._line(change, names))
        total, changed = self.dr_box()
        yield self._line(
            words.text("politics-dr-box"), words.several([total, *(text for text, _ in changed)])
        )
        for party, dice, cost in self.rolls():
            rolled = " ".join(str(die) for die, _ in dice)
            text = self._line(self._of(party, rolled), cost or NONE)
            yield self._line(words.text("politics-rolls"), text)
        yield self._line(words.text("politics-government"), self.government(spoken=True))
        if other := self.other():
            yield self._line(words.text("politics-other"), other)

    def _line(self, name: str, text: str) -> str:
        return self.words.text("politics-line", name=name, text=text)

    def _of(self, party: str, text: str) -> str:
        return self.words.text("politics-change", name=self.words.seat_short(party), text=text)
