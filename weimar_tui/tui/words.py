"""Every sentence and name the terminal shows, in the player's language.

Sentences of the interface come from `ui.ftl`, names of components from the rules data, and
everything about events, decisions and cards from the text room, which is asked late: the start
screen needs none of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from weimar_tui.kernel.errors import cause_of
from weimar_tui.text.library import Library
from weimar_tui.text.problems import Told, cause_text, problem_text

if TYPE_CHECKING:
    from weimar_tui.games.weimar.rules.components import Components
    from weimar_tui.games.weimar.rules.effects.vocabulary import Effects
    from weimar_tui.games.weimar.rules.position import WeimarPosition
    from weimar_tui.games.weimar.rules.preview import Preview
    from weimar_tui.kernel.decision import Decision
    from weimar_tui.kernel.events import Event
    from weimar_tui.text.wording import Wording


def _percent(probability: float) -> str:
    """A chance in percent; what is possible is never called 0, what is not certain never 100.

    >>> [_percent(chance) for chance in (0.004, 0.35, 0.999, 1.0)]
    ['<1', '35', '>99', '100']
    """
    if probability < 0.005:
        return "<1"
    return ">99" if 0.995 <= probability < 1 - 1e-9 else f"{100 * probability:.0f}"


class Words:
    """The words of one language."""

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        self.lang = lang
        self._library = Library(lang, strict=strict)
        self._strict = strict
        self._said: dict[str, str] = {}
        self._wording: Wording | None = None

    def ui(self, key: str, **args: Any) -> str:
        """A sentence of the interface."""
        if args:
            return self._library.text(f"ui-{key}", **args)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = self._library.text(f"ui-{key}")
        return said

    def replay(self, key: str, **args: Any) -> str:
        """A sentence about recorded games."""
        return self._library.text(f"replay-{key}", **args)

    def text(self, message: str, **args: Any) -> str:
        """A sentence by its whole id, of settings and lessons."""
        return self._library.text(message, **args)

    def problem(self, told: Told) -> str:
        """What went wrong, or was refused."""
        return problem_text(self._library, told)

    def cause(self, error: Exception) -> str:
        """What the system says went wrong."""
        return cause_text(self._library, cause_of(error))

    def has(self, key: str) -> bool:
        """Whether the interface has such a sentence."""
        return self._library.has(f"ui-{key}")

    def pick(self, words: dict[str, str]) -> str:
        """A component's text in this language."""
        return words.get(self.lang) or words.get("en", "")

    def party(self, party: str) -> str:
        """A party's name as it is said: `KPD`, `Zentrum`."""
        return self.ui(f"party-{party}") if party else ""

    def parties(self, parties: tuple[str, ...]) -> str:
        """Several parties, joined: `SPD + Zentrum`."""
        return " + ".join(self.party(party) for party in parties)

    def city(self, components: Components, city: str) -> str:
        """A city's name."""
        return self.pick(components.cities[city].name)

    def issue(self, components: Components, marker: str) -> str:
        """An issue marker's name, with its copy: `Economy II`."""
        for kind in components.issues.values():
            if marker in kind.markers:
                copy = kind.markers.index(marker)
                return self.pick(kind.name) + (f" {'I' * (copy + 1)}" if kind.copies > 1 else "")
        return marker

    def card(self, components: Components, card: str) -> str:
        """A card's name, whatever deck it is from."""
        if card in components.cards:
            return self.pick(components.cards[card].name)
        if card in components.agendas:
            return self.pick(components.agendas[card].name)
        if card in components.foreign_affairs:
            return self.pick(components.foreign_affairs[card].name)
        if card in components.specials:
            return self.pick(components.specials[card].name)
        for round_card in components.rounds:
            if round_card.id == card:
                return self.pick(round_card.name)
        return self.ui("card-hidden") if card == "?" else card

    def several(self, names: Iterable[str]) -> str:
        """Things counted up: `Unrest, Reichswehr`."""
        *before, said = tuple(names) or ("",)
        for name in reversed(before):
            said = self.ui("two-things", first=name, rest=said)
        return said

    # --- from the text room ---------------------------------------------------------------------
    def use(self, components: Components) -> None:
        """Word these components; asked before the first event or card is worded."""
        if self._wording is None or self._wording.components is not components:
            from weimar_tui.text.wording import Wording

            self._wording = Wording(self.lang, components, strict=self._strict)

    @property
    def wording(self) -> Wording:
        """The text room's words for the components in use."""
        if self._wording is None:
            raise RuntimeError("no components are in use yet")
        return self._wording

    def event(self, event: Event) -> str:
        """What happened; empty for what the chronicle leaves out."""
        return self.wording.event(event)

    def question(self, decision: Decision, view: WeimarPosition | None = None) -> str:
        """What is asked."""
        return self.wording.decision(decision, view)

    def option(self, decision: Decision, option: str, view: WeimarPosition) -> str:
        """One answer."""
        return self.wording.option(decision, option, view)

    def action(self, action: str, party: str) -> str:
        """What an action is called on the party's board."""
        return self.wording.action(action, party)

    def refusal(self, reason: str, arguments: dict[str, Any]) -> str:
        """Why an answer is not possible."""
        return self.wording.reason(reason, arguments)

    def foreseen(self, preview: Preview) -> str:
        """Dice, chances and dangers of an option."""
        parts = []
        if preview.fallen:
            effects = self._does(preview.chances[0].effects)
            parts.append(self.ui("preview-fallen", result=preview.fallen, effects=effects))
        elif preview.dice:
            parts.append(self._odds(preview))
        if preview.stopped:
            parts.append(self.ui("preview-stopped"))
        elif preview.space:
            parts.append(self._nsdap_space(preview.space))
        for danger in preview.dangers:
            parts.append(self.ui(f"preview-{danger.kind}", party=self.party(danger.party)))
        return "\n".join(filter(None, parts))

    def _odds(self, preview: Preview) -> str:
        odds = ""
        for chance in preview.chances:
            said = self.ui(
                "preview-result",
                percent=_percent(chance.probability),
                effects=self._does(chance.effects),
            )
            odds = self.ui("preview-or", first=odds, rest=said) if odds else said
        return self.ui(
            "preview-odds",
            dice=preview.dice,
            modifier=f"{preview.modifier:+d}" if preview.modifier else "",
            modified="yes" if preview.modifier else "no",
            odds=odds,
        )

    def _does(self, effects: Effects) -> str:
        return self.wording.effects(effects).rstrip(".。") or self.ui("preview-nothing")

    def _nsdap_space(self, space: int) -> str:
        """What lies below a space of the NSDAP track (rulebook 5.12); the last ends the game."""
        spaces = self.wording.components.tables.nsdap
        if space >= len(spaces):
            return ""
        text = self.wording.nsdap_space(spaces[space - 1])
        return self.ui("preview-space", space=space, effects=text or self.ui("preview-nothing"))

    def source(self, source: str) -> str:
        """What victory points were won for."""
        return self.wording.source(source) if source else self.ui("source-other")

    def card_text(self, components: Components, card: str) -> str:
        """What a card does, in words, on one line."""
        self.use(components)
        for pile in (components.cards, components.agendas, components.foreign_affairs):
            if card in pile:
                *before, said = self.wording.card_text(pile[card]).split("\n")
                for line in reversed(before):
                    said = self.ui("two-sentences", first=line, rest=said)
                return said
        return ""

    def issue_text(self, components: Components, marker: str) -> str:
        """What follows from an issue for whoever wins it (rulebook 5.3), on one line."""
        self.use(components)
        return self.ui("preview-issue", text=self.wording.issue(marker))

    def card_page(self, components: Components, card: str) -> list[str]:
        """A card in full, its title first."""
        self.use(components)
        return self.wording.card(card).split("\n")
