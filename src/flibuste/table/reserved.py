"""Characters that are taken in the game: nobody else can take first what a person chose before it."""

from flibuste.table.table import Table


def reserved(table: Table, seat: int) -> set[int]:
    """The actions by which this seat would take what another person chose in the waiting room."""
    characters = table.game.characters
    if characters is None or characters.take is None:
        return set()
    seen = table.seen(seat).record
    return {
        action
        for number, other in enumerate(table.roster.seats)
        if number != seat and other.kind == "person" and other.character is not None
        if (action := characters.take(seen, seat, other.character)) >= 0
    }


def spare(table: Table, seat: int, action: int) -> int:
    """This action, or if it would take what somebody else chose, one that takes what is still free."""
    others = reserved(table, seat)
    characters = table.game.characters
    if action not in others or characters is None or characters.take is None:
        return action
    seen = table.seen(seat).record
    takes = (characters.take(seen, seat, character) for character in range(len(characters.names)))
    return next((take for take in takes if take >= 0 and take not in others), action)
