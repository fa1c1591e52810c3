"""What a finished game teaches: chances, luck and play."""
