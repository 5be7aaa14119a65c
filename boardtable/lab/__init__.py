"""The same program without a window: plays, replays, checks and measures on the command line."""
