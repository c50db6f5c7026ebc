"""The table of Junta told in words, for those who do not see it drawn, as one family knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from weimar_tui.games.junta.rules.coup.common import centres, sides_known
from weimar_tui.games.junta.rules.families import acting, in_exile, is_dead
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.money import friends_left
from weimar_tui.games.junta.rules.negotiation.offers import known_to as offers_known_to
from weimar_tui.games.junta.rules.negotiation.promises import known_to as promises_known_to
from weimar_tui.games.junta.rules.position import HIDDEN, JUNTA, PRESIDENT, Coup, JuntaPosition
from weimar_tui.games.junta.rules.trust import ledger
from weimar_tui.games.junta.rules.units import party_of
from weimar_tui.games.junta.rules.voting import count, election_votes, office_votes, table_votes
from weimar_tui.text.words import Section

if TYPE_CHECKING:
    from weimar_tui.games.junta.words.wording import JuntaWords

_LAST_ROUNDS = 1
"""For so many rounds before the last one the end is announced (ruling J13)."""

_PROMISES = 12


class BoardWords:
    """Tells one view in one language. `me` is the family it is told to, None for a spectator."""

    def __init__(
        self, words: JuntaWords, game: JuntaGame, view: JuntaPosition, me: str | None
    ) -> None:
        self._words = words
        self._box = game.box
        self._view = view
        self._play = game.resume(view, listen=False)
        self._me = me if me in view.families else None

    def sections(self) -> tuple[Section, ...]:
        """The whole table, as far as there is something to tell."""
        ui = self._words.ui
        parts: dict[str, Callable[[], Iterator[str]]] = {
            self._say("course"): self._course,
            self._say("families"): self._families,
            ui("pane-budget"): self._budget,
            ui("pane-map"): self._map,
            ui("pane-talk"): self._talk,
        }
        if self._me is not None:
            parts[ui("pane-money")] = self._money
        sections = (Section(title, tuple(tell())) for title, tell in parts.items())
        return tuple(section for section in sections if section.lines)

    def hand(self, seat: str) -> tuple[str, ...]:
        """The cards of a hand with what they do."""
        words = self._words
        return tuple(
            self._line(words.name(card), words.card_line(card))
            for card in self._view.families[seat].hand
            if card != HIDDEN
        )

    def warnings(self) -> Iterator[str]:
        """What is one step from an end."""
        view, words = self._view, self._words
        if view.outcome is not None:
            return
        if view.coup is not None and self._held()[0] == 2:
            yield words.ui("danger-centres")
        if view.round >= view.rounds - _LAST_ROUNDS and view.round:
            yield words.ui("danger-rounds", last="yes" if view.round >= view.rounds else "no")

    # --- the parts ------------------------------------------------------------------------------
    def _say(self, message: str, **arguments: object) -> str:
        return self._words.text(f"board-{message}", **arguments)

    def _line(self, name: str, text: str) -> str:
        return self._say("place", name=name, text=text)

    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        if view.round:
            yield words.ui("head-round", round=view.round, last=view.rounds)
        coup = view.coup
        if coup is None:
            yield words.name(view.phase)
        elif coup.phase == 0:
            yield words.ui("head-rebellion")
        else:
            yield words.ui("head-coup", phase=coup.phase, last=view.coup_phases)
        if view.president:
            yield self._line(words.ui("head-president"), words.seat(view.president))
        else:
            yield words.ui("head-no-president")
        if coup is None and view.excuse:
            yield words.ui("head-excuse")
        if view.bank_closed:
            yield words.ui("head-bank-closed")
        elif view.lunch:
            yield words.ui("head-lunch")
        if view.bank_marker and coup is None:
            yield words.ui("head-bank-safe")
        yield self._say("deck", cards=len(view.deck))

    def _families(self) -> Iterator[str]:
        view, words = self._view, self._words
        night = view.history[-1] if view.history else None
        for seat in view.order or tuple(view.families):
            family = view.families[seat]
            parts = []
            if is_dead(view, seat):
                parts.append(self._say("dead"))
            elif in_exile(view, seat):
                parts.append(self._say("exile"))
            held = (["president"] if view.president == seat else []) + family.offices
            parts += [words.name(office) for office in held]
            votes = self._votes(seat)
            parts.append(self._say("votes", offices=votes[0], influence=votes[1]))
            parts.append(words.ui("hand-count", number=len(family.hand)))
            if night is not None and seat in dict(night.places):
                place = words.name(dict(night.places)[seat])
                tonight = "tonight" if night.round == view.round else "before"
                parts.append(self._line(words.ui(f"places-{tonight}").rstrip(":： "), place))
            yield self._line(words.seat(seat), words.several(parts))
            if family.table:
                worth = table_votes(view, self._box, seat)
                cards = [
                    self._say("influence", name=words.name(card), votes=worth.get(card, 0))
                    for card in family.table
                ]
                yield self._say("table", family=words.seat(seat), cards=words.several(cards))
            if self._me is not None and seat != self._me:
                kept, broken = ledger(view, self._me, seat)
                if kept or broken:
                    yield words.ledger(seat, kept, broken)

    def _votes(self, seat: str) -> tuple[int, int]:
        """Votes that everybody can count: of offices, and of influence."""
        view = self._view
        election = view.motion is not None and view.motion.about == "election"
        offices = election_votes if election or not view.offices_given else office_votes
        return len(offices(view, seat)), sum(table_votes(view, self._box, seat).values())

    def _budget(self) -> Iterator[str]:
        view, words = self._view, self._words
        motion = view.motion
        for seat, announced in view.announced.items():
            parts = [words.several([words.ui("budget-announced"), words.million(announced)])]
            family = view.families.get(self._me or "")
            if seat == self._me and family is not None and seat in view.paid:
                sum_paid = words.million(family.envelope)
                parts.append(words.several([words.ui("budget-paid"), sum_paid]))
            elif seat in view.paid:
                parts.append(words.ui("budget-paid"))
            yield self._line(words.seat(seat), self._joined(parts))
        if motion is None or motion.result == "announced":
            return
        election = motion.about == "election"
        yield words.motion(view, motion)
        for side in motion.sides:
            name = words.seat(side) if election else words.ui(f"vote-{side}")
            yield self._line(name, str(count(motion.casts, side)))

    def _joined(self, parts: list[str]) -> str:
        *before, joined = parts
        for part in reversed(before):
            joined = self._say("joined", first=part, rest=joined)
        return joined

    def _held(self) -> tuple[int, int, int]:
        """Power centres of the junta, of the President, and how many of these are empty."""
        sides = centres(self._play, sides_known(self._play))
        junta = sum(side == JUNTA for _, side in sides)
        empty = sum(not self._view.areas.get(area) for area, _ in sides)
        return junta, len(sides) - junta, empty

    def _map(self) -> Iterator[str]:
        """Areas with their units, and what is to be known of a coup."""
        view, words = self._view, self._words
        coup = view.coup
        if coup is not None:
            junta, president, empty = self._held()
            yield words.ui("coup-centres", junta=junta, president=president, empty=empty)
            for seat in view.order:
                side = self._side(coup, seat)
                yield self._line(words.seat(seat), words.name(side) if side else self._say("open"))
            yield from self._weapons(coup)
        for area in self._box.components.areas:
            units = self._units(area)
            if units:
                yield self._line(words.name(area), words.several(units))

    def page(self, area: str) -> str:
        """An area as a list in Markdown."""
        units = self._units(area) or [self._say("empty")]
        return "\n".join(f"- {line}" for line in units)

    def _units(self, area: str) -> list[str]:
        """The units in an area, with who commands them."""
        units = []
        for stack in self._view.areas.get(area, []):
            stack_text = self._words.units(stack.kind, stack.number)
            family = party_of(self._play, stack)
            if family:
                stack_text = self._say("units", units=stack_text, family=self._words.seat(family))
            units.append(stack_text)
        return units

    def _side(self, coup: Coup, seat: str) -> str:
        """The side a family has shown itself to be on; empty while it has not."""
        declared = coup.sides.get(seat, "")
        if seat == self._view.president or declared == PRESIDENT:
            return PRESIDENT
        if seat in coup.rebels or declared == JUNTA:
            return JUNTA
        return PRESIDENT if any(by == seat for by, _ in coup.fired) else ""

    def _weapons(self, coup: Coup) -> Iterator[str]:
        """Gunboat, air strikes, and units that can still land, with whose they are."""
        view, words, box = self._view, self._words, self._box
        weapons = []
        if not coup.shelled:
            weapons.append((box.components.gunboat.office, words.ui("coup-gunboat")))
        if coup.strikes:
            text = words.ui("coup-strikes", number=coup.strikes)
            weapons.append((box.components.strike.office, text))
        for unit in box.units.values():
            if unit.lands and unit.id not in coup.landed:
                text = words.ui("coup-waits", unit=words.name(unit.id))
                weapons.append((unit.office, text))
        for office, text in weapons:
            seat = acting(view, office)
            if seat:
                yield self._line(words.seat(seat), text)

    def _talk(self) -> Iterator[str]:
        view, words, me = self._view, self._words, self._me
        offers = offers_known_to(view, me) if me else list(view.offers)
        for offer in offers:
            to = words.ui("talk-all") if offer.to == "all" else words.seat(offer.to)
            how = words.ui("talk-public" if offer.public else "talk-private")
            text = words.offer(offer)
            yield self._say("offer", by=words.seat(offer.by), to=to, how=how, text=text)
        promises = promises_known_to(view, me) if me else list(view.promises)
        promises = sorted(promises, key=lambda given: (given.state != "open", -given.number))
        yield from map(words.promise, promises[:_PROMISES])

    def _money(self) -> Iterator[str]:
        view, words, me = self._view, self._words, self._me
        assert me is not None
        mine = view.families[me]
        yield self._line(words.ui("money-pocket"), words.notes(mine.pocket))
        yield self._line(words.ui("money-account"), words.notes(mine.account))
        if any(self._box.fund[card] for card in mine.table if card in self._box.fund):
            yield words.ui("money-friends", number=friends_left(self._play, me))
        for seat, total in mine.accounts_seen.items():
            yield self._line(words.seat(seat), words.ui("money-seen", number=total))
        yield words.ui("money-secret")
