"""Questions to bots and their answers: plain data that can go to another process."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Protocol

from msgspec import Struct

from weimar_tui.bots.bot import SECONDS, Advice, Bot
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Reason
from weimar_tui.players import RANDOM

_log = logging.getLogger("weimar_tui.bots")

FAILED, LATE = "failed", "late"


class BotQuestion(Struct, frozen=True, kw_only=True):
    """A decision for a bot: its name and game, and everything it can know.

    `digest` identifies the rules data; `view` is what its seat can see of the position, as JSON of
    the game; `number` is the decision in it, `options` are its answers. `quick` answers if the bot
    fails or is late. `advice` is the number of best answers wanted.
    """

    game: str
    pack: str = ""
    bot: str
    quick: str = RANDOM
    seat: str
    seed: str
    digest: str = ""
    view: bytes
    number: int
    options: tuple[str, ...]
    seconds: float = SECONDS
    advice: int = 0


class BotAnswer(Struct, frozen=True, kw_only=True):
    """A bot's answer and its reasons.

    `by`: the bot that gave it; not the one asked if that one had `trouble` (`failed` or `late`);
    `where`: the line of code where it failed, for the log. `advice`: the best answers, if
    requested.
    """

    option: str
    by: str
    reasons: tuple[Reason, ...] = ()
    trouble: str = ""
    where: str = ""
    advice: tuple[Advice, ...] = ()


class BotAnswers(Protocol):
    """Gets bots to answer, in a pool of processes or in this process."""

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        """The answer to a question. `patient`: lower priority, as the result is not urgent."""
        ...

    def close(self) -> None:
        """Release processes and threads."""
        ...


def bot_seed(seed: str, seat: str) -> str:
    """The seed of a bot's own randomness; it does not reveal the game's seed.

    >>> "1919" in bot_seed("1919", "spd"), bot_seed("1919", "spd") == bot_seed("1919", "spd")
    (False, True)
    """
    return blake2b(f"bot {seat} {seed}".encode(), digest_size=16).hexdigest()


def any_answer(question: BotQuestion, trouble: str = "", where: str = "") -> BotAnswer:
    """A random option, as the last resort."""
    option = random.Random(f"{question.seed}/{question.number}").choice(question.options)
    return BotAnswer(option=option, by=RANDOM, trouble=trouble, where=where)


def log_trouble(question: BotQuestion, answer: BotAnswer) -> None:
    """Log a bot's trouble without anything it saw."""
    if answer.trouble:
        where = f": {answer.where}" if answer.where else ""
        _log.error(
            "bot %s %s in the seat %s of %s, %s answered%s",
            question.bot,
            "failed" if answer.trouble == FAILED else "was late",
            question.seat,
            question.game,
            answer.by,
            where,
        )


def decide(
    question: BotQuestion, game: Game, make: Callable[[str, str, str, Game], Bot]
) -> BotAnswer:
    """Ask the bot in this process, then the quick one; a random option if both fail."""
    trouble = where = ""
    view = game.decode(question.view)
    decision = next(d for d in view.decisions if d.number == question.number)
    for name in dict.fromkeys((question.bot, question.quick)):
        try:
            bot = make(name, question.seat, question.seed, game)
            bot.seconds = question.seconds
            advice = bot.advise(view, decision, question.advice) if question.advice else ()
            option = advice[0].option if advice else bot.decide(view, decision)
            if option in question.options:
                return BotAnswer(
                    option=option,
                    by=name,
                    reasons=() if advice else _reasons_of(bot),
                    trouble=trouble,
                    where=where,
                    advice=advice,
                )
            where = where or f"its answer to a {decision.kind} is no option"
        except Exception as error:
            where = where or place_of(error)
        trouble = FAILED
    return any_answer(question, trouble, where)


def _reasons_of(bot: Bot) -> tuple[Reason, ...]:
    """The bot's reasons; errors in explaining do not affect the answer."""
    try:
        return tuple(bot.reasons)
    except Exception as error:
        _log.error("a bot could not say why it chose: %s", place_of(error))
        return ()


def place_of(error: BaseException) -> str:
    """Where an exception came from, without its message, which may name hidden things."""
    trace = error.__traceback__
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(error).__name__} at {' > '.join(places[-4:])}"


class InProcess:
    """Bots in this process, each asked in another thread; for tests and tools."""

    def __init__(
        self,
        games: Callable[[str], Game],
        make: Callable[[str, str, str, Game], Bot],
    ) -> None:
        self._games = games
        self._make = make
        self._bots: dict[tuple[str, str, str], Bot] = {}

    def _bot(self, name: str, seat: str, seed: str, game: Game) -> Bot:
        key = (name, seat, seed)
        if key not in self._bots:
            self._bots[key] = self._make(name, seat, seed, game)
        return self._bots[key]

    def ask(self, question: BotQuestion) -> BotAnswer:
        """Wait for the answer."""
        answer = decide(question, self._games(question.game), self._bot)
        log_trouble(question, answer)
        return answer

    async def answer(self, question: BotQuestion, *, patient: bool = False) -> BotAnswer:
        """The answer, from another thread."""
        return await asyncio.to_thread(self.ask, question)

    def close(self) -> None:
        """Nothing to release."""
