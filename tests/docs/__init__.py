"""Checks the pages that make claims about the code."""
