"""A load generator: many people at many tables, over real sockets."""
