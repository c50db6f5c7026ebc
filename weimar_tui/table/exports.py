"""What a recorded game is written out as: its chronicle as Markdown, its figures as CSV."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator, Sequence

from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.scenario_data import load_scenario
from weimar_tui.kernel.events import Event
from weimar_tui.packs.scenarios import ScenarioError
from weimar_tui.table.annals import THREATS, Annals, Figures, Stretch
from weimar_tui.text.wording import Wording

OPEN = "open"
"""The view that hides nothing."""

_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def viewers_of(annals: Annals, players: dict[str, str]) -> tuple[str | None, ...]:
    """Whose views of a recorded game may be shown, the usual one first.

    Everything is open once the game is over, and in a game of bots. A game in which people still
    play is seen as its only human player sees it, or as a spectator.
    """
    seats = annals.replay.saved.header.seats
    humans = [seat for seat in seats if players.get(seat, "human") == "human"]
    over = annals.replay.saved.end is not None
    if over or not humans:
        return (OPEN, None, *seats)
    return (humans[0], None) if len(humans) == 1 else (None,)


def seen(event: Event, viewer: str | None) -> Event:
    """An event as the viewer may know it."""
    return event if viewer == OPEN else event.seen_by(viewer)


# --- the chronicle ------------------------------------------------------------------------------
def chronicle(annals: Annals, words: Wording, viewer: str | None = OPEN) -> str:
    """The whole game as Markdown, by round, phase and impulse, with figures after every round."""
    kept: list[str] = []
    for line in _Chronicle(annals, words, viewer).lines():
        if line or kept[-1:] != [""]:
            kept.append(line)
    return "\n".join(kept) + "\n"


class _Chronicle:
    def __init__(self, annals: Annals, words: Wording, viewer: str | None) -> None:
        self.annals = annals
        self.words = words
        self.viewer = viewer

    def say(self, key: str, **arguments: object) -> str:
        return _plain(self.words.text(f"replay-{key}", **arguments))

    def lines(self) -> Iterator[str]:
        yield f"# {self.say('book-title')}"
        yield ""
        yield from self._about()
        number = self.annals.figures[0].round
        if self.annals.stretches and self.annals.stretches[0].head is None:
            yield ""
            yield f"## {self.say('book-setup')}"
            yield ""
        for stretch in self.annals.stretches:
            head = stretch.head
            if isinstance(head, e.RoundStarted):
                if head.round > number:
                    title = self.say("book-standing", round=number)
                    yield from self._standing(title, self.annals.figures_before(stretch.first))
                    number = head.round
                yield from ("", f"## {self.say('book-round', round=head.round)}", "")
                yield self._event(head)
            elif head is not None:
                yield from ("", f"### {self._title(stretch)}", "")
            rest = self.annals.events[stretch.first + (head is not None) : stretch.last]
            if isinstance(head, e.RoundStarted) and rest:
                yield ""
            for event in rest:
                text = self._event(event)
                if text:
                    yield f"- {text}"
        yield from self._standing(self.say("book-standing-end"), self.annals.figures[-1])

    def _about(self) -> Iterator[str]:
        saved = self.annals.replay.saved
        header = saved.header
        yield f"- {self.say('book-scenario')}: {_plain(self._scenario(header.scenario))}"
        yield f"- {self.say('book-seed')}: {_plain(header.seed)}"
        yield f"- {self.say('book-picks')}: {len(saved.picks)}"
        who = ", ".join(self._seat(seat, header.players) for seat in header.seats)
        yield f"- {self.say('book-seats')}: {who}"
        self.annals.replay.jump(self.annals.last)
        outcome = self.annals.replay.position.outcome
        ending = (
            self.say("book-unfinished") if outcome is None else _plain(self.words.outcome(outcome))
        )
        yield f"- {self.say('book-end')}: {ending}"

    def _seat(self, seat: str, players: dict[str, str]) -> str:
        """A party and who plays it: ``SPD (bot)``."""
        who = self.say("player", player=players.get(seat, "human"))
        return f"{self._party(seat)} ({who})"

    def _scenario(self, name: str) -> str:
        try:
            return self.words.words(load_scenario(name).name)
        except ScenarioError:
            return name

    def _title(self, stretch: Stretch) -> str:
        assert stretch.head is not None
        text = self._event(stretch.head).rstrip(".")
        return (
            self.say("book-impulse", number=stretch.number, text=text) if stretch.number else text
        )

    def _event(self, event: Event) -> str:
        return _plain(self.words.event(seen(event, self.viewer)))

    def _party(self, party: str) -> str:
        return _plain(self.words.name(party))

    def _standing(self, title: str, figures: Figures) -> Iterator[str]:
        yield from ("", f"**{title}**", "")
        columns = ("party", "vp", "seats-held", "bases")
        yield "| " + " | ".join(self.say(f"book-{column}") for column in columns) + " |"
        yield "| --- | ---: | ---: | ---: |"
        for party in PARTIES:
            row = (figures.vp[party], figures.seats[party], figures.bases[party])
            yield f"| {self._party(party)} | " + " | ".join(map(str, row)) + " |"
        if figures.seats["nsdap"]:
            yield f"| {self._party('nsdap')} | | {figures.seats['nsdap']} | |"
        yield ""
        yield self.say(
            "book-line",
            cities=figures.in_cities,
            box=figures.dr_box,
            economy=figures.economy,
            nsdap=figures.nsdap,
            government=" + ".join(self.words.name(party) for party in figures.government),
        )


def _plain(text: str) -> str:
    """The text with nothing in it that Markdown would read as more than text."""
    return _SPECIAL.sub(r"\\\1", text.replace("\n", " "))


# --- the figures --------------------------------------------------------------------------------
_COLUMNS: Sequence[tuple[str, Callable[[Figures], object]]] = (
    *((f"vp_{party}", lambda f, party=party: f.vp[party]) for party in PARTIES),
    *((f"seats_{party}", lambda f, party=party: f.seats[party]) for party in (*PARTIES, "nsdap")),
    *((f"bases_{party}", lambda f, party=party: f.bases[party]) for party in PARTIES),
    *((f"reserve_{party}", lambda f, party=party: f.reserve[party]) for party in PARTIES),
    ("threats_in_cities", lambda f: f.in_cities),
    *((threat, lambda f, threat=threat: f.threats[threat]) for threat in THREATS),
    ("dr_box", lambda f: f.dr_box),
    ("economy", lambda f: f.economy),
    ("nsdap_track", lambda f: f.nsdap),
    ("chancellor", lambda f: f.chancellor),
    ("government", lambda f: "+".join(f.government)),
)

_KEYS = ("after", "round", "phase", "impulse", "pick", "party", "card", "use")


def figures_csv(annals: Annals) -> str:
    """How things stood after the set-up, after every impulse and after every round, as CSV.

    The column `after` says which of these a row is (`set-up`, `impulse`, `round`); the words are
    ids, the same in every language. `threats_in_cities` counts all but Prosperity.
    """
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow([*_KEYS, *(name for name, _ in _COLUMNS)])
    for keys, figures in _rows(annals):
        writer.writerow([*keys, *(value(figures) for _, value in _COLUMNS)])
    return sheet.getvalue()


def _rows(annals: Annals) -> Iterator[tuple[tuple[object, ...], Figures]]:
    stretches = annals.stretches
    for index, stretch in enumerate(stretches):
        figures = annals.figures_before(stretch.last)
        last = index == len(stretches) - 1
        head, following = stretch.head, None if last else stretches[index + 1].head
        if head is None:
            yield ("set-up", 0, "setup", "", stretch.ends, "", "", ""), figures
        elif isinstance(head, e.CardPlayed):
            keys = (stretch.round, stretch.phase, stretch.number, stretch.ends)
            yield ("impulse", *keys, head.party, head.card, head.use), figures
        if head is not None and (last or isinstance(following, e.RoundStarted)):
            yield ("round", stretch.round, stretch.phase, "", stretch.ends, "", "", ""), figures
