"""The board in words, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.message_parts import BoardOfGame, as_list
from weimar_tui.text.messages import Entry

from ..rules.coup.common import centres_held, side_shown, weapons_left
from ..rules.families import in_exile, is_dead
from ..rules.game import JuntaGame
from ..rules.money import friends_left, has_friends
from ..rules.negotiation.offers import known_to as offers_known_to, terms_for
from ..rules.negotiation.promises import in_order, known_to as promises_known_to
from ..rules.position import JuntaPosition
from ..rules.trust import ledger
from ..rules.units import party_of
from ..rules.voting import count, open_votes, table_votes

if TYPE_CHECKING:
    from .wording import JuntaMessages

_LAST_ROUNDS = 1
"""The end is announced this many rounds before the last one (ruling J13)."""

_PROMISES = 12


class Danger(NamedTuple):
    """Something that is one step from an ending: its kind, in few words, and in a sentence."""

    kind: Literal["centres", "rounds"]
    short: str
    sentence: str


class BoardWords(BoardOfGame["JuntaMessages", JuntaPosition]):
    """Describes one view in one language. `me` is the reader's family, None for a spectator."""

    def __init__(
        self, words: JuntaMessages, game: JuntaGame, view: JuntaPosition, me: str | None
    ) -> None:
        super().__init__(words, view)
        self._components = game.components
        self._play = game.resume(view, listen=False)
        self._me = me if me in view.families else None

    def _parts(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        ui = self._words.ui
        parts = {
            self._say("course"): self._course,
            self._say("families"): self._families,
            ui("pane-budget"): self._budget,
            ui("pane-map"): self._map,
            ui("pane-talk"): self._talk,
        }
        return parts if self._me is None else {**parts, ui("pane-money"): self._money}

    def hand(self, seat: str) -> Iterator[str]:
        """The cards of a hand with their effects."""
        words = self._words
        for card in self._view.families[seat].hand:
            if card != HIDDEN:
                yield self._line(words.name(card), words.hand_line(card))

    def things(self) -> Iterator[Entry]:
        """Areas with their units."""
        for area in self._components.data.areas:
            units = self._units(area) or [self._say("empty")]
            yield Entry(area, self._words.name(area), as_list(units))

    def warnings(self) -> Iterator[str]:
        """Everything that is one step from an ending."""
        return (danger.sentence for danger in self.dangers())

    def dangers(self) -> Iterator[Danger]:
        """The same, each also in few words."""
        view, ui = self._view, self._words.ui
        if view.coup is not None and centres_held(self._play)[0] == 2:
            yield Danger("centres", ui("danger-short-centres"), ui("danger-centres"))
        if view.round >= view.rounds - _LAST_ROUNDS and view.round:
            last = "yes" if view.round >= view.rounds else "no"
            short, sentence = (ui(f"danger-{form}rounds", last=last) for form in ("short-", ""))
            yield Danger("rounds", short, sentence)

    # --- the parts ------------------------------------------------------------------------------
    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        if view.round:
            yield words.ui("head-round", round=view.round, last=view.rounds)
        yield words.phase(view)
        if view.president:
            yield self._line(words.ui("head-president"), words.seat(view.president))
        else:
            yield words.ui("head-no-president")
        yield from (words.ui(f"head-{notice}") for notice in words.notices(view))
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
            offices, influence = open_votes(view, self._components, seat)
            given = "yes" if view.offices_given else "no"
            parts.append(self._say("votes", offices=offices, influence=influence, given=given))
            parts.append(words.ui("hand-count", number=len(family.hand)))
            if night is not None and seat in dict(night.places):
                place = words.name(dict(night.places)[seat])
                tonight = "tonight" if night.round == view.round else "before"
                parts.append(self._line(words.ui(f"places-{tonight}").rstrip(":： "), place))
            yield self._line(words.seat(seat), words.several(parts))
            if family.table:
                worth = table_votes(view, self._components, seat)
                cards = [
                    self._say("influence", name=words.name(card), votes=worth.get(card, 0))
                    for card in family.table
                ]
                yield self._say("table", family=words.seat(seat), cards=words.several(cards))
            if self._me is not None and seat != self._me:
                kept, broken = ledger(view, self._me, seat)
                if kept or broken:
                    yield words.ledger(seat, kept, broken)

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

    def _map(self) -> Iterator[str]:
        """Areas with their units, and information about a coup."""
        view, words = self._view, self._words
        if view.coup is not None:
            junta, president, empty = centres_held(self._play)
            yield words.ui("coup-centres", junta=junta, president=president, empty=empty)
            for seat in view.order:
                side = side_shown(view, seat)
                yield self._line(words.seat(seat), words.name(side) if side else self._say("open"))
            for seat, weapon in weapons_left(self._play):
                yield self._line(words.seat(seat), words.weapon(view, weapon))
        for area in self._components.data.areas:
            units = self._units(area)
            if units:
                yield self._line(words.name(area), words.several(units))

    def _units(self, area: str) -> list[str]:
        """The units in an area, with their commanders."""
        units = []
        for stack in self._view.areas.get(area, []):
            stack_text = self._words.units(stack.kind, stack.number)
            family = party_of(self._play, stack)
            if family:
                stack_text = self._say("units", units=stack_text, family=self._words.seat(family))
            units.append(stack_text)
        return units

    def _talk(self) -> Iterator[str]:
        view, words, me = self._view, self._words, self._me
        for offer in offers_known_to(view, me):
            to = words.ui("talk-all") if offer.to == "all" else words.seat(offer.to)
            how = words.ui("talk-public" if offer.public else "talk-private")
            by = words.seat(offer.by)
            if me not in (offer.by, offer.to) or offer.threat:
                yield self._say("offer", by=by, to=to, how=how, text=words.offer(offer))
                continue
            gets, gives = (words.terms(clauses) for clauses in terms_for(offer, me))
            yield self._say("offer-mine", by=by, to=to, how=how, gets=gets, gives=gives)
        yield from map(words.promise, in_order(promises_known_to(view, me))[:_PROMISES])

    def _money(self) -> Iterator[str]:
        view, words, me = self._view, self._words, self._me
        assert me is not None
        mine = view.families[me]
        yield self._line(words.ui("money-pocket"), words.notes(mine.pocket))
        yield self._line(words.ui("money-account"), words.notes(mine.account))
        if has_friends(self._play, me):
            yield words.ui("money-friends", number=friends_left(self._play, me))
        for seat, total in mine.accounts_seen.items():
            yield self._line(words.seat(seat), words.ui("money-seen", number=total))
        yield words.ui("money-secret")
