"""Learning bots: a game whose best play is known, learned from nothing in seconds."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.bots.nim import MOST, SEATS, Nim, NimFeatures, NimPosition, Turn, best
from tests.once import once
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.features import SearchBudget
from weimar_tui.bots.learned.player import Brain, LearnedBot, LearnedLevel
from weimar_tui.bots.learned.weights import CERTAIN, Learned, load, save
from weimar_tui.bots.result_log import ResultLog
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError
from weimar_tui.lab.training.course import Course, TrainingPlan
from weimar_tui.lab.training.records import TrainingGame

PLAN = TrainingPlan(
    teacher_games=150, varied_games=400, search_games=80, gate_games=30, iterations=2
)
BUDGET = SearchBudget(worlds=2, keep=3, turns=0, least=0)
LEVEL = LearnedLevel(budget=BUDGET)


def course(folder: Path, plan: TrainingPlan = PLAN, stop_at: str = "") -> Path:
    """A training run; `stop_at` interrupts it in the middle of a stage, like a power cut."""

    def told(stage: str, done: int, of: int) -> None:
        if stage == stop_at and done * 2 >= of:
            raise KeyboardInterrupt

    return Course(NimFeatures(Nim()), folder, plan, told, LEVEL).run()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nim")
    path = folder / "learned.json.gz"
    path.write_bytes(once("nim", lambda: course(folder).read_bytes()))
    return path


def answer(
    level: LearnedLevel,
    learned: Path,
    matches: int,
    seed: str = "1",
    features: type[NimFeatures] = NimFeatures,
) -> str:
    game = Nim()
    brain = Brain(features(game), load(learned))
    runner = game.resume(NimPosition(matches=matches, steps=[Turn(SEATS[0])]))
    runner.run()
    bot = LearnedBot(SEATS[0], seed, brain, level)
    return bot.decide(game.view(runner.position, SEATS[0]), runner.position.decisions[0])


def test_it_plays_nearly_perfectly(trained: Path) -> None:
    """From random games alone, it learns to leave a multiple of four."""
    asked = [n for n in range(2, MOST - 2) if best(n)]
    right = sum(answer(LEVEL, trained, n) == str(best(n)) for n in asked)
    assert right >= len(asked) - 1


def test_by_its_policy_alone_it_plays_well_beyond_chance(trained: Path) -> None:
    asked = [n for n in range(2, 14) if best(n)]
    right = sum(answer(LearnedLevel(), trained, n) == str(best(n)) for n in asked)
    assert right >= 0.6 * len(asked), "a third is chance"


def test_what_was_learnt_says_where_it_comes_from(trained: Path) -> None:
    provenance = load(trained).provenance
    assert provenance["rules"] == "nim"
    assert provenance["games of the teacher"] == PLAN.teacher_games
    assert float(provenance["held-out loss"]) < float(provenance["loss of the mean outcome"])


def test_interrupted_at_every_stage_it_learns_the_same(tmp_path: Path) -> None:
    plan = TrainingPlan(
        teacher_games=30, varied_games=60, search_games=12, gate_games=6, iterations=2
    )
    whole, folder = course(tmp_path / "whole", plan), tmp_path / "interrupted"
    for stage in ("teacher", "varied-0", "search-1", "varied-1", "gate-1", "search-2"):
        with pytest.raises(KeyboardInterrupt):
            course(folder, plan, stop_at=stage)
    path = folder / "varied-1.jsonl"
    path.write_bytes(path.read_bytes()[:-7])  # a line that was being written
    found = course(folder, plan)
    assert found.name == whole.name
    assert load(found) == load(whole)


def test_half_a_line_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert ResultLog(TrainingGame, path).games == []
    course(tmp_path, TrainingPlan(teacher_games=3, varied_games=3, iterations=0))
    whole = (tmp_path / "teacher.jsonl").read_bytes()
    path.write_bytes(whole[:-5])
    assert [record.number for record in ResultLog(TrainingGame, path).games] == [0, 1]
    assert json.loads(whole.splitlines()[0])["seed"].startswith("train/")


# --- the same answer everywhere -----------------------------------------------------------------
def test_the_same_seed_and_view_give_the_same_answer(trained: Path) -> None:
    for level in (LEVEL, LearnedLevel(temperature=1.5, careless=25)):
        for matches in range(2, MOST):
            assert answer(level, trained, matches) == answer(level, trained, matches)


def test_another_seed_gives_other_answers_where_they_are_drawn(trained: Path) -> None:
    level = LearnedLevel(temperature=3.0)
    found = {answer(level, trained, 12, seed=str(number)) for number in range(20)}
    assert len(found) > 1


def test_what_a_seat_cannot_know_changes_nothing(trained: Path) -> None:
    game = Nim()
    brain = Brain(NimFeatures(game), load(trained))
    answers = set()
    for lucky in range(20):
        position = NimPosition(matches=11, lucky=lucky, steps=[Turn(SEATS[0])])
        position.dice.seed = str(lucky)
        runner = game.resume(position)
        runner.run()
        bot = LearnedBot(SEATS[0], "1", brain, LEVEL)
        answers.add(bot.decide(game.view(position, SEATS[0]), position.decisions[0]))
    assert len(answers) == 1


def test_a_budget_is_counted_in_worlds_and_picks(trained: Path) -> None:
    game = Nim()
    brain = Brain(NimFeatures(game), load(trained))
    runner = game.start("main", "1")
    asked, view = runner.position.decisions[0], game.view(runner.position, SEATS[0])
    deep = SearchBudget(worlds=8, keep=3, turns=9, least=0)
    for budget, worlds in ((deep, 8), (SearchBudget(8, 3, 9, steps=1, least=0), 1)):
        search = brain.search(SEATS[0], budget)
        found = search.answers(view, asked, Random(1))
        assert max(tried.worlds for tried in found) == worlds
        assert {tried.option for tried in found} == set(asked.options)
    worst = min(
        found := brain.search(SEATS[0], deep).answers(view, asked, Random(1)),
        key=lambda tried: tried.worlds,
    )
    assert worst.worlds < 8, "the worst are dropped on the way"
    assert found[0].worlds == 8


# --- a rule bot that is asked first -----------------------------------------------------------
class TakesOne(Bot):
    """Takes one, whatever is left."""

    def decide(self, view: NimPosition, decision: Decision) -> str:
        return "1"


class AsksFirst(NimFeatures):
    """Other answers must be better than taking one."""

    rule_bot_first = True

    def teacher(self, seat: str, seed: str) -> Bot:
        return TakesOne()


def test_others_have_to_be_better_than_the_rule_bot_by_its_trust(trained: Path) -> None:
    """Three is the best answer for seven. With little trust the rule bot is overruled,
    with much trust not."""
    for trust, taken in ((1, "3"), (40, "1")):
        level = LearnedLevel(budget=replace(BUDGET, worlds=8, prior=50_000, trust=trust))
        assert answer(level, trained, 7, features=AsksFirst) == taken
    assert answer(LearnedLevel(), trained, 7, features=AsksFirst) == answer(
        LearnedLevel(), trained, 7
    )


def test_by_its_budget_a_level_lets_rule_bots_play_on(trained: Path) -> None:
    """Eight is lost. Against an opponent who always takes one it is won: leaving an
    even number wins."""
    game = Nim()
    brain = Brain(AsksFirst(game), load(trained))
    runner = game.resume(NimPosition(matches=8, steps=[Turn(SEATS[0])]))
    runner.run()
    asked, view = runner.position.decisions[0], game.view(runner.position, SEATS[0])
    budget = SearchBudget(worlds=2, keep=3, turns=9, least=0, rule_bot_plays_on=True)
    found = brain.search(SEATS[0], budget).answers(view, asked, Random(1))
    assert {tried.option: tried.chance for tried in found} == {"1": 0, "2": CERTAIN, "3": 0}


def test_where_it_is_asked_first_varied_games_are_partly_its(tmp_path: Path) -> None:
    """Its own games always take one; those of the policy and random ones do not."""
    plan = TrainingPlan(teacher_games=4, varied_games=40, iterations=0)
    Course(AsksFirst(Nim()), tmp_path, plan, lambda *_: None, LEVEL).run()
    games = ResultLog(TrainingGame, tmp_path / "varied-0.jsonl").games
    ones = [set(game.picks[game.counts_from :]) == {"1"} for game in games]
    assert any(ones)
    assert not all(ones)


def test_a_question_it_is_trusted_with_is_not_searched(trained: Path) -> None:
    """Three is the best answer for seven; the policy alone still answers as it learned."""

    class Trusts(AsksFirst):
        trusted_kinds = frozenset({"take"})

    level = LearnedLevel(budget=replace(BUDGET, worlds=8, prior=50_000))
    assert answer(level, trained, 7, features=AsksFirst) == "3"
    assert answer(level, trained, 7, features=Trusts) == "1"
    assert answer(LearnedLevel(), trained, 7, features=Trusts) == answer(LearnedLevel(), trained, 7)


def test_varied_games_that_went_astray_are_the_rule_bots_to_their_end(tmp_path: Path) -> None:
    class Strays(AsksFirst):
        astray = 2

    plan = TrainingPlan(teacher_games=4, varied_games=40, iterations=0)
    Course(Strays(Nim()), tmp_path, plan, lambda *_: None, LEVEL).run()
    games = ResultLog(TrainingGame, tmp_path / "varied-0.jsonl").games
    first = {pick for game in games for pick in game.picks[game.counts_from :][:2]}
    assert len(first) > 1
    assert {pick for game in games for pick in game.picks[game.counts_from + 2 :]} == {"1"}


@pytest.mark.slow
def test_a_value_may_learn_from_what_it_says_a_chapter_later(tmp_path: Path) -> None:
    """Every turn is a chapter: from random games it plays better than with outcomes alone."""

    class Turns(Nim):
        def chapter(self, position: NimPosition) -> int:
            return MOST - position.matches

    class Foresees(NimFeatures):
        bootstrap = 0.8

    asked = [n for n in range(2, MOST - 2) if best(n)]
    right = []
    for features in (NimFeatures, Foresees):
        folder = tmp_path / features.__name__
        plan = replace(PLAN, iterations=0)
        path = Course(features(Turns()), folder, plan, lambda *_: None, LEVEL).run()
        right.append(sum(answer(LEVEL, path, n) == str(best(n)) for n in asked))
    assert right[1] > right[0]


# --- the file -----------------------------------------------------------------------------------
def test_weights_are_written_the_same_and_read_back(trained: Path, tmp_path: Path) -> None:
    learned = load(trained)
    paths = [tmp_path / "one.gz", tmp_path / "two.gz"]
    for path in paths:
        save(learned, path)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert load(paths[0]) == learned


def test_a_file_that_is_no_weights_is_told_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "learned.json.gz"
    for data in (None, b"", b"nonsense"):
        if data is not None:
            path.write_bytes(data)
        with pytest.raises(KernelError, match="learned-unreadable"):
            load(path)


def test_weights_that_are_too_large_are_refused(tmp_path: Path) -> None:
    chance = Random(1)
    policy = {f"{chance.getrandbits(200):x}": chance.randrange(99) for _ in range(20_000)}
    path = tmp_path / "learned.json.gz"
    with pytest.raises(KernelError, match="learned-too-large"):
        save(Learned("nim", {}, policy, {}), path)
    assert not path.exists()
