"""Sends bursts of random keys to the real program, which must neither stop, nor hang, nor crash.

    python -m tests.monkey --minutes 30 --seed anything        (or: make monkey ARGS="--game junta")

Each burst is a single write, as from key repeat, pastes and slow lines. A session begins at one of
the program's entrances (start screen, new game, lesson, recorded game), with a random language,
size and settings, and ends with Ctrl+C. A failure is printed with the last bursts and the last
screen; the same seed sends the same keys again.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

from tests.make_saves import SAVES
from tests.tui.terminal import Terminal, weimar, without_calm
from tests.wordings import LANGUAGES
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.registry import game_ids, is_guest

GAMES = [game for game in game_ids() if not is_guest(game)]
"""The bundled games, whatever tests have added in this process."""

SIZES = ((80, 24), (100, 30), (120, 40), (160, 48), (200, 60), (40, 10))
PAUSES = (0.02, 0.02, 0.05, 0.1, 0.1, 0.25, 0.5)
"""Seconds between bursts."""

STAYS = 100
"""The most bursts in a session."""

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
_FUNCTION = ("\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS", "\x1b[15~", "\x1b[17~", "\x1b[20~")
KEYS = (
    *("\r",) * 14,
    *(DOWN,) * 6,
    *(UP, RIGHT, LEFT, " ") * 2,
    *("\t", "\x1b[Z", "\x1b", "\x7f", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F"),
    *("q", "q", "\x1b", "u", "u"),
    *"?vc/rlfdgpeibtmhjknos.,<>+-RVTF123456789²ß中",
    *_FUNCTION,
    *("\x10", "\x13", "\x1a"),
)
"""The keys of bursts. Ctrl+P, Ctrl+S and Ctrl+Z are among them, keys that quit are not."""


@dataclass
class Findings:
    """The results of a run."""

    sessions: int = 0
    bursts: int = 0
    games: int = 0
    troubles: list[str] = field(default_factory=list)


def doors(chance: random.Random, game: str = "") -> list[str]:
    """The ways to start a session, with one game or any."""
    example = str(SAVES / f"example{SUFFIX}")
    door = chance.choice([[], [], [], ["learn"], ["replay", example]])
    if game or door[:1] != ["replay"]:
        door = [
            "--game",
            game or chance.choice(GAMES),
            *door,
        ]
    options = ["--lang", chance.choice(LANGUAGES)]
    options += ["--no-motion"] if chance.random() < 0.4 else []
    options += ["--ascii"] if chance.random() < 0.1 else []
    return [*options, *door]


def a_burst(chance: random.Random) -> str:
    """One to four keys, a paste, a repeated key, or a click."""
    kind = chance.random()
    if kind < 0.03:
        return "\x1b[200~1\r\n2\r\rq\x1b[201~"
    if kind < 0.06:
        return str(chance.choice(KEYS)) * 8
    if kind < 0.10:
        place = f"{chance.randint(1, 100)};{chance.randint(1, 30)}"
        return f"\x1b[<0;{place}M\x1b[<0;{place}m" * chance.choice((1, 2))
    if kind < 0.16:
        return "\r\r"  # back into a game from the menu
    return "".join(chance.choice(KEYS) for _ in range(chance.choice((1, 1, 2, 2, 3, 4))))


def session(
    chance: random.Random, bursts: int, found: Findings, game: str = "", pace: float = 1.0
) -> None:
    """A session with a limited number of bursts; `pace` multiplies the pauses between them."""
    home = Path(tempfile.mkdtemp(prefix="monkey-"))
    arguments = doors(chance, game)
    if chance.random() < 0.7:
        without_calm(home)  # so that more keys are accepted
    environment = {"NO_COLOR": "1"} if chance.random() < 0.1 else {}
    terminal = Terminal(weimar(*arguments), home, chance.choice(SIZES[:4]), **environment)
    latest: deque[str] = deque(maxlen=6)
    found.sessions += 1
    status = 0
    try:
        try:
            terminal.until(lambda text: bool(text.strip()))
            for _ in range(bursts):
                latest.append(a_burst(chance))
                terminal.type(latest[-1])
                found.bursts += 1
                if chance.random() < 0.03:
                    terminal.resize(*chance.choice(SIZES))
                pause = pace * chance.choice(PAUSES)
                end = time.monotonic() + pause
                while (left := end - time.monotonic()) > 0:
                    terminal.read(left)
            terminal.type("\x03")
            status = 130
        except (EOFError, OSError):
            pass  # ended by a key, hopefully from the menu
        ended = terminal.status()
        crashes = [path.read_text(errors="replace") for path in home.rglob("crash-*")]
        if ended not in (status, 0) or crashes:
            seen = "\n".join(filter(str.strip, terminal.screen.text.splitlines()))
            raise AssertionError("\n".join([seen, *crashes, f"it ended with status {ended}"]))
    except AssertionError as error:
        found.troubles.append(f"{' '.join(arguments)} after {list(latest)}\n{error}")
    finally:
        terminal.close()
        found.games += len(list(home.rglob(f"*{SUFFIX}")))
        shutil.rmtree(home, ignore_errors=True)


def run(
    seed: str,
    *,
    sessions: int = 0,
    minutes: float = 0.0,
    bursts: int = STAYS,
    game: str = "",
    pace: float = 1.0,
) -> Findings:
    """Run this many sessions, or as many as fit into some minutes."""
    found = Findings()
    end = time.monotonic() + 60 * minutes
    while found.sessions < sessions or time.monotonic() < end:
        session(random.Random(f"{seed}:{found.sessions}"), bursts, found, game, pace)
    return found


def main() -> int:
    """Run for some minutes and print the findings; exit with 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", default=str(random.randrange(10**6)))
    parser.add_argument("--game", default="", choices=("", *GAMES))
    arguments = parser.parse_args()
    found = run(arguments.seed, minutes=arguments.minutes, game=arguments.game)
    for trouble in found.troubles:
        print(trouble, end="\n\n")
    said = f"{found.sessions} sessions, {found.bursts} bursts, {found.games} games begun"
    print(f"monkey {arguments.seed}: {said}, {len(found.troubles)} troubles")
    return bool(found.troubles)


if __name__ == "__main__":
    sys.exit(main())
