"""The two tables of the first lesson, as `position.md` tells; both are of one evening and one deal."""

from __future__ import annotations

REMOVED: dict[str, object] = {
    "0": "broccoli:star",
    "1": "broccoli:spoon",
    "2": "broccoli:cookie,cookie",
    "3": "broccoli:spoon,spoon",
    "4": "chicken",
    "5": "chicken:star",
    "6": "chicken:cookie",
    "7": "chicken:spoon,spoon",
    "8": "chicken:chopstick,chopstick",
    "9": "carrot",
    "10": "carrot:star",
    "11": "carrot:spoon,spoon",
    "12": "carrot:bowl,bowl",
    "13": "carrot:chopstick,chopstick",
    "14": "tuna",
    "15": "tuna:cookie,cookie",
    "16": "tuna:bowl,bowl",
    "17": "tuna:chopstick,chopstick",
    "18": "octopus",
    "19": "octopus:chopstick",
    "20": "octopus:cookie,cookie",
    "21": "octopus:bowl,bowl",
    "22": "prawn",
    "23": "prawn:cookie,cookie",
}
"""The ingredient cards that were removed at the beginning of that evening."""

EARLY: dict[str, object] = {
    "turn": 0,
    "paying": None,
    "final": None,
    "options": {"start": None, "open_hands": False},
    "removed": REMOVED,
    "groups": {
        "threes": {
            "coins": [63, 64, 65, 66, 67],
            "rows": [
                {"24": "chicken:bowl,bowl", "25": "carrot:cookie", "26": "prawn:star"},
                {
                    "27": "broccoli:chopstick,chopstick",
                    "28": "tuna:spoon,spoon",
                    "29": "octopus:cookie",
                },
            ],
        },
        "twos": {
            "coins": [68, 69, 70, 71],
            "rows": [
                {"30": "carrot:spoon,spoon", "31": "octopus:star"},
                {"32": "chicken:spoon,spoon", "33": "broccoli:cookie,cookie"},
            ],
        },
    },
    "woks": [
        "combo_broccoli4_prawn3",
        "combo_chicken2_tuna2_prawn1",
        "combo_broccoli2_carrot2_octopus1",
        "set_3",
        "leftovers",
        "no_symbol",
        "double_chicken_carrot",
        "double_tuna_broccoli",
        "double_octopus_broccoli",
        "covered_9",
        "man_power",
    ],
    "players": [
        {
            "coins": [72, 73, 74],
            "hand": {
                "34": "chicken:bowl",
                "35": "broccoli:bowl,bowl",
                "36": "tuna",
                "37": "tuna:spoon",
            },
            "laid": {},
            "woks": [],
        },
        {
            "coins": [75, 76, 77, 78],
            "hand": {"40": "chicken:star", "41": "octopus", "42": "carrot:bowl"},
            "laid": {"38": "broccoli:cookie,cookie", "39": "carrot:cookie,cookie"},
            "woks": ["covered_8"],
        },
    ],
}
"""The learner needs one more coin for the first row, and its cards for a first wok card."""

LATE: dict[str, object] = {
    "turn": 0,
    "paying": None,
    "final": 1,
    "options": {"start": None, "open_hands": False},
    "removed": REMOVED,
    "groups": {
        "threes": {
            "coins": [63, 64, 65, 66, 67, 68],
            "rows": [
                {},
                {},
            ],
        },
        "twos": {
            "coins": [69, 70, 71, 72],
            "rows": [
                {"24": "chicken:spoon", "25": "carrot:spoon,spoon"},
                {"26": "broccoli:chopstick", "27": "tuna:chopstick"},
            ],
        },
    },
    "woks": ["combo_broccoli4_prawn3", "leftovers", "no_symbol", "double_chicken_carrot", "man_power"],
    "players": [
        {
            "coins": [73, 74, 75],
            "hand": {
                "35": "chicken:bowl",
                "36": "tuna",
                "37": "tuna:spoon",
                "38": "prawn:star",
                "39": "prawn:bowl",
                "40": "prawn",
                "41": "prawn:chopstick,chopstick",
                "42": "broccoli:chopstick,chopstick",
            },
            "laid": {
                "28": "broccoli:bowl,bowl",
                "29": "chicken:bowl,bowl",
                "30": "broccoli:spoon,spoon",
                "31": "octopus:spoon,spoon",
                "32": "carrot:cookie",
                "33": "octopus:cookie",
                "34": "broccoli:cookie,cookie",
            },
            "woks": ["combo_chicken2_tuna2_prawn1", "double_octopus_broccoli", "covered_9"],
        },
        {
            "coins": [76, 77, 78],
            "hand": {
                "53": "broccoli",
                "54": "broccoli:bowl,bowl",
                "55": "broccoli:star",
                "56": "carrot",
                "57": "chicken:bowl,bowl",
                "58": "chicken:cookie,cookie",
                "59": "chicken:spoon,spoon",
                "60": "octopus",
                "61": "prawn:star",
                "62": "tuna:spoon,spoon",
            },
            "laid": {
                "43": "broccoli:cookie,cookie",
                "44": "carrot:cookie,cookie",
                "45": "chicken:star",
                "46": "carrot:bowl",
                "47": "tuna:bowl,bowl",
                "48": "chicken:chopstick,chopstick",
                "49": "carrot:chopstick,chopstick",
                "50": "octopus:star",
                "51": "broccoli:chopstick,chopstick",
                "52": "tuna:star",
            },
            "woks": ["covered_8", "set_3", "double_tuna_broccoli", "combo_broccoli2_carrot2_octopus1"],
        },
    ],
}
"""The last final action is the learner's: one wok card decides who wins."""
