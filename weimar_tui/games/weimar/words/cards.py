"""Whole cards in words: name, values, text, historical note (terminal: Reference)."""

from __future__ import annotations

from weimar_tui.packs.component import Words
from weimar_tui.text.message_parts import CardsOfGame

from ..rules.component_data import (
    Agenda,
    Card,
    ComponentData,
    ForeignAffairsCard,
    MinorPartyCard,
    RoundCard,
    ScenarioCard,
    SpecialCard,
)
from ..rules.effects.vocabulary import Effects
from .effects import EffectWords
from .names import Names

Printed = (
    Card | Agenda | RoundCard | ForeignAffairsCard | MinorPartyCard | SpecialCard | ScenarioCard
)


def values_of(card: Card) -> str:
    """The two values of a card, with a mark on timeline cards, whose event must happen."""
    return f"{card.large}/{card.small}" + ("!" if card.deck == "timeline" else "")


class CardWords(CardsOfGame[ComponentData, Names, EffectWords]):
    """Words the cards of one pack in one language; each card's text is made only once."""

    def find(self, card_id: str) -> Printed | None:
        """The card with that id, of any kind, or None."""
        components = self._components
        piles: tuple[dict[str, Printed], ...] = (
            dict(components.cards),
            dict(components.agendas),
            {card.id: card for card in components.rounds},
            dict(components.foreign_affairs),
            dict(components.specials),
            {minor.card: minor for minor in components.minor_parties.values()},
            dict(components.scenario_cards),
        )
        # A33 and A65 are in two piles; the timeline card comes first.
        return next((pile[card_id] for pile in piles if card_id in pile), None)

    def text(self, card: Printed) -> str:
        """What the card does, a line for each effect or reaction."""
        key = f"{type(card).__name__}:{card.id}"
        if key not in self._texts:
            self._texts[key] = "\n".join(self._lines(card))
        return self._texts[key]

    def at_every_try(self, card: ForeignAffairsCard) -> str:
        """What negotiating the card does besides its success (rulebook 5.8; Versailles: 6.1)."""
        lines = [self._affair_line(part, getattr(card, part)) for part in ("above", "after")]
        if self._catalogue.has(f"card-besides-{card.id}"):
            lines.append(self._catalogue.text(f"card-besides-{card.id}"))
        return "\n".join(filter(None, lines))

    def card(self, card_id: str) -> str:
        """The whole card: name, values, text, what happens to it afterwards, historical
        note, source."""
        card = self.find(card_id)
        if card is None:
            return self._names.name(card_id)
        parts = [self._title(card), *self._values(card), self.text(card)]
        if self._catalogue.has(f"card-extra-{card_id}"):
            parts.append(self._catalogue.text(f"card-extra-{card_id}"))
        if isinstance(card, Card | RoundCard):
            parts += self._brought(card.id)
        if isinstance(card, Card):
            affair = self._components.foreign_affairs.get(card.id)
            if affair is not None:
                parts += [*self._values(affair), self.text(affair)]
            parts.append(self._after(card))
        parts += [self._note(card), self._catalogue.text(f"card-source-{card.source}")]
        return "\n".join(part for part in parts if part)

    # --- parts ----------------------------------------------------------------------------------
    def _title(self, card: Printed) -> str:
        name = self._catalogue.pick(card.name)
        number = card.card if isinstance(card, MinorPartyCard) else card.id
        year = getattr(card, "year", "")
        dated = "yes" if year else "no"
        return self._catalogue.text("card-title", id=number, name=name, year=year, dated=dated)

    def _values(self, card: Printed) -> list[str]:
        catalogue = self._catalogue
        match card:
            case Card():
                kind = "timeline" if card.deck == "timeline" else card.kind
                return [
                    catalogue.text(
                        "card-values", large=card.large, small=card.small, deck=card.deck, kind=kind
                    ),
                    catalogue.text("card-set", deck=card.deck, set=card.set),
                ]
            case ForeignAffairsCard() if card.needs:
                return [
                    catalogue.text(
                        "card-affair",
                        nation=card.nation,
                        needs=card.needs,
                        bonus_round=card.bonus_round,
                    )
                ]
            case RoundCard():
                years = self._components.tables.round_years[card.round - 1]
                return [catalogue.text("card-round", round=card.round, years=years)]
            case MinorPartyCard():
                eligible = catalogue.join("or", map(self._names.name, card.eligible))
                seats = catalogue.join("commas", map(str, card.seats))
                return [catalogue.text("card-minor", eligible=eligible, seats=seats)]
            case ScenarioCard() if card.seat:
                return [catalogue.text("card-scenario", party=card.seat)]
        return []

    def _lines(self, card: Printed) -> list[str]:
        catalogue = self._catalogue
        effects = self._effects
        match card:
            case Card():
                reactions = [effects.reaction(reaction) for reaction in card.reactions]
                reactions[1:] = [catalogue.text("react-or", text=line) for line in reactions[1:]]
                lines = effects.lines(card.effect) + reactions
                return [catalogue.text("card-early"), *lines] if card.early else lines
            case Agenda():
                return self._agenda_lines(card)
            case RoundCard():
                return effects.lines(card.effect)
            case ForeignAffairsCard():
                parts = (("above", card.above), ("after", card.after), ("success", card.success))
                return list(filter(None, (self._affair_line(*part) for part in parts)))
            case MinorPartyCard():
                if card.id == "dvp":
                    return [catalogue.text("card-minor-dvp")]
                return effects.lines(card.bonus)
            case SpecialCard():
                return [self._catalogue.pick(card.text)]
        return effects.lines(card.effect)

    def _affair_line(self, part: str, does: Effects) -> str:
        clauses = self._effects.clauses(does)
        return self._catalogue.text(f"card-affair-{part}", does=clauses) if clauses else ""

    def _agenda_lines(self, agenda: Agenda) -> list[str]:
        catalogue = self._catalogue
        lines = [
            catalogue.text("agenda-issue", issue=issue, cell=cell) for issue, cell in agenda.issues
        ]
        if agenda.set:
            lines.append(catalogue.text("agenda-set", set=agenda.set))
        if agenda.draw:
            lines.append(catalogue.text("agenda-draw", number=agenda.draw))
        lines += self._effects.lines(agenda.effect)
        if agenda.pre_impulse:
            lines.append(catalogue.text("agenda-pre-impulse"))
        return lines

    def _brought(self, card: str) -> list[str]:
        """What a card's yellow issue and yellow society marker do."""
        catalogue, effects = self._catalogue, self._effects
        issues = [
            catalogue.text(
                "card-issue-option",
                issue=kind.id,
                label=catalogue.pick(option.label),
                does=effects.clauses(option.effect),
            )
            for kind in self._components.issues.values()
            if kind.card == card
            for option in kind.options
        ]
        return issues + [
            catalogue.text("card-society", marker=marker.id, does=effects.clauses(marker.effect))
            for marker in self._components.society.values()
            if marker.card == card
        ]

    def _after(self, card: Card) -> str:
        if card.kind == "politician":
            return self._catalogue.text("card-after-politician")
        return self._catalogue.text(f"card-after-{card.after}")

    def _note(self, card: Printed) -> str:
        note: Words = getattr(card, "note", {})
        return self._catalogue.pick(note) if note else ""
