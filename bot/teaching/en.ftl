# Help and rules

teaching-how-to-play =
    {""}**My move** below the board asks you step by step and plays only when you confirm. The same works by typing: `/play` completes every word. Only legal moves are offered.
    A move starts with one of these:
