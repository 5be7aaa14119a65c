"""The table that people see and touch: pieces, places, drags and films; it knows no rules and no game."""
