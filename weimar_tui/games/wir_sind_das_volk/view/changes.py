"""Styles for figures that the option under the cursor would change."""

from __future__ import annotations


def changed_style(better: int) -> str:
    """The style of a figure that rises or falls.

    >>> changed_style(1), changed_style(-2)
    ('good reverse', 'danger reverse')
    """
    return "good reverse" if better > 0 else "danger reverse"


def changed_ink(better: int) -> str:
    """The same for thin symbols drawn on the ground of the map.

    >>> changed_ink(1), changed_ink(-2)
    ('ink.good', 'ink.danger')
    """
    return "ink.good" if better > 0 else "ink.danger"
