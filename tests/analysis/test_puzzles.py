"""The shipped puzzles: legal positions, one best choice each, hints that give nothing away."""

import itertools
from collections import Counter

import pytest

from flibuste import games
from flibuste.analysis.choices import legal_choices, weighed
from flibuste.analysis.playouts import desk_for
from flibuste.analysis.puzzles import HINTS, BadSet, checked, explained, hinted, left, puzzles_of
from flibuste.core.game import Game
from flibuste.core.message import LANGUAGES, render
from flibuste.core.puzzles import EASIEST, HARDEST, Head, NoPuzzle, read, write
from flibuste.lab.puzzle_mine import OF_A_KIND, kind_of

GAMES = [game for game in games.every() if game.puzzles is not None]
LEAST = 150
WANTED = 160
"""So many are mined; what is no longer clear is taken out."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_follows_from_the_rules(game: Game) -> None:
    assert checked(game) >= LEAST


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_set_is_sorted_by_difficulty_and_no_two_are_alike(game: Game) -> None:
    told = puzzles_of(game)
    hard = [one.hard for one in told.mined]
    assert hard == sorted(hard)
    assert (told.ratings[0], told.ratings[-1]) == (EASIEST, HARDEST)
    assert told.ratings == sorted(told.ratings)
    seen = {told.lay(game, number).seen(game).tobytes() for number in range(len(told.mined))}
    assert len(seen) == len(told.mined)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hints_leave_fewer_choices_and_always_the_best(game: Game) -> None:
    told = puzzles_of(game)
    for number in range(0, len(told.mined), 11):
        puzzle = told.lay(game, number)
        counts = [left(game, puzzle, hints) for hints in range(HINTS + 1)]
        assert all(puzzle.best in choices for choices in counts)
        assert len(counts[-1]) == 2
        assert [len(choices) for choices in counts] == sorted(map(len, counts), reverse=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_answer_is_explained_in_every_language(game: Game) -> None:
    told = puzzles_of(game)
    for number in range(0, len(told.mined), 17):
        puzzle = told.lay(game, number)
        names = [f"Pirate {seat}" for seat in range(int(puzzle.s.players))]
        wrong = puzzle.choices[-1].action
        for language in LANGUAGES:
            said = [
                *hinted(game, puzzle),
                *itertools.chain(*explained(game, puzzle, puzzle.best)),
                *itertools.chain(*explained(game, puzzle, wrong)),
            ]
            assert all(render(one, language, names) for one in said)
            best = render(game.words.say(puzzle.seat, puzzle.best), language, names)
            assert all(best not in render(one, language, names) for one in hinted(game, puzzle))


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.judge is not None], ids=lambda game: game.name
)
def test_fresh_worlds_find_the_same_best_choice(game: Game) -> None:
    told = puzzles_of(game)
    for number in range(5, len(told.mined), 40):
        puzzle = told.lay(game, number)
        o = puzzle.seen(game)
        choices = legal_choices(o, puzzle.seat)
        found = weighed(o, puzzle.seat, choices, 256, desk_for(game, puzzle.s), ("fresh", number), known=True)
        assert int(choices[found.chances[:, puzzle.seat].argmax()]) == puzzle.best


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.judge is not None], ids=lambda game: game.name
)
def test_no_kind_of_answer_makes_more_than_a_quarter_of_what_is_mined(game: Game) -> None:
    mined = puzzles_of(game).mined
    kinds = Counter(kind_of(game, one.choices[0].action) for one in mined)
    kind, count = kinds.most_common(1)[0]
    assert count <= OF_A_KIND * WANTED, f"{count} of {len(mined)} answers are {kind}"


def test_a_set_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    told = puzzles_of(game)
    old = write(Head(game.name, game.version + 1, 5.0), told.mined[:1])
    monkeypatch.setattr("flibuste.analysis.puzzles.read", lambda _packed: read(old))
    with pytest.raises(BadSet, match="mine them anew"):
        checked(game)


def test_there_is_no_puzzle_beyond_the_last() -> None:
    game = GAMES[0]
    with pytest.raises(NoPuzzle):
        puzzles_of(game).lay(game, len(puzzles_of(game).mined))
