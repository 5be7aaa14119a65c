"""Binds a match to the people at it, to the scene and to the file that keeps it."""
