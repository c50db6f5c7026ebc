"""Requirements for every game's questions: declared once, with every answer a value."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Game


def questions_of(game: Game, games: int = 6, picks: int = 400) -> Iterator[Decision]:
    """Every question of some random games."""
    for seed in range(games):
        chance, runner = Random(seed), game.start(seed=str(seed), listen=False)
        for _ in range(picks):
            if not runner.position.decisions:
                break
            yield from runner.position.decisions
            decision = chance.choice(runner.position.decisions)
            runner.pick(decision.number, chance.choice(decision.options))


def test_a_question_asked_is_declared_with_its_subject_and_reads_and_writes_its_options(
    game: Game,
) -> None:
    for decision in questions_of(game):
        question = game.question(decision)
        assert isinstance(decision.subject, question.subject), decision
        for option in decision.options:
            assert question.read(option).id == option, (decision.kind, option)
