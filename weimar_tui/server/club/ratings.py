"""Ratings: a pure function of the club's results in order, with openskill's Plackett-Luce model.

Each seat is a team of two, its player and its side. A common defeat is a further runner, "the
fall": it comes first when everyone loses, and shares the last place when someone wins. Bots are
anchors: their ratings are given and never change. Only winning counts, not the places behind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct, field

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Kind = Literal["person", "bot", "side", "fall"]
Left = Literal["", "resigned", "timeout", "replaced"]
Key = tuple[str, Kind, str]
"""A pool, and who is rated in it: an account, a bot, a side, or the fall."""

MEAN: Final = 25.0
SIGMA: Final = 25.0 / 3
SIDE_SIGMA: Final = 25.0 / 12
ANCHOR_SIGMA: Final = 1.0
STEADY: Final = "steady"
FALL: Final = "fall"
_SEATS_SIGMA: Final = 2.0
"""How much less certain a player's mean is at another number of seats."""

BETA: Final = MEAN / 6
"""How much luck decides: openskill's default."""

_LATEST: Final = 100
"""Over how many games of a pool the log loss is averaged."""

_WEEK: Final = 7 * 86_400
_GAMES_OF_A_PAIR: Final = 5
_FIRST_PICKS: Final = 3
_OPPONENTS: Final = 6
_REPLACED: Final = 5
"""A player whose bot made more than one pick in this many has left the game."""

FINISHED: Final = ""
UNFINISHED: Final = "unfinished"
NO_ACCOUNT: Final = "no-account"
BOTS: Final = "bots"
NO_ANCHOR: Final = "no-anchor"
SHORT: Final = "short"
DESERTED: Final = "deserted"
PAIR: Final = "pair"
ANNULLED: Final = "annulled"
CASUAL: Final = "casual"


class RatedSeat(Struct, frozen=True, kw_only=True):
    """The player of a seat as the game began.

    `kind` is `nobody` for a person without an account. `picks` of the seat include `bot_picks`, the
    picks of a bot that replaced the person. `enabled`: the rules blame this seat for a common
    defeat. `times`: how long the answers took, in a game over days (`answer_times`).
    """

    seat: str
    kind: Literal["person", "bot", "nobody"] = "person"
    who: str = ""
    picks: int = 0
    bot_picks: int = 0
    won: bool = False
    enabled: bool = False
    left: Left = ""
    times: tuple[int, ...] = ()


class RatedGame(Struct, frozen=True, kw_only=True):
    """A game that is over. `finished`: it ended by its rules, not by agreement or expiry.

    `falls`: the rules of this game know a common defeat. `wish`: `rated` of its table.
    """

    id: str
    game: str
    ended: int
    finished: bool
    runners: tuple[RatedSeat, ...]
    falls: bool = False
    wish: str = "yes"

    @property
    def pool(self) -> str:
        """The pool of a game's ratings: one for each game and number of seats."""
        return pool_of(self.game, len(self.runners))

    @property
    def fell(self) -> bool:
        """Whether everyone lost."""
        return self.falls and self.finished and not any(one.won for one in self.runners)


class Rating(Struct, frozen=True, kw_only=True):
    """A rating. `games`, `won` and `opponents` count rated games only."""

    mu: float
    sigma: float
    games: int = 0
    won: int = 0
    last: int | None = None
    peak: float | None = None
    opponents: frozenset[str] = frozenset()


class RatingChange(Struct, frozen=True):
    """The rating of `key` after game number `seq`."""

    key: Key
    seq: int
    mu: float
    sigma: float


class RatingDecision(Struct, frozen=True):
    """A game's number in order, why it was not rated (empty: it was), and its ranks by seat."""

    game: RatedGame
    seq: int
    why_not: str
    ranks: dict[str, int]


class PairRecord(Struct):
    """A player's rated games with another one at the table: how many, how many the player won, and
    how many the ratings before them had expected."""

    games: int = 0
    won: float = 0.0
    expected: float = 0.0

    @property
    def gain(self) -> float:
        """Wins for each game beyond what was expected."""
        return (self.won - self.expected) / self.games


class Ratings(Struct):
    """All ratings after some games, every change, and what was decided about each game."""

    ratings: dict[Key, Rating] = field(default_factory=dict)
    changes: list[RatingChange] = field(default_factory=list)
    judged: list[RatingDecision] = field(default_factory=list)


def pool_of(game: str, seats: int) -> str:
    """Return the name of a pool.

    >>> pool_of("junta", 5)
    'junta/5'
    """
    return f"{game}/{seats}"


def in_pool(pool: str) -> tuple[str, int]:
    """Return the game and the number of seats of a pool.

    >>> in_pool("junta/5")
    ('junta', 5)
    """
    game, _, seats = pool.rpartition("/")
    return game, int(seats)


def shown(mu: float) -> int:
    """Return a rating on the scale that players see.

    >>> shown(25), shown(30)
    (1500, 1700)
    """
    return round(1500 + 40 * (mu - MEAN))


def shown_sigma(sigma: float) -> int:
    """Return one sigma on the scale that players see."""
    return round(40 * sigma)


def games_to_settle(seats: int) -> int:
    """Return after how many games a rating is no longer provisional.

    >>> [games_to_settle(seats) for seats in (2, 3, 4, 5, 7)]
    [10, 15, 15, 20, 20]
    """
    return 10 if seats <= 2 else 15 if seats <= 4 else 20


def is_provisional(pool: str, games: int, opponents: int) -> bool:
    """Whether a person's rating rests on too few games or too few opponents.

    It does not depend on sigma, which falls slowly when only winning counts.
    """
    _, seats = in_pool(pool)
    return games < games_to_settle(seats) or opponents < _OPPONENTS


def left(runner: RatedSeat) -> Left:
    """Return how a person left the game early; empty for bots and for those who stayed."""
    if runner.kind == "bot":
        return ""
    if not runner.left and runner.bot_picks * _REPLACED > runner.picks:
        return "replaced"
    return runner.left


def ranks(game: RatedGame) -> dict[str, int]:
    """Return the rank of each seat, and of the fall if the rules know one; 1 is the best.

    Winners share the first rank and losers the second. In a common defeat, the fall comes first and
    its enablers last of those who stayed. Players who left come behind everyone; a bot's victory in
    their seat counts for no one.
    """
    found = {}
    for one in game.runners:
        if left(one):
            found[one.seat] = 4
        elif game.fell:
            found[one.seat] = 3 if one.enabled else 2
        else:
            found[one.seat] = 1 if one.won else 2
    if game.falls:
        found[FALL] = 1 if game.fell else 2
    return found


def why_unrated(game: RatedGame, anchored: Collection[str]) -> str:
    """Return why a game is not rated, or an empty string. `anchored`: bots with a rating."""
    people = [one for one in game.runners if one.kind != "bot"]
    stayed = [one for one in people if not left(one)]
    bots = {one.who for one in game.runners if one.kind == "bot"}
    if not game.finished:
        return UNFINISHED
    if game.wish == "no" or (game.wish == "people" and bots):
        return CASUAL
    if any(one.kind == "nobody" for one in people):
        return NO_ACCOUNT
    if len({one.who for one in people}) < 2 or 2 * len(people) < len(game.runners):
        return BOTS
    if not bots <= set(anchored):
        return NO_ANCHOR
    if any(one.picks < _FIRST_PICKS for one in people):
        return SHORT
    if 2 * len(stayed) < len(game.runners):
        return DESERTED
    return FINISHED


def rate(
    games: Iterable[RatedGame],
    annulled: Collection[str] = (),
    anchors: Mapping[tuple[str, str], float] | None = None,
) -> Ratings:
    """Rate games from the first to the last, in the order in which they ended.

    `annulled`: ids of games that a moderator annulled; all ratings are as if they had not been
    played. `anchors`: the mu of bots by pool and name. `steady` is 25 everywhere.
    """
    rater = Rater(annulled, anchors)
    for game in sorted(games, key=ended_order):
        rater.add(game)
    return rater.found


def ended_order(game: RatedGame) -> tuple[int, str]:
    """The key by which games are ordered."""
    return game.ended, game.id


class Rater:
    """Rates one game after another; `found` has the result so far. `pairs` has how each player did
    with each other one at the table, by both accounts, in games of `pairs_of` ("" for all, None for
    none)."""

    def __init__(
        self,
        annulled: Collection[str] = (),
        anchors: Mapping[tuple[str, str], float] | None = None,
        *,
        pairs_of: str | None = None,
    ) -> None:
        self.pairs: dict[tuple[str, str], PairRecord] = {}
        self._pairs_of = pairs_of
        self.found = Ratings()
        self.annulled = frozenset(annulled)
        self.last: tuple[int, str] = (0, "")
        self.number = 0
        self.losses: dict[str, deque[float]] = {}
        self._anchors = dict(anchors or {})
        self._own_model: PlackettLuce | None = None
        self._met: dict[frozenset[str], list[int]] = {}

    def add(self, game: RatedGame) -> RatingDecision:
        """Rate the next game, which ended after all others."""
        self.number += 1
        self.last = ended_order(game)
        anchored = {STEADY, *(bot for pool, bot in self._anchors if pool == game.pool)}
        why_not = ANNULLED if game.id in self.annulled else why_unrated(game, anchored)
        if not why_not and not _counts_for_pairs(game, self._met):
            why_not = PAIR
        judged = RatingDecision(game, self.number, why_not, ranks(game) if game.finished else {})
        self.found.judged.append(judged)
        if not why_not:
            chances = _rate_one(self._model(), self.found, judged, self._anchors)
            won = _shares(judged.ranks)
            loss = -log(sum(chances[one] for one in won))
            self.losses.setdefault(game.pool, deque(maxlen=_LATEST)).append(loss)
            if self._pairs_of in ("", game.game):
                self._count_pairs(game, chances, won)
        return judged

    def _count_pairs(
        self, game: RatedGame, chances: Mapping[str, float], won: Mapping[str, float]
    ) -> None:
        people = [one for one in game.runners if one.kind == "person"]
        for one in people:
            for other in people:
                if one.who != other.who:
                    record = self.pairs.setdefault((one.who, other.who), PairRecord())
                    record.games += 1
                    record.won += won.get(one.seat, 0.0)
                    record.expected += chances[one.seat]

    def _model(self) -> PlackettLuce:
        """Return the model, loaded when the first game is rated."""
        if self._own_model is None:
            from openskill.models import PlackettLuce

            self._own_model = PlackettLuce()
        return self._own_model

    def forget_details(self) -> None:
        """Forget what was found about single games, so that memory does not grow with them."""
        self.found.judged, self.found.changes = [], []


def _counts_for_pairs(game: RatedGame, pairs: dict[frozenset[str], list[int]]) -> bool:
    """Whether no two people at the table have played too many rated games this week; if so,
    count this one."""
    people = sorted({one.who for one in game.runners if one.kind == "person"})
    here = [frozenset((a, b)) for n, a in enumerate(people) for b in people[n + 1 :]]
    for pair in here:
        recent = [at for at in pairs.get(pair, ()) if at > game.ended - _WEEK]
        pairs[pair] = recent
        if len(recent) >= _GAMES_OF_A_PAIR:
            return False
    for pair in here:
        pairs[pair].append(game.ended)
    return True


def _rate_one(
    model: PlackettLuce,
    found: Ratings,
    judged: RatingDecision,
    anchors: Mapping[tuple[str, str], float],
) -> dict[str, float]:
    """Rate a game; return the chance that the ratings before it gave each seat, and the fall, to
    come first."""
    game, seq, order = judged.game, judged.seq, judged.ranks

    def rating(key: Key) -> PlackettLuceRating:
        start = found.ratings.get(key) or _start(found, key, game, anchors)
        return model.rating(mu=start.mu, sigma=start.sigma)

    pool = game.pool
    teams: list[tuple[Key, ...]] = [
        ((pool, _kind(one), one.who), (pool, "side", one.seat)) for one in game.runners
    ]
    places = [float(order[one.seat]) for one in game.runners]
    if game.falls:
        teams.append(((pool, "fall", FALL),))
        places.append(float(order[FALL]))
    before = [[rating(key) for key in team] for team in teams]
    after = model.rate(before, ranks=places)
    people = frozenset(one.who for one in game.runners if one.kind == "person")
    deserted = {(pool, "side", one.seat) for one in game.runners if left(one)}
    for team, updated, place in zip(teams, after, places, strict=True):
        for key, new in zip(team, updated, strict=True):
            # Bots are anchors, and a player who left says nothing about the side.
            if key[1] == "bot" or key in deserted:
                continue
            old = found.ratings.get(key) or _start(found, key, game, anchors)
            found.ratings[key] = Rating(
                mu=new.mu,
                sigma=new.sigma,
                games=old.games + 1,
                won=old.won + (place == 1),
                last=game.ended,
                peak=new.mu if old.peak is None else max(old.peak, new.mu),
                opponents=old.opponents | (people - {key[2]}) if key[1] == "person" else people,
            )
            found.changes.append(RatingChange(key, seq, new.mu, new.sigma))
    runners = [*(one.seat for one in game.runners), *([FALL] if game.falls else [])]
    return dict(zip(runners, _chances(before), strict=True))


def _shares(ranks: Mapping[str, int]) -> dict[str, float]:
    """Return the winners' shares of a victory, by seat."""
    best = min(ranks.values())
    winners = [seat for seat, rank in ranks.items() if rank == best]
    return dict.fromkeys(winners, 1 / len(winners))


def _chances(teams: Sequence[Sequence[PlackettLuceRating]]) -> list[float]:
    """Return each team's chance of coming first, by Plackett and Luce's model."""
    mus = [sum(one.mu for one in team) for team in teams]
    scale = sqrt(sum(sum(one.sigma**2 for one in team) + BETA**2 for team in teams))
    most = max(mus)
    chances = [exp((mu - most) / scale) for mu in mus]
    return [chance / sum(chances) for chance in chances]


def anchor(share: float, seats: int) -> float:
    """Return the mu of a bot that wins this share of its games, alone among bots with mu 25.

    >>> anchor(0.25, 4), anchor(0.5, 2) == MEAN
    (25.0, True)
    >>> round(anchor(0.8, 2), 1)
    34.3
    """
    scale = sqrt(seats * (ANCHOR_SIGMA**2 + SIDE_SIGMA**2 + BETA**2))
    return MEAN + scale * log(share * (seats - 1) / (1 - share))


def _kind(runner: RatedSeat) -> Kind:
    return "bot" if runner.kind == "bot" else "person"


def _start(
    found: Ratings, key: Key, game: RatedGame, anchors: Mapping[tuple[str, str], float]
) -> Rating:
    """Return the rating with which someone enters a pool."""
    pool, kind, who = key
    if kind == "bot":
        return Rating(mu=anchors.get((pool, who), MEAN), sigma=ANCHOR_SIGMA)
    if kind == "side":
        return Rating(mu=0.0, sigma=SIDE_SIGMA)
    if kind == "person":
        seats = len(game.runners)
        others = [
            (abs(other - seats), other, rating)
            for other in range(2, 2 * seats + 8)
            if (rating := found.ratings.get((pool_of(game.game, other), "person", who)))
        ]
        if others:
            _, _, near = min(others, key=lambda one: one[:2])
            return Rating(mu=near.mu, sigma=sqrt(near.sigma**2 + _SEATS_SIGMA**2))
    return Rating(mu=MEAN, sigma=SIGMA)
