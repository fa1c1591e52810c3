"""A word ruled out by the glossary is found wherever people would read it."""

from pathlib import Path

import pytest

import vocabulary

GLOSSARY = """# Words

## All games

| English | not | French | not | Polish | not |
|---|---|---|---|---|---|
| bot | | robot | bot | bot | |

## Santy Anno

| English | not | French | not | Polish | not |
|---|---|---|---|---|---|
| ship | boat* | bateau | navire*, vaisseau*, l'esquif | statek | okręt |

## Catan Junior

| English | not | French | not | Polish | not |
|---|---|---|---|---|---|
| boat | | bateau | vaisseau* | statek | |

## Sandokan

| English | not | French | not | Polish | not |
|---|---|---|---|---|---|
| boat | | bateau | vaisseau* | statek | |

## Regatta

| English | not | French | not | Polish | not |
|---|---|---|---|---|---|
| round | | manche | tour, tours | runda | |
"""
PAGES = {
    "en": "docs/rules/santy-anno.md",
    "fr": "docs/rules/fr/santy-anno.md",
    "pl": "docs/rules/pl/santy-anno.md",
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project without texts so far."""
    for language in ("en", "fr", "pl"):
        write(tmp_path, f"src/flibuste/words/{language}/ui.ftl", "")
        for game in ("santy-anno", "catan-junior", "sandokan"):
            write(tmp_path, f"web/src/games/{game}/primer/{language}.md", "")
            write(tmp_path, f"docs/rules/{'' if language == 'en' else language}/{game}.md", "")
    write(tmp_path, "docs/rules/glossary.md", GLOSSARY)
    monkeypatch.setattr(vocabulary, "ROOT", tmp_path)
    return tmp_path


def write(project: Path, path: str, text: str) -> None:
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("src/flibuste/words/fr/ui.ftl", "ui-close = Un bot ferme", "1"),
        ("src/flibuste/words/fr/ui.ftl", "sa-ships = { $n ->\n    [one] un navire\n   *[other] x\n  }", "2"),
        ("src/flibuste/words/fr/ui.ftl", "ui-pitch-santy-anno = L’esquif !", "1"),
        ("web/src/games/santy-anno/primer/fr.md", "# Santy Anno\n\nHuit Navires.", "3"),
        ("src/flibuste/words/fr/ui.ftl", "ui-fleet = Des vaisseaux", "1"),
        ("src/flibuste/words/fr/ui.ftl", "ui-regatta-rounds = Tours", "1"),
        ("src/flibuste/words/fr/ui.ftl", "table-refusal-round-goes-on = Le tour dure", "1"),
        (PAGES["en"], "Two boats.", "1"),
        (PAGES["fr"], "Des navires.", "1"),
        (PAGES["pl"], "Jeden okręt.", "1"),
    ],
)
def test_a_word_ruled_out_is_found(
    project: Path, capsys: pytest.CaptureFixture[str], path: str, text: str, found: str
) -> None:
    write(project, path, text)
    assert vocabulary.main() == 1
    assert f"{path}:{found}: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/flibuste/words/fr/ui.ftl", "cj-boat = un navire"),
        ("src/flibuste/words/fr/ui.ftl", "ui-fleet = Des navires"),
        ("src/flibuste/words/fr/ui.ftl", "ui-clock = Une minute par tour"),
        ("src/flibuste/words/fr/ui.ftl", "sa-ship = { $navire }"),
        ("src/flibuste/words/fr/ui.ftl", "# Le navire d’un bot\nsa-ship = bateau"),
        ("src/flibuste/words/en/ui.ftl", "sa-ship = navire"),
        ("web/src/games/santy-anno/primer/en.md", "![](boat:red) A ship."),
        (PAGES["pl"], "Chłopiec okrętowy."),
    ],
)
def test_another_game_another_language_and_what_nobody_reads_are_free(
    project: Path, path: str, text: str
) -> None:
    write(project, path, text)
    assert vocabulary.main() == 0


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("| bot | | robot |", "| bot | robot |"),
        ("| English | not |", "| English | never |"),
        ("## Santy", "## Sancty"),
    ],
)
def test_a_glossary_that_cannot_be_read_is_refused(project: Path, right: str, wrong: str) -> None:
    write(project, "docs/rules/glossary.md", GLOSSARY.replace(right, wrong, 1))
    with pytest.raises(SystemExit):
        vocabulary.main()


def test_the_glossary_rules_out_something_in_every_language_and_game() -> None:
    ruled_out = list(
        vocabulary.bans((vocabulary.ROOT / "docs/rules/glossary.md").read_text(encoding="utf-8"))
    )
    assert {ban.language for ban in ruled_out} == {"en", "fr", "pl"}
    assert {ban.game for ban in ruled_out} == {vocabulary.ALL, *vocabulary.MESSAGES}
