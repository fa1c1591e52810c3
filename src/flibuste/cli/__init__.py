"""The command `flibuste`."""
