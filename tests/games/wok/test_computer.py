"""What the computer makes of this game: positions in which the best decision is beyond doubt."""
