# Sourced by the other scripts: `prepare play|dev` makes .venv from the hash-pinned locks and keeps it current.
# A call that finds nothing changed costs a few milliseconds.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1
# Where the environment keeps Python from writing bytecode, every process would compile its modules anew.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX="$PWD/.venv/bytecode"

say() { printf 'flibuste: %s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 2
}

# Shows how far a command that writes to a log has come, on one line that is rewritten in a terminal; elsewhere one line is
# all there is. Arguments: what is done, how much there is to do, the word each part of it begins a line of the log with, the
# log, the command.
with_progress() {
  local what=$1 total=$2 word=$3 log=$4
  shift 4
  : >"$log"
  "$@" >>"$log" 2>&1 &
  local work=$! done=0
  if [ ! -t 2 ]; then
    say "$what"
    wait "$work"
    return
  fi
  while kill -0 "$work" 2>/dev/null; do
    done=$(grep -c "^ *$word " "$log" || true)
    [ "$done" -gt "$total" ] && done=$total
    printf '\rflibuste: %s: %d of %d\033[K' "$what" "$done" "$total" >&2
    sleep 0.3
  done
  printf '\rflibuste: %s\033[K\n' "$what" >&2
  wait "$work"
}

sha256() { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi; }

# The first Python of a version the locks were made for; PYTHON=/path/to/python overrides the search.
find_python() {
  local candidate
  for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14}; do
    if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  fail "needs Python 3.11 to 3.14 on the path (or PYTHON=/path/to/python), and found none"
}

# Installs one lock into .venv, then the project itself without touching its dependencies; examples of games that
# live outside are for checks and tests only.
install() {
  local kind=$1 lock=$2 want=$3 log=.venv/install.log projects=(-e .)
  if [ "$kind" = dev ]; then
    local example
    for example in examples/*/pyproject.toml; do projects+=(-e "${example%/pyproject.toml}"); done
  fi
  if [ "$(cat .venv/home 2>/dev/null)" != "$PWD" ]; then
    local python
    python=$(find_python)
    say "setting up in .venv, once: Python packages, then the browser client"
    # A folder without our mark may be somebody's own environment for this clone: it is kept and completed.
    [ -f .venv/home ] && rm -rf .venv
    [ -x .venv/bin/python ] || "$python" -m venv .venv ||
      fail "could not make a virtual environment (on Debian: apt-get install python3-venv)"
    printf '%s' "$PWD" >.venv/home
  fi
  # Python compiles a module when it is first imported, and most modules of these packages never are.
  if ! { with_progress "installing the packages of $lock" "$(grep -c '^[a-z0-9].*==' "$lock")" Collecting "$log" \
    .venv/bin/python -m pip install --progress-bar off --no-compile --require-hashes -r "$lock" &&
    FLIBUSTE_SKIP_CLIENT=1 .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation \
      "${projects[@]}" >>"$log" 2>&1; }; then
    tail -n 20 "$log" >&2
    fail "the installation failed (is this machine offline?); the whole output is in $log"
  fi
  printf '%s' "$want" >".venv/ready-$kind"
}

prepare() {
  local kind=$1 lock=requirements.txt want
  [ "$kind" = dev ] && lock=requirements-dev.txt
  want="$PWD $(cat "$lock" pyproject.toml hatch_build.py examples/*/pyproject.toml | sha256)"
  if [ "$(cat ".venv/ready-$kind" 2>/dev/null)" != "$want" ]; then
    (
      # Two scripts started side by side must not install at the same time.
      if command -v flock >/dev/null; then exec 9>.install.lock && flock 9; fi
      [ "$(cat ".venv/ready-$kind" 2>/dev/null)" = "$want" ] || install "$kind" "$lock" "$want"
    )
  fi
  export PATH="$PWD/.venv/bin:$PATH" VIRTUAL_ENV="$PWD/.venv"
}
