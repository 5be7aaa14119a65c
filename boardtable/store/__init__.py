"""Everything that lies on the disk: games in progress and finished, boxes, settings, the lock and the crash log."""
