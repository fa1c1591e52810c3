from pathlib import Path

import pytest

import clauses

PAGE = "# Game\n\n- **XX-1** A rule.\n- **XX-2** Another. **Ours** too.\n- **XX-E1** An event.\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one page of rules and no tests."""
    (tmp_path / "rules" / "fr").mkdir(parents=True)
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "rules" / "game.md").write_text(PAGE)
    monkeypatch.setattr(clauses, "RULES", tmp_path / "rules")
    monkeypatch.setattr(clauses, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(clauses, "EXAMPLES", tmp_path / "examples")
    return tmp_path


def write_test(project: Path, text: str) -> None:
    (project / "tests" / "deep" / "test_game.py").write_text(f"import pytest\n{text}")


def test_marks_count_on_functions_classes_and_files(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(
        project,
        """
pytestmark = [pytest.mark.slow, pytest.mark.clause("XX-E1")]

@pytest.mark.clause("XX-1")
class TestGame:
    @pytest.mark.clause("XX-2")
    async def test_it(self): ...
""",
    )
    assert clauses.main() == 0
    assert "3 of 3 clauses proved" in capsys.readouterr().out


def test_a_clause_without_test_is_a_fault(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, '@pytest.mark.clause("XX-1", "XX-E1")\ndef test_it(): ...\n')
    assert clauses.main() == 1
    assert capsys.readouterr().err == "clauses: XX-2 has no test\n"


def test_a_mark_on_a_helper_proves_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, '@pytest.mark.clause("XX-1", "XX-2", "XX-E1")\ndef helper(): ...\n')
    assert clauses.main() == 1
    assert "XX-1 has no test" in capsys.readouterr().err


def test_an_unknown_clause_is_a_fault(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, '@pytest.mark.clause("XX-1", "XX-2", "XX-E1", "XX-9")\ndef test_it(): ...\n')
    assert clauses.main() == 1
    assert capsys.readouterr().err == "clauses: XX-9 is no clause, but deep/test_game.py::test_it names it\n"


def test_a_translation_has_the_same_clauses(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, '@pytest.mark.clause("XX-1", "XX-2", "XX-E1")\ndef test_it(): ...\n')
    (project / "rules" / "fr" / "game.md").write_text(PAGE.replace("**XX-2**", "**XX-3**"))
    assert clauses.main() == 1
    assert capsys.readouterr().err.splitlines() == [
        "clauses: XX-2 stands in only one of game.md and fr/game.md",
        "clauses: XX-3 stands in only one of game.md and fr/game.md",
    ]


def test_a_game_under_examples_is_held_to_its_own_clauses(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, '@pytest.mark.clause("XX-1", "XX-2", "XX-E1")\ndef test_it(): ...\n')
    rules, tests = (project / "examples" / "dice" / part for part in ("src/dice/rules", "tests"))
    rules.mkdir(parents=True)
    tests.mkdir()
    (rules / "en.md").write_text("- **YY-1** A rule.\n- **YY-2** Another.\n")
    (rules / "fr.md").write_text("- **YY-1** Une règle.\n")
    (tests / "test_dice.py").write_text('import pytest\n@pytest.mark.clause("YY-1")\ndef test_it(): ...\n')
    assert clauses.main() == 1
    told = capsys.readouterr()
    assert "YY-1   dice/tests/test_dice.py::test_it" in told.out
    assert told.err.splitlines() == [
        "clauses: YY-2 stands in only one of en.md and rules/fr.md",
        "clauses: YY-2 has no test",
    ]


@pytest.mark.parametrize("unread", ["XYZ-1", "xx-1", "XX-1a", "XX-F1"])
def test_an_id_that_cannot_be_read_is_a_fault(
    project: Path, capsys: pytest.CaptureFixture[str], unread: str
) -> None:
    write_test(project, '@pytest.mark.clause("XX-1", "XX-2", "XX-E1")\ndef test_it(): ...\n')
    (project / "rules" / "game.md").write_text(f"{PAGE}- **{unread}** One more.\n")
    assert clauses.main() == 1
    assert f"clauses: {unread} in rules/game.md is not read as a clause" in capsys.readouterr().err


def test_a_page_without_clauses_is_a_fault(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "rules" / "game.md").write_text("# Game\n\n- **ours** Be kind.\n")
    assert clauses.main() == 1
    assert capsys.readouterr().err == "clauses: game.md states no clause\n"
