"""`flibuste print`: a game as a PDF, where Chromium is installed."""

from pathlib import Path

import pytest

from tests.browser.printed import Pdf
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch, chromium: str) -> None:
    monkeypatch.setenv("FLIBUSTE_CHROMIUM", chromium)


def test_a_game_becomes_a_pdf(flibuste: Run, tmp_path: Path) -> None:
    out = tmp_path / "tokens.pdf"
    status, said, err = flibuste(
        "print", "sandokan", "--paper", "letter", "--lang", "fr", "--pieces", "tokens", "--out", str(out)
    )
    assert (status, err) == (0, "")
    assert str(out) in said
    pdf = Pdf(out.read_bytes())
    assert pdf.sizes() == [pytest.approx((215.9, 279.4), abs=0.2)] * 4
    assert "À imprimer et à jouer" in pdf.text(1)
    assert "Jetons" in pdf.text(3)


def test_without_a_chromium_it_says_so(
    flibuste: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FLIBUSTE_CHROMIUM")
    monkeypatch.setenv("PATH", str(tmp_path))
    status, out, err = flibuste("print", "sandokan", "--out", str(tmp_path / "x.pdf"))
    assert (status, out) == (2, "")
    assert "no Chromium or Chrome found: install one" in err
    assert err.count("\n") == 1
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["monopoly", "--out", "x.pdf"], "'monopoly'"),
        (["sandokan", "--lang", "de", "--out", "x.pdf"], "'de'"),
        (["sandokan", "--out", "no/such/folder/x.pdf"], "no folder"),
        (["sandokan", "--paper", "a5", "--out", "x.pdf"], "a5"),
        (["pirates-dice", "--out", "x.pdf"], "pirates-dice has nothing to print here"),
    ],
)
def test_what_cannot_be_printed_gets_one_clear_line(
    flibuste: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = flibuste("print", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("flibuste: ")
    assert err.count("\n") == 1
    assert complaint in err
    assert not list(tmp_path.iterdir())
