"""The window: start page, table page, menus and dialogs."""
