"""Every sentence of the program in the languages that it speaks besides English."""
