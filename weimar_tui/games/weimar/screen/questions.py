"""Open questions made into lists: what each option says, why others are refused, what follows."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.questions import ACTION, QUESTIONS
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.kernel.decision import Decision
from weimar_tui.table.interface import Table
from weimar_tui.tui.choice import Choice, Item
from weimar_tui.tui.kit import answer_items


def pane_for(decision: Decision) -> str:
    """The pane to look at for a question, where a small screen shows only one."""
    return QUESTIONS[decision.kind].matter


def make_choice(decision: Decision, scene: WeimarScene, table: Table) -> Choice:
    """The list for a decision."""
    words, view = scene.words, scene.view
    items = answer_items(decision, scene, table)
    game = scene.game
    preview = {
        option: text
        for option in decision.options
        if (text := words.foreseen(game, decision, option, view))
    }
    groups = words.groups(game, decision, view)
    preview |= {card: words.card_line(card) for card in groups}
    return Choice(
        prompt=words.question(decision, view),
        context="\n".join(words.at_stake(game, decision, view)),
        items=tuple(items),
        number=decision.number,
        preview=preview,
        groups={card: Item(card, text) for card, text in groups.items()},
        way_back=words.ui("another-one"),
    )


def thrifty_answer(decision: Decision) -> str | None:
    """The answer a question begins with if it is not the first: a quick Enter spends nothing.
    None where each loses something.

    >>> from weimar_tui.games.weimar.rules.subject import WeimarSubject
    >>> thrifty_answer(Decision(1, "spd", "increase", ("increase", "pass"), WeimarSubject()))
    'pass'
    """
    if QUESTIONS[decision.kind].loses:
        return None
    left = decision.subject.ap if decision.kind == ACTION.kind else 0
    return "" if left else QUESTIONS[decision.kind].thrifty
