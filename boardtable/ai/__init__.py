"""The computer players, and the process in which they think."""
