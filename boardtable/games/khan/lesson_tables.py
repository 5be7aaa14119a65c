"""The three tables of the first lesson, as `position.md` tells; all are of one evening."""

from __future__ import annotations

PLACING: dict[str, object] = {
    "phase": "place",
    "turn": 0,
    "left": 0,
    "extra": False,
    "ending": False,
    "options": {"start": 0, "spread": False},
    "rulers": {
        "russian": {"at": [0, 6], "court": 5},
        "seljuk": {"at": [7, 6], "court": 5},
        "georgian": {"at": [2, 2], "court": 5},
        "hungarian": {"at": [5, 2], "court": 5},
        "abbasid": {"at": [9, 1], "court": 5},
        "korean": {"at": [2, 10], "court": 5},
        "song": {"at": [8, 10], "court": 5},
        "khmer": {"at": [11, 8], "court": 5},
    },
    "pieces": [],
    "neutral": {"count": 60, "on_map": {}, "on_card": []},
    "players": [
        {
            "yurts": {"count": 40, "on_map": {"0": [8, 2], "1": [9, 10]}, "on_card": []},
            "hand": {},
            "specials": {"high_morale": 2, "protection": 2, "divine_support": 2, "reserve_tile": 2},
            "active": None,
        },
        {
            "yurts": {"count": 40, "on_map": {"0": [9, 5], "1": [2, 9]}, "on_card": []},
            "hand": {},
            "specials": {"high_morale": 2, "protection": 2, "divine_support": 2, "reserve_tile": 2},
            "active": None,
        },
    ],
    "cleared": None,
    "discard": {},
    "next_card": 1043,
    "proposal": None,
    "refused": [],
    "proposals": 0,
}
"""The last placement round: the learner has no yurt in the ice yet."""

MIDDLE: dict[str, object] = {
    "phase": "act",
    "turn": 0,
    "left": 2,
    "extra": False,
    "ending": False,
    "options": {"start": 0, "spread": False},
    "rulers": {
        "russian": {"at": [0, 6], "court": 5},
        "seljuk": {"at": [7, 6], "court": 5},
        "georgian": {"at": [2, 2], "court": 5},
        "hungarian": {"at": [5, 2], "court": 5},
        "abbasid": {"at": [10, 0], "court": 4},
        "korean": {"at": [2, 10], "court": 5},
        "song": {"at": [8, 10], "court": 5},
        "khmer": {"at": [11, 8], "court": 5},
    },
    "pieces": [],
    "neutral": {"count": 60, "on_map": {"24": [9, 1]}, "on_card": []},
    "players": [
        {
            "yurts": {"count": 40, "on_map": {"0": [8, 2], "1": [9, 10], "2": [3, 10]}, "on_card": []},
            "hand": {
                "1043": "hungarian:SW:ice",
                "1044": "korean:S:tundra",
                "1045": "korean:SW:sand_desert",
                "1046": "abbasid:SE:tropical_forest",
            },
            "specials": {"high_morale": 2, "protection": 2, "divine_support": 2, "reserve_tile": 2},
            "active": None,
        },
        {
            "yurts": {"count": 40, "on_map": {"0": [9, 5], "1": [2, 9], "2": [1, 2]}, "on_card": []},
            "hand": {
                "1047": "abbasid:NW:tundra",
                "1048": "georgian:E:mountains",
                "1049": "korean:SE:joker",
                "1050": "korean:NW:ice",
            },
            "specials": {"high_morale": 2, "protection": 2, "divine_support": 2, "reserve_tile": 2},
            "active": None,
        },
    ],
    "cleared": None,
    "discard": {"1051": "abbasid:SW:rocky_desert"},
    "next_card": 1052,
    "proposal": None,
    "refused": [],
    "proposals": 0,
}
"""The learner's first turn."""

LATE: dict[str, object] = {
    "phase": "act",
    "turn": 0,
    "left": 2,
    "extra": False,
    "ending": True,
    "options": {"start": 0, "spread": False},
    "rulers": {
        "russian": {"at": None, "court": 0},
        "seljuk": {"at": None, "court": 0},
        "georgian": {"at": None, "court": 0},
        "hungarian": {"at": None, "court": 0},
        "abbasid": {"at": None, "court": 0},
        "korean": {"at": None, "court": 0},
        "song": {"at": None, "court": 0},
        "khmer": {"at": None, "court": 0},
    },
    "pieces": [
        {"piece": 16, "cells": [[2, 9], [2, 10], [3, 10], [4, 10]]},
        {"piece": 4, "cells": [[0, 3], [1, 3], [2, 3]]},
        {"piece": 12, "cells": [[3, 6], [3, 7], [3, 8], [3, 9]]},
        {"piece": 26, "cells": [[8, 9], [9, 8], [9, 9], [9, 10], [10, 9]]},
        {"piece": 21, "cells": [[10, 7], [10, 8], [11, 7], [11, 8], [11, 9]]},
        {"piece": 24, "cells": [[8, 0], [9, 0], [10, 0], [10, 1], [10, 2]]},
    ],
    "neutral": {"count": 60, "on_map": {"40": [4, 3], "41": [6, 6], "42": [11, 2], "43": [0, 10]}, "on_card": []},
    "players": [
        {
            "yurts": {
                "count": 40,
                "on_map": {"0": [3, 3], "1": [3, 5], "2": [3, 10], "3": [1, 3], "4": [3, 7]},
                "on_card": [],
            },
            "hand": {"1043": "korean:N:tropical_forest"},
            "specials": {"high_morale": 2, "protection": 1, "divine_support": 2, "reserve_tile": 1},
            "active": None,
        },
        {
            "yurts": {"count": 40, "on_map": {"0": [8, 9], "1": [11, 9], "2": [9, 0]}, "on_card": []},
            "hand": {"1044": "khmer:N:river"},
            "specials": {"high_morale": 1, "protection": 2, "divine_support": 2, "reserve_tile": 2},
            "active": None,
        },
    ],
    "cleared": None,
    "discard": {"1045": "russian:NE:rocky_desert", "1046": "georgian:N:ice", "1047": "hungarian:NE:joker"},
    "next_card": 1048,
    "proposal": None,
    "refused": [],
    "proposals": 0,
}
"""The end phase."""
