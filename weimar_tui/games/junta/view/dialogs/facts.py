"""Drawings of the stakes, above the answers of a dialog. Each function returns the rows used."""

from __future__ import annotations

from dataclasses import dataclass

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...prompts.facts import bank_state
from ...rules.component_data import PLACES
from ...rules.coup.common import centres, sides_known
from ...rules.families import is_out
from ...rules.notes import Notes
from ...rules.subjects import JuntaDecision, NextEnvelope, NextSum, SumsFor, subject_of
from ...rules.trust import ledger
from ...rules.units import at, dice_of, kinds_of, parties_at, units_of
from ...scene import JuntaScene
from ..panes.coup import sign_of
from ..panes.families import inks_of, word_pieces
from ..panes.map_labels import units_at
from ..panes.money import chips

_BELOW_A_FORM = 9
"""Rows that the form of a budget leaves for the question and its answers."""

_NIGHTS = 4
"""The number of past nights shown on the street."""


def draw_street(canvas: Canvas, scene: JuntaScene) -> int:
    """Draw a place per row: who was seen there on the last nights, and the state of the bank.

    Nothing is drawn before the first night.
    """
    words, view = scene.words, scene.view
    nights = view.history[-_NIGHTS:]
    names = {place: words.name(place) for place in PLACES}
    x = max(width_of(scene.look.plain(name)) for name in names.values()) + 2
    step = max(4, *(len(night.places) // 2 + 2 for night in nights)) if nights else 4
    y = 0
    if nights:
        canvas.put(x, 0, words.ui("street-seen"), "muted")
        y = 1
    for place, name in names.items() if nights else ():
        door = "cursor" if place in scene.pointed else "strong"
        canvas.put(0, y, name, door)
        for column, night in enumerate(nights):
            there: list[Piece] = [
                (scene.letter(seat), f"{seat} bold")
                for seat, where in night.places
                if where == place
            ]
            at_x = x + column * step
            if there:
                canvas.pieces(at_x, y, there)
            else:
                canvas.put(at_x, y, scene.look.glyph("free"), "faint")
        y += 1
    canvas.put(0, y, f"{words.ui('bank-state')} ", "title")
    canvas.paragraph(width_of(words.ui("bank-state")) + 1, y, bank_state(scene), "text", rows=1)
    return y + 1


def draw_purse(canvas: Canvas, scene: JuntaScene) -> int:
    """Draw pocket and account."""
    words, mine = scene.words, scene.mine
    if mine is None:
        return 0
    row: list[Piece] = [
        (f"{words.ui('money-pocket')} ", "text"),
        (words.million(mine.pocket.total), "good bold"),
        (f"  {chips(mine.pocket)}", "muted"),
        (f"   {words.ui('money-account')} ", "text"),
        (words.million(mine.account.total), "good bold"),
    ]
    canvas.pieces(0, 0, row)
    return 1


@dataclass(frozen=True)
class _Budget:
    """What the budget's author has named or filled so far: sums by family, and the purse left."""

    receivers: tuple[str, ...]
    now: str
    sums: dict[str, int]
    paid: dict[str, int]
    purse: Notes
    announcing: bool

    @property
    def kept(self) -> int:
        """What is left to the author."""
        return self.purse.total - (sum(self.sums.values()) if self.announcing else 0)


def _budget_of(scene: JuntaScene, decision: JuntaDecision) -> _Budget | None:
    mine, private = scene.mine, decision.private
    if mine is None or not isinstance(private, NextSum | NextEnvelope):
        return None
    receivers = subject_of(decision, SumsFor).families
    announcing = isinstance(private, NextSum)
    sums = dict(scene.view.announced)
    paid: dict[str, int] = {}
    purse = mine.pocket
    if isinstance(private, NextSum):
        sums = dict(zip(receivers, private.sums, strict=False))
    else:
        envelopes = [Notes.parse(id) for id in private.filled]
        paid = {s: notes.total for s, notes in zip(sums, envelopes, strict=False)}
        for notes in envelopes:
            purse = purse.minus(notes)
    return _Budget(receivers or tuple(sums), private.family, sums, paid, purse, announcing)


def draw_envelopes(canvas: Canvas, scene: JuntaScene, decision: JuntaDecision) -> int:
    """Draw a form with a row for each family: its votes, its word, its sum and envelope.

    With little room the families share a row. What remains in the pocket is below.
    """
    budget = _budget_of(scene, decision)
    if budget is None:
        return 0
    if canvas.height >= len(budget.receivers) + _BELOW_A_FORM:
        y = _budget_form(canvas, scene, budget)
    else:
        _budget_row(canvas, scene, budget)
        y = 1
    words = scene.words
    row: list[Piece] = [
        (f"{words.ui('money-pocket')} ", "text"),
        (words.million(budget.purse.total), "good bold"),
        (f"  {chips(budget.purse)}", "muted"),
    ]
    if budget.announcing:
        row.append((f"   {words.ui('budget-left', number=budget.kept)}", "text"))
    canvas.pieces(0, y, row)
    if budget.announcing and scene.me and y == 1:
        own = sum(scene.votes_of(scene.me))
        canvas.put(0, 2, words.ui("budget-votes", number=own), "muted")
        return 3
    return y + 1


def _budget_form(canvas: Canvas, scene: JuntaScene, budget: _Budget) -> int:
    """Draw the rows of the form; return the row below."""
    words, look = scene.words, scene.look
    names = [words.seat(seat) for seat in budget.receivers]
    votes = max(map(width_of, names)) + 6
    word = votes + max(8, width_of(words.ui("form-votes")) + 2)
    said = canvas.width - (12 if budget.announcing else 24)
    canvas.put(votes, 0, words.ui("form-votes"), "muted")
    canvas.right(0, words.ui("budget-announced"), "muted", said + 8)
    if not budget.announcing:
        canvas.right(0, words.ui("form-envelope"), "muted", canvas.width)
    y = 1
    for seat, name in zip(budget.receivers, names, strict=True):
        here = seat == budget.now
        canvas.put(0, y, look.glyph("pointer") if here else " ", "key")
        style = "cursor" if here else f"{seat} bold"
        canvas.put(1, y, f" {scene.letter(seat)} {name} ", style)
        canvas.right(y, str(sum(scene.votes_of(seat))), "text", votes + 4)
        pieces = word_pieces(scene, seat, inks_of(scene))
        short = word_pieces(scene, seat, inks_of(scene), short=True)
        fits = sum(width_of(text) for text, _ in pieces) <= said - word - 2
        canvas.pieces(word, y, pieces if fits else short)
        known = seat in budget.sums
        text = str(budget.sums[seat]) if known else look.glyph("free")
        canvas.right(y, text, "strong" if known else "faint", said + 8)
        if seat in budget.paid:
            enough = budget.paid[seat] >= budget.sums.get(seat, 0)
            style = "good" if enough else "danger"
            canvas.right(y, str(budget.paid[seat]), style, canvas.width)
        y += 1
    return y


def _budget_row(canvas: Canvas, scene: JuntaScene, budget: _Budget) -> None:
    """Draw all families on one row."""
    rows: list[Piece] = []
    for seat in budget.receivers:
        style = "cursor" if seat == budget.now else f"{seat} bold"
        rows.append((f" {scene.letter(seat)} ", style))
        if budget.announcing:
            rows.append((f"({sum(scene.votes_of(seat))})", "muted"))
        number = str(budget.sums[seat]) if seat in budget.sums else scene.look.glyph("free")
        rows.append((f" {number}", "strong"))
        if seat in budget.paid:
            rows.append((f" {scene.look.glyph('arrow')} {budget.paid[seat]}", "good"))
        rows.append(("   ", ""))
    canvas.pieces(0, 0, rows)


def draw_fight(canvas: Canvas, scene: JuntaScene, area: str) -> int:
    """Draw the parties in the area: units, dice, side, and losses so far."""
    words, view, runner = scene.words, scene.view, scene.runner
    if not area:
        return 0
    canvas.put(0, 0, words.name(area), "title")
    coup = view.coup
    losses = coup.fight.losses if coup is not None and coup.fight is not None else {}
    y = 1
    for party in parties_at(runner, area):
        stacks = units_of(runner, area, party)
        sign, style = sign_of(scene, party)
        x = canvas.pieces(0, y, [(f"{sign} ", style), (f"{words.seat(party)} ", f"{party} bold")])
        dice = 0 if is_out(view, party) else dice_of(runner, stacks)
        lost = words.ui("fight-lost", number=losses[party]) if losses.get(party) else ""
        force_text = words.ui("fight-force", units=words.force(kinds_of(stacks)), dice=dice)
        x = max(x, 12)
        if x + width_of(force_text) + width_of(lost) + 1 > canvas.width:
            letters = "+".join(f"{s.number}{scene.components.units[s.kind].letter}" for s in stacks)
            force_text = words.ui("fight-force", units=letters, dice=dice)
        x = canvas.put(x, y, force_text, "text")
        canvas.put(x + 1, y, lost, "danger")
        y += 1
    return y


def draw_centres(canvas: Canvas, scene: JuntaScene) -> int:
    """Draw the power centres: their units, and their current holder."""
    words, view, runner = scene.words, scene.view, scene.runner
    if view.coup is None:
        return 0
    for y, (area, side) in enumerate(centres(runner, sides_known(runner))):
        style = "danger" if side == "junta" else "good"
        x = canvas.put(0, y, f"{scene.look.glyph('diamond')} ", style)
        canvas.put(x, y, words.name(area), "strong", 22)
        canvas.put(22, y, words.ui(f"centre-{side}"), style)
        x = 22 + max(width_of(words.ui(f"centre-{one}")) for one in ("junta", "president")) + 2
        units = units_at(scene, area, canvas.width - x) if at(view, area) else []
        canvas.pieces(x, y, units or [(scene.look.glyph("free"), "faint")])
    return len(scene.components.power)


def draw_record(canvas: Canvas, scene: JuntaScene, family: str) -> int:
    """Draw what is known of a family that may be shot: its promises, its office, spies' reports."""
    words, view, mine = scene.words, scene.view, scene.mine
    if family not in view.families:
        return 0
    there = view.families[family]
    row: list[Piece] = [(f"{words.seat(family)} ", f"{family} bold")]
    offices = [words.office_short(office) for office in there.offices]
    if offices:
        row.append((f"{words.several(offices)} ", "text"))
    cards = words.ui("hand-count", number=len(there.hand))
    row.append((f"{scene.look.glyph('free')} {cards}", "muted"))
    canvas.pieces(0, 0, row)
    y = 1
    if scene.me:
        y = canvas.paragraph(0, y, words.ledger(family, *ledger(view, scene.me, family)), "muted")
    if mine is not None and family in mine.accounts_seen:
        text = words.ui("money-seen", number=mine.accounts_seen[family])
        canvas.put(0, y, f"{words.seat(family)} {text}", "muted")
        y += 1
    return y
