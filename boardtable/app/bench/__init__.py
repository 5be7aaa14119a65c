"""How fast the program is and how much memory it takes: one file a figure, each a JSON line with what it is beside."""
