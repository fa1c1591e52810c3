"""One live table: its seats, clock, commands and log, without any input or output."""
