"""Flibuste: three pirate board games, played again."""

__version__ = "0.1.0"
