"""docs/bots.md shows the bot that it describes, exactly as in the examples."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_of_twenty_lines_is_shown_whole() -> None:
    blocks = dict(re.findall(r"^```python (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    for place, block in blocks.items():
        text = (ROOT / place).read_text(encoding="utf-8")
        assert block == text[text.index("import ") :]
    assert blocks["examples/first_bot.py"].count("\n") <= 20
