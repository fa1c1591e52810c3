"""Opponents that read observations and choose."""
