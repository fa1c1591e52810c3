"""The laboratory: simulations, tournaments, reports and learning environments."""
