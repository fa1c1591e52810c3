"""One live table: its seats, clock, verbs and log, without any input or output."""
