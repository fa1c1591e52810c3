"""What people may do at a table: `POST /api/tables/CODE/TAG`, or a frame `{"t": "TAG", "id": ..., ...}`."""

from typing import Annotated

import msgspec

from flibuste.server.wire.parts import (
    Character,
    ChosenSettings,
    Level,
    MemberNumber,
    Name,
    Nonce,
    RequestId,
    Seat,
    SheetsMark,
    Text,
    TvNumber,
)


class Command(msgspec.Struct, tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """What a person tells the table; sent twice with the same id it counts once."""

    id: RequestId | None = None


class Join(Command, tag="join"):
    """Come to the table, as a spectator until seated."""

    name: Name | None = None
    bot_of: Name | None = None
    """Whose program this is, if it is one: the table shows it as that person's bot."""


class Leave(Command, tag="leave"):
    """Go away: before the start the seats become free, later they are treated as dropped."""


class Sit(Command, tag="sit"):
    """Take a free seat, or a vacant one of a running game where latecomers may simply sit down.

    Before the start, a further seat on the same device makes it a shared one.
    """

    seat: Seat
    name: Name | None = None
    nonce: Nonce | None = None
    """This seat's contribution to the dice, chosen after the commitment was shown."""
    character: Character | None = None
    """The character its player takes, where the game has characters to choose from."""


class ChooseCharacter(Command, tag="character"):
    """Choose a seat's character before the start; None for whichever is left."""

    seat: Seat
    character: Character | None = None


class Stand(Command, tag="stand"):
    """Give up a seat before the start."""

    seat: Seat


class PlaceBot(Command, tag="bot"):
    """Let a bot of this level take the seat (host; later in the game only an offered or left seat)."""

    seat: Seat
    level: Level


class Empty(Command, tag="empty"):
    """Take a bot or a person off a seat before the start (host)."""

    seat: Seat


class Settle(Command, tag="settle"):
    """Change the table's settings (host); settings not given get their default."""

    settings: ChosenSettings


class Start(Command, tag="start"):
    """Begin the game with the seats taken; free seats at the end are left out (host)."""


class Pause(Command, tag="pause"):
    """Stop the clocks and the play (any seated person)."""


class Resume(Command, tag="resume"):
    """Go on (any seated person)."""


class Resign(Command, tag="resign"):
    """Give up: a bot plays the seat to the end."""

    seat: Seat


class Agree(Command, tag="agree"):
    """Say whether the person wants to end the game here; it ends when all people agree."""

    seat: Seat
    yes: bool = True


class Wave(Command, tag="wave"):
    """Say that the person has seen enough of what is shown to all, or of bots at their turns.

    It goes on when all people have waved; bots then take hardly any time until a person is asked.
    """


class Rematch(Command, tag="rematch"):
    """Open a new table with the same people, bots and settings; the view then names its code."""


class Kick(Command, tag="kick"):
    """Send a person away, for good if banned (host)."""

    member: MemberNumber
    ban: bool = False


class Mute(Command, tag="mute"):
    """Let nobody hear a person's talk (host)."""

    member: MemberNumber
    muted: bool = True


class HandHost(Command, tag="host"):
    """Hand the host's rights to another person (host)."""

    member: MemberNumber


class Ask(Command, tag="ask"):
    """Ask the host for the seat of somebody who is away."""

    seat: Seat


class Give(Command, tag="give"):
    """Give an absent person's or a bot's seat to somebody who asked (host, or a TV that the host paired)."""

    seat: Seat
    member: MemberNumber


class Decline(Command, tag="decline"):
    """Tell somebody who asked for a seat that they do not get it (host, or a TV that the host paired)."""

    member: MemberNumber


class PairTv(Command, tag="pair"):
    """Let the TV that shows this number give seats away as the host can, or stop it (host)."""

    tv: TvNumber
    paired: bool = True


class Bind(Command, tag="bind"):
    """Play with the printed sheets of this mark, whatever table they were printed for (host)."""

    sheets: SheetsMark


class Return(Command, tag="return"):
    """Take the person's own seat back from the bot that plays it meanwhile."""

    seat: Seat


class TurnCard(Command, tag="turn"):
    """With a host dealing by hand: let the program draw the next card, the event with the first (host)."""

    prompt: int


class Speak(Command, tag="say"):
    """Say a quick phrase, or free text where the host allows it."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Text | None = None


AnyCommand = (
    Join | Leave | Sit | ChooseCharacter | Stand | PlaceBot | Empty | Settle | Start | Pause | Resume | Resign
    | Agree | Wave | Rematch | Kick | Mute | HandHost | Ask | Give | Decline | PairTv | Bind | Return
    | TurnCard | Speak
)  # fmt: skip
