"""`weimar lab`: experiments with a game that compare bots, set-ups, packs and values."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

import msgspec

from weimar_tui.cli.language import language_of
from weimar_tui.cli.many import counting, kept_games
from weimar_tui.cli.words import cli_words
from weimar_tui.lab.cluster import executor_of
from weimar_tui.lab.lab_plan import Lab, lab_of
from weimar_tui.lab.lab_report import print_summary, reported, write_report
from weimar_tui.lab.simulate import SimulatedGame, load_same, simulate_one
from weimar_tui.text.game_messages import words_of


def play_lab_game(lab: Lab, number: int) -> SimulatedGame:
    """Play a game of an experiment."""
    cell, game = lab.which(number)
    setting = cell.setting
    load_same(setting.game, setting.pack, cell.digest)
    return msgspec.structs.replace(simulate_one(setting, game), number=number)


def run(arguments: argparse.Namespace) -> int:
    """Play the remaining games, write the report and print a summary."""
    language = language_of(arguments.lang)
    say = cli_words(language)
    lab = lab_of(arguments)
    folder: Path = arguments.folder or Path(f"lab-{lab.game}")
    folder.mkdir(parents=True, exist_ok=True)
    lab, kept = kept_games(lab, SimulatedGame, folder / "games.jsonl")
    number = arguments.games * len(lab.cells)
    with executor_of(arguments) as executor, counting(say("games", games=number)) as progress:
        results = kept.run(partial(play_lab_game, lab), number, executor, progress)
    game = load_same(lab.game, lab.cells[0].setting.pack, lab.cells[0].digest)
    words = words_of(game, language)
    cells = [
        reported(cell, results[place :: len(lab.cells)], arguments.targets)
        for place, cell in enumerate(lab.cells)
    ]
    write_report(folder, lab, cells, say, words, game)
    if arguments.json:
        print(json.dumps([msgspec.to_builtins(cell) for cell in cells], indent=2))
    else:
        print_summary(lab, cells, say, words, game)
        print(say("lab-written", file=str(folder / "report.md")))
    return 0
