"""The three games: Santy Anno, Catan Junior, Sandokan."""
