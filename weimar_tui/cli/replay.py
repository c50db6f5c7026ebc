"""`weimar replay`: watch a saved game, tell it, or check that it replays as recorded."""

from __future__ import annotations

import argparse
import sys

from weimar_tui.cli.language import language_of
from weimar_tui.kernel.replay import Replay, verify
from weimar_tui.table.fair_dice import check_fair
from weimar_tui.table.registry import games_of, words_of


def run(arguments: argparse.Namespace) -> int:
    """Verify the file, show it, or print its chronicle."""
    if arguments.verify:
        return _verify(arguments)
    replay = Replay.open(arguments.file, games_of(arguments.pack))
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal and not arguments.text and replay.game.id == "weimar":
        return _watch(arguments, replay)
    words = words_of(replay.game, language_of(arguments.lang))
    for moment in range(replay.first, replay.last + 1):
        events = replay.events_until(moment) if moment == replay.first else replay.events_of(moment)
        for event in events:
            print(f"{moment:5}  {words.event(event)}")
    problem = _problem_of(replay)
    if problem:
        print(f"weimar: {arguments.file}: {problem}", file=sys.stderr)
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


def _problem_of(replay: Replay) -> str:
    saved = replay.saved
    if replay.difference is not None:
        return f"it replays only to pick {replay.last}: {replay.difference.reason}"
    if saved.damaged:
        return f"line {saved.damaged} is damaged: {saved.damage}; this is what stands before it"
    return ""


def _verify(arguments: argparse.Namespace) -> int:
    verdict = verify(arguments.file, games_of(arguments.pack))
    for remark in verdict.remarks:
        print(f"weimar: {arguments.file}: {remark}", file=sys.stderr)
    if verdict.pick is not None:
        print(f"{arguments.file}: differs at pick {verdict.pick}: {verdict.reason}")
        return 1
    state = "a finished game" if verdict.complete else "a game in progress"
    print(f"{arguments.file}: {verdict.picks} picks replayed as recorded, {state}")
    fair = _verify_dice(arguments)
    return 1 if verdict.damaged or not fair else 0


def _verify_dice(arguments: argparse.Namespace) -> bool:
    """Whether the dice are fair, in games whose seed was committed to; others claim nothing."""
    verdict = check_fair(arguments.file, games_of(arguments.pack))
    if not verdict.commitment:
        return True
    if not verdict.fair:
        print(f"{arguments.file}: the dice are not fair: {verdict.reason}")
        return False
    words = ", ".join(f"{name} ({word})" for name, word in verdict.words.items()) or "nobody"
    print(f"fair dice: all {verdict.outcomes} rolls and shuffles came from the seed that the")
    print(f"  commitment {verdict.commitment} announced; words added by {words}")
    return True
