"""The words that all rooms share: no Qt, no files, no clock, no chance of its own."""
