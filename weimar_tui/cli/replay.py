"""`weimar replay`: shows a saved game, prints its chronicle, or checks that it replays as
recorded."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from weimar_tui.cli.failures import UsageError, complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.streams import terminal_lack
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.printing import printable
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.verify import SaveVerdict, verify
from weimar_tui.registry import games_of
from weimar_tui.replay.disclosure import OPEN, event_seen, viewers_of
from weimar_tui.server.fair_dice import SHORTEST, FairVerdict, check_fair
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.problems import problem_text

if TYPE_CHECKING:
    from weimar_tui.text.catalogue import Catalogue


def run(arguments: argparse.Namespace) -> int:
    """Verify the file, show it, or print its chronicle. Raises KernelError and UsageError."""
    noted = arguments.commitment
    if noted is not None and len(noted.strip()) < SHORTEST:
        raise UsageError("commitment", given=noted, least=SHORTEST)
    if arguments.verify:
        return _verify(arguments)
    replay = Replay.open(arguments.file, games_of(arguments.pack))
    at = arguments.at
    if at is not None and not replay.first <= at <= replay.last:
        raise UsageError("at", at=at, first=replay.first, last=replay.last)
    if not (terminal_lack() or arguments.text):
        return _watch(arguments, replay)
    language = language_of(arguments.lang)
    words = words_of(replay.game, language)
    viewer = viewers_of(replay.saved)[0]
    if viewer != OPEN:
        seen_as = cli_words(language)("replay-as", seat=words.seat(viewer) if viewer else "none")
        complain(f"{arguments.file}: {seen_as}")
    for moment in range(replay.first, replay.last + 1):
        events = replay.events_until(moment) if moment == replay.first else replay.events_of(moment)
        for event in events:
            if text := words.event(event_seen(event, viewer)):
                print(printable(f"{moment:5}  {text}"))
    problem = problem_of(replay, language, "replay-damaged")
    if problem:
        complain(f"{arguments.file}: {problem}")
    return 1 if problem else 0


def _watch(arguments: argparse.Namespace, replay: Replay) -> int:
    from weimar_tui.tui.replay.app import run_replay

    return run_replay(
        replay,
        moment=arguments.at,
        lang=language_of(arguments.lang) if arguments.lang else None,
        motion=not arguments.no_motion,
        ascii_only=arguments.ascii,
        pack=arguments.pack,
    )


def problem_of(replay: Replay, language: str, damaged: str) -> str:
    """Return what is wrong with a recording, empty if nothing is; `damaged` is the message id for
    damage."""
    from weimar_tui.text.catalogue import Catalogue

    say = cli_words(language)
    saved, difference = replay.saved, replay.difference
    if difference is not None:
        reason = printable(problem_text(Catalogue(language), difference.why))
        return say("replay-differs", pick=replay.last, reason=reason)
    if saved.damaged:
        return say(damaged, line=saved.damaged, damage=str(saved.damage))
    return ""


def _verify(arguments: argparse.Namespace) -> int:
    from weimar_tui.text.catalogue import Catalogue

    language = language_of(arguments.lang)
    say, catalogue = cli_words(language), Catalogue(language)
    file = printable(str(arguments.file))
    verdict = verify(arguments.file, games_of(arguments.pack))
    for remark in verdict.remarks:
        complain(f"{file}: {problem_text(catalogue, remark)}")
    if verdict.difference is not None:
        reason = printable(problem_text(catalogue, verdict.difference.why))
        print(say("verify-differs", file=file, pick=verdict.difference.n, reason=reason))
        return 1
    complete = "yes" if verdict.complete else "no"
    print(say("verify-same", file=file, picks=verdict.picks, complete=complete))
    fair = check_fair(read_save(arguments.file).header, verdict, arguments.commitment or "")
    unasked = fair.result == "unknown" and not arguments.commitment
    if unasked:
        _tell_why(fair, file, say, catalogue)
    print(say("verify-unproved"))
    print(say("verify-origin", origin=verdict.origin, outcomes=verdict.outcomes))
    sound = unasked or _tell_dice(fair, verdict, file, say, catalogue)
    return 0 if sound and not verdict.damaged else 1


def _tell_why(fair: FairVerdict, file: str, say: Say, catalogue: Catalogue) -> None:
    """Print why the dice are not fair, or why that cannot be decided."""
    if fair.why is not None:
        reason = printable(problem_text(catalogue, fair.why))
        print(say(f"verify-{fair.result}", file=file, reason=reason))


def _tell_dice(
    fair: FairVerdict, verdict: SaveVerdict, file: str, say: Say, catalogue: Catalogue
) -> bool:
    """Print whether the dice match their commitment, and return it, as far as the file and the
    player's notes allow."""
    if fair.why is not None:
        _tell_why(fair, file, say, catalogue)
        return False
    words = ", ".join(f"{name} ({word})" for name, word in fair.words.items())
    seats = ", ".join(f"{seat} {who}" for seat, who in fair.seats.items())
    print(
        say(
            "verify-fair",
            outcomes=verdict.outcomes,
            commitment=fair.commitment,
            compared="yes" if fair.compared else "no",
            words=printable(words) or say("verify-nobody"),
            seats=printable(seats) or say("verify-unsaid"),
        )
    )
    if fair.compared and not verdict.complete:
        print(say("verify-short", picks=verdict.picks))
        return False
    return True
