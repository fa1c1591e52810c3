"""Which form of a rule runs: each thread chooses for itself."""

import threading

import numba
import pytest

from flibuste.core import two_forms
from flibuste.core.compiled import UNCOMPILED
from flibuste.core.two_forms import COMPILED, PLAIN, TwoForms, runs_compiled, start_plain

pytestmark = pytest.mark.skipif(UNCOMPILED, reason="Numba is switched off")


def plain(x: int) -> str:
    """Says that it ran."""
    return f"plain {x}"


rule = TwoForms(plain, lambda x: f"compiled {x}")


def caller_plain(x: int) -> str:
    """Calls another rule."""
    return str(rule(x))


caller = TwoForms(caller_plain, caller_plain)


def test_outside_of_a_server_the_compiled_form_runs() -> None:
    assert runs_compiled()
    assert rule(1) == "compiled 1"


def test_within_a_block_its_form_runs_and_afterwards_the_one_before() -> None:
    with PLAIN:
        assert caller(1) == "plain 1"
        with COMPILED:
            assert rule(2) == "compiled 2"
        assert rule(3) == "plain 3"
    assert rule(4) == "compiled 4"


def test_a_process_that_starts_plain_stays_so_but_within_a_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two_forms._Here, "compiled", True)
    with PLAIN:
        pass
    start_plain()
    assert rule(1) == "plain 1"
    with COMPILED:
        assert rule(2) == "compiled 2"
    assert rule(3) == "plain 3"


def test_a_block_is_for_its_own_thread_only() -> None:
    said: list[str] = []
    with PLAIN:
        other = threading.Thread(target=lambda: said.append(rule(1)))
        other.start()
        other.join()
    assert said == ["compiled 1"]


def test_compiled_code_calls_the_compiled_form_of_what_it_names() -> None:
    def one_more(x):  # type: ignore[no-untyped-def]
        return x + 1

    named = TwoForms(lambda x: x - 1, numba.njit(one_more))

    @numba.njit
    def twice(x):  # type: ignore[no-untyped-def]
        return named(named(x))

    assert twice(5) == 7
    with PLAIN:
        assert named(5) == 4
