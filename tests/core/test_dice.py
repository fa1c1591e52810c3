"""Dice one can check: a commitment hides and binds, and everybody contributes to the key."""

from flibuste.core.dice import commitment, key_from


def test_the_commitment_binds_to_the_secret() -> None:
    assert commitment(b"one") == commitment(b"one") != commitment(b"two")


def test_every_part_changes_the_key() -> None:
    parts = [
        (b"secret", "TABLE", [b"a", b"b"]),
        (b"secreT", "TABLE", [b"a", b"b"]),
        (b"secret", "table", [b"a", b"b"]),
        (b"secret", "TABLE", [b"b", b"a"]),
        (b"secret", "TABLE", [b"ab"]),
        (b"secret", "TABLE", [b"", b"ab"]),
    ]
    assert len({key_from(*part).tobytes() for part in parts}) == len(parts)
