"""Clause coverage: which tests prove which clause of the rules.

`python scripts/clauses.py` prints the table clause -> tests, and fails when a clause has no test, when a test
names an unknown clause, when a translated page has other clauses than the English one, or when a page has
an id that it cannot read.

A clause is a bold id (SA-41, SK-E3) in docs/rules/*.md, or in the rules/en.md of a game under examples; a
test names it by `@pytest.mark.clause("SA-41", ...)` on the function or its class, or for a whole file in
`pytestmark`. Tests are read, not imported.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
EXAMPLES = ROOT / "examples"
GLOSSARY = "glossary.md"
"""The page beside the rules that states no clauses."""
CLAUSE = re.compile(r"\*\*([A-Z]{2}-E?\d+)\*\*")
MEANT_AS_ID = re.compile(r"\*\*([A-Za-z]+-\w*\d\w*)\*\*")
"""What looks like an id to a reader, whether or not it is one."""


def pages() -> dict[str, tuple[Path, list[Path]]]:
    """Return every English page and its translations, by its name in the table."""
    ours = {
        page.name: (page, sorted(RULES.glob(f"*/{page.name}")))
        for page in sorted(RULES.glob("*.md"))
        if page.name != GLOSSARY
    }
    outside = {
        f"{page.parts[-3]}.md": (page, sorted(set(page.parent.glob("*.md")) - {page}))
        for page in sorted(EXAMPLES.glob("*/src/*/rules/en.md"))
    }
    return ours | outside


def test_files() -> Iterator[tuple[Path, Path]]:
    """Yield every test file, with the folder that its name is relative to."""
    for folder, root in ((TESTS, TESTS), *((path, EXAMPLES) for path in sorted(EXAMPLES.glob("*/tests")))):
        yield from ((file, root) for file in sorted(folder.rglob("test_*.py")))


def clauses(page: Path) -> list[str]:
    """Return the ids of a page's clauses, in order."""
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def proofs(file: Path, root: Path) -> Iterator[tuple[str, str]]:
    """Yield (clause, test) for every clause a test file names."""
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    name = file.relative_to(root).as_posix()
    shared = [
        clause
        for node in tree.body
        if isinstance(node, ast.Assign) and any(_is_name(target, "pytestmark") for target in node.targets)
        for clause in _named_in(node.value)
    ]
    yield from _proofs_below(tree, name, shared)


def _proofs_below(
    parent: ast.Module | ast.ClassDef, path: str, shared: list[str]
) -> Iterator[tuple[str, str]]:
    for node in parent.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        own = shared + [clause for decorator in node.decorator_list for clause in _named_in(decorator)]
        where = f"{path}::{node.name}"
        if isinstance(node, ast.ClassDef):
            # A state machine's marks stand on its class, whatever its methods are called.
            if node.name.startswith("Test"):
                yield from _proofs_below(node, where, own)
        elif node.name.startswith("test"):
            yield from ((clause, where) for clause in own)


def _named_in(expression: ast.expr) -> Iterator[str]:
    for call in ast.walk(expression):
        if isinstance(call, ast.Call) and _is_clause_mark(call.func):
            for argument in call.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise SystemExit(f"a clause mark must name its clauses literally: {ast.unparse(call)}")
                yield argument.value


def _is_clause_mark(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "clause"


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def faults(known: dict[str, list[str]], tests: dict[str, list[str]]) -> Iterator[str]:
    """Yield a line for each fault in pages and tests."""
    every = [clause for ids in known.values() for clause in ids]
    for clause in sorted({clause for clause in every if every.count(clause) > 1}):
        yield f"{clause} stands more than once"
    for name, (page, translations) in pages().items():
        if not known[name]:
            yield f"{name} states no clause"
        for file in (page, *translations):
            for unread in set(MEANT_AS_ID.findall(file.read_text(encoding="utf-8"))) - set(clauses(file)):
                yield (
                    f"{unread} in {'/'.join(file.parts[-2:])} is not read as a clause: "
                    "an id is two capitals, a hyphen and a number, perhaps with an E before it"
                )
        for translation in translations:
            for clause in sorted(set(known[name]) ^ set(clauses(translation))):
                other = "/".join(translation.parts[-2:])
                yield f"{clause} stands in only one of {page.name} and {other}"
    for clause in every:
        if clause not in tests:
            yield f"{clause} has no test"
    for clause, where in tests.items():
        if clause not in every:
            yield f"{clause} is no clause, but {where[0]} names it"


def main() -> int:
    """Print the table and the faults; return 1 if there are any."""
    known = {name: clauses(page) for name, (page, _) in pages().items()}
    tests = defaultdict(list)
    for file, root in test_files():
        for clause, test in proofs(file, root):
            tests[clause].append(test)
    for page, ids in known.items():
        print(f"{page}: {sum(clause in tests for clause in ids)} of {len(ids)} clauses proved")
        for clause in ids:
            print(f"  {clause:<7}{', '.join(tests.get(clause, ['-']))}")
    wrong = list(faults(known, tests))
    for line in wrong:
        print(f"clauses: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
