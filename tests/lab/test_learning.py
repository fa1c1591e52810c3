"""The example of docs/learning.md really learns to beat random players."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"


@pytest.mark.slow
def test_the_example_learns_to_beat_random_players(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert code
    assert len(code[1].splitlines()) <= 32
    names: dict[str, Any] = {}
    exec(code[1], names)
    curve = names["curve"]
    assert curve[0] < 0.4
    assert sum(curve[-3:]) / 3 > 0.8
    assert capsys.readouterr().out
