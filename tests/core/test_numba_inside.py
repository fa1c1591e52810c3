"""Numba still has what `core/numba_inside.py` relies on; a failure says in a sentence what is missing."""

import inspect
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import caching, cgutils
from numba.core.compiler import CompileResult
from numba.core.options import DefaultOptions
from numba.core.registry import CPUDispatcher

from flibuste.core import numba_inside
from flibuste.core.compiled import UNCOMPILED, borrowing, compiled
from flibuste.core.record import I8, Record, assign, blank

pytestmark = pytest.mark.skipif(UNCOMPILED, reason="Numba is switched off")

WITHOUT = "see how to do without in core/numba_inside.py"


class Dice(Record):
    """A record of no game."""

    pips: I8


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (DefaultOptions, "_nrt"),
        (DefaultOptions, "no_cfunc_wrapper"),
        (CPUDispatcher, "get_call_template"),
        (CPUDispatcher, "typeof_pyval"),
        (CompileResult, "entry_point"),
        (caching, "_CacheLocator"),
        (caching._CacheLocator, "ensure_cache_path"),
        (caching.CompileResultCacheImpl, "_locator_classes"),
        (caching.FunctionCache, "_impl_class"),
        (caching.FunctionCache, "save_overload"),
        (caching.FunctionCache, "_index_key"),
        (cgutils, "raw_memcpy"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__.rsplit(".", 1)[-1],
)
def test_numba_still_offers(owner: Any, name: str) -> None:
    assert hasattr(owner, name), f"Numba no longer offers {owner.__name__}.{name}: {WITHOUT}"


def test_a_dispatcher_keeps_its_cache_and_its_overloads_where_we_look_for_them() -> None:
    for name in ("_cache", "overloads", "py_func"):
        assert hasattr(_first, name), f"Numba's dispatchers no longer have {name!r}: {WITHOUT}"


def test_a_place_fulfils_all_that_numba_asks_of_a_locator() -> None:
    asked = caching._CacheLocator.__abstractmethods__
    left = asked - vars(numba_inside.Place).keys()
    assert not left, (
        f"Numba's cache now asks locators for {sorted(left)}: Place in core/numba_inside.py lacks it"
    )


def test_a_block_of_bytes_is_copied_from_where_it_stands_to_where_it_is_wanted() -> None:
    @numba.njit
    def copy(to, at, source, first):  # type: ignore[no-untyped-def]
        numba_inside.copy_block(to, at, source, first)  # type: ignore[call-arg]

    source, to = np.arange(64, dtype=np.uint8), np.zeros(64, np.uint8)
    copy(to, 5, source, 9)
    expected = [0] * 5 + list(range(9, 9 + numba_inside.BLOCK)) + [0] * (64 - 5 - numba_inside.BLOCK)
    assert to.tolist() == expected, f"Numba's arrays no longer lie where copy_block looks: {WITHOUT}"


def test_only_code_that_counts_references_calls_the_counter() -> None:
    def counts(*, counting: bool) -> bool:
        @numba_inside.compiler(counting=counting, bounds_checked=False)
        def lends(values):  # type: ignore[no-untyped-def]
            return _first(values)

        lends(np.ones(3))
        return any("NRT_decref" in code for code in lends.inspect_llvm().values())

    assert counts(counting=True), "a function that counts no references proves nothing here"
    assert not counts(counting=False), f"Numba's option _nrt=False no longer stops the counting: {WITHOUT}"


@numba.njit
def _first(values: Any) -> Any:
    return values[0]


def test_one_compilation_serves_all_ints_in_compiled_code() -> None:
    @numba.njit
    def callee(x):  # type: ignore[no-untyped-def]
        return x + 1

    @numba.njit
    def caller(small, large):  # type: ignore[no-untyped-def]
        return callee(small) + callee(large) + callee(7)

    numba_inside.compile_once_for_all_ints(callee)
    assert caller(np.int8(1), np.int64(2)) == 2 + 3 + 8
    assert callee.signatures == [(numba.int64,)], (
        f"Numba no longer asks Dispatcher.get_call_template which code fits a call: {WITHOUT}"
    )


@pytest.fixture
def kept(tmp_path: Path) -> Callable[..., Any]:
    """Makes a dispatcher of a function that caches its code in the test's folder."""

    def make(key: str = "key") -> Any:
        dispatcher = numba.njit(lambda x: 2 * x)
        place = numba_inside.Place(tmp_path / "code", key, 1)
        numba_inside.keep_on_disk(dispatcher, place, tmp_path / "lock", str)
        return dispatcher

    return make


def test_code_is_kept_in_its_place_and_loaded_by_its_key(kept: Any, tmp_path: Path) -> None:
    first, second, changed = kept(), kept(), kept("another key")
    assert first(4) == second(4) == changed(4) == 8
    assert list((tmp_path / "code").glob("*.nbc")), (
        f"Numba no longer keeps code through Dispatcher._cache: {WITHOUT}"
    )
    assert sum(second.stats.cache_hits.values()) == 1, f"Numba no longer loads what Place keeps: {WITHOUT}"
    assert not changed.stats.cache_hits, f"Numba no longer heeds a locator's source stamp: {WITHOUT}"


def test_code_is_kept_under_the_lock(kept: Any, tmp_path: Path) -> None:
    kept()(4)
    assert (tmp_path / "lock").exists(), f"Numba no longer keeps code through Cache.save_overload: {WITHOUT}"


@pytest.mark.parametrize("shape", ["record", "array", "tuple"])
def test_code_for_a_record_is_kept_by_its_game(tmp_path: Path, shape: str) -> None:
    s = blank(Dice)
    argument = {"record": s, "array": np.zeros(2, s.dtype), "tuple": (1, (s,))}[shape]
    versions = []
    for version in ("one", "one", "two"):
        dispatcher = numba.njit(lambda of: (of, 1)[1])
        place = numba_inside.Place(tmp_path / "code", "key", 1)
        numba_inside.keep_on_disk(
            dispatcher, place, tmp_path / "lock", {numba.from_dtype(s.dtype): version}.__getitem__
        )
        dispatcher(argument)
        versions.append(sum(dispatcher.stats.cache_hits.values()))
    assert versions == [0, 1, 0], f"Numba no longer looks code up by Cache._index_key: {WITHOUT}"


def test_an_entry_point_takes_the_memory_of_a_record() -> None:
    room = np.zeros(1, blank(Dice).dtype)
    room[0].pips = 5
    entry = numba_inside.entry_point(_pips, room[0], 2)
    assert entry is not None, f"Numba no longer offers overloads by typeof_pyval: {WITHOUT}"
    assert entry(SimpleNamespace(data=room.data), 2) == 10, (
        f"Numba's entry points no longer take the memory of a record: {WITHOUT}"
    )


@compiled
def _pips(s: Dice, times: int) -> int:
    return s.pips * times


def test_what_is_not_compiled_has_no_entry_point() -> None:
    assert numba_inside.entry_point(lambda x: x, 1) is None


def test_compiled_code_copies_a_record_with_all_its_bytes() -> None:
    s, out = blank(Dice), blank(Dice)
    s.pips, s.players, s.drawn = 6, 3, 2**63
    _copy(out, s)
    assert out.tobytes() == s.tobytes(), (
        f"Numba no longer hands records over as the address of their bytes: {WITHOUT}"
    )


@borrowing
def _copy(out: Dice, s: Dice) -> None:
    assign(out, s)


def test_only_the_fence_touches_what_numba_does_not_promise() -> None:
    package = Path(str(inspect.getfile(numba_inside))).parent.parent
    promised = ("numba", "numba.extending", "numba.types")
    strays = [
        f"{source.relative_to(package)}: {line.strip()}"
        for source in package.rglob("*.py")
        if source.name != "numba_inside.py"
        for line in source.read_text().splitlines()
        if line.strip().startswith(("from numba", "import numba")) and line.split()[1] not in promised
    ]
    assert not strays, "import Numba's inside in core/numba_inside.py only"
