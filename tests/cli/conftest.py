"""The command line as a shell would run it."""

import sys
from collections.abc import Callable

import pytest

from flibuste.cli.main import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def flibuste(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command as a shell would: (exit status, stdout, stderr)."""

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["flibuste", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
        assert isinstance(end.value.code, int)
        return end.value.code, *capsys.readouterr()

    return run
