"""Racers that imitate people at Santy Anno."""
