"""The search over simulated worlds, in a game whose chances are known exactly."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, cast

import pytest
from msgspec import Struct, field

from tests.bots.urns import ANN, BOB, GAINS, UrnFeatures, UrnPosition, Urns, at, brain
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.learned.features import SearchBudget, words_of
from weimar_tui.bots.learned.player import Brain, LearnedBot, LearnedLevel, lacking
from weimar_tui.bots.learned.policy import Policy, tokens_of
from weimar_tui.bots.learned.search import Search, Tried
from weimar_tui.bots.learned.weights import CERTAIN, UNIT, Learned, Value, save
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.position import Position
from weimar_tui.kernel.visibility import FaceDown, Open, Owned, Viewer


def tried(
    position: Any, budget: SearchBudget, known: Brain | None = None, **more: Any
) -> list[Tried]:
    """The results of a search for the open question, best first."""
    asked = position.decisions[0]
    view = Urns().view(position, asked.seat)
    search = (known or brain()).search(asked.seat, budget)
    return search.answers(view, asked, Random(1), **more)


def budget(worlds: int = 8, keep: int = 10, turns: int = 0, **more: Any) -> SearchBudget:
    return SearchBudget(worlds, keep, turns, **{"least": 0, "prior": 0, **more})


def test_the_worst_third_is_dropped_at_each_cut_and_the_order_is_that_of_the_chances() -> None:
    found = tried(at(*GAINS), budget(worlds=20))
    assert [each.option for each in found] == GAINS[::-1], "also of those dropped earlier"
    assert [each.worlds for each in found] == [20, 20, 20, 20, 16, 8, 8, 4, 4, 4]


def test_all_candidates_meet_the_same_chance_in_a_world() -> None:
    """The dice and the other seat's answers are the same: neither of two equal answers
    is better."""
    for pair in (("ask", "ask-too"), ("roll", "roll-too")):
        first, second = tried(at(*pair, follow=GAINS), budget(worlds=12))
        assert first.chances == second.chances and len(set(first.chances)) > 2
        assert lacking(first, second) == (0, 0)


def test_a_shared_victory_counts_by_its_share() -> None:
    found = tried(at("lost", "shared", "won", "gain-0"), budget(worlds=2))
    chances = {each.option: each.chances for each in found}
    assert chances == {
        "won": [CERTAIN] * 2,
        "shared": [CERTAIN // 2] * 2,
        "gain-0": [CERTAIN // 2] * 2,
        "lost": [0, 0],
    }
    assert [each.option for each in found][::3] == ["won", "lost"]
    measures = {each.option: list(map(list, each.measures)) for each in found}
    assert measures["won"] == [[], []] and measures["gain-0"] == [[0.0], [0.0]]
    (theirs, *_) = tried(at("gain-9", "gain-0", seat=BOB), budget(worlds=2))
    assert theirs.option == "gain-0", "what is good for Ann is bad for Bob"


def test_candidates_are_the_likely_ones_and_the_answer_to_beat_is_one_of_them() -> None:
    likes = brain(likes={"gain-1": 3, "gain-2": 2, "gain-3": 1})
    position = at("gain-0", "gain-1", "gain-2", "gain-3")
    asked = position.decisions[0]
    view = Urns().view(position, ANN)

    def candidates(first: str = "", **more: Any) -> list[str]:
        search = likes.search(ANN, budget(**more))
        return [each.option for each in search.candidates(view, asked, first)]

    assert candidates() == ["gain-1", "gain-2", "gain-3", "gain-0"]
    assert candidates(keep=2) == ["gain-1", "gain-2"]
    assert candidates(least=100) == ["gain-1", "gain-2", "gain-3"], "e**-2 of the likeliest: 135"
    assert candidates(least=200) == ["gain-1", "gain-2"], "e**-1 of it: 368"
    assert candidates("gain-0", keep=2) == ["gain-0", "gain-1"]
    assert candidates("gain-0", least=200, trust=5) == ["gain-0", "gain-1", "gain-2"]
    only = likes.search(ANN, budget(keep=1)).candidates(view, asked, only={"gain-0", "gain-3"})
    assert [each.option for each in only] == ["gain-0", "gain-3"]


def test_what_the_policy_likes_wins_by_the_prior_alone() -> None:
    """Each doubling of the odds is worth `prior` millionths; e**3 are more than four doublings."""
    likes, position = brain(slope=0.0178, likes={"gain-0": 3}), at("gain-9", "gain-0")
    assert tried(position, budget(), likes)[0].chance - CERTAIN // 2 == pytest.approx(40_000, 1e-2)
    for prior, best in ((0, "gain-9"), (7_000, "gain-9"), (10_500, "gain-0")):
        assert tried(position, budget(prior=prior), likes)[0].option == best


def test_a_search_looks_as_many_turns_ahead_as_its_budget_says() -> None:
    """Each turn adds one more answer: the likeliest one, which adds two."""
    for turns in (0, 1, 2, 3):
        found = tried(
            at("gain-1", "gain-2"), budget(worlds=1, turns=turns), brain(likes={"gain-2": 9})
        )
        assert {each.option: each.measures[0] for each in found} == {
            "gain-1": [1.0 + 2 * turns],
            "gain-2": [2.0 + 2 * turns],
        }


class UntilTen(UrnFeatures):
    """The end is near until a score of ten."""

    def is_pressing(self, position: UrnPosition) -> bool:
        return position.score < 10


def test_a_search_that_settles_goes_on_while_the_end_is_pressing() -> None:
    """The likeliest answer adds two each time."""
    known = brain(UntilTen, likes={"gain-2": 9})
    for settles, scores in (
        (True, {"gain-1": [11.0], "gain-2": [10.0]}),
        (False, {"gain-1": [1.0], "gain-2": [2.0]}),
    ):
        found = tried(at("gain-1", "gain-2"), budget(worlds=1, settles=settles), known)
        assert {each.option: each.measures[0] for each in found} == scores


def test_steps_end_a_search_between_worlds() -> None:
    """Each candidate plays one more answer per turn, in each world."""
    position = at("gain-1", "gain-2")
    for steps, worlds in ((1, 1), (4, 1), (5, 2), (8, 2), (9, 3)):
        found = tried(position, budget(worlds=50, turns=2, steps=steps))
        assert {each.worlds for each in found} == {worlds}, steps


class InPairs(UrnFeatures):
    """Positions can be compared after every second turn."""

    def quiet(self, position: UrnPosition, decision: Decision) -> Hashable | None:
        return position.turn // 2


def test_a_moment_like_the_one_of_the_question_is_played_past() -> None:
    found = tried(at("gain-1", "gain-2"), budget(worlds=1), brain(InPairs, likes={"gain-2": 9}))
    assert {each.option: each.measures[0] for each in found} == {"gain-1": [3.0], "gain-2": [4.0]}


# --- rule bots in imagined worlds ---------------------------------------------------------------
class Ruled(UrnFeatures):
    """Rule bots play on; what they are made of and what they see is noted down."""

    seeds: ClassVar[set[str]] = set()
    seen: ClassVar[set[int]] = set()
    answer_at_once = ""

    def teacher(self, seat: str, seed: str) -> Bot:
        self.seeds.add(seed)
        return Looking()

    def shown(self, world: UrnPosition, seat: str) -> UrnPosition:
        seen = world.copy()
        seen.score = 77
        return seen

    def at_once(self, decision: Decision) -> str:
        return self.answer_at_once


class Looking(Bot):
    """Takes the first option, and remembers the score it saw."""

    def decide(self, view: UrnPosition, decision: Decision) -> str:
        Ruled.seen.add(view.score)
        return decision.options[0]


def test_rule_bots_are_drawn_for_each_world_and_see_what_their_game_shows_them() -> None:
    plays_on = budget(worlds=5, turns=1, rule_bot_plays_on=True)
    found = tried(at("gain-1", "gain-2"), plays_on, brain(Ruled))
    assert found[0].measures == [[3.0]] * 5, "they take the first option"
    assert len(Ruled.seeds) == 5 and Ruled.seen == {77}
    Ruled.seeds.clear()
    Ruled.answer_at_once = "gain-2"
    found = tried(at("gain-1", "gain-2"), plays_on, brain(Ruled))
    assert found[0].measures == [[4.0]] * 5 and not Ruled.seeds, "no bot had to think"


# --- bots ---------------------------------------------------------------------------------------
def bot(level: LearnedLevel, known: Brain | None = None, seed: str = "1") -> LearnedBot:
    return LearnedBot(ANN, seed, known or brain(), level)


def asked_of(bot: LearnedBot, position: UrnPosition) -> str:
    return bot.decide(Urns().view(position, ANN), position.decisions[0])


def test_a_careless_bot_answers_by_chance_as_often_as_its_level_says() -> None:
    position = at(*GAINS)
    for careless, likely in ((0, 0), (20, 180), (100, 900)):
        level = LearnedLevel(careless=careless)
        answers = [
            asked_of(bot(level, brain(likes={"gain-5": 3}), str(n)), position) for n in range(1000)
        ]
        others = len(answers) - answers.count("gain-5")
        assert others == pytest.approx(likely, rel=0.2, abs=0 if careless == 0 else 9)


def test_each_question_has_its_own_worlds() -> None:
    """A throw is better in some worlds only; the same bot is asked over and over."""
    level = LearnedLevel(budget=budget(worlds=1))
    answers = {asked_of(bot(level), at("roll", "gain-3", asked=n)) for n in range(12)}
    assert answers == {"roll", "gain-3"}


class Explains(Bot):
    """Takes the first option and says why."""

    reasons: tuple[Reason, ...] = (Reason("bot-rule"),)

    def decide(self, view: UrnPosition, decision: Decision) -> str:
        return decision.options[0]


class AsksFirst(UrnFeatures):
    """Its rule bot is asked first; of the score it has nothing to say."""

    rule_bot_first = True

    def reason(self, measure: str, seat: str, *, better: bool) -> Reason | None:
        return None

    def teacher(self, seat: str, seed: str) -> Bot:
        return Explains()


def test_a_reason_of_the_rule_bot_is_told_only_with_its_answer() -> None:
    one = bot(LearnedLevel(budget=budget()), brain(AsksFirst))
    assert asked_of(one, at("gain-9", "gain-0")) == "gain-9" and one.reasons == Explains.reasons
    assert asked_of(one, at("gain-0", "gain-9")) == "gain-9" and one.reasons == ()
    assert asked_of(one, at("gain-9", "gain-0")) == "gain-9" and one.reasons
    assert asked_of(one, at("gain-0")) == "gain-0" and one.reasons == (), "no choice, no reason"


class OwnSearch(AsksFirst):
    """Has a search of its own for what its rule bot is trusted with otherwise."""

    trusted_kinds = frozenset({"choose"})
    searched_kinds = frozenset({"choose"})

    def own_search(self, policy: Policy, value: Value, budget: SearchBudget) -> Search:
        return Search(self, policy, value, budget)


def test_a_rule_bot_is_trusted_unless_the_game_has_its_own_search() -> None:
    for own, answer in (("", "gain-0"), ("own", "gain-9")):
        one = bot(LearnedLevel(budget=budget(own_search=own)), brain(OwnSearch))
        assert asked_of(one, at("gain-0", "gain-9")) == answer


def test_advice_compares_each_answer_with_the_best_in_the_worlds_of_both() -> None:
    offer = ("roll", *GAINS[:9])
    one = bot(LearnedLevel(budget=budget(worlds=40)))
    advice = one.advise(Urns().view(at(*offer), ANN), at(*offer).decisions[0], 10)
    assert [each.option for each in advice][-1] == "gain-0" and advice[0].option == "gain-8"
    for each in advice:
        assert each.chance == max(0, advice[0].chance - each.behind)
    drawn = bot(LearnedLevel(budget=budget(worlds=40)))
    position = at("roll", *GAINS[:3])
    throw, *others = drawn.advise(Urns().view(position, ANN), position.decisions[0], 4)
    assert throw.option == "roll" and len(others) == 3
    assert all(each.chance == throw.chance - each.behind for each in others)
    better = [each.reasons[0].arguments["better"] for each in advice if each.reasons]
    assert better[0] == "yes" and set(better[1:]) == {"no"} and len(better) == 10


def test_a_reason_is_a_difference_to_others_and_not_to_itself() -> None:
    """6,000 millionths of a chance are worth telling, 3,000 are not."""
    for slope, told in ((0.024, 1), (0.012, 0)):
        one = bot(LearnedLevel(budget=budget()), brain(slope=slope))
        assert asked_of(one, at("gain-1", "gain-0")) == "gain-1" and len(one.reasons) == told


# --- the policy ---------------------------------------------------------------------------------
class Colour(Subject, frozen=True):
    colour: str = ""


class BySeat(UrnFeatures):
    def role(self, seat: str) -> str:
        return seat


def test_scores_follow_what_is_asked_of_whom_and_what_only_the_seat_knows() -> None:
    weights = {
        "choose|ann|gain-1|colour=red": 3 * UNIT,
        "choose|bob|gain-1": 2 * UNIT,
        "follow|ann|gain-1": UNIT,
    }
    policy = Policy(BySeat(Urns()), weights)

    def score(kind: str, seat: str, private: str, public: str = "") -> int:
        known = Colour(private) if private else None
        asked = Decision(1, seat, kind, ("gain-0", "gain-1"), Colour(public), known)
        other, one = policy.scores(at("gain-0", "gain-1"), asked)
        assert other == 0
        return one // UNIT

    cases = [
        ("choose", ANN, "", 0),
        ("choose", ANN, "red", 3),
        ("choose", ANN, "blue", 0),
        ("choose", BOB, "red", 2),
        ("follow", ANN, "red", 1),
    ]
    for _ in range(2):  # scores are kept
        for kind, seat, private, expected in cases:
            assert score(kind, seat, private) == expected, (kind, seat, private)
    assert score("choose", ANN, "", "red") == 3 and score("choose", ANN, "blue", "red") == 0


def test_no_option_is_impossible_however_bad_it_is() -> None:
    position = at("gain-0", "gain-1", "gain-2")
    policy = brain(likes={"gain-1": 40, "gain-2": 1}).policy
    far, best, _ = policy.odds(position, position.decisions[0])
    assert 0 < far < best // 1_000_000


def test_tokens_name_the_last_verb_and_short_attributes() -> None:
    class Verbs(UrnFeatures):
        verbs = frozenset({"move", "take"})

        def attributes(self, part: str) -> Sequence[str]:
            return ("red",) if part == "ball" else ()

    tokens = tokens_of(Verbs(Urns()), "turn", "x", "move:take:ball")
    assert tokens.attributes == ("turn|x|take|red",)
    assert tokens.parts == ("turn|x|0=move", "turn|x|1=take", "turn|x|2=ball")

    class Card(Struct, frozen=True):
        name: str
        text: str
        worth: int

    assert words_of(Card("Ball", "a" * 25, 3)) == [".name=Ball", ".worth=3"]
    assert words_of(Card("b" * 24, "", 3), leave=frozenset({"worth"})) == [
        f".name={'b' * 24}",
        ".text=",
    ]


class Table(Position, kw_only=True):
    hands: Owned[dict[str, list[str]]] = field(default_factory=lambda: {ANN: ["a"]})
    pile: Open[list[str]] = field(default_factory=lambda: ["p"])
    deck: FaceDown[list[str]] = field(default_factory=lambda: ["d", "e"])
    decks: FaceDown[dict[str, list[str]]] = field(default_factory=lambda: {"x": ["f"]})
    secret: FaceDown[int] = 3


def test_only_cards_that_nobody_sees_are_shuffled() -> None:
    class Cards(Urns):
        viewer = cast(Any, Viewer(Table))

    position: Any = Table()
    assert list(UrnFeatures(Cards()).decks(position)) == [["d", "e"], ["f"]]


def test_the_file_of_weights_is_the_same_in_whatever_order_they_were_learned(
    tmp_path: Path,
) -> None:
    for name, order in (("one.gz", ("a", "b")), ("two.gz", ("b", "a"))):
        save(Learned("urns", {}, {key: ord(key) for key in order}, {}), tmp_path / name)
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()
