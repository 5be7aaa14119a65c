"""What the games print and the window shows: boxes, drawings, rule books, icons."""
