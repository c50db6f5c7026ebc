"""Many games: simulation, ladder, experiments, training, fuzzing."""
