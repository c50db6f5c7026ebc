"""Handbook Markdown as plain lines: headings, lists and tables without markup."""

from __future__ import annotations


def plain_lines(text: str) -> list[str]:
    """Return the text line by line; a table row lists its cells with their column names.

    >>> plain_lines("# Units\\n**Police** first.\\n| die | result |\\n| :- |--|\\n| 1 | nothing |")
    ['Units', 'Police first.', 'die: 1; result: nothing']
    """
    lines: list[str] = []
    head: list[str] = []
    for line in text.split("\n"):
        line = line.replace("**", "").replace("`", "")
        if not line.startswith("|"):
            head = []
            lines.append(line.lstrip("#").strip() if line.startswith("#") else line)
        elif not set(line) <= set("|-: "):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if head:
                pairs = zip(head, cells, strict=False)
                lines.append("; ".join(f"{name}: {cell}" if name else cell for name, cell in pairs))
            else:
                head = cells
    return lines


def paragraphs(text: str) -> list[str]:
    """Return the lines with at most one empty line in a row, and none at the ends.

    >>> paragraphs("\\n# Units\\n\\n\\nPolice first.\\n\\n")
    ['Units', '', 'Police first.']
    """
    lines: list[str] = []
    for line in plain_lines(text):
        if line or (lines and lines[-1]):
            lines.append(line)
    while lines and not lines[-1]:
        lines.pop()
    return lines
