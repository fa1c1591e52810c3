"""What Santy Anno answers without a table: does your box match, where do I end up, and the drill."""

from typing import Final

from flibuste.core.rooms import Context, Question
from flibuste.games.santy_anno import questions
from flibuste.games.santy_anno.rooms import drilling, wire
from flibuste.games.santy_anno.rooms.box import known_fleet
from flibuste.games.santy_anno.rooms.where import where


def _resolved(asked: questions.Question, context: Context) -> questions.Ends:
    return questions.ends([questions.understood(asked)])[0]


QUESTIONS: Final = (
    Question("resolve", questions.Question, questions.Ends, _resolved, questions.answers, on_web=False),
    Question("fleet", wire.AskFleet, wire.KnownFleet, known_fleet),
    Question("where", wire.AskWhere, wire.Where, where),
    Question("drill", wire.NewDrill, wire.Drill, drilling.drill),
    Question("drill/card", wire.AskCard, wire.LaidCard, drilling.card),
    Question("drill/answer", wire.DrillAnswer, wire.DrillResult, drilling.judge),
)
