"""Answers that belong together, where what they are about is chosen before the answer."""

from __future__ import annotations


def thing_of(option: str) -> str:
    """What an answer is about, where answers are such as `16:build`: its first part."""
    return option.partition(":")[0]
