"""Rewrites all golden playthroughs: `python -m tests.playthroughs`."""

from tests.playthroughs.tell import FOLDER, page_of, tell, told_cases, written

FOLDER.mkdir(exist_ok=True)
for page in written():
    page.unlink()
for case in told_cases():
    page_of(case).write_text(tell(case), "utf-8")
