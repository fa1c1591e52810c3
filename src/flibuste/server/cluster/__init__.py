"""Many processes that share one set of tables."""
