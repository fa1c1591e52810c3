"""What a game says once: its actions, facts and refusals, each declared in one place as a row of a table."""
