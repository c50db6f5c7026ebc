"""What is wrong with a text in a notation."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that is not in the notation: `problem` says what is wrong, `column` where (from 1)."""

    def __init__(self, problem: str, column: int) -> None:
        super().__init__(f"column {column}: {problem}")
        self.problem = problem
        self.column = column
