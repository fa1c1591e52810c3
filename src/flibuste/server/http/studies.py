"""Studies: new tables that play on from any position of a finished game."""

from flibuste.core.recording import Begun, Recording, Stretch
from flibuste.server import wire
from flibuste.server.http import replays
from flibuste.server.live.live_table import LiveTable
from flibuste.server.live.opening import Opening, Study
from flibuste.table.refused import refused


async def open_study(
    archive: replays.Archive, opening: Opening, identity: str, person: str, wanted: wire.NewStudy
) -> LiveTable:
    """A table from the position after `step` steps: one seat for this person, bots at the others."""
    table, rows = await archive.finished(identity)
    recording = replays.recording(table, rows)
    if not replays.may_be_studied(table):
        raise refused("no_study")
    if wanted.seat >= recording.players:
        raise refused("no_such_seat")
    if wanted.step >= len(recording.steps):
        raise refused("no_study")
    begun = _position(recording, wanted.step)
    return await opening.open_study(
        person,
        Study(
            game=recording.game,
            players=recording.players,
            options=dict(recording.options),
            begun=begun,
            seat=wanted.seat,
            level=wanted.level,
            name=wanted.name,
            nonce=wanted.nonce or "",
        ),
    )


def _position(recording: Recording, step: int) -> Begun:
    """Where a study of a game, or of another study, begins."""
    steps, before = recording.steps[:step], recording.begun
    if before is None:
        return Begun(recording.key, steps)
    return Begun(before.key, before.steps, [*before.then, Stretch(recording.key, steps)])
