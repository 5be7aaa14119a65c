"""The table of the first lesson, as `position.md` tells."""

from __future__ import annotations

TABLE: dict[str, object] = {
    "start": 0,
    "seat": 0,
    "phase": "play",
    "turn": {"placed": 0, "played": None, "completed": 0, "discarded": 0, "fresh": [], "style": []},
    "passes": 0,
    "ending": None,
    "board": [
        {"at": [2, 1], "tiles": ["maki 8"]},
        {"at": [2, 2], "tiles": ["tuna 5"]},
        {"at": [4, 3], "tiles": ["crab 4"]},
    ],
    "covers": [],
    "plate": [],
    "strips": [
        {"strip": 0, "recipe": "sake_nigiri", "seen": [0], "doubts": []},
        {"strip": 1, "recipe": "red_duet", "seen": [1], "doubts": []},
        {"strip": 19, "recipe": "crunchy_tuna", "seen": [0], "doubts": []},
        {"strip": 20, "recipe": "fat_chance", "seen": [1], "doubts": []},
        {"strip": 34, "recipe": "tide_pool_gang", "seen": [0], "doubts": []},
        {"strip": 45, "recipe": "thousand_waves", "seen": [1], "doubts": []},
    ],
    "under": {"2": [], "3": [], "4": [], "5": []},
    "players": [
        {
            "tiles": ["tempura 5", "salmon 5", "cucumber 4"],
            "cards": [],
            "screen": [19, 0, 34],
            "served": [],
            "cubes": 0,
        },
        {
            "tiles": ["egg 4", "shrimp 5", "avocado 5"],
            "cards": [],
            "screen": [1, 20, 45],
            "served": [],
            "cubes": 0,
        },
    ],
}
"""One tile completes a recipe of the learner, in the printed order; the other player can begin one beside the crab."""
