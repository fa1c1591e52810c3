"""The same people go on at another table."""

import msgspec
import pytest

from flibuste.table import agree, rematch
from flibuste.table.refused import Refused
from flibuste.table.table import Table
from tests.table.scene import Scene


def test_a_rematch_has_the_same_people_and_bots_one_seat_further() -> None:
    scene = Scene().people("anne", "ben").bots(2).start()
    with pytest.raises(Refused, match="not_over"):
        rematch.may_rematch(scene.table, "anne")
    scene.do(agree.agree, "anne", 0, yes=True).do(agree.agree, "ben", 1, yes=True)
    rematch.may_rematch(scene.table, "ben")
    header = msgspec.structs.replace(scene.header, id="table-2", code="BBBBBB", seats=3)
    fresh = Table(header).fold_all(rematch.opening(scene.table, header, "ben", "", scene.now))
    assert [seat.kind for seat in fresh.roster.seats] == ["person", "bot", "person"]
    assert [seat.name for seat in fresh.roster.seats] == [scene.table.roster.seats[n].name for n in (1, 2, 0)]
    assert fresh.roster.members[fresh.roster.host].person == "ben"
    scene.do(rematch.point_to, "BBBBBB")
    with pytest.raises(Refused, match="rematch_open"):
        rematch.may_rematch(scene.table, "anne")
