"""Batches of games: simulation, ladder, experiments, training, fuzzing."""
