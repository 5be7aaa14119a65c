"""The games, each in its own package; nobody imports them: they come in by their entry points."""
