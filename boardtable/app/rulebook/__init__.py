"""The rule book beside the table: read, searched, printed, and opened where a refusal points."""
