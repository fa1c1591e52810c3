"""Pirate's Dice speaks three languages, and says the same things in all of them."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import pirates_dice
from flibuste.core.message import LANGUAGES, message, render
from pirates_dice import GAME
from pirates_dice.actions import DENSE
from pirates_dice.mind import MIND
from pirates_dice.refusals import REFUSALS

WORDS = Path(pirates_dice.__file__).parent / "words"


def keys(language: str) -> set[str]:
    page = FluentParser().parse((WORDS / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in page.body if isinstance(entry, Junk)]
    return {entry.id.name for entry in page.body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_refusal_reason_and_option_can_be_said(language: str) -> None:
    for action in range(DENSE):
        assert render(GAME.words.say(0, action), language, str)
    said = [refusal.key for refusal in REFUSALS.values()]
    said += [f"pd-option-{option.name}" for option in GAME.options]
    said += [f"pd-option-{option.name}-{value}-text" for option in GAME.options for value in option.values]
    for key in said:
        assert render(message(key), language, str)
    for term in MIND.terms:
        assert render(message(term, side="for"), language, str)
