"""What a game declares once: its actions, facts and refusals, each as a row of a table."""
