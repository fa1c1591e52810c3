import socket
import subprocess
import sys

import pytest

from flibuste import __version__, games
from tests.cli.conftest import Run


def test_it_tells_its_version(flibuste: Run) -> None:
    assert flibuste("--version") == (0, f"flibuste {__version__}\n", "")


def test_its_version_loads_no_compiler_and_no_server() -> None:
    asked = (
        "import sys, flibuste.cli.main; print(*{'numpy', 'numba', 'starlette', 'rich'} & sys.modules.keys())"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout == "\n"


def test_the_library_loads_no_server() -> None:
    asked = (
        "import sys; from flibuste import Batch, Bot, Match, choose, games, simulate; games.every(); "
        "import flibuste.lab.training, flibuste.bots.outside; "
        "print(*{'starlette', 'uvicorn', 'uvloop', 'websockets', 'prometheus_client', 'structlog', 'segno', "
        "'typer', 'rich', 'pyarrow', 'gymnasium'} & sys.modules.keys())"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout == "\n"


def test_a_subcommand_that_is_nearly_right_is_named(flibuste: Run) -> None:
    _, _, err = flibuste("simulat", "sandokan")
    assert "'simulate'" in err


@pytest.mark.parametrize(("arguments", "listed"), [([], "rules"), (["bench"], "engine")])
def test_without_arguments_it_shows_what_it_can_do(flibuste: Run, arguments: list[str], listed: str) -> None:
    status, out, err = flibuste(*arguments)
    assert (status, err) == (0, "")
    assert f"\n  {listed} " in out


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["fr", "en", "pl"])
def test_it_shows_the_rules_of_every_game_in_every_language(flibuste: Run, game: str, language: str) -> None:
    status, out, err = flibuste("rules", game, "--lang", language)
    assert (status, err) == (0, "")
    assert out.startswith("# ")
    assert "-1** " in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rules", "monopoly"], "'monopoly'"),
        (["rules"], "game"),
        (["rules", "sandokan", "--lang", "de"], "'de'"),
        (["scuttle"], "'scuttle'"),
        (["--scuttle"], "--scuttle"),
    ],
)
def test_a_mistake_gets_one_clear_line_and_exit_status_2(
    flibuste: Run, arguments: list[str], complaint: str
) -> None:
    status, out, err = flibuste(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("flibuste: ")
    assert err.count("\n") == 1
    assert complaint in err


@pytest.mark.parametrize("command", [["serve"], ["play", "--local"]])
def test_a_port_that_is_taken_is_told_before_anything_starts(flibuste: Run, command: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, out, err = flibuste(*command, "--port", str(port))
    assert (status, out) == (2, "")
    assert f"port {port}: it is taken" in err
    assert "--port" in err.partition("it is taken")[2]
