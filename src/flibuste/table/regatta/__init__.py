"""A regatta: many people, some rounds, tables drawn anew for each; no input or output."""
